import type { Product } from '#domain/product/product.ts';
import { FOOD_QUERIES, isFood } from '#domain/product/product-record.ts';
import type { Result } from '#domain/core/result.ts';
import { storeSettings } from '#data/content/settings.ts';
import { firstServerValue } from '#data/query/first-server-value.ts';
import { foodsOnSale } from './overview/waiting.ts';

/** Whether a food is on sale. Fails with the codes of a read. */
export async function isFoodSold(): Promise<Result<boolean>> {
  for (const food of FOOD_QUERIES) {
    const found = await firstServerValue(foodsOnSale(food));
    if (!found.ok) return found;
    if (found.value > 0) return { ok: true, value: true };
  }
  return { ok: true, value: false };
}

/** Whether a product is a food while the settings lack the seller's FSSAI licence. False if they cannot be read. */
export async function lacksFoodLicence(
  product: Pick<Product, 'productClass' | 'category'>,
): Promise<boolean> {
  if (!isFood(product)) return false;
  const settings = await firstServerValue(storeSettings);
  return settings.ok && !settings.value?.tax?.fssai;
}
