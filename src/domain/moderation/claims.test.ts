import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findClaims } from './claims.ts';

const found = (text: string) => findClaims(text).map(({ kind, words }) => `${kind}: ${words}`);

it.each([
  ['Helps with Diabetes', 'schedule: Diabetes'],
  ['for diabetic feet', 'schedule: diabetic'],
  ['dissolves kidney stones', 'schedule: kidney stones'],
  ['A cure for rheumatism', 'promise: cure | schedule: rheumatism'],
  ['100% safe, no side effects', 'promise: 100% | promise: no side effects'],
  ['100 % natural', 'promise: 100 %'],
  ['Guaranteed and PERMANENT', 'promise: Guaranteed | promise: PERMANENT'],
  ['fairness in a week', 'schedule-j: fairness'],
  ['मधुमेह में लाभ', 'schedule: मधुमेह'],
  ['cures colds over many weeks', 'promise: cures'],
  ['a cure for weeks of pain', 'promise: cure'],
  ['a miracle\nfor piles', 'promise: miracle | schedule-j: piles'],
])('claims that the law forbids in advertising in "%s" are found in order', (text, expected) => {
  expect(found(text).join(' | ')).toBe(expected);
});

it.each([
  'Supports comfort of the joints, as tradition has it.',
  'Procured from Erode; a secure cap; a manicure for hands',
  'Profits, outfits and a fit body',
  'Cured for six weeks on wooden racks, as good soap is',
  'An air-cured bar; the curing time is 6 to 8 weeks',
  'Our soap cures slowly for at least forty days',
  'A treatise on hair care',
  'compiles a healthy routine',
  '',
])('claims that the law forbids in advertising are not found in "%s"', (text) => {
  expect(found(text)).toEqual([]);
});

it('claims that the law forbids in advertising have their positions', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('Cures', 'typhoid', 'piles'), (before, word) => {
      const text = `${before} ${word}.`;
      const claims = findClaims(text);
      expect(claims.map(({ start, end }) => text.slice(start, end))).toEqual(
        claims.map((claim) => claim.words),
      );
      expect(claims.at(-1)).toMatchObject({ start: before.length + 1, words: word });
    }),
  );
});
