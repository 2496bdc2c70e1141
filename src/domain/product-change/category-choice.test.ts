import { expect, it } from 'vitest';
import { CATEGORIES } from '../product/category.ts';
import { categoryOf } from './category-choice.ts';

const suggestionFor = (typed: string) => {
  const answer = categoryOf(typed, CATEGORIES);
  return answer.known ? `known: ${answer.category}` : answer.suggestion;
};

it.each([
  ['hair care', 'known: Hair Care'],
  ['Haircare', 'Hair Care'],
  ['Hare Care', 'Hair Care'],
  ['Care, hair', 'Hair Care'],
  ['Skin-Cair', 'Skin Care'],
  ['Nutritions', 'Nutrition'],
])('suggests for "%s": %s', (typed, expected) => {
  expect(suggestionFor(typed)).toBe(expected);
});

it.each(['Face care', 'Face cares', 'Baby Care', 'Care', 'Hand & Foot Care', 'Furniture', '&'])(
  'suggests nothing for "%s": a word of several categories does not decide',
  (typed) => {
    expect(suggestionFor(typed)).toBe('');
  },
);
