import { describe, expect, it } from 'vitest';
import { gstinState, isGstin } from './gstin.ts';

describe('a GSTIN', () => {
  const good = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '09AAACH7409R1ZZ'];

  it.each(good)('%s is well formed', (text) => {
    expect(isGstin(text)).toBe(true);
  });

  it('with one character changed is noticed, in all 15 places', () => {
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
    'is none: "%s"',
    (text) => {
      expect(isGstin(text)).toBe(false);
    },
  );

  it('names its State by its first two digits', () => {
    expect(good.map(gstinState)).toEqual(['Maharashtra', 'Karnataka', 'Uttar Pradesh']);
    expect(gstinState('28AAPFU0939F1ZV')).toBeNull();
    expect(gstinState('')).toBeNull();
  });
});
