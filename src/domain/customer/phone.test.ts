import { expect, test } from 'vitest';
import { phoneLink, whatsappLink } from './phone.ts';

test('a telephone link contains only the digits and a leading plus', () => {
  expect(phoneLink('+91 80 0000 0108')).toBe('tel:+918000000108');
  expect(phoneLink('080-0000 (0108)')).toBe('tel:08000000108');
  expect(phoneLink('1800+12')).toBe('tel:180012');
});

test('a WhatsApp link contains the country code and digits only', () => {
  expect(whatsappLink('+91 98765 43210')).toBe('https://wa.me/919876543210');
  expect(whatsappLink('098765-43210')).toBe('https://wa.me/919876543210');
  expect(whatsappLink('98765 43210')).toBe('https://wa.me/919876543210');
  expect(whatsappLink('+44 20 7946 0958')).toBe('https://wa.me/442079460958');
});
