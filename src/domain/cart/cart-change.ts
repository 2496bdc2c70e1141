import { type CartLine, sortLines, MAX_LINES, maxQuantity, type Offer } from './cart.ts';
import { MAX_QUANTITY } from './cart-limits.ts';

/** A quantity of a product to add, with its known offer: paise per unit, units in stock. */
export interface QuantityRequest {
  readonly slug: string;
  readonly quantity: number;
  readonly offer: Pick<Offer, 'price' | 'stock'>;
}

/** Why fewer units were added: stock, the maximum per product, or the maximum number of lines. */
export type Shortage = 'stock' | 'most' | 'full';

/** The result of a request: the quantity in the cart now, and the reason when it is lower than requested. */
export interface Added {
  readonly slug: string;
  readonly quantity: number;
  readonly shortage: Shortage | null;
}

/**
 * Adds quantities to a cart; existing lines grow. Stores the current price as the seen price. `now` is epoch
 * milliseconds.
 */
export function increaseQuantity(
  lines: readonly CartLine[],
  requests: readonly QuantityRequest[],
  now: number,
): { readonly lines: readonly CartLine[]; readonly added: readonly Added[] } {
  const bySlug = new Map(lines.map((line) => [line.slug, line]));
  const added = requests.map(({ slug, quantity, offer }, index): Added => {
    const existing = bySlug.get(slug);
    const previous = existing?.quantity ?? 0;
    if (!existing && bySlug.size >= MAX_LINES) return { slug, quantity: 0, shortage: 'full' };
    const wanted = previous + quantity;
    const limit = Math.max(maxQuantity(offer.stock), previous);
    const shortage = wanted <= limit ? null : offer.stock < MAX_QUANTITY ? 'stock' : 'most';
    const next = Math.min(wanted, limit);
    if (next === previous) return { slug, quantity: previous, shortage };
    bySlug.set(slug, {
      slug,
      quantity: next,
      seenPaise: offer.price,
      // Lines that are added together keep their order.
      addedAt: existing?.addedAt ?? now + index,
    });
    return { slug, quantity: next, shortage };
  });
  return { lines: sortLines([...bySlug.values()]), added };
}

/** The writes that turn one cart into another: whole lines to put, slugs to remove. */
export interface CartChange {
  readonly put: readonly CartLine[];
  readonly removed: readonly string[];
}

/** The difference between two carts. */
export function changeBetween(before: readonly CartLine[], after: readonly CartLine[]): CartChange {
  const linesBefore = new Map(before.map((line) => [line.slug, line]));
  const slugsAfter = new Set(after.map(({ slug }) => slug));
  return {
    put: after.filter((line) => !isSame(linesBefore.get(line.slug), line)),
    removed: before.filter(({ slug }) => !slugsAfter.has(slug)).map(({ slug }) => slug),
  };
}

/** The cart after a change. */
export function applyCartChange(
  lines: readonly CartLine[],
  { put, removed }: CartChange,
): readonly CartLine[] {
  const changedSlugs = new Set([...removed, ...put.map(({ slug }) => slug)]);
  return sortLines([...lines.filter(({ slug }) => !changedSlugs.has(slug)), ...put]);
}

/** Two consecutive changes as one. */
export function combineChanges(first: CartChange, second: CartChange): CartChange {
  const overwritten = new Set([...second.removed, ...second.put.map(({ slug }) => slug)]);
  return {
    put: [...first.put.filter(({ slug }) => !overwritten.has(slug)), ...second.put],
    removed: [...first.removed.filter((slug) => !overwritten.has(slug)), ...second.removed],
  };
}

/** What remains of a change when a part of it is done. A line that differs from the done one remains. */
export function changeWithout(change: CartChange, done: CartChange): CartChange {
  const put = new Map(done.put.map((line) => [line.slug, line]));
  return {
    put: change.put.filter((line) => !isSame(put.get(line.slug), line)),
    removed: change.removed.filter((slug) => !done.removed.includes(slug)),
  };
}

/**
 * What remains to be sent of a change whose answer was lost: the lines that the server still has as the device knew
 * them (`known` holds every such state). A line that differs has been written since, by this change or a later one.
 */
export function changeStillDue(
  change: CartChange,
  known: CartChange,
  stored: readonly CartLine[],
): CartChange {
  const storedLines = new Map(stored.map((line) => [line.slug, line]));
  const isDue = (slug: string): boolean => {
    const line = storedLines.get(slug);
    return line
      ? known.put.some((other) => other.slug === slug && isSameOrder(other, line))
      : known.removed.includes(slug);
  };
  return {
    put: change.put.filter(({ slug }) => isDue(slug)),
    removed: change.removed.filter(isDue),
  };
}

/** The result of a sign-in for the cart's notice: lines joined from this device, and lines capped at the stock. */
export interface CartMergeNotice {
  readonly joined: number;
  readonly capped: readonly { readonly slug: string; readonly left: number }[];
}

/**
 * Caps the quantities of `merged` at the stock. `kept` is the account's cart, `merged` that cart joined with the device's.
 * `stockOf` is in whole units; a line without known or positive stock stays unchanged, because the cart page explains it.
 */
export function cappedCart(
  kept: readonly CartLine[],
  merged: readonly CartLine[],
  stockOf: (slug: string) => number | undefined,
): { readonly lines: readonly CartLine[]; readonly news: CartMergeNotice } {
  const accountSlugs = new Set(kept.map(({ slug }) => slug));
  const capped: { slug: string; left: number }[] = [];
  const lines = merged.map((line) => {
    const stock = stockOf(line.slug) ?? 0;
    if (stock <= 0 || line.quantity <= maxQuantity(stock)) return line;
    capped.push({ slug: line.slug, left: maxQuantity(stock) });
    return { ...line, quantity: maxQuantity(stock) };
  });
  const joined = merged.filter(({ slug }) => !accountSlugs.has(slug)).length;
  return { lines, news: { joined, capped } };
}

/** Compares what a shopper orders; a stored `addedAt` may have been clamped. */
function isSameOrder(a: CartLine, b: CartLine): boolean {
  return a.quantity === b.quantity && a.seenPaise === b.seenPaise;
}

function isSame(a: CartLine | undefined, b: CartLine): boolean {
  return a?.quantity === b.quantity && a.seenPaise === b.seenPaise && a.addedAt === b.addedAt;
}
