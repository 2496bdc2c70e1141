import { expect, it } from 'vitest';
import { comeBackQuotes } from './come-back.ts';

const patterns = {
  speaks: /\b(?:second|third) (?:order|bottle)\b|\bagain\b/iu,
  denies: /\bnot|leaked\b/iu,
};
const review = (uid: string, text: string, more: object = {}) => ({
  ...{ uid, name: uid, text, stars: 5, verified: true, createdAt: 1 },
  ...more,
});
const quoted = (...reviews: readonly ReturnType<typeof review>[]) =>
  comeBackQuotes(reviews, patterns).map(({ sentence }) => sentence);

it('quotes the sentence that speaks of buying again, the newest first, at most two', () => {
  expect(
    quoted(
      review('a', 'Rinses clean. Second order for the whole house!', { createdAt: 1 }),
      review('b', 'I ordered two of these again. The scent is faint.', { createdAt: 3 }),
      review('c', 'Third bottle. Works in winter.', { createdAt: 2 }),
    ),
  ).toEqual(['I ordered two of these again.', 'Third bottle.']);
});

it('quotes nobody who did not buy it, liked it less, or says the opposite', () => {
  expect(
    quoted(
      review('a', 'Second order.', { verified: false }),
      review('b', 'Second order.', { stars: 3 }),
      review('c', 'The second bottle leaked. I will not order it again.'),
      review('d', 'Smells good, and the second scent is clove.'),
    ),
  ).toEqual([]);
});
