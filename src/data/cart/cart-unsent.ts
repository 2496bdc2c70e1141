import * as v from 'valibot';
import type { CartLine } from '#domain/cart/cart.ts';
import { CartLineSchema, Slug } from '#domain/cart/cart-line.ts';
import { combineChanges, type CartChange, changeWithout } from '#domain/cart/cart-change.ts';
import { localValue } from '../browser/local-storage.ts';

const Change = { put: v.array(CartLineSchema), removed: v.array(Slug) };
const NO_CHANGE = { put: [], removed: [] };
const Stored = v.object({
  uid: v.string(),
  ...Change,
  known: v.optional(v.object(Change), NO_CHANGE),
});

/**
 * A customer's pending change. `known` is every state in which this device has seen a changed line: only a line that is
 * still in such a state is overwritten. A slug in `known.removed` means that there was no line.
 */
export interface UnsentChange extends CartChange {
  readonly known: CartChange;
}

const NOTHING: UnsentChange & { readonly uid: string } = {
  uid: '',
  ...NO_CHANGE,
  known: NO_CHANGE,
};

const storage = localValue<UnsentChange & { readonly uid: string }>('cart-unsent', (stored) => {
  const parsed = v.safeParse(Stored, stored);
  return parsed.success ? parsed.output : NOTHING;
});

/**
 * Cart changes that the server has not acknowledged yet, stored on the device for all tabs: when the page is left, the
 * next page sends them. They consist of whole lines and removals, so sending them twice is harmless.
 */
export const unsentCart = {
  /** Pending changes of one customer. */
  of(uid: string): UnsentChange {
    const now = storage.read();
    return now.uid === uid ? now : NOTHING;
  },
  /** Adds a change to the pending ones. `stored` is the server's cart as this page knows it. */
  add(uid: string, change: CartChange, stored: readonly CartLine[]): void {
    const before = unsentCart.of(uid);
    const pending = combineChanges(before, change);
    const absent = slugsIn(change).filter((slug) => !stored.some((line) => line.slug === slug));
    const known = {
      put: [...before.known.put, ...before.put, ...stored],
      removed: [...before.known.removed, ...before.removed, ...absent],
    };
    storage.write({ uid, ...pending, known: statesFor(pending, known) });
  },
  /** Removes an acknowledged change. A line that has changed again since then stays pending. */
  acknowledge(uid: string, change: CartChange): void {
    if (storage.read().uid !== uid) return;
    const before = unsentCart.of(uid);
    const pending = changeWithout(before, change);
    storage.write({ uid, ...pending, known: statesFor(pending, before.known) });
  },
  watch: (onChange: () => void) => storage.watch(onChange),
};

/** The products that a change touches. */
export function slugsIn({ put, removed }: CartChange): readonly string[] {
  return [...put.map(({ slug }) => slug), ...removed];
}

/** Keeps the states of the products of a change, without duplicates. */
function statesFor(change: CartChange, { put, removed }: CartChange): CartChange {
  const slugs = new Set(slugsIn(change));
  const lines = new Map(put.map((line) => [JSON.stringify(line), line]));
  return {
    put: [...lines.values()].filter(({ slug }) => slugs.has(slug)),
    removed: [...new Set(removed)].filter((slug) => slugs.has(slug)),
  };
}
