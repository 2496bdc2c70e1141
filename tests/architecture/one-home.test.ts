import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { COURIER_SERVICE_NAMES } from '#domain/booking/courier-services.ts';
import { PROVIDER_NAMES } from '#domain/payment/providers.ts';
import { root } from '../../dev/backend/folders.ts';

/** Lines of source that match an extended regular expression, tests left out. */
function linesWith(
  pattern: string,
  folders: readonly string[] = ['src', 'functions/src'],
): readonly string[] {
  const tests = ':!*.test.ts*';
  try {
    return execFileSync('git', ['grep', '-inE', pattern, '--', ...folders, tests], {
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

it('a payment provider is named in its folders and in the three registries only', () => {
  const others = ['gateway', 'seed', 'mutants', 'doctor/recorded-answers.ts'];
  const folders = ['src', 'functions/src', 'dev', ...others.map((one) => `:!dev/${one}`)];
  const named = PROVIDER_NAMES.flatMap((name) => linesWith(name, folders))
    .map((line) => /^(?<path>[^:]+):\d+:\s*(?<code>.*)$/u.exec(line)?.groups)
    // Comments name where a fact comes from.
    .filter((line) => !/^(?:\/\*\*|\*|\/\/)/u.test(line?.['code'] ?? ''))
    .map((line) => line?.['path'] ?? '')
    .filter((path) => PROVIDER_NAMES.every((name) => !path.includes(`/${name}/`)));
  expect([...new Set(named)]).toEqual([
    'functions/src/payments/gateway/providers.ts',
    'src/data/payment/open-provider.ts',
    'src/domain/payment/providers.ts',
  ]);
});

it('a courier service is named in its folder and in the two registries only', () => {
  const named = COURIER_SERVICE_NAMES.flatMap((name) => linesWith(`'[^']*${name}|${name}:`))
    .map((line) => line.split(':')[0] ?? '')
    .filter((path) => COURIER_SERVICE_NAMES.every((name) => !path.includes(`/${name}/`)));
  expect([...new Set(named)]).toEqual([
    'functions/src/couriers/services.ts',
    'src/domain/booking/courier-services.ts',
  ]);
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
