import { useEffect, useRef, useState } from 'react';
import { NO_SYNONYM_CHANGES } from '#domain/search/synonym-changes.ts';
import { synonymFault, synonymRows } from '#domain/search/synonym-rows.ts';
import type { SynonymChanges } from '#domain/search/synonyms.ts';
import { words as settingWords } from '#text/admin/settings.ts';
import { synonymWords as words } from '#text/admin/synonyms.ts';
import { FactList } from '#ui/content/FactList.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Button } from '#ui/form/Button.tsx';
import { useUnsaved } from '../frame/unsaved-forms.ts';
import { SynonymRowFields } from './SynonymRowFields.tsx';
import { useSynonyms } from './use-synonyms.ts';

interface SynonymSectionProps {
  /** The stored changes to the default table. */
  stored: SynonymChanges | undefined;
  /** Users who may not write see the table. */
  writable: boolean;
}

/** The synonyms of the search: one row each, added, edited, removed or reset to the defaults. */
export function SynonymSection({ stored = NO_SYNONYM_CHANGES, writable }: SynonymSectionProps) {
  return (
    <section
      aria-labelledby="settings-synonyms"
      className="rounded-card border border-hairline bg-surface p-4 sm:p-6"
    >
      <h2 id="settings-synonyms" className="scroll-mt-6 text-xl">
        {words.title}
      </h2>
      <p className="mb-4 max-w-prose text-ink-soft">{words.lead}</p>
      {writable ? (
        <SynonymEditor stored={stored} />
      ) : (
        <FactList
          facts={synonymRows(stored).map((row) => ({ name: row.words, value: row.products }))}
        />
      )}
    </section>
  );
}

function SynonymEditor({ stored }: { stored: SynonymChanges }) {
  const table = useSynonyms(stored);
  useUnsaved(table.isDirty);
  const [filter, setFilter] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const added = useRef(0);
  const newest = Math.max(0, ...table.rows.map(({ id }) => id));
  useEffect(() => {
    if (added.current === 0 || newest <= added.current) return;
    added.current = 0;
    list.current?.querySelector('input')?.focus();
  }, [newest]);
  const term = filter.trim().toLowerCase();
  const shown = table.rows.filter(
    (row) => row.words === '' || `${row.words} ${row.products}`.toLowerCase().includes(term),
  );
  return (
    <form
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        void table.save();
      }}
      className="grid gap-4"
    >
      {table.isConflicting && (
        <ErrorMessage look="box">
          <p className="mb-2 font-semibold">{words.changed}</p>
          <Button look="quiet" onClick={table.discard}>
            {settingWords.takeTheirs}
          </Button>
        </ErrorMessage>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid grow gap-1 sm:max-w-xs">
          <span className="text-sm font-semibold">{words.find}</span>
          <input
            type="search"
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
            autoComplete="off"
            className="h-11 w-full rounded-card border border-edge bg-surface px-3"
          />
        </label>
        <Button
          look="quiet"
          onClick={() => {
            added.current = newest;
            setFilter('');
            table.add();
          }}
        >
          {words.add}
        </Button>
        <p role="status" className="amount flex min-h-11 items-center text-ink-soft">
          {shown.length > 0 ? words.rows(shown.length) : words.none}
        </p>
      </div>
      <div
        aria-hidden
        className="hidden gap-3 pr-14 text-sm font-semibold md:grid md:grid-cols-[3fr_2fr]"
      >
        <span>{words.words}</span>
        <span>{words.products}</span>
      </div>
      <ul
        ref={list}
        className="relative max-h-[32rem] divide-y divide-hairline overflow-y-auto border-y border-hairline px-1"
      >
        {shown.map((row, index) => (
          <SynonymRowFields
            key={row.id}
            row={row}
            index={index + 1}
            fault={table.isChecked ? synonymFault(row) : null}
            onChange={(next) => table.edit(row.id, next)}
            onRemove={() => table.remove(row.id)}
          />
        ))}
      </ul>
      <ErrorMessage className="empty:hidden">{table.problem}</ErrorMessage>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" aria-disabled={table.pending}>
          <span>{table.pending ? settingWords.saving : settingWords.save}</span>
          <span className="sr-only">{`: ${words.title}`}</span>
        </Button>
        <Button look="quiet" onClick={table.reset}>
          {words.reset}
        </Button>
        {table.isDirty && (
          <Button look="quiet" onClick={table.discard}>
            {words.discard}
          </Button>
        )}
        <p role="status" className="text-ink-soft">
          {table.isDirty && settingWords.dirty}
        </p>
      </div>
    </form>
  );
}
