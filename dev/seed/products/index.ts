import { ProductSchema, type Product } from '#domain/product/product.ts';
import * as v from 'valibot';
import { productPictures } from '../../illustrations/addresses.ts';
import type { SeedProduct } from '../product.ts';
import { HAIR_CARE } from './hair-care.ts';
import { NUTRITION } from './nutrition.ts';
import { ORAL_CARE } from './oral-care.ts';
import { SKIN_CARE_PRODUCTS } from './skin-care.ts';
import { SOAPS } from './soaps.ts';
import { WELLNESS_DAILY } from './wellness-daily.ts';
import { WELLNESS_OILS } from './wellness-oils.ts';

/** The day the seeded shop counts from. Fixed, so that two seeds are the same to the millisecond. */
export const SEED_DAY = Date.parse('2026-11-15T18:00:00+05:30');
const DAY = 24 * 60 * 60 * 1000;
/** How long after its creation a product was last edited. */
const EDITED_AFTER = 0.4 * DAY;

const ALL: readonly SeedProduct[] = [
  ...WELLNESS_OILS,
  ...WELLNESS_DAILY,
  ...SOAPS,
  ...HAIR_CARE,
  ...SKIN_CARE_PRODUCTS,
  ...NUTRITION,
  ...ORAL_CARE,
];

function parsed({ daysAgo, withoutPictures, ...product }: SeedProduct): Product {
  const createdAt = SEED_DAY - Math.round(daysAgo * DAY);
  const images = withoutPictures ? [] : productPictures(product.slug);
  return v.parse(ProductSchema, {
    active: true,
    ...product,
    images,
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
  return ALL.map(parsed).sort((a, b) => b.createdAt - a.createdAt);
}
