import { DAY_MS } from '#domain/core/indian-time.ts';
import { ProductSchema, type Product } from '#domain/product/product.ts';
import * as v from 'valibot';
import { productPictures } from '../../pictures/addresses.ts';
import type { Category } from '#domain/product/category.ts';
import type { SeedProduct, SeedRecord } from '../product.ts';
import { HAIR_CARE } from './hair-care.ts';
import { NUTRITION } from './nutrition.ts';
import { ORAL_CARE } from './oral-care.ts';
import { SKIN_CARE_PRODUCTS } from './skin-care.ts';
import { SOAPS } from './soaps.ts';
import { WELLNESS_DAILY } from './wellness-daily.ts';
import { WELLNESS_OILS } from './wellness-oils.ts';

/** The day the seeded shop counts from. Fixed, so that two seeds are the same to the millisecond. */
export const SEED_DAY = Date.parse('2026-11-15T18:00:00+05:30');
const RECORDS: readonly (readonly [Category, readonly SeedRecord[]])[] = [
  ['Wellness', [...WELLNESS_OILS, ...WELLNESS_DAILY]],
  ['Soaps', SOAPS],
  ['Hair Care', HAIR_CARE],
  ['Skin Care', SKIN_CARE_PRODUCTS],
  ['Nutrition', NUTRITION],
  ['Oral Care', ORAL_CARE],
];

/** How long after its creation a product was last edited. */
const EDITED_AFTER = 0.4 * DAY_MS;

function parsed({ daysAgo, ...product }: SeedProduct): Product {
  const createdAt = SEED_DAY - Math.round(daysAgo * DAY_MS);
  const pictures = productPictures(product.slug);
  const images = pictures.map(({ address }) => address);
  return v.parse(ProductSchema, {
    active: true,
    ...product,
    images,
    imageAlts: pictures.map(({ alt }) => alt),
    imageKinds: pictures.map(({ kind }) => kind),
    imageURL: images[0] ?? '',
    createdAt,
    updatedAt: createdAt + EDITED_AFTER,
  });
}

/**
 * The seeded shop's products, the newest first.
 * @throws ValiError when one of them is not a product by the domain's own schema.
 */
export function seedProducts(): Product[] {
  return RECORDS.flatMap(([category, records]) =>
    records.map((record) => parsed({ ...record, category })),
  ).sort((a, b) => b.createdAt - a.createdAt);
}
