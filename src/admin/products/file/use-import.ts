import { useRef, useState } from 'react';
import { otherShop } from '#domain/product-file/csv-headings.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/admin/product-file.ts';
import { words as importWords } from '#text/admin/catalogue/import.ts';
import { type AppliedChanges, applyChanges } from '#data/admin/catalogue/apply-changes.ts';
import { checkFile, type CheckedRows } from './check-file.ts';
import {
  checkForeign,
  type CheckedForeign,
  type ForeignFile,
  type ForeignMapping,
  type ImportedDraft,
} from './check-foreign.ts';
import { importPictures, type PictureByHand } from './import-pictures.ts';
import { readFile } from './read-file.ts';
import { rememberMapping, startMapping } from './start-mapping.ts';
import { useCategoryIds } from '../use-category-ids.ts';

/** What an import did, in all of its parts; refused is what the last one could not save. */
export interface ImportResult extends AppliedChanges {
  readonly fileName: string;
  readonly drafts: readonly ImportedDraft[];
  readonly byHand: readonly PictureByHand[];
}

interface State {
  readonly phase: 'idle' | 'mapping' | 'checking' | 'checked' | 'writing' | 'stopped' | 'done';
  /** The current status in words. */
  readonly news: string;
  /** From 0 to 1; null when no import is running. */
  readonly share: number | null;
  readonly problem: string;
  /** The export of another shop, and its mapping. */
  readonly foreign: { readonly file: ForeignFile; readonly mapping: ForeignMapping } | null;
  readonly checked: CheckedRows | CheckedForeign | null;
  readonly result: ImportResult | null;
}

/** An import: its state and its steps. */
export interface Import extends State {
  readonly choose: (file: File) => void;
  /** Checks an export with a mapping, which is remembered. */
  readonly map: (mapping: ForeignMapping) => void;
  /** Returns to the mapping. */
  readonly remap: () => void;
  readonly write: () => void;
  /** Checks the file again after a stop, and imports the rest. */
  readonly goOn: () => void;
}

const IDLE: State = {
  phase: 'idle',
  news: '',
  share: null,
  problem: '',
  foreign: null,
  checked: null,
  result: null,
};

/** Imports a file: validates all of it first, then writes batch by batch. Rows already written are skipped. */
export function useImport(): Import {
  const categories = useCategoryIds();
  const [state, setState] = useState<State>(IDLE);
  const file = useRef<File | null>(null);
  /** What is done with the file, null before anything is written: what follows a stop belongs to the same import. */
  const soFar = useRef<ImportResult | null>(null);
  /** The state in which nothing runs. What was refused before is left to a new check. */
  const idle = (): State => ({
    ...IDLE,
    result: soFar.current && { ...soFar.current, refused: [] },
  });

  const progress = (done: number, count: number): void =>
    setState((current) => ({ ...current, news: words.checking(done, count), share: done / count }));

  /** Reads the chosen file, and checks it unless its mapping is not known yet. */
  async function check(known?: ForeignMapping): Promise<State> {
    const chosen = file.current;
    if (!chosen) return IDLE;
    setState({ ...IDLE, phase: 'checking', share: 0 });
    const read = await readFile(chosen);
    if (!read.ok) return finish({ ...idle(), problem: read.problem });
    const format = otherShop(read.heading);
    if (format) {
      const exported = { format, heading: read.heading, rows: read.rows };
      const start = startMapping(exported, categories);
      const foreign = { file: exported, mapping: known ?? start.mapping };
      if (!known && !start.isRemembered) return finish({ ...idle(), phase: 'mapping', foreign });
      const checked = await checkForeign(exported, foreign.mapping, categories, progress);
      if (!checked) return finish({ ...idle(), foreign, problem: failureSentences.unavailable });
      return finish({ ...idle(), phase: 'checked', news: newsOf(checked), foreign, checked });
    }
    const checked = await checkFile(read.heading, read.rows, categories, progress);
    if (checked.state === 'unknown') {
      return finish({ ...idle(), problem: failureSentences[checked.failure.code] });
    }
    const news = checked.faults.length > 0 ? '' : newsOf(checked);
    return finish({ ...idle(), phase: 'checked', news, checked });
  }

  function finish(next: State): State {
    setState(next);
    return next;
  }

  async function write({ checked, foreign }: State): Promise<void> {
    if (!checked || checked.rows.length === 0 || (checked.faults.length > 0 && !foreign)) return;
    const changes = checked.rows.map(({ change }) => change);
    const note = file.current?.name ?? '';
    const running = (news: string, share: number): void =>
      setState({ ...IDLE, phase: 'writing', foreign, news, share });
    const startedAt = performance.now();
    running(words.writing(0, changes.length), 0);
    const applied = await applyChanges(
      changes,
      { action: 'product-import', note, ...(soFar.current && { id: soFar.current.id }) },
      (done) => running(words.writing(done, changes.length), done / changes.length),
    );
    const before = soFar.current ?? { saved: [], drafts: [], byHand: [] };
    const savedNow = new Set(applied.saved.map(({ slug }) => slug));
    const drafts = draftsOf(checked).filter(({ slug }) => savedNow.has(slug));
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const byHand = await importPictures(drafts, { id: applied.id, note }, (done, count) =>
      running(importWords.pictures(done, count), done / count),
    );
    const result = {
      ...applied,
      saved: [...before.saved, ...applied.saved],
      fileName: note,
      drafts: [...before.drafts, ...drafts],
      byHand: [...before.byHand, ...byHand],
    };
    soFar.current = result;
    const saved = countOf(result.saved);
    const isStopped = applied.refused.some(({ reason }) => reason !== 'denied');
    const news = isStopped
      ? words.stopped(saved, countOf([...before.saved, ...changes]))
      : words.done(saved, seconds);
    setState({ ...IDLE, phase: isStopped ? 'stopped' : 'done', foreign, news, result });
  }

  async function goOn({ foreign, result }: State): Promise<void> {
    const next = await check(foreign?.mapping);
    if (next.checked) await write(next);
    // What is done, and what is left, stays in sight for another try.
    else setState({ ...next, phase: 'stopped', foreign, result });
  }

  return {
    ...state,
    choose(chosen) {
      file.current = chosen;
      soFar.current = null;
      void check();
    },
    map(mapping) {
      if (state.foreign) rememberMapping(state.foreign.file, mapping);
      void check(mapping);
    },
    remap: () => setState({ ...idle(), phase: 'mapping', foreign: state.foreign }),
    write: () => void write(state),
    goOn: () => void goOn(state),
  };
}

function newsOf({ rows, same }: CheckedRows): string {
  const created = rows.filter(({ kind }) => kind === 'create').length;
  return words.result(created, rows.length - created, same);
}

/** The number of products: one may be saved in two parts. */
function countOf(changes: readonly { readonly slug: string }[]): number {
  return new Set(changes.map(({ slug }) => slug)).size;
}

function draftsOf(checked: CheckedRows | CheckedForeign): readonly ImportedDraft[] {
  return 'drafts' in checked ? checked.drafts : [];
}
