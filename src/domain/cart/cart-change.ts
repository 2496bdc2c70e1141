import { type CartLine, sortLines, MAX_LINES, maxQuantity, type Offer } from './cart.ts';
import { MAX_QUANTITY } from './cart-line.ts';

/** So many pieces of a product, of which that is known: paise a piece, whole pieces left. */
export interface QuantityRequest {
  readonly slug: string;
  readonly quantity: number;
  readonly offer: Pick<Offer, 'price' | 'stock'>;
}

/** Why fewer pieces went in than were asked for: no more are left, an order holds no more of one, or no more lines. */
export type Shortage = 'stock' | 'most' | 'full';

/** What became of a wish: how many pieces of it the cart holds now, and why not all of them. */
export interface Added {
  readonly slug: string;
  readonly quantity: number;
  readonly shortage: Shortage | null;
}

/**
 * A cart with more in it. Pieces of a product that is there already are added to it. The price that is seen now is the
 * price that was seen. `now` is epoch milliseconds.
 */
export function increaseQuantity(
  lines: readonly CartLine[],
  wishes: readonly QuantityRequest[],
  now: number,
): { readonly lines: readonly CartLine[]; readonly added: readonly Added[] } {
  const bySlug = new Map(lines.map((line) => [line.slug, line]));
  const added = wishes.map(({ slug, quantity, offer }, place): Added => {
    const known = bySlug.get(slug);
    const had = known?.quantity ?? 0;
    if (!known && bySlug.size >= MAX_LINES) return { slug, quantity: 0, shortage: 'full' };
    const wanted = had + quantity;
    const most = Math.max(maxQuantity(offer.stock), had);
    const shortage = wanted <= most ? null : offer.stock < MAX_QUANTITY ? 'stock' : 'most';
    const held = Math.min(wanted, most);
    if (held === had) return { slug, quantity: had, shortage };
    bySlug.set(slug, {
      slug,
      quantity: held,
      seenPaise: offer.price,
      // What is put in together keeps its order.
      addedAt: known?.addedAt ?? now + place,
    });
    return { slug, quantity: held, shortage };
  });
  return { lines: sortLines([...bySlug.values()]), added };
}

/** What has to be written to make one cart of the other: whole lines to put, slugs to remove. */
export interface CartChange {
  readonly put: readonly CartLine[];
  readonly removed: readonly string[];
}

/** The difference between two carts. */
export function changeBetween(before: readonly CartLine[], after: readonly CartLine[]): CartChange {
  const known = new Map(before.map((line) => [line.slug, line]));
  const kept = new Set(after.map(({ slug }) => slug));
  return {
    put: after.filter((line) => !isSame(known.get(line.slug), line)),
    removed: before.filter(({ slug }) => !kept.has(slug)).map(({ slug }) => slug),
  };
}

/** A change upon a cart: the cart that comes of it. */
export function applyCartChange(
  lines: readonly CartLine[],
  { put, removed }: CartChange,
): readonly CartLine[] {
  const gone = new Set([...removed, ...put.map(({ slug }) => slug)]);
  return sortLines([...lines.filter(({ slug }) => !gone.has(slug)), ...put]);
}

/** Two changes as one, of which the second was made upon the first. */
export function combineChanges(first: CartChange, second: CartChange): CartChange {
  const again = new Set([...second.removed, ...second.put.map(({ slug }) => slug)]);
  return {
    put: [...first.put.filter(({ slug }) => !again.has(slug)), ...second.put],
    removed: [...first.removed.filter((slug) => !again.has(slug)), ...second.removed],
  };
}

/** What of a change is left when a part of it is done. A line that differs from the one that is done is left. */
export function changeWithout(change: CartChange, done: CartChange): CartChange {
  const put = new Map(done.put.map((line) => [line.slug, line]));
  return {
    put: change.put.filter((line) => !isSame(put.get(line.slug), line)),
    removed: change.removed.filter((slug) => !done.removed.includes(slug)),
  };
}

/** What a sign-in did to a cart, to be told: products that came in from this device, and those of which fewer are left. */
export interface CartMergeNotice {
  readonly joined: number;
  readonly capped: readonly { readonly slug: string; readonly left: number }[];
}

/**
 * The cart of an account (`kept`), joined with a device's (`merged` of both), with no more pieces than are left.
 * `stockOf` is whole pieces; undefined leaves a line as it is: nothing is known, or nothing is left, which the cart says.
 */
export function cappedCart(
  kept: readonly CartLine[],
  merged: readonly CartLine[],
  stockOf: (slug: string) => number | undefined,
): { readonly lines: readonly CartLine[]; readonly news: CartMergeNotice } {
  const before = new Set(kept.map(({ slug }) => slug));
  const capped: { slug: string; left: number }[] = [];
  const lines = merged.map((line) => {
    const stock = stockOf(line.slug) ?? 0;
    if (stock <= 0 || line.quantity <= maxQuantity(stock)) return line;
    capped.push({ slug: line.slug, left: maxQuantity(stock) });
    return { ...line, quantity: maxQuantity(stock) };
  });
  const joined = merged.filter(({ slug }) => !before.has(slug)).length;
  return { lines, news: { joined, capped } };
}

function isSame(a: CartLine | undefined, b: CartLine): boolean {
  return a?.quantity === b.quantity && a.seenPaise === b.seenPaise && a.addedAt === b.addedAt;
}
