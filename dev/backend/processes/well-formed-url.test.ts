import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wellFormed } from './well-formed-url.mjs';

it.each([
  ['/products?search=100%', '/products?search=100%25'],
  ['/product/n%C3%AFm?search=100%', '/product/n%C3%AFm?search=100%25'],
  ['/%', '/%25'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['//', '/'],
  ['/\\\\?a=1', '/?a=1'],
  ['/a//b', '/a//b'],
  ['/products?search=n%C3%AFm+soap&a=?', '/products?search=n%C3%AFm+soap&a=?'],
])('the address %s is read as %s', (typed, read) => {
  expect(wellFormed(typed)).toBe(read);
});

it('any address can be parsed and decoded', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[/\\%?&=a0F.:[]{0,12}$/), (typed) => {
      const read = wellFormed(`/${typed}`);
      expect(decodeURI(read)).toBeTypeOf('string');
      expect(URL.canParse(read, 'http://localhost')).toBe(true);
    }),
  );
});
