import { expect, it } from 'vitest';
import { packForm } from './pack-form.ts';

it.each([
  ['Wellness', 'ml', 'bottle'],
  ['Nutrition', 'g', 'jar'],
  ['Nutrition', 'piece', 'capsules'],
  ['Soaps', 'g', 'carton'],
  ['Oral Care', 'g', 'tube'],
  ['Oral Care', undefined, 'tube'],
  ['Wellness', undefined, 'carton'],
] as const)('%s in %s are in a %s', (category, unit, form) => {
  expect(packForm({ category, ...(unit && { netQuantity: { value: 100, unit } }) })).toBe(form);
});

it('is a carton while nothing is known', () => {
  expect([packForm(), packForm(null)]).toEqual(['carton', 'carton']);
});
