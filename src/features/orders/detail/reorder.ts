import type { Added } from '#domain/cart/cart-change.ts';
import type { OrderLine } from '#domain/order/order.ts';
import { addToCart } from '#data/cart/cart.ts';
import { firstServerValue } from '#data/query/first-server-value.ts';
import { liveProduct } from '#data/catalog/products.ts';
import { words } from '#text/orders/orders.ts';

const { actions: own } = words;

/** Result of a reorder: whether anything was added, and messages about what was not. */
export interface Reordered {
  readonly any: boolean;
  readonly missing: readonly string[];
}

const isOrdered = ({ quantity }: OrderLine): boolean => quantity > 0;

/** Adds an order's products to the cart at their current prices and stock. */
export async function reorder(lines: readonly OrderLine[]): Promise<Reordered> {
  const offers = await Promise.all(
    lines.filter(isOrdered).map(async ({ slug, title, quantity }) => {
      const found = await firstServerValue(liveProduct(slug));
      // An inactive product is denied to everyone except staff.
      const isUnavailable = found.ok ? !found.value?.active : found.failure.code === 'denied';
      if (isUnavailable) return { missing: own.gone(title) };
      if (!found.ok || !found.value) return { missing: own.unread(title) };
      const { price, stock } = found.value;
      if (stock <= 0) return { missing: own.out(title) };
      return { title, wish: { slug, quantity, offer: { price, stock } } };
    }),
  );
  const wishes = offers.flatMap(({ wish }) => wish ?? []);
  const missing = offers.flatMap((offer) => offer.missing ?? []);
  const result = await addToCart(wishes);
  const titles = new Map(lines.map(({ slug, title }) => [slug, title]));
  if (!result.ok) {
    return {
      any: false,
      missing: [...missing, ...wishes.map(({ slug }) => own.unread(titles.get(slug) ?? slug))],
    };
  }
  const short = result.value.flatMap(({ slug, quantity, shortage }) =>
    shortage ? [shortageSentence(shortage, titles.get(slug) ?? slug, quantity)] : [],
  );
  return {
    any: result.value.some(({ quantity }) => quantity > 0),
    missing: [...missing, ...short],
  };
}

function shortageSentence(
  shortage: NonNullable<Added['shortage']>,
  title: string,
  count: number,
): string {
  return { stock: own.fewer, most: own.most, full: own.full }[shortage](title, count);
}
