import * as v from 'valibot';
import { CartLineSchema, Slug } from '#domain/cart/cart-line.ts';
import { combineChanges, type CartChange, changeWithout } from '#domain/cart/cart-change.ts';
import { localValue } from '../browser/local-storage.ts';

const Stored = v.object({
  uid: v.string(),
  put: v.array(CartLineSchema),
  removed: v.array(Slug),
});

const NOTHING: v.InferOutput<typeof Stored> = { uid: '', put: [], removed: [] };

const storage = localValue<Readonly<{ uid: string }> & CartChange>('cart-unsent', (stored) => {
  const parsed = v.safeParse(Stored, stored);
  return parsed.success ? parsed.output : NOTHING;
});

/**
 * Cart changes that the server has not acknowledged yet, stored on the device: leaving the page loses nothing, the
 * next page sends them again. They consist of whole lines and removals, so sending is idempotent.
 */
export const unsentCart = {
  /** Pending changes of one customer. */
  of(uid: string): CartChange {
    const now = storage.read();
    return now.uid === uid ? now : NOTHING;
  },
  /** Adds a change to the pending ones. */
  note(uid: string, change: CartChange): void {
    storage.write({ uid, ...combineChanges(unsentCart.of(uid), change) });
  },
  /** Removes an acknowledged change. A line that has changed again since stays pending. */
  answered(uid: string, change: CartChange): void {
    if (storage.read().uid === uid) {
      storage.write({ uid, ...changeWithout(unsentCart.of(uid), change) });
    }
  },
  watch: (onChange: () => void) => storage.watch(onChange),
};
