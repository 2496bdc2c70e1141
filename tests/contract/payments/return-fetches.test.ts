import { expect, it, vi } from 'vitest';
import { LOCAL_KEYS } from '../../../dev/gateway/keys.ts';
import { signedReturn } from '../../../dev/gateway/signatures.ts';
import { receiveReturn } from '../../../functions/src/endpoints/payment-return.ts';
import { providerNamed } from '../../../functions/src/payments/gateway/providers.ts';
import { SHOP } from '../../support/backend/functions.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { ordered } from '../../support/shop/own-checkout.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);

const shop = checkoutForTests('return-fetches', { oil: 5 });

/** Razorpay, with its fetches counted. */
function countedProvider() {
  const provider = providerNamed('razorpay');
  if (!provider) throw new Error('unreachable');
  const fetchFacts = vi.fn(provider.fetchFacts);
  return { fetchFacts, provider: { ...provider, fetchFacts } };
}
const placed = async (uid: string) =>
  ordered(await shop.buy(uid, shop.request('oil', 1), NOW)).orderId;
const got = (orderId: string) =>
  ({ method: 'GET', query: new URLSearchParams({ o: orderId }), body: Buffer.alloc(0) }) as const;

it('returns without proof ask the provider once in ten seconds for one order', async () => {
  const [orderId, another] = [await placed('buyer'), await placed('another')];
  const { provider, fetchFacts } = countedProvider();
  const arrive = (of: string, now: number) => receiveReturn(provider, got(of), now);
  const pages = await Promise.all(Array.from({ length: 20 }, (_, n) => arrive(orderId, NOW + n)));
  for (const page of [...pages, await arrive(orderId, NOW + 9_999)])
    expect(page).toContain(orderId);
  expect(fetchFacts).toHaveBeenCalledTimes(1);
  await arrive(orderId, NOW + 10_019);
  expect(fetchFacts).toHaveBeenCalledTimes(2);
  await arrive(another, NOW + 10_019);
  expect(fetchFacts).toHaveBeenCalledTimes(3);
});

it('the first signed return asks at once, also after one without proof; its replays once in ten seconds', async () => {
  const answer = await shop.buy('buyer', shop.request('oil', 1), NOW);
  await shop.control('webhook-faults', { drop: 1 });
  const { orderId, providerOrderId, paymentId } = await shop.pay(answer);
  const proof = signedReturn(providerOrderId, paymentId, LOCAL_KEYS.keySecret);
  const body = Buffer.from(new URLSearchParams({ ...proof }).toString());
  const signed = { ...got(orderId), method: 'POST', body } as const;
  const { provider, fetchFacts } = countedProvider();
  fetchFacts.mockResolvedValueOnce([]);
  await receiveReturn(provider, got(orderId), NOW);
  expect(await shop.statusOf(orderId)).toEqual(['pending-payment', 'unpaid']);
  await receiveReturn(provider, signed, NOW + 1);
  expect(fetchFacts).toHaveBeenCalledTimes(2);
  expect(await shop.statusOf(orderId)).toEqual(['paid', 'paid']);
  const replays = Array.from({ length: 20 }, (_, n) =>
    receiveReturn(provider, signed, NOW + 2 + n),
  );
  for (const page of await Promise.all(replays)) expect(page).toContain(orderId);
  await receiveReturn(provider, signed, NOW + 9_000);
  expect(fetchFacts).toHaveBeenCalledTimes(2);
  await receiveReturn(provider, signed, NOW + 11_000);
  expect(fetchFacts).toHaveBeenCalledTimes(3);
});

it('Hosting passes returns to the function: their errors as JSON, bodies up to 64 KB, without a cache', async () => {
  const send = async (method: string, body?: string, path = '/another') => {
    const init = { method, redirect: 'manual', ...(body !== undefined && { body }) } as const;
    const answer = await fetch(`${SHOP}/api/pay/return${path}`, init);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { error } = (await answer.json()) as { error: string };
    return [answer.status, error, answer.headers.get('allow')];
  };
  const unknown = [404, 'unknown-provider', null];
  expect(await send('GET')).toEqual(unknown);
  expect(await send('GET', undefined, '/a/b')).toEqual(unknown);
  expect(await send('POST', 'x'.repeat(64 * 1024))).toEqual(unknown);
  expect(await send('POST', 'x'.repeat(64 * 1024 + 1))).toEqual([413, 'body-too-large', null]);
  expect(await send('PUT')).toEqual([405, 'method-not-allowed', 'GET, POST']);
});
