import { expect, it } from 'vitest';
import { packForm } from './pack-form.ts';

const of = (category: string, unit?: 'g' | 'ml' | 'piece') =>
  packForm({ category, ...(unit && { netQuantity: { value: 100, unit } }) });

it('follows the unit of the net quantity', () => {
  const forms = [of('Wellness', 'ml'), of('Nutrition', 'g'), of('Nutrition', 'piece')];
  expect(forms).toEqual(['bottle', 'jar', 'capsules']);
});

it('is a carton for soaps and a tube for oral care, in any unit', () => {
  expect(of('Soaps', 'g')).toBe('carton');
  expect(of('Oral Care', 'g')).toBe('tube');
  expect(of('Oral Care')).toBe('tube');
});

it('is a carton while nothing is known', () => {
  expect([packForm(), packForm(null), of('Wellness')]).toEqual(['carton', 'carton', 'carton']);
});
