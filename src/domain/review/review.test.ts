import { describe, expect, it } from 'vitest';
import { checkForm } from '../shared/form.ts';
import { questionId, ReviewDraftSchema, reviewSummary } from './review.ts';

const stars = (...given: readonly number[]) => given.map((each) => ({ stars: each }));

describe('reviews together', () => {
  it('have no average while there is none', () => {
    expect(reviewSummary([])).toBeNull();
  });

  it('have the mean of their stars, rounded to one decimal', () => {
    expect(reviewSummary(stars(5, 4, 4))?.average).toBe(4.3);
    expect(reviewSummary(stars(1))?.average).toBe(1);
  });

  it('are counted from five stars down to one, the empty rows as well', () => {
    expect(reviewSummary(stars(5, 5, 2))?.distribution.map(({ count }) => count)).toEqual([
      2, 0, 0, 1, 0,
    ]);
  });
});

describe('a review that is written', () => {
  const draft = { stars: '4', title: '', text: 'It does what it says.', name: 'Asha' };

  it('becomes one with a number of stars', () => {
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

it('a question’s id holds its day in UTC, with both digits of a month', () => {
  expect(questionId('asha', Date.UTC(2026, 0, 9, 23, 59))).toBe('asha_20260109');
});
