import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { logFolder } from '../../../dev/backend/folders.ts';
import { clearTallies, linesIn, recordOffset } from './tallies.ts';

/** One attack of tests/attacks and its outcome. */
export interface AttackRecord {
  readonly who: string;
  readonly tries: string;
  /** What happened, in a few words. */
  readonly happened: string;
  readonly outcome: 'held' | 'broken';
}

const fileAt = (offset: number): string => join(logFolder(offset), 'attacks.jsonl');

/** Appends an attack to a file beside the log of the run's first suite, and prints it as one line. */
export function recordAttack(record: AttackRecord): void {
  const offset = recordOffset();
  mkdirSync(logFolder(offset), { recursive: true });
  appendFileSync(fileAt(offset), `${JSON.stringify(record)}\n`);
  process.stdout.write(`${lineOf(record)}\n`);
}

/** The attacks of the last run against the suite at `offset`, in order of execution. */
export function attackRecords(offset: number): readonly AttackRecord[] {
  return linesIn(fileAt(offset)) as readonly AttackRecord[];
}

/** Deletes the attacks of an earlier run. */
export function clearAttacks(offset: number): void {
  rmSync(fileAt(offset), { force: true });
}

const MARKS = { held: 'held', broken: 'BROKEN' } as const;

function lineOf({ who, tries, happened, outcome }: AttackRecord): string {
  return `${MARKS[outcome].padStart(6)}  ${who.padEnd(9)} ${tries} → ${happened}`;
}

/** Vitest global setup: deletes the record of an earlier run. */
export function setup(): void {
  clearAttacks(recordOffset());
  clearTallies(recordOffset());
}

/** Vitest global teardown: prints how many attacks each attacker tried and how many held. Silent when none ran. */
export function teardown(): void {
  const records = attackRecords(recordOffset());
  if (records.length === 0) return;
  const rows = [...new Set(records.map(({ who }) => who))].map((who) =>
    rowOf(
      who,
      records.filter((record) => record.who === who),
    ),
  );
  const broken = records.filter(({ outcome }) => outcome === 'broken').map(lineOf);
  const head = row('who', ['tried', 'held']);
  process.stdout.write(
    `\nAttacks\n${[head, ...rows, rowOf('all', records), ...broken].join('\n')}\n`,
  );
}

function rowOf(who: string, records: readonly AttackRecord[]): string {
  const held = records.filter(({ outcome }) => outcome === 'held').length;
  return row(who, [String(records.length), String(held)]);
}

function row(who: string, cells: readonly string[]): string {
  return [who.padEnd(10), ...cells.map((cell) => cell.padStart(12))].join('');
}
