import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { portOffset, portsAt } from '../../dev/backend/ports.ts';
import { coverageOf } from '../../dev/prove/coverage.ts';
import { reasonsOf } from '../../dev/prove/reasons.ts';
import { isAbout, readRules } from '../../dev/prove/rules-text.ts';
import { recordTally } from '../support/backend/tallies.ts';
import { cellsOf, tryCells } from './matrix/cells.ts';
import { openRulesStore, type RulesStore } from './matrix/store.ts';
import { TABLES } from './matrix/tables.ts';

const root = join(import.meta.dirname, '../..');
const rules = readFileSync(join(root, 'firestore.rules'), 'utf8');
const places = Object.values(TABLES).flat();
const ROOT = '/databases/{database}/documents';

let store: RulesStore;
const reports: unknown[] = [];
beforeAll(async () => {
  store = await openRulesStore('demo-rules-matrix', portsAt(portOffset()).firestore);
});

describe.each(Object.entries(TABLES))('%s', { timeout: 120_000 }, (_name, table) => {
  // The emulator resets its coverage at every load, and cannot report all tables at once.
  beforeAll(() => store.load(rules));

  it.each(table.map((place) => [place.name, place] as const))('%s', async (_, place) => {
    const cells = cellsOf(place);
    const wrong = await tryCells(store, cells, reasonsOf(rules));
    recordTally({ what: 'cells', tried: cells.length, held: cells.length - wrong.length });
    expect(wrong).toEqual([]);
  });

  it('writes a report', async () => {
    reports.push(await store.coverage());
    expect(coverageOf(reports.slice(-1), rules).conditions).toBeGreaterThan(0);
  });
});

describe('the matrix', () => {
  it('has exactly the matches of the rules in its tables', () => {
    const { matches } = readRules(rules);
    const rulePaths = matches.filter(({ methods }) => methods.length > 0).map(({ path }) => path);
    const tried = places.filter(({ rule }) => rule !== null).map(({ rule }) => `${ROOT}/${rule}`);
    expect([...new Set(tried)].sort()).toEqual(rulePaths.sort());
  });

  it('has every collection that pages and staff read in its tables', () => {
    const folder = join(root, 'src/data');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const read = files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/(?:define|shop)Collection\(\s*['`]([^'`]+)['`]/g)])
      .map(([, path = '']) => path.replace('every:', 'any/one/').replace(/\$\{\w+\}/g, 'one'));
    const folders = places.map(({ rule }) => `${ROOT}/${rule}`.replace(/\/[^/]+$/, ''));
    const missing = read.filter((path) => !folders.some((one) => isAbout(one, `${ROOT}/${path}`)));
    expect(read.length).toBeGreaterThan(15);
    expect(missing).toEqual([]);
  });

  it('has evaluated every condition of the rules to true and to false', () => {
    const { conditions, missing } = coverageOf(reports, rules);
    const cells = places.flatMap(cellsOf).length;
    process.stdout.write(`matrix: ${cells} cells; ${conditions} conditions true and false\n`);
    expect(missing).toEqual([]);
  });
});
