import { expect, it } from 'vitest';
import { linkTokenIn } from '#domain/order-access/order-link.ts';
import { paise } from '#domain/money/money.ts';
import { LINK_HOLD_MS } from '#domain/payment/payment-method.ts';
import { call, signedIn } from '../../support/backend/functions.ts';
import { STAFF } from '../../support/fixtures/staff.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { seededStaff } from '../../support/shop/people.ts';

const shop = checkoutForTests('staff-orders', { oil: 10 });
const MINUTE_MS = 60_000;

async function placed(request = shop.request('oil', 2), who = 'phone-1', now = Date.now()) {
  const answer = await shop.functions.answerStaffOrder(request, who, now);
  if (answer.outcome !== 'ordered') throw new Error(JSON.stringify(answer));
  return answer;
}

it('an order by phone is priced as in the checkout, audited, and paid by the link of its letter', async () => {
  const request = shop.request('oil', 2);
  const cheaper = { ...request, expectedTotalPaise: paise(request.expectedTotalPaise - 1) };
  const refused = await shop.functions.answerStaffOrder(cheaper, 'phone-1', Date.now());
  expect(refused).toMatchObject({ outcome: 'refused', refusal: { reason: 'price-changed' } });
  expect(await shop.stockOf('oil')).toBe(10);

  const { orderId, number, link } = await placed(request);
  expect(await placed(request)).toMatchObject({ orderId, number });
  expect(await shop.stockOf('oil')).toBe(8);
  expect(await shop.statusOf(orderId)).toEqual(['pending-payment', 'unpaid']);
  expect(await shop.lettersOf(orderId)).toEqual(['payment-link']);
  const events = await shop.store.collection(`orders/${orderId}/events`).get();
  expect(events.docs.map((row) => row.data())).toMatchObject([{ what: 'order', actor: 'staff' }]);
  expect(JSON.stringify(events.docs.map((row) => row.data()))).not.toContain(STAFF.email);
  expect(await shop.read(`audit/${orderId}_1`)).toMatchObject({
    ...{ action: 'order-place', by: STAFF.uid, email: STAFF.email, title: number },
    after: { status: 'pending-payment', totalPaise: request.expectedTotalPaise },
  });

  const token = linkTokenIn(new URL(link ?? '').hash) ?? '';
  const opened = await shop.functions.openByLink({ orderId, token }, 'device', Date.now());
  expect(opened).toEqual({ outcome: 'opened' });
  await shop.pay(await shop.functions.resumeOwn(orderId, 'device', Date.now()));
  expect(await shop.statusOf(orderId)).toEqual(['paid', 'paid']);
});

it('its stock is held for a day, and given back unpaid', async () => {
  const now = Date.now();
  const { orderId } = await placed(shop.request('oil', 2), 'phone-1', now);
  await shop.functions.sweep(now + 16 * MINUTE_MS);
  expect(await shop.statusOf(orderId)).toEqual(['pending-payment', 'unpaid']);
  for (const after of [31 * MINUTE_MS, 61 * MINUTE_MS, 361 * MINUTE_MS]) {
    await shop.functions.sweep(now + after);
  }
  expect(await shop.stockOf('oil')).toBe(8);
  await shop.functions.sweep(now + LINK_HOLD_MS + MINUTE_MS);
  expect((await shop.statusOf(orderId))[0]).toBe('expired');
  expect(await shop.stockOf('oil')).toBe(10);
});

it('cash on delivery is placed at once, without a link, within the usual limits', async () => {
  const request = shop.inCash(1);
  const { orderId, link } = await placed(request);
  expect(link).toBeNull();
  expect((await shop.statusOf(orderId))[0]).toBe('placed');
  expect(await shop.lettersOf(orderId)).toContain('placed');
  const again = shop.inCash(1, { address: request.address });
  const second = await shop.functions.answerStaffOrder(again, 'phone-2', Date.now());
  expect(second).toMatchObject({ outcome: 'refused', refusal: { reason: 'prepay' } });
});

it('only owner and staff place one, and bad input places nothing', async () => {
  const request = shop.request('oil', 1);
  for (const role of ['viewer', 'packer', 'accountant'] as const) {
    const token = await signedIn(seededStaff(role));
    expect(await call('placeOrderForCustomer', request, token)).toMatchObject({ status: 403 });
  }
  expect(await call('placeOrderForCustomer', request)).toMatchObject({ status: 401 });
  const staff = await signedIn(seededStaff('staff'));
  const bad = { ...request, address: { ...request.address, phone: '12' } };
  expect(await call('placeOrderForCustomer', bad, staff)).toMatchObject({ status: 400 });
});
