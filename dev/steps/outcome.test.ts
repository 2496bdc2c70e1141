import { expect, it } from 'vitest';
import {
  failureReport,
  hasFailedTooOften,
  isRed,
  lastLine,
  type Outcome,
  outcomeTable,
  single,
  slowestReport,
} from './outcome.ts';

const green = {
  ...{ name: 'unit', passed: 12, failed: 0, skipped: 1, seconds: 3.25 },
  failures: [],
} satisfies Outcome;
const red = {
  ...{ name: 'flows', passed: 1, failed: 2, skipped: 0, seconds: 60 },
  failures: [
    { name: 'buys', reason: 'no button\nat a.ts' },
    { name: 'pays', reason: 'no till' },
  ],
} satisfies Outcome;

it('sums every runner and every check in the last line, red as soon as one step is', () => {
  expect(lastLine([single('types', 1, null), green, red])).toBe('tests: 14 passed, 2 failed');
  expect(lastLine([])).toBe('tests: 0 passed, 0 failed');
  expect(isRed([green, single('types', 1, null)])).toBe(false);
  expect(isRed([green, red])).toBe(true);
});

it('names the failures with their reasons, of which a long one is truncated', () => {
  const report = failureReport([green, red, single('types', 1, 'a.ts(1,1): error')]);
  expect(report).toContain('✗ flows: buys\n    no button\n    at a.ts\n');
  expect(report).toContain('✗ flows: pays\n    no till\n');
  expect(report).toContain('✗ types\n    a.ts(1,1): error\n');
  const lines = Array.from({ length: 500 }, (_, line) => line).join('\n');
  expect(failureReport([single('lint', 1, lines)])).toContain('    99\n    … 400 more lines');
});

it('marks each step in the table', () => {
  const lines = outcomeTable([green, red]).split('\n');
  expect(lines[1]).toMatch(/^✓ unit +12 +0 +1 +3\.\d$/);
  expect(lines[2]).toMatch(/^✗ flows +1 +2 +0 +60\.0$/);
  expect(lines[3]).toMatch(/^✗ all +13 +2 +1 +63\.\d$/);
});

it('ends a run after fifteen failures', () => {
  expect(hasFailedTooOften([{ ...red, failed: 14 }])).toBe(false);
  expect(hasFailedTooOften([{ ...red, failed: 13 }, red])).toBe(true);
});

it('names the slowest tests of each runner with their seconds', () => {
  const timed: Outcome = { ...green, slowest: [{ name: 'buys', seconds: 2.34 }] };
  expect(slowestReport([single('lint', 1, null), timed])).toBe(
    'Slowest of unit (3.3 s)\n      2.3  buys\n',
  );
});
