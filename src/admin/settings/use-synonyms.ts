import { useState } from 'react';
import { NO_SYNONYM_CHANGES, MAX_SYNONYM_ROWS } from '#domain/search/synonym-changes.ts';
import { synonymChanges, synonymFault, synonymRows } from '#domain/search/synonym-rows.ts';
import type { SynonymChanges, SynonymRow } from '#domain/search/synonyms.ts';
import { saveSynonyms } from '#data/admin/settings.ts';
import { words as settingWords } from '#text/admin/settings.ts';
import { synonymWords as words } from '#text/admin/synonyms.ts';
import { failureSentences } from '#text/site/failures.ts';
import { toast } from '#ui/feedback/toast.ts';

/** A row with an id that stays while it is edited. */
export interface EditedRow extends SynonymRow {
  readonly id: number;
}

let lastId = 0;

function numbered(rows: readonly SynonymRow[]): readonly EditedRow[] {
  return rows.map((row) => ({ ...row, id: ++lastId }));
}

/** The synonym table while the owner edits it. `stored` holds the latest stored changes. */
export function useSynonyms(stored: SynonymChanges) {
  const [base, setBase] = useState(stored);
  const [rows, setRows] = useState(() => numbered(synonymRows(stored)));
  const [isChecked, setChecked] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  /** What the last save sent, until it comes back as a snapshot: rows may be edited meanwhile. */
  const [sent, setSent] = useState('');
  const changes = synonymChanges(rows);
  const isDirty = JSON.stringify(changes) !== JSON.stringify(base);
  const storedText = JSON.stringify(stored);
  const isBehind = storedText !== JSON.stringify(base);
  const isOwn = storedText === sent || storedText === JSON.stringify(changes);
  if (isBehind && !pending) {
    if (isOwn || !isDirty) showRows(isOwn ? rows : numbered(synonymRows(stored)));
  }
  return {
    rows,
    isChecked,
    pending,
    problem,
    isDirty,
    isConflicting: isBehind && !isOwn,
    edit,
    add,
    remove,
    reset,
    discard,
    save,
  };

  function showRows(next: readonly EditedRow[]): void {
    setBase(stored);
    setSent('');
    setRows(next);
    setProblem('');
    setChecked(false);
  }

  function edit(id: number, row: SynonymRow): void {
    setRows(rows.map((other) => (other.id === id ? { ...row, id } : other)));
  }

  /** Adds an empty row at the top. */
  function add(): void {
    setRows([...numbered([{ words: '', products: '' }]), ...rows]);
  }

  function remove(id: number): void {
    setRows(rows.filter((other) => other.id !== id));
  }

  /** The default table; stored only by a save. */
  function reset(): void {
    setRows(numbered(synonymRows(NO_SYNONYM_CHANGES)));
    setProblem('');
  }

  function discard(): void {
    showRows(numbered(synonymRows(stored)));
  }

  async function save(): Promise<void> {
    if (pending) return;
    setChecked(true);
    if (rows.some((row) => synonymFault(row) !== null)) return setProblem(words.mend);
    if (changes.own.length > MAX_SYNONYM_ROWS) return setProblem(words.tooMany);
    setPending(true);
    setProblem('');
    setSent(JSON.stringify(changes));
    const result = await saveSynonyms(changes, base);
    setPending(false);
    if (!result.ok) return setProblem(failureSentences[result.failure.code]);
    if (result.value === 'changed') return setProblem(settingWords.changedProblem);
    // The stored changes come back as a snapshot, which becomes the base.
    toast(words.saved);
  }
}
