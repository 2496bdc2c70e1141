import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartChange } from '#domain/cart/cart-change.ts';
import { paise } from '#domain/money/money.ts';
import { sendCart } from './cart.ts';
import { unsentCart } from './cart-unsent.ts';

const writeCart = vi.hoisted(() => vi.fn<(uid: string, change: CartChange) => Promise<void>>());
vi.mock('./cart-documents.ts', () => ({ writeCart }));

const UID = 'asha';
const oil = (quantity: number): CartChange => ({
  put: [{ slug: 'oil', quantity, seenPaise: paise(24_950), addedAt: 1 }],
  removed: [],
});

/** Web Locks of a browser with one lock: requests run one after the other. */
function lockManager() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<T>(_name: string, task: () => Promise<T>): Promise<T> {
      const result = last.then(task);
      last = result.catch(() => undefined);
      return result;
    },
  };
}

describe('a cart change whose answer was lost', () => {
  let finishOtherTab = () => {};

  beforeEach(() => {
    writeCart.mockReset().mockResolvedValue();
    const locks = lockManager();
    vi.stubGlobal('navigator', { onLine: true, locks });
    // Another tab of the same browser is sending.
    void locks.request('cart', () => new Promise<void>((end) => (finishOtherTab = end)));
    unsentCart.note(UID, oil(2));
  });
  afterEach(() => {
    unsentCart.answered(UID, unsentCart.of(UID));
    vi.unstubAllGlobals();
  });

  it('is not sent again when another tab has sent it', async () => {
    const resent = sendCart(UID);
    await vi.dynamicImportSettled();
    expect(writeCart).not.toHaveBeenCalled();
    unsentCart.answered(UID, oil(2));
    finishOtherTab();
    await resent;
    expect(writeCart).not.toHaveBeenCalled();
  });

  it('does not undo what the shopper changed in another tab since', async () => {
    const resent = sendCart(UID);
    await vi.dynamicImportSettled();
    unsentCart.note(UID, oil(5));
    finishOtherTab();
    await resent;
    expect(writeCart.mock.calls).toEqual([[UID, { uid: UID, ...oil(5) }]]);
    expect(unsentCart.of(UID)).toMatchObject({ put: [], removed: [] });
  });
});
