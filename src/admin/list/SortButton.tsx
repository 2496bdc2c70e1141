interface SortButtonProps {
  label: string;
  sorted: 'asc' | 'desc' | false;
  onSort: () => void;
}

/** The heading of a column that sorts its list. */
export function SortButton({ label, sorted, onSort }: SortButtonProps) {
  return (
    <button
      type="button"
      className="min-h-8 font-semibold underline-offset-4 hover:underline lg:min-h-6"
      onClick={onSort}
    >
      <span>{label}</span>
      <span aria-hidden>{sorted === 'asc' ? ' ↑' : sorted === 'desc' ? ' ↓' : ''}</span>
    </button>
  );
}
