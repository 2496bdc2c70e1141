import { missingFields } from '#domain/product/product-record.ts';
import { parseProductForm } from '#domain/product/parse-product-form.ts';
import { productFormValues } from '#domain/product/product-form.ts';
import { expect, it } from 'vitest';
import { seedProducts } from './products/index.ts';

it("every seeded product survives a round trip through the staff's form unchanged", () => {
  for (const product of seedProducts()) {
    const typed = productFormValues(product);
    const answer = parseProductForm(typed);
    const again = answer.ok ? productFormValues(answer.value) : answer.faults;
    expect([product.slug, again]).toEqual([product.slug, typed]);
  }
});

it('the seeded cosmetics have a complete legal record', () => {
  const cosmetics = seedProducts().filter(({ productClass }) => productClass === 'cosmetic');
  expect(cosmetics.length).toBeGreaterThan(5);
  for (const product of cosmetics) {
    expect([product.slug, missingFields(product)]).toEqual([product.slug, []]);
  }
});
