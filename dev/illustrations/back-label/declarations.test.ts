import { describe, expect, it } from 'vitest';
import type { SeedProduct } from '../../seed/product.ts';
import { SEED_PRODUCTS } from '../../seed/products/records.ts';
import { STORE } from '../../seed/store.ts';
import { declarationsOf } from './declarations.ts';

const product = (slug: string): SeedProduct => {
  const found = SEED_PRODUCTS.find((one) => one.slug === slug);
  if (!found) throw new Error(`No product "${slug}"`);
  return found;
};
const textOf = (slug: string): string => {
  const { main, use, origin } = declarationsOf(product(slug));
  return [...main, ...use, ...origin].map(({ name, text }) => `${name}: ${text}`).join('\n');
};

describe('the back label', () => {
  it('carries the facts of the product’s own record', () => {
    const oil = product('franch-oil-nh-plus');
    const text = textOf(oil.slug);
    for (const fact of [
      ...['Net quantity: 100 ml', 'MRP (incl. of all taxes): ₹299.00', 'Country of origin: India'],
      ...['Best before (from manufacture): 36 months', 'Caution: For external use only.'],
      'Kind of product: Ayurvedic proprietary medicine',
      'Eucalyptus oil (Eucalyptus globulus) 0.8 ml',
      'Batch no., dates of manufacture and expiry: see pack',
      ...[`${oil.manufacturer?.name}, ${oil.manufacturer?.address}`, STORE.seller.email],
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).toContain(oil.licenceNumber);
    expect(textOf('omega-3')).toContain('NOT FOR MEDICINAL USE');
  });

  it('has the mark of origin on foods and cosmetics, and none on medicines', () => {
    for (const slug of ['omega-3', 'franch-tulsi-green-tea', 'franch-neem-tulsi-soap']) {
      expect(declarationsOf(product(slug)).vegMark).toBe('veg');
    }
    expect(declarationsOf(product('franch-oil-nh-plus')).vegMark).toBeUndefined();
  });

  it('leaves out what the record lacks', () => {
    const bare: SeedProduct = {
      ...{ slug: 'bare', title: 'Bare', sku: 'B', category: 'Soaps', description: '' },
      ...{ price: 1, mrp: 1, stock: 1, daysAgo: 1 },
    };
    const { main, use, origin } = declarationsOf(bare);
    expect([...main, ...use, ...origin].every(({ text }) => text !== '')).toBe(true);
    expect(use).toEqual([]);
  });
});
