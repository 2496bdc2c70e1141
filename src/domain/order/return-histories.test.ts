import fc from 'fast-check';
import { expect, it } from 'vitest';
import { broken } from '../../../tests/support/histories/broken-invariants.ts';
import { gstFaults } from '../../../tests/support/histories/gst-faults.ts';
import { play } from '../../../tests/support/histories/play-history.ts';
import { histories } from '../../../tests/support/histories/random-history.ts';

const { HISTORIES = '2000', SEED } = process.env;
const numRuns = fc.readConfigureGlobal().numRuns ?? Number(HISTORIES);
const seed = Number(SEED ?? Math.floor(Math.random() * 2 ** 31));

it(`an order keeps its money, documents, GST and pieces through ${numRuns} random histories (SEED=${seed})`, () => {
  fc.assert(
    fc.property(histories, (history) => {
      const faults: string[] = [];
      const shop = play(history, (now) => faults.push(...broken(now)));
      const documents = shop.invoice ? [shop.invoice, ...shop.notes] : [];
      const gst = gstFaults(documents, { from: '2026-11-01', to: '2026-11-30' });
      expect([...faults, ...shop.twice, ...gst]).toEqual([]);
    }),
    { numRuns, seed },
  );
}, 600_000);
