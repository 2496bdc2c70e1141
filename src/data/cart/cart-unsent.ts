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

const kept = localValue<Readonly<{ uid: string }> & CartChange>('cart-unsent', (stored) => {
  const parsed = v.safeParse(Stored, stored);
  return parsed.success ? parsed.output : NOTHING;
});

/**
 * What a customer has changed in their cart and the server has not answered yet, kept on the device: a page that is left
 * or closed before the answer loses nothing, the next one sends it again. Whole lines and removals, so that sending
 * twice does what sending once does.
 */
export const unsentCart = {
  /** The changes of one customer that wait for an answer. */
  of(uid: string): CartChange {
    const now = kept.read();
    return now.uid === uid ? now : NOTHING;
  },
  /** Keeps a change upon those that wait. */
  note(uid: string, change: CartChange): void {
    kept.write({ uid, ...combineChanges(unsentCart.of(uid), change) });
  },
  /** Forgets a change that is answered. What was changed again since then waits on. */
  answered(uid: string, change: CartChange): void {
    if (kept.read().uid === uid) {
      kept.write({ uid, ...changeWithout(unsentCart.of(uid), change) });
    }
  },
  watch: (told: () => void) => kept.watch(told),
};
