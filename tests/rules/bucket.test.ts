import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStorageRules, type StorageRulesRuntime } from '../../dev/storage-rules/client.ts';
import { mutateStorage } from '../../dev/prove/mutation.ts';
import { recordTally } from '../support/backend/tallies.ts';
import { BUCKET, tryBucket } from './matrix/bucket.ts';

const rules = readFileSync(join(import.meta.dirname, '../../storage.rules'), 'utf8');

let runtime: StorageRulesRuntime;
beforeAll(async () => {
  runtime = await startStorageRules();
});
afterAll(() => runtime.stop());

it('every cell of the bucket’s table has the expected result, without an evaluation error', async () => {
  const ruleset = await runtime.load(rules);
  expect(ruleset.warnings).toEqual([]);
  const results = await Promise.all(BUCKET.map((cell) => tryBucket(ruleset, cell)));
  const wrong = results.filter(Boolean);
  recordTally({ what: 'cells', tried: BUCKET.length, held: BUCKET.length - wrong.length });
  expect(wrong).toEqual([]);
});

it('no clause of the bucket’s rules is redundant', async () => {
  const { mutants, survivors } = await mutateStorage(runtime, rules, BUCKET);
  expect(mutants).toBeGreaterThan(30);
  expect(survivors).toEqual([]);
});
