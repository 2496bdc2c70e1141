import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { logFolder } from '../../dev/backend/folders.ts';
import { portOffset } from '../../dev/backend/ports.ts';

/** One attack of tests/attacks and what became of it. */
export interface AttackRecord {
  readonly who: string;
  readonly tries: string;
  /** What happened, in a few words; of one that is tried elsewhere, where. */
  readonly happened: string;
  readonly outcome: 'held' | 'broken' | 'elsewhere';
}

const folder = logFolder(portOffset());
const file = join(folder, 'attacks.jsonl');

/** Notes an attack, and says it in one line. */
export function recordAttack(record: AttackRecord): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(file, `${JSON.stringify(record)}\n`);
  process.stdout.write(`${lineOf(record)}\n`);
}

/** The attacks of the last run against the suite of PORT_OFFSET, in the order in which they were tried. */
export function attackRecords(): readonly AttackRecord[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as AttackRecord);
  } catch {
    return [];
  }
}

const MARKS = { held: 'held', broken: 'BROKEN', elsewhere: 'beside' } as const;

function lineOf({ who, tries, happened, outcome }: AttackRecord): string {
  return `${MARKS[outcome].padStart(6)}  ${who.padEnd(9)} ${tries} → ${happened}`;
}

/** Before the tests that need the suite: the record of an earlier run is forgotten. */
export function setup(): void {
  rmSync(file, { force: true });
}

/** After them: who tried how much, and how much of it held. Silent when no attack was tried. */
export function teardown(): void {
  const records = attackRecords();
  if (records.length === 0) return;
  const rows = [...new Set(records.map(({ who }) => who))].map((who) =>
    rowOf(
      who,
      records.filter((record) => record.who === who),
    ),
  );
  const broken = records.filter(({ outcome }) => outcome === 'broken').map(lineOf);
  const head = row('who', ['tried here', 'held', 'elsewhere']);
  process.stdout.write(
    `\nAttacks\n${[head, ...rows, rowOf('all', records), ...broken].join('\n')}\n`,
  );
}

function rowOf(who: string, records: readonly AttackRecord[]): string {
  const count = (outcome: AttackRecord['outcome']) =>
    records.filter((record) => record.outcome === outcome).length;
  const held = count('held');
  return row(who, [String(held + count('broken')), String(held), String(count('elsewhere'))]);
}

function row(who: string, cells: readonly string[]): string {
  return [who.padEnd(10), ...cells.map((cell) => cell.padStart(12))].join('');
}
