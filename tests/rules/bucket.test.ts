import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadRules } from '../../dev/storage-rules/ruleset.ts';
import { mutateStorage } from '../../dev/prove/mutation.ts';
import { recordTally } from '../support/backend/tallies.ts';
import { BUCKET, tryBucket } from './matrix/bucket.ts';

const rules = readFileSync(join(import.meta.dirname, '../../storage.rules'), 'utf8');

it('every cell of the bucket’s table has the expected result, without an evaluation error', () => {
  const ruleset = loadRules(rules);
  const wrong = BUCKET.map((cell) => tryBucket(ruleset, cell)).filter(Boolean);
  recordTally({ what: 'cells', tried: BUCKET.length, held: BUCKET.length - wrong.length });
  expect(wrong).toEqual([]);
});

it('no clause of the bucket’s rules is redundant', () => {
  const { mutants, survivors } = mutateStorage(rules, BUCKET);
  expect(mutants).toBeGreaterThan(30);
  expect(survivors).toEqual([]);
});
