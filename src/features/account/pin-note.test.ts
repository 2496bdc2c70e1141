import { describe, expect, test } from 'vitest';
import { pinNote } from './pin-note.ts';

describe('pinNote', () => {
  test.each(['', '56', '560 00', '056001', 'abc'])('returns null for %j', (typed) => {
    expect(pinNote(typed, '')).toBeNull();
  });

  test('suggests the State when none is chosen', () => {
    expect(pinNote('560 001', '')).toMatchObject({ state: 'Karnataka', needsCheck: false });
  });

  test('keeps a chosen State and asks when it does not match', () => {
    expect(pinNote('560001', 'Karnataka')).toMatchObject({ state: null, needsCheck: false });
    const mismatch = pinNote('560001', 'Kerala');
    expect(mismatch).toMatchObject({ state: null, needsCheck: true });
    expect(mismatch?.text).toContain('usually in Karnataka, but you chose Kerala');
  });

  test('asks when the prefix is unknown', () => {
    expect(pinNote('999999', '')).toMatchObject({ state: null, needsCheck: true });
  });
});
