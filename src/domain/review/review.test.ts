import { expect, it } from 'vitest';
import { checkForm } from '../core/form.ts';
import { questionId, ReviewDraftSchema, reviewSummary } from './review.ts';

const stars = (...counts: readonly number[]) => counts.map((each) => ({ stars: each }));

it('a review summary has the mean of the stars, and counts from five stars to one', () => {
  expect(reviewSummary([])).toBeNull();
  expect(reviewSummary(stars(5, 4, 4))?.average).toBe(4.3);
  expect(reviewSummary(stars(1))?.average).toBe(1);
  const { distribution } = reviewSummary(stars(5, 5, 2)) ?? { distribution: [] };
  expect(distribution.map(({ count }) => count)).toEqual([2, 0, 0, 1, 0]);
});

const draft = { stars: '4', title: '', text: 'It does what it says.', name: 'Asha' };

it('a typed review is parsed with a number of stars', () => {
  const value = { ...draft, stars: 4 };
  expect(checkForm(ReviewDraftSchema, draft)).toEqual({ ok: true, value });
});

it.each([
  ['stars', undefined, 'choice'],
  ['stars', '6', 'choice'],
  ['text', 'Very good', 'too-short'],
  ['text', 'n'.repeat(2001), 'too-long'],
  ['name', ' ', 'required'],
])('a typed review is refused with the %s %.12s: %s', (field, text, fault) => {
  const { [field as 'stars']: _, ...rest } = draft;
  const typed = text === undefined ? rest : { ...rest, [field]: text };
  expect(checkForm(ReviewDraftSchema, typed)).toEqual({ ok: false, faults: { [field]: fault } });
});

it('the id of a question contains its UTC day, with a two-digit month', () => {
  expect(questionId('asha', Date.UTC(2026, 0, 9, 23, 59))).toBe('asha_20260109');
});
