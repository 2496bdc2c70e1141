import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/products.ts';
import { claimsOf, publishingGate } from './product-gate.ts';

const draft = aProduct({ active: true, description: 'A warming oil.', productClass: 'other' });

describe('what keeps a product from being sold', () => {
  it('is what its record lacks, and every forbidden word', () => {
    const answer = publishingGate({ ...draft, howToUse: 'Cures fever.' }, null);
    expect(answer.missing).toContain('hsn');
    expect(answer.claims.map(({ field, words }) => [field, words])).toEqual([
      ['howToUse', 'Cures'],
      ['howToUse', 'fever'],
    ]);
  });

  it('is only what is new, when it is on sale already', () => {
    const before = { ...draft, howToUse: 'Cures.', countryOfOrigin: 'India' };
    expect(publishingGate(before, before)).toEqual({ missing: [], claims: [] });
    const after = { ...before, countryOfOrigin: '', howToUse: 'cures and cures fever' };
    const answer = publishingGate(after, before);
    expect(answer.missing).toEqual(['countryOfOrigin']);
    expect(answer.claims.map(({ words }) => words)).toEqual(['fever']);
  });

  it('is everything again, when it was archived', () => {
    expect(publishingGate(draft, { ...draft, active: false }).missing.length).toBeGreaterThan(0);
  });

  it('is pointed at in concerns as the form shows them, a line each', () => {
    const [claim] = claimsOf({ ...draft, concerns: ['Skin', 'Fever'] });
    expect(claim).toMatchObject({ field: 'concerns', start: 5, end: 10 });
  });
});
