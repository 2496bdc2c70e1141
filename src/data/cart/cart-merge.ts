import { type CartLine, mergeCarts } from '#domain/cart/cart.ts';
import { cappedCart, changeBetween } from '#domain/cart/cart-change.ts';
import type { Result } from '#domain/shared/result.ts';
import type { Product } from '#domain/product/product.ts';
import { resendCart, storedCart } from './cart.ts';
import { deviceCart } from './device-cart.ts';
import { attempt } from '../firebase/failures.ts';
import { queryStore } from '../query/query-store.ts';
import { firstServerValue } from '../query/first-server-value.ts';
import { productNow } from '../catalog/products.ts';
import type { SessionUser } from '../account/session-state.ts';

/** What came into a customer's cart from the device, to be told. */
export interface Arrival {
  /** How many products the account did not have. */
  readonly joined: number;
  /** How many the account had. */
  readonly before: number;
  /** Products of which fewer pieces (`left`) are to be had than were wanted. */
  readonly capped: readonly { readonly title: string; readonly left: number }[];
}

/** What the guest on this page has in the cart: it goes along when they sign in to an account that they had before. */
let guestCart: { readonly uid: string; readonly lines: readonly CartLine[] } | null = null;

/**
 * Brings what the device keeps into the cart of whoever is signed in: now, whenever another tab puts something on the
 * device, and when the network is back. The device's copy goes only when the server has it, so a merge that breaks off is
 * done again and two tabs may do it at once. To be called at every change of person, null for nobody. Returns what ends it.
 */
export function syncCart(
  user: Pick<SessionUser, 'uid' | 'guest'> | null,
  told: (arrival: Arrival) => void,
): () => void {
  if (user && guestCart && guestCart.uid !== user.uid) {
    deviceCart.write(mergeCarts(deviceCart.read(), guestCart.lines));
  }
  if (!user || guestCart?.uid !== user.uid) guestCart = null;
  if (!user) return () => {};
  const { uid, guest } = user;
  let over = false;
  let busy = false;
  // Its code stays here: somebody who goes offline later can still change the cart.
  const resend = (): void =>
    void resendCart(uid).catch(() => {
      if (!over) window.addEventListener('online', resend, { once: true });
    });
  resend();

  async function bring(): Promise<void> {
    if (over || busy || !navigator.onLine || deviceCart.read().length === 0) return;
    busy = true;
    const result = await bringOnce(uid, () => over);
    busy = false;
    if (!result.ok || over) return;
    if (result.value.joined > 0 || result.value.capped.length > 0) told(result.value);
    await bring();
  }

  const again = (): void => void bring();
  const source = storedCart(uid);
  const stopGuest = guest
    ? queryStore.subscribe(source, () => {
        const state = queryStore.read(source);
        if (state.state === 'ready' && !over) guestCart = { uid, lines: state.data };
      })
    : () => {};
  const stop = deviceCart.watch(again);
  window.addEventListener('online', again);
  again();
  return () => {
    over = true;
    stopGuest();
    stop();
    window.removeEventListener('online', again);
    window.removeEventListener('online', resend);
  };
}

async function bringOnce(uid: string, isOver: () => boolean): Promise<Result<Arrival>> {
  const source = storedCart(uid);
  const stored = await firstServerValue(source);
  if (!stored.ok) return stored;
  const products = await productsOf(deviceCart.read().map(({ slug }) => slug));
  return attempt(async () => {
    const { writeCart } = await import('./cart-documents.ts');
    // Both as they are now: what somebody has taken out meanwhile must not come back.
    const brought = deviceCart.read();
    const now = queryStore.read(source);
    const kept = now.state === 'ready' ? now.data : stored.value;
    const { lines, news } = cappedCart(
      kept,
      mergeCarts(kept, brought),
      (slug) => products.get(slug)?.stock,
    );
    await writeCart(uid, changeBetween(kept, lines));
    const taken = new Map(brought.map((line) => [line.slug, JSON.stringify(line)]));
    const left = deviceCart.read().filter((line) => taken.get(line.slug) !== JSON.stringify(line));
    if (!isOver()) deviceCart.write(left);
    return {
      joined: news.joined,
      before: kept.length,
      capped: news.capped.map(({ slug, left: pieces }) => ({
        title: products.get(slug)?.title ?? slug,
        left: pieces,
      })),
    };
  });
}

/** How long the products are waited for, in milliseconds; without them the cart itself says how many are left. */
const PATIENCE_MS = 5_000;

async function productsOf(slugs: readonly string[]): Promise<ReadonlyMap<string, Product>> {
  const found = new Map<string, Product>();
  const reads = slugs.map(async (slug) => {
    const product = await firstServerValue(productNow(slug));
    if (product.ok && product.value) found.set(slug, product.value);
  });
  await Promise.race([Promise.all(reads), new Promise((end) => setTimeout(end, PATIENCE_MS))]);
  return new Map(found);
}
