import { expect, test } from 'vitest';
import type { RefusedReason } from '#data/admin/catalogue/apply-changes.ts';
import {
  type Checked,
  type Foreign,
  type ImportEvent,
  type ImportResult,
  type ImportState,
  mayImport,
  nextImport,
  shownResult,
} from './import-session.ts';

const FILE = new File([], 'products.csv');
const FOREIGN = { file: {}, mapping: { productClass: 'cosmetic' } } as unknown as Foreign;
const changeOf = (slug: string) => ({ slug }) as ImportResult['saved'][number];

/** A check that found changes of these products. */
function found(slugs: readonly string[], more: object = {}): Checked {
  const rows = slugs.map((slug) => ({ change: changeOf(slug) }));
  return { state: 'checked', rows, faults: [], ...more } as unknown as Checked;
}

function resultOf(saved: readonly string[], reason?: RefusedReason): ImportResult {
  return {
    id: 'edit',
    saved: saved.map(changeOf),
    refused: reason ? [{ change: changeOf('last'), reason }] : [],
    fileName: FILE.name,
    drafts: [],
    byHand: [],
    seconds: 1,
  };
}

const chosen: ImportEvent = { type: 'chosen', file: FILE };
const unmapped: ImportEvent = { type: 'unmapped', foreign: FOREIGN };
const mapped: ImportEvent = { type: 'mapped', mapping: FOREIGN.mapping };
const failed: ImportEvent = { type: 'failed', problem: 'Unreadable' };
const started: ImportEvent = { type: 'started' };
const continued: ImportEvent = { type: 'continued' };
const progressed: ImportEvent = {
  type: 'progressed',
  progress: { of: 'rows', done: 1, count: 2 },
};
const checked = (result: Checked, foreign: Foreign | null = null): ImportEvent => ({
  type: 'checked',
  foreign,
  checked: result,
});
const finished = (saved: readonly string[], reason?: RefusedReason): ImportEvent => ({
  type: 'finished',
  result: resultOf(saved, reason),
});

const SOUND = checked(found(['first', 'last']));
const FAULTY = checked(found(['first'], { faults: [{}] }));
const STOPPED = [chosen, SOUND, started, finished(['first'], 'unavailable')];

/** The state of an import after these events. */
const after = (...events: readonly ImportEvent[]): ImportState =>
  events.reduce(nextImport, { phase: 'idle' });

test.each<[string, readonly ImportEvent[], object]>([
  ['a chosen file is checked', [chosen], { phase: 'checking', earlier: null, mapping: null }],
  ['a file that cannot be read', [chosen, failed], { phase: 'failed', problem: 'Unreadable' }],
  ['another file after it', [chosen, failed, chosen], { phase: 'checking' }],
  ['an export without a mapping', [chosen, unmapped], { phase: 'mapping', foreign: FOREIGN }],
  ['a mapped export', [chosen, unmapped, mapped], { phase: 'checking', mapping: FOREIGN.mapping }],
  ['a sound file', [chosen, SOUND], { phase: 'checked', foreign: null }],
  ['a sound file that is imported', [chosen, SOUND, started], { phase: 'writing', earlier: null }],
  ['a faulty file is not imported', [chosen, FAULTY, started], { phase: 'checked' }],
  [
    'going back to the mapping',
    [chosen, checked(found(['first']), FOREIGN), { type: 'remapped' }],
    { phase: 'mapping', foreign: FOREIGN },
  ],
  ['our own file has no mapping', [chosen, SOUND, { type: 'remapped' }], { phase: 'checked' }],
  ['no second file while one is imported', [chosen, SOUND, started, chosen], { phase: 'writing' }],
  ['an import', [chosen, SOUND, started, finished(['first', 'last'])], { phase: 'done' }],
  ['a denied product', [chosen, SOUND, started, finished(['first'], 'denied')], { phase: 'done' }],
  ['a stop', STOPPED, { phase: 'stopped', count: 2, problem: '' }],
  [
    'going on',
    [...STOPPED, continued],
    { phase: 'checking', earlier: resultOf(['first'], 'unavailable') },
  ],
  [
    'going on with the rest asks nothing',
    [...STOPPED, continued, checked(found(['last']))],
    { phase: 'writing', progress: { of: 'products', done: 0, count: 1 } },
  ],
  [
    'a second stop counts what the first part saved',
    [...STOPPED, continued, checked(found(['last'])), finished(['first'], 'offline')],
    { phase: 'stopped', count: 2 },
  ],
  [
    'a check that fails after a stop keeps the way on',
    [...STOPPED, continued, failed],
    {
      phase: 'stopped',
      count: 2,
      problem: 'Unreadable',
      earlier: resultOf(['first'], 'unavailable'),
    },
  ],
  ['a file that became faulty after a stop', [...STOPPED, continued, FAULTY], { phase: 'checked' }],
  [
    'another file after a stop begins another import',
    [...STOPPED, chosen],
    { phase: 'checking', earlier: null },
  ],
])('%s', (_, events, state) => {
  expect(after(...events)).toMatchObject(state);
});

test('progress shows only while something runs', () => {
  expect(after(chosen, progressed)).toMatchObject({ progress: progressed.progress });
  expect(after(chosen, SOUND, progressed)).not.toHaveProperty('progress');
});

test('an event that does not fit leaves the state as it is', () => {
  const state = after(chosen, SOUND);
  for (const event of [mapped, failed, unmapped, SOUND, continued, finished(['first'])]) {
    expect(nextImport(state, event)).toBe(state);
  }
});

test('only another shop’s export goes without its faulty products', () => {
  expect(mayImport(found(['first'], { faults: [{}] }))).toBe(false);
  expect(mayImport(found(['first'], { faults: [{}], drafts: [] }))).toBe(true);
  expect(mayImport(found([], { drafts: [] }))).toBe(false);
});

test('what was refused is listed after a stop, and left to a new check', () => {
  const stopped = resultOf(['first'], 'unavailable');
  expect(shownResult(after(...STOPPED))).toEqual(stopped);
  expect(shownResult(after(...STOPPED, continued))).toBeNull();
  expect(shownResult(after(...STOPPED, continued, FAULTY))).toEqual({ ...stopped, refused: [] });
  expect(shownResult(after(chosen, SOUND))).toBeNull();
});
