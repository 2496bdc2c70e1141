import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attackRecords } from '../../tests/support/backend/attack-log.ts';
import { recordTally, talliesAt } from '../../tests/support/backend/tallies.ts';
import { logFolder } from '../backend/folders.ts';
import { logs, type runTool } from '../steps/tool.ts';
import { runSuiteTests } from './suite-run.ts';

/** An offset without a suite. */
const OFFSET = 49_900;
const NAME = 'prove-unit';
const report = join(logs, `${NAME}.json`);
const ATTACK = {
  who: 'robot',
  tries: 'an endpoint',
  happened: 'refused',
  outcome: 'held',
} as const;
const run = { name: NAME, path: 'tests/none/', offset: OFFSET, environment: {} };

const ended = (code: number, duringRun = () => {}): typeof runTool => {
  return () => {
    duringRun();
    return Promise.resolve({ code, output: 'what it said', log: '', seconds: 1 });
  };
};
/** Written by a separate process with the suite's offset, as tests do. */
const writeAttack = () => {
  mkdirSync(logFolder(OFFSET), { recursive: true });
  appendFileSync(join(logFolder(OFFSET), 'attacks.jsonl'), `${JSON.stringify(ATTACK)}\n`);
};
const writeReport = (status: string, tests: number) => {
  const assertionResults = Array.from({ length: tests }, (_, at) => ({
    fullName: `${at}`,
    status,
  }));
  const testResults = [{ name: 'a.test.ts', status, assertionResults }];
  mkdirSync(logs, { recursive: true });
  writeFileSync(report, JSON.stringify({ success: true, testResults }));
};

afterEach(() => vi.unstubAllEnvs());

describe('a test run against a suite', () => {
  it("stores its records where the suite's offset points", async () => {
    await runSuiteTests(
      run,
      ended(0, () => {
        writeReport('passed', 2);
        writeAttack();
        vi.stubEnv('PORT_OFFSET', String(OFFSET));
        recordTally({ what: 'cells', tried: 3, held: 2 });
        recordTally({ what: 'cells', tried: 4, held: 4 });
        vi.stubEnv('PORT_OFFSET', '');
      }),
    );
    expect(attackRecords(OFFSET)).toEqual([ATTACK]);
    expect(talliesAt(OFFSET).get('cells')).toEqual({ tried: 7, held: 6 });
  });

  it('has failed when it crashed, even with the records of an earlier run', async () => {
    writeReport('passed', 3);
    writeAttack();
    const outcome = await runSuiteTests(run, ended(1));
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
    expect(outcome.failures[0]?.reason).toContain('crashed');
    expect(attackRecords(OFFSET)).toEqual([]);
    expect(talliesAt(OFFSET).size).toBe(0);
  });

  it.each([
    ['ran no test', 0, 0],
    ['ended with 1', 1, 1],
  ])('has failed when it %s', async (reason, code, tests) => {
    const outcome = await runSuiteTests(
      run,
      ended(code, () => writeReport('passed', tests)),
    );
    expect(outcome.failures[0]?.reason).toContain(reason);
  });
});
