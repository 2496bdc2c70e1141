import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayRequest } from '../../../functions/src/endpoints/notify-when-back.ts';
import { rateLimitRef } from '../../../functions/src/checkout/rate-limit.ts';
import { openOwnCheckout, type OwnCheckout } from '../../support/shop/own-checkout.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);
const QUARTER_HOUR_MS = 15 * 60_000;
const NETWORK = '203.0.113.7';

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('restock-limits');
}, 60_000);
afterAll(() => shop.close());

const VISITOR = { uid: '', email: '', emailVerified: false };
/** Asks for ever new mailboxes, from ever new forged addresses. */
const ask = (n: number, peer: string, now = NOW) =>
  mayRequest(`stranger-${n}@example.in`, { ...VISITOR, address: `10.1.2.${n}`, peer }, now);

it('back-in-stock letters are limited per network, which no header changes', async () => {
  const untilAt = new Date(NOW + QUARTER_HOUR_MS);
  await rateLimitRef('restock-peer', NETWORK).set({ count: 399, untilAt });
  expect(await ask(1, NETWORK)).toBe(true);
  expect(await ask(2, NETWORK)).toBe(false);
  expect(await ask(3, '198.51.100.9')).toBe(true);
  expect(await ask(4, NETWORK, NOW + QUARTER_HOUR_MS)).toBe(true);
}, 60_000);

it('a customer with a confirmed address is not refused for what strangers did', async () => {
  const email = 'asha@example.in';
  const asha = { uid: 'asha', email, emailVerified: true, address: '203.0.113.8', peer: NETWORK };
  const untilAt = new Date(NOW + QUARTER_HOUR_MS);
  for (const [kind, key] of [
    ['restock-caller', asha.address],
    ['restock', email],
    ['restock-peer', NETWORK],
  ] as const) {
    await rateLimitRef(kind, key).set({ count: 1_000, untilAt });
  }
  expect(await mayRequest(email, { ...asha, emailVerified: false }, NOW)).toBe(false);
  expect(await mayRequest('another@example.in', asha, NOW)).toBe(false);
  for (let n = 0; n < 20; n += 1) expect(await mayRequest(email, asha, NOW)).toBe(true);
  expect(await mayRequest(email, asha, NOW)).toBe(false);
}, 60_000);
