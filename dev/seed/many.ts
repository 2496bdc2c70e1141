import { CATEGORIES } from '#domain/product/category.ts';
import { ProductSchema, type Product } from '#domain/product/product.ts';
import * as v from 'valibot';
import { random } from './random.ts';
import { withLocalBackend } from './emulator.ts';
import { SEED_DAY, seedProducts } from './products/index.ts';
import { writable } from './seed.ts';

const HERBS = [
  'Neem',
  'Tulsi',
  'Amla',
  'Brahmi',
  'Moringa',
  'Turmeric',
  'Rose',
  'Aloe',
  'Sesame',
  'Mint',
];
const FORMS = [
  'Oil',
  'Soap',
  'Capsules',
  'Powder',
  'Cream',
  'Tea',
  'Balm',
  'Shampoo',
  'Gel',
  'Drops',
];
const MANNERS = [
  'Everyday',
  'Classic',
  'Gentle',
  'Forest',
  'Village',
  'Morning',
  'Evening',
  'Family',
];
const FIVE_YEARS = 5 * 365 * 24 * 60 * 60 * 1000;

/** Generated products for measuring a large shop: always the same, older than the seeded ones. */
export function manyProducts(count: number): Product[] {
  const patterns = seedProducts();
  const chance = random(108);
  const pick = <Item>(list: readonly Item[]): Item | undefined =>
    list[Math.floor(chance() * list.length)];
  return Array.from({ length: count }, (_, index) => {
    const pattern = pick(patterns);
    const [herb, form, manner] = [pick(HERBS), pick(FORMS), pick(MANNERS)];
    const number = String(index + 1).padStart(5, '0');
    const mrp = Math.round(chance(60, 900)) + 0.5 * Math.round(chance());
    return v.parse(ProductSchema, {
      ...pattern,
      slug: `made-${herb}-${form}-${number}`.toLowerCase(),
      title: `${manner} ${herb} ${form} No. ${number}`,
      sku: `FR-GEN-${number}`,
      category: pick(CATEGORIES),
      active: chance() > 0.03,
      stock: Math.floor(chance(0, 400)),
      mrp,
      price: Math.round(mrp * chance(0.7, 1)),
      createdAt: SEED_DAY - FIVE_YEARS + Math.floor((index / count) * (FIVE_YEARS * 0.79)),
      updatedAt: undefined,
    });
  });
}

/** Firestore commits were long limited to 500 writes; the emulator is fast with these. */
const BATCH = 400;

/**
 * Adds `count` generated products to the local emulator, beside the existing ones.
 * @throws NoSuiteError when the emulators do not answer.
 */
export function seedManyProducts({
  portOffset = 0,
  count,
}: {
  portOffset?: number;
  count: number;
}): Promise<{ products: number }> {
  const products = manyProducts(count);
  return withLocalBackend(portOffset, async ({ firestore, withoutTriggers }) => {
    // One batch after the other: the emulator holds every write in memory, and drops calls that wait too long.
    await withoutTriggers(async () => {
      for (let start = 0; start < products.length; start += BATCH) {
        const batch = firestore.batch();
        for (const product of products.slice(start, start + BATCH)) {
          batch.set(firestore.doc(`products/${product.slug}`), writable(product));
        }
        await batch.commit();
      }
    });
    return { products: products.length };
  });
}
