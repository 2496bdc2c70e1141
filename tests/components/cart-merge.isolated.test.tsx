import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { setAdapter } from '#data/firebase/adapter.ts';
import { deviceCart } from '#data/cart/device-cart.ts';
import { syncCart } from '#data/cart/cart-merge.ts';
import { createMemoryBackend, setBackend } from './support/memory-backend.ts';
import { productAt } from './support/shop-documents.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a merge that failed while online is tried again', async () => {
  const backend = createMemoryBackend(productAt('oil', 'Oil'));
  setBackend(backend);
  setAdapter(backend.adapter);
  backend.signIn({ uid: 'asha' }, null);
  deviceCart.write([{ slug: 'oil', quantity: 2, seenPaise: paise(100), addedAt: 1 }]);
  const write = vi.spyOn(backend, 'write');
  backend.failWrites('unavailable');
  const stop = syncCart({ uid: 'asha', guest: false }, () => {});
  await vi.waitFor(() => expect(write).toHaveBeenCalled(), 20_000);
  backend.failWrites(null);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(deviceCart.read()).toHaveLength(0);
  expect(backend.document('users/asha/cart/oil')).toMatchObject({ quantity: 2 });
  stop();
});
