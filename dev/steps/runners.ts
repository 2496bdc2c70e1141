import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Ending, logs, runTool } from './tool.ts';
import { type Failure, MAX_FAILURES, type Outcome } from './outcome.ts';
import { playwrightTally, type Tally, vitestTally } from './reports.ts';

interface Run {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly environment?: NodeJS.ProcessEnv;
}

/**
 * Runs projects of vite.config.ts.
 * @param offsets The shops of the suite: a worker for each.
 * @param filters Runs only the test files whose path contains one of them.
 * @param since    Runs only the test files that a change since this git revision can touch.
 * @param related  Runs only the test files that this file can touch.
 * @param failures The number of failures that ends the run.
 */
export async function runVitest(
  { name, signal, environment }: Run,
  projects: readonly string[],
  {
    filters = [],
    since,
    related,
    offsets = [],
    failures = MAX_FAILURES,
  }: {
    filters?: readonly string[];
    since?: string | undefined;
    related?: string;
    offsets?: readonly number[];
    failures?: number;
  } = {},
): Promise<Outcome> {
  const report = join(logs, `${name}.json`);
  rmSync(report, { force: true });
  const mayBeEmpty = since !== undefined || related !== undefined;
  const ending = await runTool({
    name,
    line: [
      'vitest',
      ...(related === undefined ? ['run'] : ['related', related, '--run']),
      ...['--reporter=default', '--reporter=json'],
      `--outputFile.json=${report}`,
      `--bail=${failures}`,
      ...(offsets.length > 0 ? [`--maxWorkers=${offsets.length}`] : []),
      ...(since === undefined ? [] : [`--changed=${since}`]),
      ...(mayBeEmpty ? ['--passWithNoTests'] : []),
      ...filters,
      // A part may be several projects: `components` and `components-isolated`.
      ...projects.map((project) => `--project=${project}*`),
    ],
    minutes: 20,
    signal,
    environment: { ...environment, SHOP_OFFSETS: offsets.join(',') },
  });
  return concluded(name, ending, () => vitestTally(report), { mayBeEmpty });
}

/**
 * Runs the flows of tests/flows in real browsers, one for each shop by its offset: all of them, or those whose file or
 * folder name starts with one of `files`. Their config writes the report.
 */
export async function runFlows(
  { name, signal, environment }: Run,
  offsets: readonly number[],
  files: readonly string[] = [],
  failures?: number,
): Promise<Outcome> {
  const report = join(logs, 'flows.json');
  rmSync(report, { force: true });
  const ending = await runTool({
    name,
    line: [
      ...(['playwright', 'test', '--config', 'tests/flows/playwright.config.ts'] as const),
      ...(failures === undefined ? [] : [`--max-failures=${failures}`]),
      ...files.map((file) => `tests/flows/(?:.+/)?${file}`),
    ],
    minutes: 60,
    signal,
    environment: { ...environment, SHOP_OFFSETS: offsets.join(',') },
  });
  return concluded(name, ending, () => playwrightTally(report));
}

/** A runner that crashed, ran nothing, or exited badly with every test green, has failed as well. */
export function concluded(
  name: string,
  { code, output, seconds }: Ending,
  read: () => Tally,
  { mayBeEmpty = false } = {},
): Outcome {
  const tally = readTally(read);
  const own = ownFailure(tally, code, mayBeEmpty);
  const failures: Failure[] = [...(tally?.failures ?? [])];
  if (own !== null) failures.push({ name, reason: `${own}\n${lastLines(output)}` });
  const { passed = 0, skipped = 0, slowest } = tally ?? {};
  return {
    ...{ name, passed, failed: failures.length, skipped, failures, seconds },
    ...(slowest && { slowest }),
  };
}

function readTally(read: () => Tally): Tally | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function ownFailure(tally: Tally | null, code: number | null, mayBeEmpty: boolean): string | null {
  if (!tally) return 'The runner crashed: it left no report.';
  if (!mayBeEmpty && tally.passed + tally.failed === 0) return 'The runner ran no test.';
  if (code !== 0 && tally.failed === 0) return `The runner ended with ${code ?? 'a signal'}.`;
  return null;
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-40).join('\n');
}
