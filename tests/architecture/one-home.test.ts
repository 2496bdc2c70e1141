import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from '../../dev/backend/folders.ts';

/** Lines of the shop's and the functions' source that match an extended regular expression, tests left out. */
function linesWith(pattern: string): readonly string[] {
  const tests = ':!*.test.ts*';
  try {
    return execFileSync('git', ['grep', '-nE', pattern, '--', 'src', 'functions/src', tests], {
      cwd: root,
      encoding: 'utf8',
    })
      .trim()
      .split('\n');
  } catch {
    // git grep exits with 1 when nothing matches.
    return [];
  }
}

it('code reads the traits of a payment method instead of comparing methods', () => {
  expect(linesWith("paidAt === 'delivery'")).toHaveLength(1);
  expect(linesWith("[!=]==? '(cod|online)'")).toEqual([]);
});

it('one module writes the stock ledger of orders', () => {
  const writers = linesWith('refs\\.stockMove\\(').map((line) => line.split(':')[0]);
  expect([...new Set(writers)]).toEqual(['functions/src/orders/effects.ts']);
});

it('numbers are typed into text fields, which no wheel changes', () => {
  expect(linesWith('type="number"|type: .number')).toEqual([]);
});

it('one component announces errors', () => {
  const files = linesWith('role="alert"').map((line) => line.split(':')[0]);
  expect(files).toEqual(['src/ui/feedback/ErrorMessage.tsx']);
});

it('one module knows how long a day is, and how far India is from UTC', () => {
  const pattern =
    '24 \\* 60 \\* 60 \\* 1000|24 \\* 60 \\* MINUTE|86_?400_?000|19_?800_?000|\\+05:30|5\\.5 \\* 60';
  const files = linesWith(pattern).map((line) => line.split(':')[0]);
  expect([...new Set(files)]).toEqual(['src/domain/core/indian-time.ts']);
});
