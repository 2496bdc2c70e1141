import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { SynonymFault } from '#domain/search/synonym-rows.ts';
import type { SynonymRow } from '#domain/search/synonyms.ts';
import { synonymWords as words } from '#text/admin/synonyms.ts';

interface SynonymRowFieldsProps {
  row: SynonymRow;
  /** Position among the shown rows, from 1. */
  index: number;
  fault: SynonymFault | null;
  onChange: (row: SynonymRow) => void;
  onRemove: () => void;
}

const FIELDS = ['words', 'products'] as const;

/** A row of the synonyms: what shoppers type, and what they see. */
export function SynonymRowFields({ row, index, fault, onChange, onRemove }: SynonymRowFieldsProps) {
  const id = useId();
  return (
    <li>
      <fieldset className="grid items-start gap-x-3 gap-y-1 py-2 md:grid-cols-[3fr_2fr_auto]">
        <legend className="sr-only">{words.row(index)}</legend>
        {FIELDS.map((name) => {
          const isFaulty = fault !== null && (fault === 'products') === (name === 'products');
          return (
            <label key={name} className="grid gap-1">
              <span className="text-sm text-ink-soft md:sr-only">{words[name]}</span>
              <input
                value={row[name]}
                onChange={({ target: { value } }) => onChange({ ...row, [name]: value })}
                autoComplete="off"
                spellCheck={false}
                aria-invalid={isFaulty}
                aria-describedby={isFaulty ? `${id}-fault` : undefined}
                className="h-11 w-full rounded-card border border-edge bg-surface px-3 aria-[invalid=true]:border-clay"
              />
            </label>
          );
        })}
        <button
          type="button"
          aria-label={words.remove(row.words)}
          onClick={onRemove}
          className="flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-tint hover:text-clay"
        >
          <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
        </button>
        {fault && (
          <p id={`${id}-fault`} className="text-sm text-clay md:col-span-3">
            {words.faults[fault]}
          </p>
        )}
      </fieldset>
    </li>
  );
}
