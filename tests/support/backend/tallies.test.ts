import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { logFolder } from '../../../dev/backend/folders.ts';
import { attackRecords, clearAttacks } from './attack-log.ts';
import { clearTallies, recordTally, talliesAt } from './tallies.ts';

/** An offset without a suite. */
const OFFSET = 49_900;
const ATTACK = {
  who: 'robot',
  tries: 'an endpoint',
  happened: 'refused',
  outcome: 'held',
} as const;

afterEach(() => vi.unstubAllEnvs());

it("the records of a run stand where the suite's offset points, until they are cleared", () => {
  vi.stubEnv('PORT_OFFSET', String(OFFSET));
  vi.stubEnv('SHOP_OFFSETS', '');
  mkdirSync(logFolder(OFFSET), { recursive: true });
  appendFileSync(join(logFolder(OFFSET), 'attacks.jsonl'), `${JSON.stringify(ATTACK)}\n`);
  recordTally({ what: 'cells', tried: 3, held: 2 });
  recordTally({ what: 'cells', tried: 4, held: 4 });
  expect(attackRecords(OFFSET)).toEqual([ATTACK]);
  expect(talliesAt(OFFSET).get('cells')).toEqual({ tried: 7, held: 6 });
  clearAttacks(OFFSET);
  clearTallies(OFFSET);
  expect(attackRecords(OFFSET)).toEqual([]);
  expect(talliesAt(OFFSET).size).toBe(0);
});
