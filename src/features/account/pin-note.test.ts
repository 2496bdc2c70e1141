import { expect, test } from 'vitest';
import { pinNote } from './pin-note.ts';

test.each(['', '56', '560 00', '056001', 'abc'])('there is no note about %j', (typed) => {
  expect(pinNote(typed, '')).toBeNull();
});

test('a note suggests the State when none is chosen, and asks when the chosen one does not match', () => {
  expect(pinNote('560 001', '')).toMatchObject({ state: 'Karnataka', needsCheck: false });
  expect(pinNote('560001', 'Karnataka')).toMatchObject({ state: null, needsCheck: false });
  const mismatch = pinNote('560001', 'Kerala');
  expect(mismatch).toMatchObject({ state: null, needsCheck: true });
  expect(mismatch?.text).toContain('usually in Karnataka, but you chose Kerala');
  expect(pinNote('999999', '')).toMatchObject({ state: null, needsCheck: true });
});
