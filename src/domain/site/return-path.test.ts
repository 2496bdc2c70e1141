import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { returnPath } from './return-path.ts';

test.each(
  listed(`
    / | /products?category=Soaps#list | /product/franch-oil-nh-plus | /dashboard?tab=cart-fav
    /authors | /products?search=%F0%9F%8C%BF | /products?search=नीम`),
)('the return path of a sign-in is %s, a path of the shop', (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each([
  ...[null, '', ' /products', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'],
  ...['/\n//evil.example', `/${'x'.repeat(2000)}`],
  ...listed(`
    https://evil.example/ | HTTPS://evil.example | //evil.example | ///evil.example
    javascript:alert(1) | products | /auth | /auth?next=/auth | /auth/ | /auth#x`),
])('the return path of a sign-in falls back to the account for %j', (path) => {
  expect(returnPath(path)).toBe('/dashboard');
});

test('the return path of a sign-in never leaves the site, whatever the input', () => {
  const shop = 'https://shop.example';
  const asked = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', 'a', '%', '?') }),
  );
  fc.assert(
    fc.property(asked, (text) => {
      expect(new URL(returnPath(text), shop).origin).toBe(shop);
    }),
    { numRuns: 1_000 },
  );
});
