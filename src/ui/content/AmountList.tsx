interface Amount {
  readonly name: string;
  /** Formatted. */
  readonly value: string;
}

interface AmountListProps {
  rows: readonly Amount[];
  total: Amount;
  /** Makes the total stand out more. */
  large?: boolean;
}

/** Amounts that add up to a total. */
export function AmountList({ rows, total, large = false }: AmountListProps) {
  return (
    <dl className="amount space-y-1">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div
        className={`mt-2 flex items-baseline justify-between gap-4 border-t border-hairline pt-3 font-semibold ${large ? 'text-xl' : 'text-lg'}`}
      >
        <dt>{total.name}</dt>
        <dd>{total.value}</dd>
      </div>
    </dl>
  );
}
