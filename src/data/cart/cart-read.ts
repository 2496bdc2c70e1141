import type { CartLine } from '#domain/cart/cart.ts';
import type { QueryState, Query } from '../query/query-store.ts';
import type { Session } from '../account/session-state.ts';
import { cartKey } from './cart-key.ts';
import { startLazily } from '../query/start-lazily.ts';

/** What a page shows that was made for everybody. */
const EMPTY: QueryState<readonly CartLine[]> = { state: 'ready', data: [], fromCache: false };

/** The cart of whoever is here, live. A page is shown before it knows what is in the cart. */
export function cartOf(session: Session): Query<readonly CartLine[]> {
  const uid = session.state === 'signed-in' ? session.user.uid : null;
  return {
    key: uid === null ? 'cart on this device' : cartKey(uid),
    start: startLazily(async () => {
      const { startCart } = await import('./cart.ts');
      return (sink) => startCart(uid, sink);
    }),
    atFirst: EMPTY,
  };
}
