import { describe, expect, test } from 'vitest';
import { pinNote } from './pin-note.ts';

describe('a PIN code', () => {
  test.each(['', '56', '560 00', '056001', 'abc'])('says nothing while it is %j', (typed) => {
    expect(pinNote(typed, '')).toBeNull();
  });

  test('fills in the State when none is chosen', () => {
    expect(pinNote('560 001', '')).toMatchObject({ state: 'Karnataka', asks: false });
  });

  test('leaves a chosen State alone, and asks when the two do not fit', () => {
    expect(pinNote('560001', 'Karnataka')).toMatchObject({ state: null, asks: false });
    const odd = pinNote('560001', 'Kerala');
    expect(odd).toMatchObject({ state: null, asks: true });
    expect(odd?.text).toContain('usually in Karnataka, and you chose Kerala');
  });

  test('asks when nothing is known of its beginning', () => {
    expect(pinNote('999999', '')).toMatchObject({ state: null, asks: true });
  });
});
