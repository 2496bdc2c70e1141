import { expect, it } from 'vitest';
import { checkForPublishing, kindsOf, partsOf } from './publishing-check.ts';

it('checks all texts that are published together, and matches no claim across two', () => {
  const texts = ['It cures', 'Call 9876543210', 'a@b.in 98765 43210', 'bad kidney', 'stones'];
  const { claims, details } = checkForPublishing(texts);
  expect(claims.map(({ words }) => words)).toEqual(['cures']);
  expect(kindsOf(details)).toEqual(['phone', 'email']);
});

it('splits a text at its findings without losing a character', () => {
  const text = 'It cures; call 9876543210 now';
  const parts = partsOf(text);
  expect(parts.map((part) => [part.text, part.found])).toEqual([
    ['It ', null],
    ['cures', 'claim'],
    ['; call ', null],
    ['9876543210', 'detail'],
    [' now', null],
  ]);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(partsOf('')).toEqual([]);
});
