import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { attack } from '../support/backend/attack.ts';
import {
  openOwnCheckout,
  ordered,
  type OwnCheckout,
  providerOrder,
} from '../support/shop/own-checkout.ts';

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('interrupted');
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.control('reset');
  await shop.stock('oil', 5);
});

const buy = () => shop.functions.answerOrder(shop.request('oil', 1), 'asha', Date.now());
const field = async (path: string, name: string): Promise<unknown> =>
  (await shop.store.doc(path).get()).get(name);
const idle = () => shop.control('idle', { timeout_ms: 60_000 });

describe('interrupted requests', { timeout: 120_000 }, () => {
  attack('provider', 'reports a payment before its order is stored', async () => {
    const answer = await buy();
    const { orderId } = ordered(answer);
    await shop.store.doc(`transactions/${orderId}`).update({ providerOrderId: '' });
    await shop.control('pay', { order_id: providerOrder(answer) });
    await idle();
    expect(await field(`orders/${orderId}`, 'status')).toBe('paid');
    expect(await field(`transactions/${orderId}`, 'providerOrderId')).toBe(providerOrder(answer));
    return 'paid: found by the receipt';
  });

  attack('robot', 'kills a function before it records the provider’s response', async () => {
    const answer = await buy();
    const { orderId } = ordered(answer);
    await shop.store.doc(`transactions/${orderId}`).update({ providerOrderId: '' });
    const again = await shop.functions.resumeOwn(orderId, 'asha', Date.now());
    expect(providerOrder(again)).toBe(providerOrder(answer));
    expect(await field(`transactions/${orderId}`, 'providerOrderId')).toBe(providerOrder(answer));
    return 'the next try finds the same provider’s order';
  });

  attack('robot', 'loses every webhook for an hour', async () => {
    await shop.control('webhook-faults', { drop: 1 });
    const answer = await buy();
    const { orderId } = ordered(answer);
    await shop.control('pay', { order_id: providerOrder(answer) });
    await idle();
    expect(await field(`orders/${orderId}`, 'status')).toBe('pending-payment');
    await shop.functions.sweep(Date.now() + 61 * 60 * 1000);
    expect(await field(`orders/${orderId}`, 'status')).toBe('paid');
    expect(await shop.stockOf('oil')).toBe(4);
    return 'paid by the sweep';
  });

  attack('robot', 'runs five sweeps at once', async () => {
    const { orderId } = ordered(await buy());
    const expiredAt = Date.now() + 16 * 60 * 1000;
    await Promise.all(Array.from({ length: 5 }, () => shop.functions.sweep(expiredAt)));
    expect(await field(`orders/${orderId}`, 'status')).toBe('expired');
    expect(await shop.stockOf('oil')).toBe(5);
    return 'stock came back once';
  });
});
