import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CONCERNS } from '#domain/catalog/catalog-filters.ts';
import { CATEGORIES } from '#domain/product/category.ts';
import { isSlug } from '#domain/product/slug.ts';
import { ReviewDraftSchema } from '#domain/review/review.ts';
import { pictureAddresses } from '../pictures/addresses.ts';
import { FORBIDDEN_CLAIMS } from './claims.ts';
import { manyProducts } from './many.ts';
import { SEED_DAY, seedProducts } from './products/index.ts';
import { SAMPLES } from './reviews.ts';
import { writable } from './seed.ts';
import { STORE } from './store.ts';

const products = seedProducts();
const active = products.filter((product) => product.active);

/** Each value of the seeded products occurs once. */
const isUnique = (pick: (product: (typeof products)[number]) => unknown) =>
  new Set(products.map(pick)).size === products.length;

it('the products are the same every time, and those whose addresses are promised are sold', () => {
  expect(seedProducts()).toEqual(products);
  const promised = ['franch-oil-nh-plus', 'franch-orthovin-thailam', 'franch-ayurveda-skin-soap'];
  const slugs = active.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining([...promised, 'omega-3']));
});

it('there is more than one page of thirty, and several products of each category and concern', () => {
  expect(active.length).toBeGreaterThanOrEqual(32);
  for (const category of CATEGORIES) {
    expect(active.filter((product) => product.category === category).length).toBeGreaterThan(2);
  }
  for (const concern of CONCERNS) {
    const answers = active.filter(({ concerns }) => concerns.includes(concern));
    expect(answers.length, concern).toBeGreaterThan(1);
  }
});

it('the products include the edge cases of a shop', () => {
  const stocks = products.map(({ stock }) => stock);
  expect(stocks).toEqual(expect.arrayContaining([0, 1, 2, 5, 400]));
  expect(products.filter((product) => !product.active)).toHaveLength(1);
  expect(products.filter(({ images }) => images.length !== 5)).toEqual([]);
  expect(products.some(({ title }) => title.length >= 150)).toBe(true);
  expect(products.some(({ price, mrp }) => price === mrp)).toBe(true);
  expect(products.some(({ price }) => price % 100 !== 0)).toBe(true);
  expect(products.some(({ description }) => /[\u0900-\u097f]/.test(description))).toBe(true);
});

it('no two products share slug, SKU or time, and no SKU could be a slug', () => {
  expect(isUnique(({ slug }) => slug)).toBe(true);
  expect(isUnique(({ sku }) => sku)).toBe(true);
  expect(isUnique(({ createdAt }) => createdAt)).toBe(true);
  for (const { sku } of products) {
    expect(sku).toMatch(/^[A-Z0-9]+(?:-[A-Z0-9]+)+$/);
    expect(isSlug(sku)).toBe(false);
  }
});

const pictureFiles = new Set(pictureAddresses());

it.each(products)('$slug has every field that the law requires, and pictures that exist', (one) => {
  expect(one.createdAt).toBeLessThan(SEED_DAY);
  expect(one.createdAt).toBeGreaterThan(SEED_DAY - 365 * 24 * 60 * 60 * 1000);
  expect(one.price).toBeLessThanOrEqual(one.mrp);
  expect(one).toMatchObject({
    manufacturer: expect.anything() as unknown,
    netQuantity: expect.anything() as unknown,
    shelfLifeMonths: expect.any(Number) as unknown,
    hsn: expect.stringMatching(/^\d{8}$/) as unknown,
    licenceNumber: expect.stringMatching(/SAMPLE|0{8}/) as unknown,
    gstRates: [{ from: '2018-01-01' }, { from: '2025-09-22' }],
  });
  expect(one.ingredients.length).toBeGreaterThan(0);
  const texts = [one.genericName, one.howToUse, one.cautions, one.countryOfOrigin];
  expect(texts).not.toContain('');
  const claims = [one.title, one.description, ...texts, ...one.concerns].join('\n');
  expect(FORBIDDEN_CLAIMS.exec(claims)?.[0]).toBeUndefined();
  expect([2, 3, 4]).toContain(one.description.split('\n\n').length);
  expect(one.imageAlts).toHaveLength(one.images.length);
  expect(one.images.filter((image) => !pictureFiles.has(image))).toEqual([]);
  expect(one.imageURL).toBe(one.images[0] ?? '');
});

it('the banner makes no claim that the law forbids', () => {
  expect(STORE.banner).not.toMatch(FORBIDDEN_CLAIMS);
});

it('products are written in rupees, with timestamps and without their slug', () => {
  const oil = products.find(({ slug }) => slug === 'franch-oil-nh-plus');
  const document = oil && writable(oil);
  const seconds = Math.floor((oil?.createdAt ?? 0) / 1000);
  expect(document).toMatchObject({ price: 249.5, mrp: 299, createdAt: { seconds } });
  expect(document).not.toHaveProperty('slug');
});

it('many generated products are always the same, all different, and older than the seeded', () => {
  const many = manyProducts(300);
  expect(manyProducts(300)).toEqual(many);
  expect(new Set(many.map(({ slug }) => slug)).size).toBe(300);
  expect(new Set(many.map(({ createdAt }) => createdAt)).size).toBe(300);
  const oldest = Math.min(...products.map(({ createdAt }) => createdAt));
  expect(Math.max(...many.map(({ createdAt }) => createdAt))).toBeLessThan(oldest);
  expect(new Set(many.map(({ category }) => category)).size).toBe(CATEGORIES.length);
});

it('most products have reviews as a shop some months old has them, and none makes a claim', () => {
  const rated = active.filter(({ slug }) => slug in SAMPLES);
  expect(Object.keys(SAMPLES).length).toBe(rated.length);
  expect(rated.length).toBeGreaterThan(active.length * 0.8);
  const reviews = Object.values(SAMPLES).flat();
  for (const [slug, own] of Object.entries(SAMPLES)) {
    expect(new Set(own.map(({ uid }) => uid)).size, slug).toBe(own.length);
  }
  for (const { text, title, name, stars, pictures } of reviews) {
    expect(FORBIDDEN_CLAIMS.exec(`${title} ${text}`)?.[0]).toBeUndefined();
    expect(v.safeParse(ReviewDraftSchema, { title, text, name, stars: `${stars}` }).success).toBe(
      true,
    );
    expect(pictures.every((place) => place < 5)).toBe(true);
  }
  const average = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;
  expect(average).toBeGreaterThan(4);
  expect(average).toBeLessThan(4.7);
  expect(new Set(reviews.map(({ stars }) => stars)).size).toBeGreaterThan(3);
});
