import { useState } from 'react';
import { useCategoryIds } from '../use-category-ids.ts';
import type { ForeignMapping } from './check-foreign.ts';
import { checkImport } from './check-import.ts';
import { type ImportEvent, type ImportState, nextImport } from './import-session.ts';
import { runImport } from './run-import.ts';
import { rememberMapping } from './start-mapping.ts';

/** An import: its state and its steps. */
export interface Import {
  readonly state: ImportState;
  readonly choose: (file: File) => void;
  /** Checks an export with a mapping, which is remembered. */
  readonly map: (mapping: ForeignMapping) => void;
  /** Returns to the mapping. */
  readonly remap: () => void;
  readonly write: () => void;
  /** Checks the file again after a stop, and imports the rest. */
  readonly goOn: () => void;
}

/** Imports a file: validates all of it first, then writes batch by batch. Rows already written are skipped. */
export function useImport(): Import {
  const categories = useCategoryIds();
  const [state, setState] = useState<ImportState>({ phase: 'idle' });

  /** Shows the state after an event, and does its work, which ends in the next event. */
  async function dispatch(from: ImportState, event: ImportEvent): Promise<void> {
    const next = nextImport(from, event);
    if (next === from) return;
    setState(next);
    const show = (progressed: ImportEvent): void =>
      setState((current) => nextImport(current, progressed));
    if (next.phase === 'checking') {
      const outcome = await checkImport(next, categories, (done, count) =>
        show({ type: 'progressed', progress: { of: 'rows', done, count } }),
      );
      await dispatch(next, outcome);
    }
    if (next.phase === 'writing') {
      const result = await runImport(next, (progress) => show({ type: 'progressed', progress }));
      await dispatch(next, { type: 'finished', result });
    }
  }

  return {
    state,
    choose: (file) => void dispatch(state, { type: 'chosen', file }),
    map(mapping) {
      if (state.phase === 'mapping') rememberMapping(state.foreign.file, mapping);
      void dispatch(state, { type: 'mapped', mapping });
    },
    remap: () => void dispatch(state, { type: 'remapped' }),
    write: () => void dispatch(state, { type: 'started' }),
    goOn: () => void dispatch(state, { type: 'continued' }),
  };
}
