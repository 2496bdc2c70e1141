import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LOCAL_KEYS } from '../../../dev/gateway/keys.ts';
import { signedReturn } from '../../../dev/gateway/signatures.ts';
import { receiveReturn } from '../../../functions/src/endpoints/payment-return.ts';
import { providerNamed } from '../../../functions/src/payments/gateway/providers.ts';
import {
  openOwnCheckout,
  ordered,
  type OwnCheckout,
  providerOrder,
} from '../../support/shop/own-checkout.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('return-fetches');
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.control('reset');
  await shop.stock('oil', 5);
});

/** Razorpay, with its fetches counted. */
function countedProvider() {
  const provider = providerNamed('razorpay');
  if (!provider) throw new Error('unreachable');
  const fetchFacts = vi.fn(provider.fetchFacts);
  return { fetchFacts, provider: { ...provider, fetchFacts } };
}
async function placed(uid = 'buyer') {
  const answer = await shop.functions.answerCheckout(shop.request('oil', 1), uid, NOW);
  return { orderId: ordered(answer).orderId, paymentOrder: providerOrder(answer) };
}
const got = (orderId: string) =>
  ({ method: 'GET', query: new URLSearchParams({ o: orderId }), body: Buffer.alloc(0) }) as const;

it('returns without proof ask the provider once in ten seconds for one order', async () => {
  const [{ orderId }, another] = [await placed(), await placed('another')];
  const { provider, fetchFacts } = countedProvider();
  const results = await Promise.all(
    [1, 2, 3].map(() => receiveReturn(provider, got(orderId), NOW)),
  );
  expect(new Set(results).size).toBe(1);
  await receiveReturn(provider, got(orderId), NOW + 9_999);
  expect(fetchFacts).toHaveBeenCalledTimes(1);
  await receiveReturn(provider, got(orderId), NOW + 10_000);
  expect(fetchFacts).toHaveBeenCalledTimes(2);
  await receiveReturn(provider, got(another.orderId), NOW + 10_000);
  expect(fetchFacts).toHaveBeenCalledTimes(3);
});

it('two hundred returns in half a minute ask the provider at most four times', async () => {
  const { orderId } = await placed();
  const { provider, fetchFacts } = countedProvider();
  for (let second = 0; second < 30; second += 1) {
    const returns = Array.from({ length: second < 20 ? 7 : 6 }, (_, n) =>
      receiveReturn(provider, got(orderId), NOW + second * 1_000 + n),
    );
    for (const address of await Promise.all(returns)) expect(address).toContain(orderId);
  }
  expect(fetchFacts.mock.calls.length).toBeGreaterThan(0);
  expect(fetchFacts.mock.calls.length).toBeLessThanOrEqual(4);
}, 60_000);

/** The arrival of a browser with the proof of a payment of this order, and the provider's counted fetches. */
async function paidArrival() {
  const { orderId, paymentOrder } = await placed();
  const { payment } = (await shop.control('pay', { order_id: paymentOrder })) as {
    payment: { id: string };
  };
  const proof = signedReturn(paymentOrder, payment.id, LOCAL_KEYS.keySecret);
  const body = Buffer.from(new URLSearchParams({ ...proof }).toString());
  return { orderId, signed: { ...got(orderId), method: 'POST', body } as const };
}

it('the first signed return asks the provider at once, also after one without proof', async () => {
  const { orderId, signed } = await paidArrival();
  const { provider, fetchFacts } = countedProvider();
  await receiveReturn(provider, got(orderId), NOW);
  await receiveReturn(provider, signed, NOW + 1);
  expect(fetchFacts).toHaveBeenCalledTimes(2);
  expect((await shop.store.doc(`orders/${orderId}`).get()).get('payment.state')).toBe('paid');
});

it('a signed return that is replayed asks the provider once in ten seconds', async () => {
  const { orderId, signed } = await paidArrival();
  const { provider, fetchFacts } = countedProvider();
  const replays = Array.from({ length: 20 }, (_, n) => receiveReturn(provider, signed, NOW + n));
  for (const page of await Promise.all(replays)) expect(page).toContain(orderId);
  await receiveReturn(provider, signed, NOW + 9_000);
  expect(fetchFacts).toHaveBeenCalledTimes(1);
  await receiveReturn(provider, signed, NOW + 11_000);
  expect(fetchFacts).toHaveBeenCalledTimes(2);
});
