import { describe, expect, it } from 'vitest';
import { CONCERNS } from '#domain/catalog/catalog-filters.ts';
import { CATEGORIES } from '#domain/catalog/catalog.ts';
import { isSlug } from '#domain/product/slug.ts';
import { ILLUSTRATIONS } from '../illustrations/manifest.ts';
import { ACCOUNTS } from './accounts.ts';
import { FORBIDDEN_CLAIMS } from './claims.ts';
import { manyProducts } from './many.ts';
import { SEED_DAY, seedProducts } from './products/index.ts';
import { writable } from './seed.ts';
import { STORE } from './store.ts';

const products = seedProducts();
const active = products.filter((product) => product.active);

describe('the seeded products', () => {
  it('include those whose addresses are promised', () => {
    const slugs = active.map(({ slug }) => slug);
    expect(slugs).toEqual(
      expect.arrayContaining([
        'franch-oil-nh-plus',
        'franch-orthovin-thailam',
        'franch-ayurveda-skin-soap',
        'omega-3',
      ]),
    );
  });

  it('are more than one page of thirty, with exactly one that is not for sale', () => {
    expect(active.length).toBeGreaterThanOrEqual(32);
    expect(products.length - active.length).toBe(1);
  });

  it('have unique slugs, SKUs and times, and no SKU could be a slug', () => {
    const unique = (pick: (product: (typeof products)[number]) => unknown): number =>
      new Set(products.map(pick)).size;
    expect(unique(({ slug }) => slug)).toBe(products.length);
    expect(unique(({ sku }) => sku)).toBe(products.length);
    expect(unique(({ createdAt }) => createdAt)).toBe(products.length);
    for (const { sku } of products) {
      expect(sku).toMatch(/^[A-Z0-9]+(?:-[A-Z0-9]+)+$/);
      expect(isSlug(sku)).toBe(false);
    }
  });

  it('were created in the year before the seed’s day', () => {
    for (const { createdAt } of products) {
      expect(createdAt).toBeLessThan(SEED_DAY);
      expect(createdAt).toBeGreaterThan(SEED_DAY - 365 * 24 * 60 * 60 * 1000);
    }
  });

  it('use every category, and each of them more than twice', () => {
    for (const category of CATEGORIES) {
      expect(active.filter((product) => product.category === category).length).toBeGreaterThan(2);
    }
  });

  it('match every concern that the shop features, more than once', () => {
    for (const concern of CONCERNS) {
      const answers = active.filter(({ concerns }) => concerns.includes(concern));
      expect(answers.length, concern).toBeGreaterThan(1);
    }
  });

  it('include the edge cases of a shop', () => {
    const stocks = products.map(({ stock }) => stock);
    expect(stocks).toEqual(expect.arrayContaining([0, 1, 2, 5, 400]));
    expect(products.some(({ title }) => title.length >= 150)).toBe(true);
    expect(products.filter(({ images }) => images.length === 0)).toHaveLength(1);
    expect(products.some(({ price, mrp }) => price === mrp)).toBe(true);
    expect(products.some(({ price }) => price % 100 !== 0)).toBe(true);
    expect(products.every(({ price, mrp }) => price <= mrp)).toBe(true);
    expect(products.some(({ description }) => /[\u0900-\u097f]/.test(description))).toBe(true);
  });

  it('have every field that the law requires', () => {
    for (const product of products) {
      expect(product.manufacturer, product.slug).toBeDefined();
      expect(product.netQuantity, product.slug).toBeDefined();
      expect(product.shelfLifeMonths, product.slug).toBeDefined();
      expect(product.hsn, product.slug).toMatch(/^\d{8}$/);
      expect(product.licenceNumber, product.slug).toMatch(/SAMPLE|0{8}/);
      expect(product.gstRates.map(({ from }) => from)).toEqual(['2018-01-01', '2025-09-22']);
      expect(product.ingredients.length, product.slug).toBeGreaterThan(0);
      for (const text of [
        product.genericName,
        product.howToUse,
        product.cautions,
        product.countryOfOrigin,
      ]) {
        expect(text, product.slug).not.toBe('');
      }
      const parts = product.description.split('\n\n').length;
      expect(parts, product.slug).toBeGreaterThanOrEqual(2);
      expect(parts, product.slug).toBeLessThanOrEqual(4);
    }
  });

  it('make no claim that the law forbids', () => {
    for (const {
      slug,
      title,
      genericName,
      description,
      howToUse,
      cautions,
      concerns,
    } of products) {
      const words = [title, genericName, description, howToUse, cautions, ...concerns].join('\n');
      expect(FORBIDDEN_CLAIMS.exec(words)?.[0], slug).toBeUndefined();
    }
    expect(STORE.banner).not.toMatch(FORBIDDEN_CLAIMS);
  });

  it('have only pictures that exist', () => {
    const pictureFiles = new Set(
      Object.values(ILLUSTRATIONS).map(({ name, widths }) =>
        widths.length === 0 ? `/pictures/${name}.svg` : `/pictures/${name}-800.webp`,
      ),
    );
    for (const { slug, images, imageAlts, imageURL } of products) {
      expect(imageAlts, slug).toHaveLength(images.length);
      for (const image of images) expect(pictureFiles.has(image), slug).toBe(true);
      expect(imageURL).toBe(images[0] ?? '');
    }
  });

  it('are written in rupees, with timestamps and without their slug', () => {
    const oil = products.find(({ slug }) => slug === 'franch-oil-nh-plus');
    const document = oil && writable(oil);
    expect(document).toMatchObject({ price: 249.5, mrp: 299, sku: 'FR-NHP-100', active: true });
    expect(document).not.toHaveProperty('slug');
    expect(document?.['createdAt']).toMatchObject({
      seconds: Math.floor((oil?.createdAt ?? 0) / 1000),
    });
  });

  it('are the same every time', () => {
    expect(seedProducts()).toEqual(products);
  });
});

describe('the accounts', () => {
  it('are those that the start command prints, with roles for staff only', () => {
    expect(ACCOUNTS.map(({ email, role }) => [email, role])).toEqual([
      ['owner@franch.test', 'owner'],
      ['staff@franch.test', 'staff'],
      ['viewer@franch.test', 'viewer'],
      ['asha@franch.test', undefined],
      ['ravi@franch.test', undefined],
    ]);
  });
});

describe('the many generated products', () => {
  it('are always the same, all different, and older than the seeded ones', () => {
    const many = manyProducts(300);
    expect(manyProducts(300)).toEqual(many);
    expect(new Set(many.map(({ slug }) => slug)).size).toBe(300);
    expect(new Set(many.map(({ createdAt }) => createdAt)).size).toBe(300);
    const oldest = Math.min(...products.map(({ createdAt }) => createdAt));
    expect(Math.max(...many.map(({ createdAt }) => createdAt))).toBeLessThan(oldest);
    expect(new Set(many.map(({ category }) => category)).size).toBe(CATEGORIES.length);
  });
});
