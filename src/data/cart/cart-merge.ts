import { type CartLine, mergeCarts } from '#domain/cart/cart.ts';
import { cappedCart, changeBetween } from '#domain/cart/cart-change.ts';
import type { Result } from '#domain/core/result.ts';
import type { Product } from '#domain/product/product.ts';
import { resendCart, storedCart } from './cart.ts';
import { deviceCart } from './device-cart.ts';
import { attemptQuietly } from '../firebase/failures.ts';
import { queryStore } from '../query/query-store.ts';
import { firstServerValue } from '../query/first-server-value.ts';
import { liveProduct } from '../catalog/products.ts';
import type { SessionUser } from '../account/session-state.ts';

/** Result of merging the device cart into an account's cart, for the notification. */
export interface CartMergeReport {
  /** Products that were new to the account. */
  readonly joined: number;
  /** Products that the account had already. */
  readonly before: number;
  /** Products whose quantity was reduced to the stock, which is `left` pieces. */
  readonly capped: readonly { readonly title: string; readonly left: number }[];
}

/**
 * Merges the device cart into the signed-in user's cart: now, when another tab changes the device cart, when the
 * network returns, and after a failure. Clears the device copy only after the server has committed, so a merge may be
 * interrupted, retried, or run in two tabs. Call it on every change of user (`null`: signed out). Returns a cleanup function.
 */
export function syncCart(
  user: Pick<SessionUser, 'uid' | 'guest'> | null,
  onMerged: (report: CartMergeReport) => void,
): () => void {
  moveGuestCart(user?.uid ?? null);
  if (!user) return () => {};
  const { uid, guest } = user;
  const stops = [keepResending(uid), keepMerging(uid, onMerged)];
  if (guest) stops.push(rememberGuestCart(uid));
  return () => {
    for (const stop of stops) stop();
  };
}

/** The guest's cart on this page, to merge into the existing account that the guest signs in to. */
let guestCart: { readonly uid: string; readonly lines: readonly CartLine[] } | null = null;

/** Moves the cart of a guest who is no longer the user into the device cart; a sign-out forgets it. */
function moveGuestCart(uid: string | null): void {
  if (guestCart === null || guestCart.uid === uid) return;
  if (uid !== null) deviceCart.write(mergeCarts(deviceCart.read(), guestCart.lines));
  guestCart = null;
}

function rememberGuestCart(uid: string): () => void {
  const source = storedCart(uid);
  return queryStore.subscribe(source, () => {
    const state = queryStore.read(source);
    if (state.state === 'ready') guestCart = { uid, lines: state.data };
  });
}

/** Delay in milliseconds after which pending changes are sent, or carts merged, again after a failure. */
const RETRY_MS = 10_000;

/** Sends pending changes of the cart now, when the network returns, and after a failure. */
function keepResending(uid: string): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let retry: ReturnType<typeof setTimeout> | undefined;
  // Loads the write code early, so that the cart can still change without a network.
  const resend = (): void => {
    clearTimeout(retry);
    void resendCart(uid).catch(() => {
      if (!signal.aborted) retry = setTimeout(resend, RETRY_MS);
    });
  };
  window.addEventListener('online', resend, { signal });
  resend();
  return () => {
    stopping.abort();
    clearTimeout(retry);
  };
}

function keepMerging(uid: string, onMerged: (report: CartMergeReport) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isMerging = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function merge(): Promise<void> {
    clearTimeout(retry);
    const isEmpty = deviceCart.read().length === 0;
    if (signal.aborted || isMerging || isEmpty || !navigator.onLine) return;
    isMerging = true;
    const result = await mergeOnce(uid, signal);
    isMerging = false;
    if (signal.aborted) return;
    if (!result.ok) {
      retry = setTimeout(mergeNow, RETRY_MS);
      return;
    }
    if (result.value.joined > 0 || result.value.capped.length > 0) onMerged(result.value);
    // The device cart may have changed meanwhile.
    await merge();
  }

  const mergeNow = (): void => void merge();
  const stopWatching = deviceCart.watch(mergeNow);
  window.addEventListener('online', mergeNow, { signal });
  mergeNow();
  return () => {
    stopping.abort();
    clearTimeout(retry);
    stopWatching();
  };
}

async function mergeOnce(uid: string, signal: AbortSignal): Promise<Result<CartMergeReport>> {
  const source = storedCart(uid);
  const stored = await firstServerValue(source);
  if (!stored.ok) return stored;
  const products = await productsOf(deviceCart.read().map(({ slug }) => slug));
  return attemptQuietly(async () => {
    const { writeCart } = await import('./cart-documents.ts');
    // Reads both carts again, so that lines removed in the meantime do not come back.
    const deviceLines = deviceCart.read();
    const now = queryStore.read(source);
    const accountLines = now.state === 'ready' ? now.data : stored.value;
    const { lines, news } = cappedCart(
      accountLines,
      mergeCarts(accountLines, deviceLines),
      (slug) => products.get(slug)?.stock,
    );
    await writeCart(uid, changeBetween(accountLines, lines));
    const merged = new Map(deviceLines.map((line) => [line.slug, JSON.stringify(line)]));
    const changed = deviceCart
      .read()
      .filter((line) => merged.get(line.slug) !== JSON.stringify(line));
    if (!signal.aborted) deviceCart.write(changed);
    return {
      joined: news.joined,
      before: accountLines.length,
      capped: news.capped.map(({ slug, left: pieces }) => ({
        title: products.get(slug)?.title ?? slug,
        left: pieces,
      })),
    };
  });
}

/** Timeout in milliseconds for the product reads. After it, the cart page applies the stock limit later. */
const TIMEOUT_MS = 5_000;

async function productsOf(slugs: readonly string[]): Promise<ReadonlyMap<string, Product>> {
  const found = new Map<string, Product>();
  const reads = slugs.map(async (slug) => {
    const product = await firstServerValue(liveProduct(slug));
    if (product.ok && product.value) found.set(slug, product.value);
  });
  await Promise.race([Promise.all(reads), new Promise((end) => setTimeout(end, TIMEOUT_MS))]);
  return new Map(found);
}
