import { createSubscribable } from '#domain/core/subscribable.ts';
import { type CartLine, MAX_LINES, mergeCarts } from '#domain/cart/cart.ts';
import {
  type Added,
  type CartChange,
  changeBetween,
  changeStillDue,
  applyCartChange,
  type QuantityRequest,
  increaseQuantity,
} from '#domain/cart/cart-change.ts';
import { type Failure, type FailureCode, type Result, succeeded } from '#domain/core/result.ts';
import { cartKey } from './cart-key.ts';
import { unsentCart, type UnsentChange } from './cart-unsent.ts';
import { cartLinesOf } from '../account/customer-collections.ts';
import { deviceCart } from './device-cart.ts';
import { attempt, failureOf } from '../firebase/failures.ts';
import { mapQuery } from '../query/map-query.ts';
import { queryStore, type Observer, type Query } from '../query/query-store.ts';
import { firstServerValue } from '../query/first-server-value.ts';
import { currentSession, startSession } from '../account/session.ts';

/**
 * The only access to the cart. A visitor's cart is stored on the device, a customer's (guests included) in
 * `users/{uid}/cart`. Commands resolve once the cart on this page has changed; a customer's change stays on the
 * device until the server acknowledges it. The SDK rolls back what the server rejects and `watchCartRefusals` reports
 * it. Reads go through `cart-read.ts`.
 */
export function startCart(uid: string | null, sink: Observer<readonly CartLine[]>): () => void {
  return uid === null ? deviceCart.live.start(sink) : customerCart(uid).start(sink);
}

/** A customer's cart as stored on the server: at most the newest `MAX_LINES` lines, oldest first. */
export function storedCart(uid: string): Query<readonly CartLine[]> {
  // Two devices together may exceed the limit of a cart.
  const list = cartLinesOf(uid).list({
    where: {},
    orderBy: { field: 'addedAt', direction: 'desc' },
    limit: 2 * MAX_LINES,
  });
  return mapQuery(`stored cart of ${uid}`, list, ({ rows }) => mergeCarts(rows, []));
}

/** The server's cart as this page last received it. */
let lastStored: { readonly uid: string; readonly lines: readonly CartLine[] } = {
  uid: '',
  lines: [],
};

/** The stored cart with the device cart and unacknowledged changes applied to it. */
function customerCart(uid: string): Query<readonly CartLine[]> {
  return {
    key: cartKey(uid),
    start(sink) {
      let known: { readonly lines: readonly CartLine[]; readonly fromCache: boolean } | null = null;
      const emit = (): void => {
        if (!known) return;
        const lines = applyCartChange(
          mergeCarts(known.lines, deviceCart.read()),
          unsentCart.of(uid),
        );
        sink.next(lines, known.fromCache);
      };
      const stopDevice = deviceCart.watch(emit);
      const stopUnsent = unsentCart.watch(emit);
      const stopStored = storedCart(uid).start({
        next(lines, fromCache) {
          known = { lines, fromCache };
          lastStored = { uid, lines };
          emit();
        },
        fail: (error) => sink.fail(error),
      });
      return () => {
        stopDevice();
        stopUnsent();
        stopStored();
      };
    },
  };
}

/** Adds products. Adds up quantities, limited by the stock and by the maximum of an order. */
export async function addToCart(
  wishes: readonly QuantityRequest[],
): Promise<Result<readonly Added[]>> {
  let added: readonly Added[] = [];
  const result = await change((lines) => {
    const more = increaseQuantity(lines, wishes, Date.now());
    ({ added } = more);
    return more.lines;
  });
  return result.ok ? succeeded(added) : result;
}

/** Changes a line's quantity or the price the shopper saw (paise per piece). Ignores a missing line. */
export function changeInCart(
  slug: string,
  fields: Partial<Pick<CartLine, 'quantity' | 'seenPaise'>>,
): Promise<Result<void>> {
  return change((lines) =>
    lines.map((line) => (line.slug === slug ? { ...line, ...fields } : line)),
  );
}

/** Removes a product. */
export function removeFromCart(slug: string): Promise<Result<void>> {
  return change((lines) => lines.filter((line) => line.slug !== slug));
}

/** Restores removed lines at their former positions. */
export function restoreToCart(lines: readonly CartLine[]): Promise<Result<void>> {
  return change((now) => mergeCarts(now, lines));
}

const refusals = createSubscribable<[Failure]>();

/** Calls `onRefusal` when the server rejects a change that the page has shown. Returns an unsubscribe function. */
export const watchCartRefusals = refusals.subscribe;

/** Timeout in milliseconds for a read of a customer's cart. */
const TIMEOUT_MS = 5_000;

async function change(
  next: (lines: readonly CartLine[]) => readonly CartLine[],
): Promise<Result<void>> {
  const uid = await currentUid();
  if (uid === null || !(await waitForCart(uid))) {
    deviceCart.write(next(deviceCart.read()));
    return succeeded(undefined);
  }
  return attempt(async () => {
    const { writeCart } = await import('./cart-documents.ts');
    const lines = knownLines(uid) ?? deviceCart.read();
    const delta = changeBetween(lines, next(lines));
    if (isEmptyChange(delta)) return;
    overwriteOnDevice(delta);
    unsentCart.add(uid, delta, lastStored.uid === uid ? lastStored.lines : []);
    // Offline, the SDK would queue the write and later overwrite what another tab has changed since. `resendCart` sends
    // it instead.
    if (navigator.onLine) void acknowledge(writeCart(uid, delta), uid, delta);
  });
}

/**
 * Sends the pending changes again, including those of an earlier page. Drops what a later change has replaced. Fails
 * while the server cannot be reached.
 */
export async function resendCart(uid: string): Promise<void> {
  const { writeCartAgain } = await import('./cart-documents.ts');
  if (isEmptyChange(unsentCart.of(uid))) return;
  // A listener that begins while the write commits can miss it on the emulator, and keep showing the old lines.
  if (navigator.onLine) await firstServerValue(storedCart(uid));
  const pending = unsentCart.of(uid);
  try {
    const sent = await writeCartAgain(uid, () => unsentCart.of(uid));
    await listingOf(uid, sent);
    unsentCart.acknowledge(uid, sent);
  } catch (error) {
    const failure = failureOf(error);
    if (RETRIED.has(failure.code)) throw error;
    refusals.notify(failure);
    unsentCart.acknowledge(uid, pending);
  }
}

/**
 * Resolves when the listener shows what a transaction wrote, at the latest after the timeout. Until then the change
 * must stay pending, or the page would show the old lines.
 */
function listingOf(uid: string, sent: UnsentChange): Promise<void> {
  const source = storedCart(uid);
  return new Promise((resolve) => {
    const timer = setTimeout(end, TIMEOUT_MS);
    const stop = queryStore.subscribe(source, check);
    check();
    function check(): void {
      const state = queryStore.read(source);
      if (state.state !== 'ready') return;
      if (isEmptyChange(changeStillDue(sent, sent.known, state.data))) end();
    }
    function end(): void {
      clearTimeout(timer);
      queueMicrotask(() => stop());
      resolve();
    }
  });
}

/** Failures after which a change stays pending, to be sent again later. */
const RETRIED: ReadonlySet<FailureCode> = new Set(['offline', 'unavailable', 'busy']);

async function acknowledge(write: Promise<void>, uid: string, delta: CartChange): Promise<void> {
  try {
    await write;
  } catch (error) {
    const failure = failureOf(error);
    refusals.notify(failure);
  } finally {
    unsentCart.acknowledge(uid, delta);
  }
}

function isEmptyChange({ put, removed }: CartChange): boolean {
  return put.length + removed.length === 0;
}

/** Applies a change to the device cart too, so that its later merge cannot undo it. */
function overwriteOnDevice(delta: CartChange): void {
  const pending = deviceCart.read();
  const slugs = new Set(pending.map(({ slug }) => slug));
  if (pending.length === 0) return;
  deviceCart.write(
    applyCartChange(pending, { ...delta, put: delta.put.filter(({ slug }) => slugs.has(slug)) }),
  );
}

/** The current uid; null for visitors, and while Auth cannot be loaded. */
async function currentUid(): Promise<string | null> {
  if (currentSession().state === 'loading') await startSession().catch(() => undefined);
  const session = currentSession();
  return session.state === 'signed-in' ? session.user.uid : null;
}

/** The customer's cart including unacknowledged changes, so that quick taps build on one another. */
function knownLines(uid: string): readonly CartLine[] | undefined {
  const state = queryStore.read(customerCart(uid));
  const lines = state.state === 'loading' ? undefined : state.data;
  return lines && applyCartChange(lines, unsentCart.of(uid));
}

/**
 * Waits until the customer's cart is known, at most for the timeout, and returns whether it is. Until it is, changes go
 * to the device cart.
 */
async function waitForCart(uid: string): Promise<boolean> {
  if (knownLines(uid)) return true;
  if (!navigator.onLine) return false;
  const timeout = new Promise((end) => setTimeout(end, TIMEOUT_MS));
  await Promise.race([firstServerValue(customerCart(uid)), timeout]);
  return knownLines(uid) !== undefined;
}
