/** The result of one step of `npm run check` or `npm test`. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failures by name, with the useful part of the reason. */
  readonly failures: readonly Failure[];
  /** The slowest tests of a runner, slowest first. */
  readonly slowest?: readonly TimedTest[];
  readonly seconds: number;
}

export interface TimedTest {
  readonly name: string;
  readonly seconds: number;
}

export interface Failure {
  readonly name: string;
  readonly reason: string;
}

/** A step with a single result. `reason` is null when it passed. */
export function single(name: string, seconds: number, reason: string | null): Outcome {
  const failures = reason === null ? [] : [{ name, reason }];
  return {
    name,
    passed: 1 - failures.length,
    failed: failures.length,
    skipped: 0,
    failures,
    seconds,
  };
}

/** Whether anything failed. */
export function isRed(outcomes: readonly Outcome[]): boolean {
  return outcomes.some(({ failed }) => failed > 0);
}

const REASON_LINES = 100;

/** The failures, with enough detail to fix them. Empty when there are none. */
export function failureReport(outcomes: readonly Outcome[]): string {
  return outcomes
    .flatMap(({ name, failures }) =>
      failures.map((failure) => {
        const title = failure.name === name ? name : `${name}: ${failure.name}`;
        return `✗ ${title}\n${indented(failure.reason)}\n`;
      }),
    )
    .join('\n');
}

/** The number of failures that ends a run: later ones would only repeat them. */
export const MAX_FAILURES = 15;

/** Whether a run has failed so often that further steps are not worth their time. */
export function hasFailedTooOften(outcomes: readonly Outcome[]): boolean {
  return sumOf(outcomes).failed >= MAX_FAILURES;
}

/** The slowest tests of each runner. Empty when no runner ran. */
export function slowestReport(outcomes: readonly Outcome[]): string {
  return outcomes
    .flatMap(({ name, seconds, slowest = [] }) => {
      if (slowest.length === 0) return [];
      const rows = slowest.map((test) => `  ${test.seconds.toFixed(1).padStart(7)}  ${test.name}`);
      return [`Slowest of ${name} (${seconds.toFixed(1)} s)\n${rows.join('\n')}\n`];
    })
    .join('\n');
}

function indented(text: string): string {
  const lines = text.trim().split('\n');
  const shown = lines.slice(0, REASON_LINES);
  const rest = lines.length - shown.length;
  if (rest > 0) shown.push(`… ${rest} more lines`);
  return shown.map((line) => `    ${line}`.trimEnd()).join('\n');
}

/** A table of the steps, one per line, with a line of totals. */
export function outcomeTable(outcomes: readonly Outcome[]): string {
  const sums = sumOf(outcomes);
  const rows = [...outcomes, { name: 'all', ...sums }].map((row) => [
    row.name,
    String(row.passed),
    String(row.failed),
    String(row.skipped),
    row.seconds.toFixed(1),
  ]);
  return [['step', 'passed', 'failed', 'skipped', 'seconds'], ...rows]
    .map(([name = '', ...figures]) => {
      const mark = figures[1] === 'failed' ? ' ' : figures[1] === '0' ? '✓' : '✗';
      return `${mark} ${name.padEnd(14)}${figures.map((figure) => figure.padStart(9)).join('')}`;
    })
    .join('\n');
}

/** The machine-readable line: always the last one of `npm test`. */
export function lastLine(outcomes: readonly Outcome[]): string {
  const { passed, failed } = sumOf(outcomes);
  return `tests: ${passed} passed, ${failed} failed`;
}

function sumOf(outcomes: readonly Outcome[]): Omit<Outcome, 'name' | 'failures' | 'slowest'> {
  const sum = (figure: 'passed' | 'failed' | 'skipped' | 'seconds'): number =>
    outcomes.reduce((total, outcome) => total + outcome[figure], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: sum('skipped'),
    seconds: sum('seconds'),
  };
}
