import { expect, it } from 'vitest';
import { reasonOf, checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { ordered, providerOrder } from '../../support/shop/own-checkout.ts';

const shop = checkoutForTests('stock-races', { oil: 10 });
const { buy } = shop;
const afterHold = () => Date.now() + 16 * 60 * 1000;
const USED = { outcome: 'refused', refusal: { reason: 'attempt-used' } };

// Hundreds of buyers: `npm run soak`.
it('one piece and ten simultaneous buyers: one order, nine sold-out responses', async () => {
  await shop.stock('oil', 1);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, buyer) => buy(`buyer-${buyer}`)),
  );
  const outcomes = answers.map(reasonOf).toSorted();
  expect(outcomes).toEqual(['ordered', ...Array<string>(9).fill('stock')]);
  expect([await shop.stockOf('oil'), (await shop.all('orders')).length]).toEqual([0, 1]);
});

it('a double tap, and the same cart in two tabs, create one order and take its stock once', async () => {
  const [request, other] = [shop.request('oil', 1), shop.request('oil', 1)];
  const attempts = [request, request, other, request];
  const answers = await Promise.all(attempts.map((attempt) => buy('asha', attempt)));
  expect(new Set(answers.map((answer) => ordered(answer).orderId)).size).toBe(1);
  expect(await shop.stockOf('oil')).toBe(9);
});

it('an attempt belongs to its customer, its cart and its open order', async () => {
  const request = shop.request('oil', 1);
  const { orderId } = ordered(await buy('asha', request));
  const { attemptId } = request;
  expect(await buy('asha', shop.request('oil', 2, { attemptId }))).toEqual(USED);
  expect(ordered(await buy('ravi', request)).orderId).not.toBe(orderId);
  expect(ordered(await buy('asha', request)).orderId).toBe(orderId);
  expect(await shop.stockOf('oil')).toBe(8);

  await shop.functions.cancelOwn(orderId, 'asha', Date.now());
  expect(await buy('asha', request)).toEqual(USED);
  const second = shop.request('oil', 1);
  expect(ordered(await buy('asha', second)).orderId).not.toBe(orderId);
  const expiredAt = afterHold();
  expect(await shop.functions.sweep(expiredAt)).toMatchObject({ expired: 2 });
  expect(await buy('asha', second, expiredAt)).toEqual(USED);
  ordered(await buy('asha', shop.request('oil', 1), expiredAt));
  expect(await shop.all('orders')).toHaveLength(4);
});

it('pieces are restored once when a shopper cancels the same order twice after a lost response', async () => {
  const { orderId } = ordered(await buy('asha'));
  const cancel = (uid: string) => shop.functions.cancelOwn(orderId, uid, Date.now());
  const moved = { outcome: 'moved', status: 'cancelled' };
  expect(await Promise.all([cancel('asha'), cancel('asha')])).toEqual([moved, moved]);
  expect(await cancel('asha')).toEqual(moved);
  expect(await cancel('ravi')).toEqual({ outcome: 'refused', refusal: 'not-found' });
  expect(await shop.stockOf('oil')).toBe(10);
  expect(await shop.all(`orders/${orderId}/events`)).toHaveLength(2);
});

it('an order that is paid after its expiry is revived, or refunded when its pieces are sold', async () => {
  const [first, second] = [await buy('asha'), await buy('ravi')];
  await shop.functions.sweep(afterHold());
  await shop.stock('oil', 1);
  expect(await shop.statusOf((await shop.pay(first)).orderId)).toEqual(['paid', 'paid']);
  expect(await shop.statusOf((await shop.pay(second)).orderId)).toEqual(['expired', 'refunded']);
  expect(await shop.stockOf('oil')).toBe(0);
});

it('one webhook, ten times at once, pays once: one mail, one stock change, one journal entry', async () => {
  const answer = await buy('asha');
  await shop.control('webhook-faults', { duplicate: 9 });
  const { orderId } = await shop.pay(answer);
  const order = await shop.read(`orders/${orderId}`);
  expect(order['status']).toBe('paid');
  // One to the customer, one to staff.
  expect(await shop.all('mail')).toHaveLength(2);
  expect(await shop.all('stockMoves')).toHaveLength(2);
  expect(await shop.stockOf('oil')).toBe(9);
  expect(await shop.all(`orders/${orderId}/events`)).toHaveLength(Number(order['moves']));
});

it('an order that is cancelled during its payment is refunded', async () => {
  const answer = await buy('asha');
  const { orderId } = ordered(answer);
  await Promise.all([
    shop.control('pay', { order_id: providerOrder(answer) }),
    shop.functions.cancelOwn(orderId, 'asha', Date.now()),
  ]);
  await shop.idle();
  expect(await shop.statusOf(orderId)).toEqual(['cancelled', 'refunded']);
  expect(await shop.stockOf('oil')).toBe(10);
});
