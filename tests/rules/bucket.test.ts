import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadRules } from '../../dev/backend/storage-rules/ruleset.ts';
import { mutateStorage } from '../../dev/prove/mutation.ts';
import { BUCKET, tryBucket } from './matrix/bucket.ts';

const rules = readFileSync(join(import.meta.dirname, '../../storage.rules'), 'utf8');

it('every cell of the bucket comes out as the table says, and without an error', () => {
  const ruleset = loadRules(rules);
  expect(BUCKET.map((cell) => tryBucket(ruleset, cell)).filter(Boolean)).toEqual([]);
});

it('no clause of the bucket’s rules could be left out', () => {
  const { mutants, survivors } = mutateStorage(rules, BUCKET);
  expect(mutants).toBeGreaterThan(30);
  expect(survivors).toEqual([]);
});
