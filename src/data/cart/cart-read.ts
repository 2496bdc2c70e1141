import type { CartLine } from '#domain/cart/cart.ts';
import type { QueryState, Query } from '../query/query-store.ts';
import type { Session } from '../account/session-state.ts';
import { cartKey } from './cart-key.ts';
import { lazyQuery } from '../firebase/lazy-query.ts';

/** Prerendered pages show an empty cart. */
const EMPTY: QueryState<readonly CartLine[]> = { state: 'ready', data: [], fromCache: false };

/** The live cart of the session's user, or of the device for visitors. Pages render before it is known. */
export function cartOf(session: Session): Query<readonly CartLine[]> {
  const uid = session.state === 'signed-in' ? session.user.uid : null;
  const key = uid === null ? 'cart on this device' : cartKey(uid);
  const source = lazyQuery<readonly CartLine[]>(key, async () => {
    const { startCart } = await import('./cart.ts');
    return { start: (sink) => startCart(uid, sink) };
  });
  return { ...source, initialState: EMPTY };
}
