import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { claimsOf, publishingGate } from './product-gate.ts';

const draft = aProduct({ active: true, description: 'A warming oil.', productClass: 'other' });

it('the publishing gate of a product reports missing record fields and every forbidden word', () => {
  const answer = publishingGate({ ...draft, howToUse: 'Cures fever.' }, null);
  expect(answer.missing).toContain('hsn');
  expect(answer.claims.map(({ field, words }) => [field, words])).toEqual([
    ['howToUse', 'Cures'],
    ['howToUse', 'fever'],
  ]);
});

it('the publishing gate of a product reports only new problems of a product on sale', () => {
  const before = { ...draft, howToUse: 'Cures.', countryOfOrigin: 'India' };
  expect(publishingGate(before, before)).toEqual({ missing: [], claims: [] });
  const after = { ...before, countryOfOrigin: '', howToUse: 'cures and cures fever' };
  const answer = publishingGate(after, before);
  expect(answer.missing).toEqual(['countryOfOrigin']);
  expect(answer.claims.map(({ words }) => words)).toEqual(['fever']);
  // An archived product is checked as a whole again.
  expect(publishingGate(draft, { ...draft, active: false }).missing.length).toBeGreaterThan(0);
});

it('the publishing gate of a product positions claims in concerns as the form shows them, one per line', () => {
  const [claim] = claimsOf({ ...draft, concerns: ['Skin', 'Fever'] });
  expect(claim).toMatchObject({ field: 'concerns', start: 5, end: 10 });
});
