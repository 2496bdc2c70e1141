import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { clearAttacks } from '../../tests/support/backend/attack-log.ts';
import { clearTallies } from '../../tests/support/backend/tallies.ts';
import type { Outcome } from '../steps/outcome.ts';
import { vitestTally } from '../steps/reports.ts';
import { concluded } from '../steps/runners.ts';
import { logs, runTool } from '../steps/tool.ts';

/** Tests that need a suite, and the suite. */
export interface SuiteRun {
  readonly name: string;
  /** A folder or a file of tests. */
  readonly path: string;
  readonly offset: number;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Runs tests against a suite. Deletes the report and records of an earlier run first, so that a runner that crashes
 * counts as failed.
 */
export async function runSuiteTests(
  { name, path, offset, environment }: SuiteRun,
  run: typeof runTool = runTool,
): Promise<Outcome> {
  const report = join(logs, `${name}.json`);
  rmSync(report, { force: true });
  clearAttacks(offset);
  clearTallies(offset);
  const ending = await run({
    name,
    line: [
      ...(['vitest', 'run', '--project=suite', path] as const),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    minutes: 20,
    environment,
  });
  return concluded(name, ending, () => vitestTally(report));
}
