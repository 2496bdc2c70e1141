import fc from 'fast-check';
import { expect, it } from 'vitest';
import { broken } from '../../../tests/support/histories/broken-invariants.ts';
import { play } from '../../../tests/support/histories/play-history.ts';
import { histories } from '../../../tests/support/histories/random-history.ts';

const { HISTORIES = '2000', SEED } = process.env;
const numRuns = fc.readConfigureGlobal().numRuns ?? Number(HISTORIES);
const seed = Number(SEED ?? Math.floor(Math.random() * 2 ** 31));

it(`an order keeps its money, documents and pieces through ${numRuns} random histories (SEED=${seed})`, () => {
  fc.assert(
    fc.property(histories, (history) => {
      const faults: string[] = [];
      const shop = play(history, (now) => faults.push(...broken(now)));
      expect([...faults, ...shop.twice]).toEqual([]);
    }),
    { numRuns, seed },
  );
}, 600_000);
