import { missingFields } from '#domain/product/product-record.ts';
import { parseProductForm, productFormValues } from '#domain/product/product-form.ts';
import { expect, it } from 'vitest';
import { seedProducts } from './products/index.ts';

it('every seeded product is read back from the form that staff fill in, word for word', () => {
  for (const product of seedProducts()) {
    const typed = productFormValues(product);
    const answer = parseProductForm(typed);
    const again = answer.ok ? productFormValues(answer.value) : answer.faults;
    expect([product.slug, again]).toEqual([product.slug, typed]);
  }
});

it('the seeded cosmetics lack nothing of their legal record', () => {
  const cosmetics = seedProducts().filter(({ productClass }) => productClass === 'cosmetic');
  expect(cosmetics.length).toBeGreaterThan(5);
  for (const product of cosmetics) {
    expect([product.slug, missingFields(product)]).toEqual([product.slug, []]);
  }
});
