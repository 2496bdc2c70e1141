import { useRef, useState } from 'react';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/admin/product-file.ts';
import { IMPORT_SIZE, writeRows } from '#data/admin/product-file.ts';
import { type CheckedFile, checkFile } from './check-file.ts';

type Checked = Extract<CheckedFile, { state: 'checked' }>;

/** Progress of an import. */
export interface Import {
  readonly phase: 'idle' | 'checking' | 'checked' | 'writing' | 'stopped' | 'done';
  /** The current status in words. */
  readonly news: string;
  /** From 0 to 1; null when no import is running. */
  readonly share: number | null;
  readonly problem: string;
  readonly checked: Checked | null;
  readonly choose: (file: File) => void;
  readonly write: () => void;
  readonly goOn: () => void;
}

const IDLE = { phase: 'idle', news: '', share: null, problem: '', checked: null } as const;

/** Imports a file: validates all of it first, then writes batch by batch. Rows already written are skipped. */
export function useImport(): Import {
  const [state, setState] = useState<Omit<Import, 'choose' | 'write' | 'goOn'>>(IDLE);
  const file = useRef<File | null>(null);

  async function check(): Promise<Checked | null> {
    if (!file.current) return null;
    setState({ ...IDLE, phase: 'checking', share: 0 });
    const result = await checkFile(file.current, (done, count) =>
      setState((current) => ({
        ...current,
        news: words.checking(done, count),
        share: done / count,
      })),
    );
    if (result.state === 'checked') {
      const createdCount = result.rows.filter(({ kind }) => kind === 'create').length;
      const status =
        result.faults.length > 0
          ? ''
          : words.result(createdCount, result.rows.length - createdCount, result.same);
      setState({ ...IDLE, phase: 'checked', news: status, checked: result });
      return result;
    }
    const problem =
      result.state === 'unreadable' ? result.problem : failureSentences[result.failure.code];
    setState({ ...IDLE, problem });
    return null;
  }

  async function write(checked: Checked | null): Promise<void> {
    if (!checked || checked.faults.length > 0 || checked.rows.length === 0) return;
    const { rows, known } = checked;
    const startedAt = performance.now();
    for (let at = 0; at < rows.length; at += IMPORT_SIZE) {
      const status = words.writing(at, rows.length);
      setState({ ...IDLE, phase: 'writing', news: status, share: at / rows.length });
      const group = rows.slice(at, at + IMPORT_SIZE);
      const result = await writeRows(group, known, file.current?.name ?? '');
      if (!result.ok || result.value !== null) {
        const problem = result.ok
          ? words.changed(result.value ?? '')
          : failureSentences[result.failure.code];
        setState({ ...IDLE, phase: 'stopped', news: words.stopped(at, rows.length), problem });
        return;
      }
    }
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    setState({ ...IDLE, phase: 'done', news: words.done(rows.length, seconds) });
  }

  return {
    ...state,
    choose(chosen) {
      file.current = chosen;
      void check();
    },
    write: () => void write(state.checked),
    goOn: () => void check().then(write),
  };
}
