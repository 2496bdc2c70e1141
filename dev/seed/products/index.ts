import { DAY_MS } from '#domain/core/indian-time.ts';
import { ProductSchema, type Product } from '#domain/product/product.ts';
import * as v from 'valibot';
import { productPictures } from '../../pictures/addresses.ts';
import type { SeedProduct } from '../product.ts';
import { SEED_PRODUCTS } from './records.ts';

/** The day the seeded shop counts from. Fixed, so that two seeds are the same to the millisecond. */
export const SEED_DAY = Date.parse('2026-11-15T18:00:00+05:30');
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
  return SEED_PRODUCTS.map(parsed).sort((a, b) => b.createdAt - a.createdAt);
}
