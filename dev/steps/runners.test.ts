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
  it('is its tally when it exited well', () => {
    expect(concluded('unit', ending, () => green)).toEqual({ ...green, name: 'unit', seconds: 1 });
  });

  it('is a failure when it left no report', () => {
    const outcome = concluded('unit', { ...ending, code: null }, () => {
      throw new Error('ENOENT');
    });
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
    expect(outcome.failures[0]?.reason).toBe(
      'The runner crashed: it left no report.\nwhat it said',
    );
  });

  it('is a failure when it ran nothing', () => {
    expect(concluded('unit', ending, () => ({ ...green, passed: 0 })).failed).toBe(1);
  });

  it('is a failure when it exited badly with every test green', () => {
    const outcome = concluded('unit', { ...ending, code: 1 }, () => green);
    expect(outcome).toMatchObject({ passed: 3, failed: 1 });
  });

  it('is no failure when it ran nothing because no change affects a test', () => {
    const outcome = concluded('unit', ending, () => ({ ...green, passed: 0 }), {
      mayBeEmpty: true,
    });
    expect(outcome).toMatchObject({ passed: 0, failed: 0 });
  });

  it('counts failed tests once', () => {
    const tally = { ...green, failed: 1, failures: [{ name: 'a', reason: 'b' }] };
    expect(concluded('unit', { ...ending, code: 1 }, () => tally).failed).toBe(1);
  });
});

describe("vitest's report", () => {
  const DURATIONS = [500, 0, 3_000, null, null];
  const test = (status: string, at = 0) => ({
    fullName: ` ${status}`,
    status,
    duration: DURATIONS[at],
    failureMessages: ['why'],
  });

  it('distinguishes failed, passed and skipped', () => {
    const assertionResults = ['passed', 'passed', 'failed', 'skipped', 'todo'].map((status, at) =>
      test(status, at),
    );
    const testResults = [{ name: 'a.test.ts', status: 'failed', message: '', assertionResults }];
    expect(vitestTally(file({ success: false, testResults }))).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
      failures: [{ name: 'failed', reason: 'why' }],
      slowest: [
        { name: 'failed', seconds: 3 },
        { name: 'passed', seconds: 0.5 },
        { name: 'passed', seconds: 0 },
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
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'buy.spec.ts',
    tests: [
      {
        projectName: 'phone',
        status,
        results: [{ duration: 1_500, errors: message ? [{ message }] : [] }],
      },
    ],
  });

  it('finds tests at every depth, names the project, and removes the colours', () => {
    const report = {
      errors: [],
      suites: [
        {
          specs: [spec('looks', 'expected'), spec('waits', 'skipped')],
          suites: [{ specs: [spec('buys', 'unexpected', '\u001B[31mno button\u001B[39m')] }],
        },
      ],
    };
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
