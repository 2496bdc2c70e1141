import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PictureAddress } from './picture-address.ts';

describe('the URL of a picture', () => {
  it.each([
    '/pictures/a-800.webp',
    'a.webp',
    'https://a.example/b.png',
    'HTTP://a/b',
    '',
    '/a:b',
    '//a/b',
  ])('can be %s', (address) => expect(v.parse(PictureAddress, address)).toBe(address));

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    '\u0000javascript:1',
    'data:text/html,x',
    'blob:x',
    'file:///etc',
  ])('cannot be %j', (address) => expect(v.parse(PictureAddress, address)).toBe(''));
});
