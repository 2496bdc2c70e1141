import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Ending } from './tool.ts';
import { playwrightTally, type Tally, vitestTally } from './reports.ts';
import { concluded } from './runners.ts';

const folder = mkdtempSync(join(tmpdir(), 'franch-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(report: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const ending: Ending = { code: 0, output: 'what it said', log: 'a.log', seconds: 1 };
const green: Tally = { passed: 3, failed: 0, skipped: 0, failures: [] };

describe('the result of a runner', () => {
  const bad = { ...ending, code: 1 };
  const failing = { ...green, failed: 1, failures: [{ name: 'a', reason: 'b' }] };
  const empty = { ...green, passed: 0 };

  it('is its tally when it exited well', () => {
    expect(concluded('unit', ending, () => green)).toEqual({ ...green, name: 'unit', seconds: 1 });
  });

  it('is a failure when it left no report', () => {
    const outcome = concluded('unit', { ...ending, code: null }, () => {
      throw new Error('ENOENT');
    });
    const reason = 'The runner crashed: it left no report.\nwhat it said';
    expect(outcome).toMatchObject({ passed: 0, failed: 1, failures: [{ reason }] });
  });

  it.each([
    ['ran nothing', ending, empty, false, 1],
    ['ran nothing because no change affects a test', ending, empty, true, 0],
    ['exited badly with every test green', bad, green, false, 1],
    ['exited badly for a failed test', bad, failing, false, 1],
  ])('that %s has its number of failures', (_, end, tally, mayBeEmpty, failed) => {
    const outcome = concluded('unit', end, () => tally, { mayBeEmpty });
    expect(outcome).toMatchObject({ passed: tally.passed, failed });
  });
});

describe("vitest's report", () => {
  it('distinguishes failed, passed and skipped, and sorts by time', () => {
    const tests = { passed: 500, failed: 3_000, skipped: null, todo: null };
    const assertionResults = Object.entries(tests).map(([status, duration]) => ({
      ...{ fullName: ` ${status}`, status, duration, failureMessages: ['why'] },
    }));
    const testResults = [{ name: 'a.test.ts', status: 'failed', message: '', assertionResults }];
    expect(vitestTally(file({ success: false, testResults }))).toEqual({
      ...{ passed: 1, failed: 1, skipped: 2, failures: [{ name: 'failed', reason: 'why' }] },
      slowest: [
        { name: 'failed', seconds: 3 },
        { name: 'passed', seconds: 0.5 },
        { name: 'skipped', seconds: 0 },
        { name: 'todo', seconds: 0 },
      ],
    });
  });

  it('counts a file that failed to load', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
    ];
    expect(vitestTally(file({ success: false, testResults }))).toMatchObject({
      failed: 1,
      failures: [{ name: 'a.test.ts', reason: 'no module' }],
    });
  });

  it('is refused when it is malformed', () => {
    expect(() => vitestTally(file({ success: true }))).toThrow(/testResults/);
    expect(() => vitestTally(join(folder, 'missing.json'))).toThrow(/ENOENT/);
  });
});

describe("Playwright's report", () => {
  const spec = (title: string, status: string, message?: string) => {
    const results = [{ duration: 1_500, errors: message ? [{ message }] : [] }];
    return { title, file: 'buy.spec.ts', tests: [{ projectName: 'phone', status, results }] };
  };

  it('finds tests at every depth, names the project, and removes the colours', () => {
    const failed = spec('buys', 'unexpected', '\u001B[31mno button\u001B[39m');
    const specs = [spec('looks', 'expected'), spec('waits', 'skipped')];
    const report = { errors: [], suites: [{ specs, suites: [{ specs: [failed] }] }] };
    expect(playwrightTally(file(report))).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: [{ name: '[phone] buy.spec.ts › buys', reason: 'no button' }],
      slowest: ['looks', 'waits', 'buys'].map((title) => ({
        name: `[phone] buy.spec.ts › ${title}`,
        seconds: 1.5,
      })),
    });
  });

  it('fails on an error outside any test, and on a test that passed at its second try', () => {
    const report = {
      errors: [{ message: 'no config' }],
      suites: [{ specs: [spec('sometimes', 'flaky')] }],
    };
    expect(playwrightTally(file(report))).toMatchObject({
      passed: 0,
      failed: 2,
      failures: [
        { name: '[phone] buy.spec.ts › sometimes (passed at its second try)' },
        { name: 'outside any test', reason: 'no config' },
      ],
    });
  });
});
