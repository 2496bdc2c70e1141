import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { PictureAddress } from './picture-address.ts';

it.each(
  listed(' | /pictures/a-800.webp | a.webp | https://a.example/b.png | HTTP://a/b | /a:b | //a/b'),
)('a picture can have the URL "%s"', (address) =>
  expect(v.parse(PictureAddress, address)).toBe(address),
);

it.each([
  ...[' JavaScript:alert(1)', '\u0000javascript:1'],
  ...listed('javascript:alert(1) | data:text/html,x | blob:x | file:///etc'),
])('a picture cannot have the URL %j', (address) => {
  expect(v.parse(PictureAddress, address)).toBe('');
});
