import type { AttackRecord } from '../../tests/support/attack-log.ts';
import type { Outcome } from '../steps/outcome.ts';

/** A line of the table: how many of one thing were tried, and how many of them held. */
export interface Row {
  readonly what: string;
  readonly tried: number;
  readonly held: number;
  readonly seconds: number;
}

/** What was counted, and what stood open. */
export interface Count {
  readonly row: Row;
  readonly open: readonly string[];
}

type Run = Pick<Outcome, 'failures' | 'seconds'>;

/**
 * Counts what a run has recorded, not its tests: one test tries many things. The run's own failures are open as well, among
 * them those of a runner that crashed, left no report or ran no test; so is a thing of which nothing was tried.
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

/** As `countOf`, where it is known how many there are: those that nobody has tried are open. */
export function countOfAll(
  what: string,
  all: number,
  tally: { readonly tried: number; readonly held: number } | undefined,
  run: Run,
): Count {
  const { row, open } = countOf(what, tally, run);
  const left = all - row.tried;
  return { row, open: left === 0 ? open : [...open, `${what}: ${row.tried} of ${all} were tried`] };
}

/** The attacks that were tried in a run. */
export function attackCount(records: readonly AttackRecord[], run: Run): Count {
  const held = records.filter(({ outcome }) => outcome === 'held').length;
  return countOf('attacks', { tried: records.length, held }, run);
}
