import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { logFolder } from '../../../dev/backend/folders.ts';
import { portOffset, shopOffsets } from '../../../dev/backend/ports.ts';

/** How many of one thing were tried, and how many held. */
export interface Tally {
  readonly what: 'cells' | 'indexes';
  readonly tried: number;
  readonly held: number;
}

const fileAt = (offset: number): string => join(logFolder(offset), 'tallies.jsonl');

/** The suite whose log the records of a run stand beside: its first. */
export function recordOffset(): number {
  return shopOffsets()[0] ?? portOffset();
}

/** Appends a test's tally to a file beside the log of the run's first suite. */
export function recordTally(tally: Tally): void {
  const offset = recordOffset();
  mkdirSync(logFolder(offset), { recursive: true });
  appendFileSync(fileAt(offset), `${JSON.stringify(tally)}\n`);
}

/** The tallies of the last run against the suite at `offset`, summed by kind. */
export function talliesAt(offset: number): ReadonlyMap<Tally['what'], Omit<Tally, 'what'>> {
  const sums = new Map<Tally['what'], Omit<Tally, 'what'>>();
  for (const { what, tried, held } of linesIn(fileAt(offset)) as readonly Tally[]) {
    const totalTally = sums.get(what) ?? { tried: 0, held: 0 };
    sums.set(what, { tried: totalTally.tried + tried, held: totalTally.held + held });
  }
  return sums;
}

/** Deletes the tallies of an earlier run. */
export function clearTallies(offset: number): void {
  rmSync(fileAt(offset), { force: true });
}

/** The lines of a log, parsed; empty when there is no such file. */
export function linesIn(file: string): readonly unknown[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as unknown);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
