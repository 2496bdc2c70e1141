import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCAL_KEYS } from '../../../dev/gateway/keys.ts';
import { openOwnCheckout, type OwnCheckout } from '../../support/shop/own-checkout.ts';

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('sweep-health');
}, 60_000);
afterAll(() => shop.close());

it('a sweep records its time and results for staff', async () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const report = await shop.functions.sweep(now);
  const healthRecord = await shop.store.doc('health/sweep').get();
  expect(healthRecord.data()).toMatchObject({ ...report });
  expect((healthRecord.get('at') as { toMillis(): number }).toMillis()).toBe(now);
});

it('a verified webhook records its time, and a forged one records nothing', async () => {
  const now = Date.UTC(2026, 10, 21, 12);
  const { accountId: account_id, webhookSecret } = LOCAL_KEYS;
  const event = { event: 'payment.downtime.started', account_id, payload: {} };
  const body = Buffer.from(JSON.stringify(event));
  const postWebhook = (signature: string) =>
    shop.functions.receiveWebhook(
      {
        method: 'POST',
        path: '/api/pay/webhook/razorpay',
        headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt_health' },
        body,
      },
      now,
    );
  const healthRecord = () => shop.store.doc('health/webhook').get();
  expect((await postWebhook('0'.repeat(64))).status).toBe(401);
  expect((await healthRecord()).exists).toBe(false);
  expect(
    (await postWebhook(createHmac('sha256', webhookSecret).update(body).digest('hex'))).status,
  ).toBe(200);
  expect(((await healthRecord()).get('at') as { toMillis(): number }).toMillis()).toBe(now);
});
