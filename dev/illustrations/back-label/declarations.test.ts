import { describe, expect, it } from 'vitest';
import type { SeedProduct } from '../../seed/product.ts';
import { SEED_PRODUCTS } from '../../seed/products/records.ts';
import { STORE } from '../../seed/store.ts';
import { DRAWN_PRODUCTS } from '../catalogue.ts';
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
    expect(text).toContain('Net quantity: 100 ml');
    expect(text).toContain('MRP (incl. of all taxes): ₹299.00');
    expect(text).toContain('Best before (from manufacture): 36 months');
    expect(text).toContain('Kind of product: Ayurvedic proprietary medicine');
    expect(text).toContain('Eucalyptus oil (Eucalyptus globulus) 0.8 ml');
    expect(text).toContain('Caution: For external use only.');
    expect(text).toContain(`${oil.manufacturer?.name}, ${oil.manufacturer?.address}`);
    expect(text).toContain(oil.licenceNumber);
    expect(text).toContain('Country of origin: India');
    expect(text).toContain('Batch no., dates of manufacture and expiry: see pack');
    expect(text).toContain(STORE.seller.email);
  });

  it('has the mark of origin on foods and cosmetics, and none on medicines', () => {
    expect(declarationsOf(product('omega-3')).vegMark).toBe('veg');
    expect(declarationsOf(product('franch-tulsi-green-tea')).vegMark).toBe('veg');
    expect(declarationsOf(product('franch-neem-tulsi-soap')).vegMark).toBe('veg');
    expect(declarationsOf(product('franch-oil-nh-plus')).vegMark).toBeUndefined();
  });

  it('says that a supplement is not for medicinal use', () => {
    expect(textOf('omega-3')).toContain('NOT FOR MEDICINAL USE');
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

  it('exists for every drawn product', () => {
    const slugs = SEED_PRODUCTS.map(({ slug }) => slug);
    expect(Object.keys(DRAWN_PRODUCTS).filter((slug) => !slugs.includes(slug))).toEqual([]);
  });
});
