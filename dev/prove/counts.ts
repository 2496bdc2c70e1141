import type { AttackRecord } from '../../tests/support/backend/attack-log.ts';
import type { Outcome } from '../steps/outcome.ts';

/** A row of the table: how many of one kind were tried, and how many held. */
export interface Row {
  readonly what: string;
  readonly tried: number;
  readonly held: number;
  readonly seconds: number;
}

/** A count with its open failures. */
export interface Count {
  readonly row: Row;
  readonly open: readonly string[];
}

type Run = Pick<Outcome, 'failures' | 'seconds'>;

/**
 * Counts what a run has recorded, not its tests: one test tries many cases. The run's own failures count as open, among
 * them those of a runner that crashed, left no report or ran no test; so does a kind of which nothing was tried.
 */
export function countOf(
  what: string,
  { tried, held }: { readonly tried: number; readonly held: number } = { tried: 0, held: 0 },
  { failures, seconds }: Run = { failures: [], seconds: 0 },
): Count {
  const open = failures.map(({ name, reason }) => `${name}: ${reason}`);
  if (tried === 0) open.push(`${what}: nothing was tried`);
  else if (held < tried) open.push(`${what}: ${tried - held} of ${tried} did not hold`);
  return { row: { what, tried, held, seconds }, open };
}

/** Like `countOf` with a known total: untried cases are open. */
export function countOfAll(
  what: string,
  all: number,
  tally: { readonly tried: number; readonly held: number } | undefined,
  run: Run,
): Count {
  const { row, open } = countOf(what, tally, run);
  const untried = all - row.tried;
  return {
    row,
    open: untried === 0 ? open : [...open, `${what}: ${row.tried} of ${all} were tried`],
  };
}

/** The attacks tried in a run. */
export function attackCount(records: readonly AttackRecord[], run: Run): Count {
  const held = records.filter(({ outcome }) => outcome === 'held').length;
  return countOf('attacks', { tried: records.length, held }, run);
}
