import { describe, expect, it } from 'vitest';
import { gstinState, isGstin, isTaxpayer } from './gstin.ts';

describe('a GSTIN', () => {
  const good = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '09AAACH7409R1ZZ'];

  it.each(good)('%s is valid', (text) => {
    expect(isGstin(text)).toBe(true);
  });

  it('with one changed character is invalid, in all 15 positions', () => {
    const right = '27AAPFU0939F1ZV';
    const letters = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    for (let index = 0; index < right.length; index += 1) {
      for (const other of letters.filter((letter) => letter !== right[index])) {
        const text = `${right.slice(0, index)}${other}${right.slice(index + 1)}`;
        expect(isGstin(text), text).toBe(false);
      }
    }
  });

  it.each(['', '27aapfu0939f1zv', '27AAPFU0939F1Z', ' 27AAPFU0939F1ZV', '27AAPFU0939F1ZVV'])(
    'is invalid: "%s"',
    (text) => {
      expect(isGstin(text)).toBe(false);
    },
  );

  it('names its State by its first two digits', () => {
    expect(good.map(gstinState)).toEqual(['Maharashtra', 'Karnataka', 'Uttar Pradesh']);
    expect(gstinState('28AAPFU0939F1ZV')).toBeNull();
    // Its check digit is right; its State no longer exists.
    expect(isGstin('28AAPFU0939F1ZT')).toBe(false);
    expect(gstinState('')).toBeNull();
  });
});

it.each([
  ['29AAAAA0000A1ZY', true],
  ['0717UNO00157UNO', false],
  ['06DELI09652G1DA', false],
  ['29AABCF8078M1C8', false],
  ['9917SGP29001OST', false],
  ['29AAAAA0000AAA4', false],
  ['29AAAAA0000A1ZX', false],
])('%s can be the GSTIN of a seller: %s', (gstin, expected) => {
  expect(isTaxpayer(gstin)).toBe(expected);
});
