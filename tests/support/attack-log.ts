import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { logFolder } from '../../dev/backend/folders.ts';
import { portOffset } from '../../dev/backend/ports.ts';
import { forgetTallies, linesIn } from './tallies.ts';

/** One attack of tests/attacks and what became of it. */
export interface AttackRecord {
  readonly who: string;
  readonly tries: string;
  /** What happened, in a few words. */
  readonly happened: string;
  readonly outcome: 'held' | 'broken';
}

const fileAt = (offset: number): string => join(logFolder(offset), 'attacks.jsonl');

/** Notes an attack beside the log of the suite at PORT_OFFSET, and says it in one line. */
export function recordAttack(record: AttackRecord): void {
  const offset = portOffset();
  mkdirSync(logFolder(offset), { recursive: true });
  appendFileSync(fileAt(offset), `${JSON.stringify(record)}\n`);
  process.stdout.write(`${lineOf(record)}\n`);
}

/** The attacks of the last run against the suite at `offset`, in the order in which they were tried. */
export function attackRecords(offset: number): readonly AttackRecord[] {
  return linesIn(fileAt(offset)) as readonly AttackRecord[];
}

/** Forgets the attacks of an earlier run. */
export function forgetAttacks(offset: number): void {
  rmSync(fileAt(offset), { force: true });
}

const MARKS = { held: 'held', broken: 'BROKEN' } as const;

function lineOf({ who, tries, happened, outcome }: AttackRecord): string {
  return `${MARKS[outcome].padStart(6)}  ${who.padEnd(9)} ${tries} → ${happened}`;
}

/** Before the tests that need the suite: the record of an earlier run is forgotten. */
export function setup(): void {
  forgetAttacks(portOffset());
  forgetTallies(portOffset());
}

/** After them: who tried how much, and how much of it held. Silent when no attack was tried. */
export function teardown(): void {
  const records = attackRecords(portOffset());
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
