import { expect, it } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { letterPicture } from './letter-picture.ts';

const ORIGIN = 'https://shop.test';
const STORED = 'https://firebasestorage.googleapis.com/v0/b/shop/o/products%2Fneem%2Fa1';

it.each([
  ['/pictures/neem-800.webp', `${ORIGIN}/pictures/neem-180.webp`],
  ['/pictures/neem-label.svg', `${ORIGIN}/pictures/neem-label-180.webp`],
  ['/pictures/neem.png', `${ORIGIN}/pictures/neem.png`],
  [`${STORED}-800.webp?alt=media`, `${STORED}-180.webp?alt=media`],
])('the picture %s is shown in its small file', (address, shown) => {
  expect(letterPicture(address, ORIGIN, 180)).toBe(shown);
});

it.each([
  '',
  ...listed(`
    //evil.example/a.webp | /\\evil.example/a | https://evil.example/a-800.webp | a.webp | http://127.0.0.1:9199/v0/b/a
    https://firebasestorage.googleapis.com.evil.example/a`),
])('the picture "%s" is not the shop’s own, and left out', (address) => {
  expect(letterPicture(address, ORIGIN, 180)).toBe('');
});
