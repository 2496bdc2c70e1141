import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairsOf } from '../../../tests/support/fixtures/listed.ts';
import { editDistance, lettersOf, isWithinEdits } from './edit-distance.ts';

test.each([
  [0, 'neem → neem'],
  [1, 'heem → neem | eem → neem | nneem → neem | enem → neem | sshwagandha → ashwagandha'],
  [3, 'kitten → sitting'],
  [4, ' → rose'],
])('the edit distance of two words is %i: %s', (edits, words) => {
  for (const [typed, word] of pairsOf(words)) {
    expect(editDistance(typed, word).whole, typed).toBe(edits);
  }
});

test('the edit distance of two words to a prefix is 0 while the word is being typed', () => {
  expect(editDistance('hurme', 'turmeric')).toEqual({ whole: 4, beginning: 1 });
  expect(editDistance('turme', 'turmeric').beginning).toBe(0);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e'), maxLength: 12 });

test('for any words the distance is symmetric, bounded, and never excluded by the letter check', () => {
  fc.assert(
    fc.property(word, word, fc.nat(4), (one, other, bound) => {
      const { whole, beginning } = editDistance(one, other);
      expect(editDistance(other, one).whole).toBe(whole);
      expect(whole === 0).toBe(one === other);
      expect(whole).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(editDistance(one, other, bound)).toEqual({
        whole: whole > bound ? Infinity : whole,
        beginning: beginning > bound ? Infinity : beginning,
      });
      for (const edits of [whole, beginning]) {
        expect(isWithinEdits(edits, lettersOf(one), lettersOf(other))).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('very long words are compared up to the maximum length', () => {
  expect(editDistance('a'.repeat(5000), 'b'.repeat(5000)).whole).toBe(64);
});
