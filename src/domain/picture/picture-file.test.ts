import { expect, it } from 'vitest';
import { MAX_PICTURE_BYTES, pictureFault } from './picture-file.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const box = (brand: string): string => `\u0000\u0000\u0000\u001Cftyp${brand}`;

it.each([
  ['a JPEG', '\u00FF\u00D8\u00FF\u00E0\u0000\u0010JFIF'],
  ['a PNG', '\u0089PNG\r\n\u001A\n\u0000\u0000'],
  ['a WebP', 'RIFF\u0010\u0000\u0000\u0000WEBPVP8 '],
  ['an AVIF', box('avif')],
])('%s is accepted by its first bytes', (_name, head) => {
  expect(pictureFault(1000, bytes(head))).toBeNull();
});

it.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'svg'],
  ['<?xml version="1.0"?><svg/>', 'svg'],
  [box('heic'), 'heic'],
  ['GIF89a', 'not-a-picture'],
  ['%PDF-1.7', 'not-a-picture'],
  ['<!doctype html>', 'not-a-picture'],
])('a file that begins with "%s" is refused as %s, whatever its name', (head, fault) => {
  expect(pictureFault(1000, bytes(head))).toBe(fault);
});

it('the size is checked before the content', () => {
  const jpeg = bytes('\u00FF\u00D8\u00FF\u00E0');
  expect(pictureFault(0, jpeg)).toBe('empty');
  expect(pictureFault(MAX_PICTURE_BYTES, jpeg)).toBeNull();
  expect(pictureFault(30 * 1024 * 1024, jpeg)).toBe('too-large');
});
