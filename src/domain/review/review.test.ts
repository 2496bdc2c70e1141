import { describe, expect, it } from 'vitest';
import { checkForm } from '../core/form.ts';
import { questionId, ReviewDraftSchema, reviewSummary } from './review.ts';

const stars = (...counts: readonly number[]) => counts.map((each) => ({ stars: each }));

describe('a review summary', () => {
  it('has no average without reviews', () => {
    expect(reviewSummary([])).toBeNull();
  });

  it('has the mean of the stars, rounded to one decimal', () => {
    expect(reviewSummary(stars(5, 4, 4))?.average).toBe(4.3);
    expect(reviewSummary(stars(1))?.average).toBe(1);
  });

  it('counts from five stars to one, empty rows included', () => {
    expect(reviewSummary(stars(5, 5, 2))?.distribution.map(({ count }) => count)).toEqual([
      2, 0, 0, 1, 0,
    ]);
  });
});

describe('a typed review', () => {
  const draft = { stars: '4', title: '', text: 'It does what it says.', name: 'Asha' };

  it('is parsed with a number of stars', () => {
    expect(checkForm(ReviewDraftSchema, draft)).toEqual({
      ok: true,
      value: { ...draft, stars: 4 },
    });
  });

  it.each([
    ['no stars', { stars: undefined }, 'stars', 'choice'],
    ['six stars', { stars: '6' }, 'stars', 'choice'],
    ['nine letters', { text: 'Very good' }, 'text', 'too-short'],
    ['2,001 letters', { text: 'n'.repeat(2001) }, 'text', 'too-long'],
    ['no name', { name: ' ' }, 'name', 'required'],
  ])('is refused with %s', (_what, change, field, fault) => {
    const typed = Object.entries({ ...draft, ...change }).filter(([, text]) => text !== undefined);
    expect(checkForm(ReviewDraftSchema, Object.fromEntries(typed))).toEqual({
      ok: false,
      faults: { [field]: fault },
    });
  });
});

it('the id of a question contains its UTC day, with a two-digit month', () => {
  expect(questionId('asha', Date.UTC(2026, 0, 9, 23, 59))).toBe('asha_20260109');
});
