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

/** What an import did. */
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
  ...{ phase: 'idle', news: '', share: null, problem: '' },
  ...{ foreign: null, checked: null, result: null },
};

/** Imports a file: validates all of it first, then writes batch by batch. Rows already written are skipped. */
export function useImport(): Import {
  const [state, setState] = useState<State>(IDLE);
  const file = useRef<File | null>(null);
  /** Set once something is written: what follows a stop belongs to the same import. */
  const edit = useRef<string | null>(null);

  const progress = (done: number, count: number): void =>
    setState((current) => ({ ...current, news: words.checking(done, count), share: done / count }));

  /** Reads the chosen file, and checks it unless its mapping is not known yet. */
  async function check(known?: ForeignMapping): Promise<State> {
    const chosen = file.current;
    if (!chosen) return IDLE;
    setState({ ...IDLE, phase: 'checking', share: 0 });
    const read = await readFile(chosen);
    if (!read.ok) return finish({ ...IDLE, problem: read.problem });
    const format = otherShop(read.heading);
    if (format) {
      const exported = { format, heading: read.heading, rows: read.rows };
      const start = startMapping(exported);
      const foreign = { file: exported, mapping: known ?? start.mapping };
      if (!known && !start.isRemembered) return finish({ ...IDLE, phase: 'mapping', foreign });
      const checked = await checkForeign(exported, foreign.mapping, progress);
      if (!checked) return finish({ ...IDLE, foreign, problem: failureSentences.unavailable });
      return finish({ ...IDLE, phase: 'checked', news: newsOf(checked), foreign, checked });
    }
    const checked = await checkFile(read.heading, read.rows, progress);
    if (checked.state === 'unknown') {
      return finish({ ...IDLE, problem: failureSentences[checked.failure.code] });
    }
    const news = checked.faults.length > 0 ? '' : newsOf(checked);
    return finish({ ...IDLE, phase: 'checked', news, checked });
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
      { action: 'product-import', note, ...(edit.current && { id: edit.current }) },
      (done) => running(words.writing(done, changes.length), done / changes.length),
    );
    edit.current = applied.id;
    const saved = new Set(applied.saved.map(({ slug }) => slug));
    const drafts = draftsOf(checked).filter(({ slug }) => saved.has(slug));
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const byHand = await importPictures(drafts, { id: applied.id, note }, (done, count) =>
      running(importWords.pictures(done, count), done / count),
    );
    const isStopped = applied.refused.some(({ reason }) => reason !== 'denied');
    setState({
      ...IDLE,
      phase: isStopped ? 'stopped' : 'done',
      foreign,
      news: isStopped ? words.stopped(saved.size, changes.length) : words.done(saved.size, seconds),
      result: { ...applied, fileName: note, drafts, byHand },
    });
  }

  return {
    ...state,
    choose(chosen) {
      file.current = chosen;
      edit.current = null;
      void check();
    },
    map(mapping) {
      if (state.foreign) rememberMapping(state.foreign.file, mapping);
      void check(mapping);
    },
    remap: () => setState({ ...IDLE, phase: 'mapping', foreign: state.foreign }),
    write: () => void write(state),
    goOn: () => void check(state.foreign?.mapping).then(write),
  };
}

function newsOf({ rows, same }: CheckedRows): string {
  const created = rows.filter(({ kind }) => kind === 'create').length;
  return words.result(created, rows.length - created, same);
}

function draftsOf(checked: CheckedRows | CheckedForeign): readonly ImportedDraft[] {
  return 'drafts' in checked ? checked.drafts : [];
}
