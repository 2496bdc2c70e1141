import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILT_IN_BRAND } from '#domain/site/built-in-brand.ts';
import { SHOP_PLACEHOLDER } from '#domain/site/shop-name.ts';

const root = join(import.meta.dirname, '../..');

/** The code of the shop and of its build, without tests. */
const files = execFileSync(
  'git',
  ['ls-files', 'src', 'functions/src', 'index.html', 'dev/prerender', 'dev/web-manifest.ts'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => /\.(?:tsx?|html|css)$/u.test(path) && !/\.test\.tsx?$/u.test(path));

/** Files with a pattern, each with the matching lines. */
function linesWith(pattern: RegExp): readonly string[] {
  return files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

it('only the default, texts registered with operators, and titles of seeded products name the shop', () => {
  const named = linesWith(new RegExp(`\\b${BUILT_IN_BRAND.name}\\b`, 'u'));
  const others = named.filter(
    (line) =>
      !line.startsWith('src/domain/site/built-in-brand.ts') &&
      !line.startsWith('src/text/en/mail/order-texts.ts') &&
      !/^src\/text\/en\/site\/seo\.ts: title: 'Franch (?:Orthovin Thailam|Ayurveda Skin Soap)/u.test(
        line,
      ),
  );
  expect(named.length).toBeGreaterThan(others.length);
  expect(others).toEqual([]);
});

it('{shop} stands only in texts in which the name is filled in', () => {
  const paths = linesWith(/(?<!\$)\{shop\}|\bSHOP_PLACEHOLDER\b/u).map(
    (line) => line.split(':')[0] ?? '',
  );
  const filled = [
    ...['src/text/en/mail/account-letters.ts', 'src/text/en/mail/letter.ts'],
    ...['src/text/en/site/about.ts', 'src/text/en/site/seo.ts', 'src/text/en/site/terms.ts'],
  ];
  const texts = paths.filter((path) => path.startsWith('src/text/') && !path.includes('/admin/'));
  expect(SHOP_PLACEHOLDER).toBe('{shop}');
  expect([...new Set(texts)].toSorted()).toEqual(filled);
});
