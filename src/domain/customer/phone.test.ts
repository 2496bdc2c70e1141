import { expect, test } from 'vitest';
import { phoneLink } from './phone.ts';

test('a telephone link contains only the digits and a leading plus', () => {
  expect(phoneLink('+91 80 0000 0108')).toBe('tel:+918000000108');
  expect(phoneLink('080-0000 (0108)')).toBe('tel:08000000108');
  expect(phoneLink('1800+12')).toBe('tel:180012');
});
