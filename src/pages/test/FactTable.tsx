interface FactTableProps {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** Text without rows. */
  empty: string;
}

/** A small table of facts. */
export function FactTable({ label, heads, rows, empty }: FactTableProps) {
  if (rows.length === 0) return <p className="text-ink-soft">{empty}</p>;
  return (
    <table className="w-full max-w-3xl text-left" aria-label={label}>
      <thead>
        <tr className="border-b border-edge">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pr-4 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join(' ')} className="border-b border-hairline">
            {row.map((cell, index) => (
              <td key={heads[index]} className="py-2 pr-4 amount [overflow-wrap:anywhere]">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
