import { useState } from 'react';
import { readSettlementFile, type SettlementFile } from '#domain/settlement/settlement-file.ts';
import {
  SETTLED_AT_ONCE,
  type SettlementSource,
  type SettlementState,
} from '#domain/settlement/settlement.ts';
import { settlePayments } from '#data/admin/reports/settlements.ts';
import { words as fileWords } from '#text/admin/product-file.ts';
import { failureSentences } from '#text/site/failures.ts';
import { readBytes } from '#ui/browser/read-bytes.ts';

/** Progress of comparing a file. */
interface Comparison {
  readonly file: SettlementFile | null;
  /** The states of the rows that are recorded. */
  readonly states: readonly SettlementState[];
  readonly phase: 'ready' | 'comparing' | 'stopped' | 'done';
  readonly problem: string;
}

const NOTHING: Comparison = { file: null, states: [], phase: 'ready', problem: '' };

/** Reads a settlement file and sends its rows to the server, 50 at a time. After a failure it goes on with the rest. */
export function useSettlementFile() {
  const [state, setState] = useState(NOTHING);

  async function choose(chosen: File, source: SettlementSource): Promise<void> {
    const bytes = await readBytes(chosen);
    if (!bytes) return setState({ ...NOTHING, problem: fileWords.files.unreadable });
    const text = new TextDecoder().decode(bytes);
    return setState({ ...NOTHING, file: readSettlementFile(text, source) });
  }

  async function compare(): Promise<void> {
    const { file } = state;
    if (file?.state !== 'read' || state.phase === 'comparing' || state.phase === 'done') return;
    let { states } = state;
    setState({ ...state, phase: 'comparing', problem: '' });
    while (states.length < file.rows.length) {
      const rows = file.rows.slice(states.length, states.length + SETTLED_AT_ONCE);
      const answer = await settlePayments(rows);
      if (!answer.ok) {
        const problem = failureSentences[answer.failure.code];
        setState({ file, states, phase: 'stopped', problem });
        return;
      }
      states = [...states, ...answer.value.states];
      setState({ file, states, phase: 'comparing', problem: '' });
    }
    setState({ file, states, phase: 'done', problem: '' });
  }

  return { ...state, choose, compare, reset: () => setState(NOTHING) };
}
