import { withLinkToken } from '#domain/order-access/order-link.ts';
import { paths } from '#domain/site/paths.ts';
import * as v from 'valibot';
import { StoreSettingsSchema } from '#domain/site/store-settings.ts';
import { seedProducts } from '../seed/products/index.ts';
import { STORE } from '../seed/store.ts';

/** The origin of the sample letters. */
export const ORIGIN = 'https://www.franch.example.in';

/** The secret of the sample links. */
export const SAMPLE_TOKEN = 'sample-of-a-secret-with-forty-three-letters';

/** The page of an order, as the link of a sent letter names it. */
export const ORDER_URL = withLinkToken(
  `${ORIGIN}${paths.order('AAAAAAAAAAAAAAAAAAAA')}`,
  SAMPLE_TOKEN,
);

/** The settings of the seeded shop. */
export const SETTINGS = v.parse(StoreSettingsSchema, { ...STORE, id: 'store' });

/** The products of the seeded shop. */
export const PRODUCTS = seedProducts();

/** A product of the seeded shop. @throws Error when it has none of this slug */
export function productOf(slug: string): (typeof PRODUCTS)[number] {
  const product = PRODUCTS.find((one) => one.slug === slug);
  if (!product) throw new Error(`There is no product "${slug}".`);
  return product;
}
