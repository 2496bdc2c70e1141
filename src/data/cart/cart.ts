import { type CartLine, MAX_LINES, mergeCarts } from '#domain/cart/cart.ts';
import {
  type Added,
  type CartChange,
  changeBetween,
  applyCartChange,
  type QuantityRequest,
  increaseQuantity,
} from '#domain/cart/cart-change.ts';
import { type Failure, type Result, succeeded } from '#domain/shared/result.ts';
import { cartKey } from './cart-key.ts';
import { unsentCart } from './cart-unsent.ts';
import { cartLinesOf } from '../firebase/collections.ts';
import { deviceCart } from './device-cart.ts';
import { attempt, failureOf } from '../firebase/failures.ts';
import { queryStore, type Observer, type Query } from '../query/query-store.ts';
import { firstServerValue } from '../query/first-server-value.ts';
import { currentSession, startSession } from '../account/session.ts';

/**
 * The one door to the cart. A visitor's is kept on the device, a customer's (guests included) in `users/{uid}/cart`.
 * Commands resolve as soon as the cart on this page has changed; a customer's change is kept on the device until the server
 * has answered it. What the server refuses is put back by the SDK and told to `watchCartRefusals`. `cart-read.ts` reads it.
 */
export function startCart(uid: string | null, sink: Observer<readonly CartLine[]>): () => void {
  return uid === null ? deviceCart.live.start(sink) : customerCart(uid).start(sink);
}

/** A customer's cart as the server has it, at most `MAX_LINES` of the newest lines; the oldest come first. */
export function storedCart(uid: string): Query<readonly CartLine[]> {
  // Two devices may have put in more than a cart holds.
  const list = cartLinesOf(uid).list({
    where: {},
    orderBy: { field: 'addedAt', direction: 'desc' },
    limit: 2 * MAX_LINES,
  });
  return {
    key: `stored cart of ${uid}`,
    start: (sink) =>
      list.start({
        next: ({ rows }, fromCache) => sink.next(mergeCarts(rows, []), fromCache),
        fail: (error) => sink.fail(error),
      }),
  };
}

/** Until the account has what the device brings, and what was changed on it, all of it is shown as one. */
function customerCart(uid: string): Query<readonly CartLine[]> {
  return {
    key: cartKey(uid),
    start(sink) {
      let known: { readonly lines: readonly CartLine[]; readonly fromCache: boolean } | null = null;
      const tell = (): void => {
        if (!known) return;
        const lines = applyCartChange(
          mergeCarts(known.lines, deviceCart.read()),
          unsentCart.of(uid),
        );
        sink.next(lines, known.fromCache);
      };
      const stopDevice = deviceCart.watch(tell);
      const stopUnsent = unsentCart.watch(tell);
      const stopStored = storedCart(uid).start({
        next(lines, fromCache) {
          known = { lines, fromCache };
          tell();
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

/** Puts products in. Pieces that are there already stay; never more than are left or than an order holds. */
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

/** Changes the pieces of a line, or the price that was seen (paise a piece). A line that is not there stays so. */
export function changeInCart(
  slug: string,
  what: Partial<Pick<CartLine, 'quantity' | 'seenPaise'>>,
): Promise<Result<void>> {
  return change((lines) => lines.map((line) => (line.slug === slug ? { ...line, ...what } : line)));
}

/** Takes a product out. */
export function removeFromCart(slug: string): Promise<Result<void>> {
  return change((lines) => lines.filter((line) => line.slug !== slug));
}

/** Puts lines back as they were, where they were. */
export function restoreToCart(lines: readonly CartLine[]): Promise<Result<void>> {
  return change((now) => mergeCarts(now, lines));
}

const refusalReaders = new Set<(failure: Failure) => void>();

/** Calls `told` when the server refuses a change that the page has shown, until the returned function is called. */
export function watchCartRefusals(told: (failure: Failure) => void): () => void {
  refusalReaders.add(told);
  return () => refusalReaders.delete(told);
}

/** How long a command waits for a customer's cart that no one has read yet, in milliseconds. */
const PATIENCE_MS = 5_000;

async function change(
  next: (lines: readonly CartLine[]) => readonly CartLine[],
): Promise<Result<void>> {
  const uid = await whose();
  if (uid === null || !(await isKnown(uid))) {
    deviceCart.write(next(deviceCart.read()));
    return succeeded(undefined);
  }
  return attempt(async () => {
    const { writeCart } = await import('./cart-documents.ts');
    const before = knownLines(uid) ?? deviceCart.read();
    const what = changeBetween(before, next(before));
    if (isNothing(what)) return;
    overwriteOnDevice(what);
    unsentCart.note(uid, what);
    void answered(writeCart(uid, what), uid, what);
  });
}

/** Sends what a page before this one has changed in a customer's cart without hearing the answer. */
export async function resendCart(uid: string): Promise<void> {
  const { writeCart } = await import('./cart-documents.ts');
  const what = unsentCart.of(uid);
  if (!isNothing(what)) await answered(writeCart(uid, what), uid, what);
}

async function answered(written: Promise<void>, uid: string, what: CartChange): Promise<void> {
  try {
    await written;
  } catch (error) {
    const failure = failureOf(error);
    for (const reader of refusalReaders) reader(failure);
  } finally {
    unsentCart.answered(uid, what);
  }
}

function isNothing({ put, removed }: CartChange): boolean {
  return put.length + removed.length === 0;
}

/** What the device still has to bring to the account must not undo what is asked of it now. */
function overwriteOnDevice(what: CartChange): void {
  const waiting = deviceCart.read();
  const slugs = new Set(waiting.map(({ slug }) => slug));
  if (waiting.length === 0) return;
  deviceCart.write(
    applyCartChange(waiting, { ...what, put: what.put.filter(({ slug }) => slugs.has(slug)) }),
  );
}

/** The uid of whoever is here; null for visitors, and while Auth cannot be reached to tell. */
async function whose(): Promise<string | null> {
  if (currentSession().state === 'loading') await startSession().catch(() => undefined);
  const session = currentSession();
  return session.state === 'signed-in' ? session.user.uid : null;
}

/** A customer's cart as this page knows it, with what was changed a moment ago: quick taps build on one another. */
function knownLines(uid: string): readonly CartLine[] | undefined {
  const state = queryStore.read(customerCart(uid));
  const lines = state.state === 'loading' ? undefined : state.data;
  return lines && applyCartChange(lines, unsentCart.of(uid));
}

/** Whether a customer's cart is known, now or soon. When it is not, the device keeps the change until it is. */
async function isKnown(uid: string): Promise<boolean> {
  if (knownLines(uid)) return true;
  if (!navigator.onLine) return false;
  const late = new Promise((end) => setTimeout(end, PATIENCE_MS));
  await Promise.race([firstServerValue(customerCart(uid)), late]);
  return knownLines(uid) !== undefined;
}
