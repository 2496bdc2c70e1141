import { expect, it } from 'vitest';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { STAFF } from '../../support/fixtures/staff.ts';

const HOUR_MS = 3_600_000;
const FAILED = 'first_refund';
const AGAIN = 'second_refund';
/** One oil with its delivery, in paise. */
const WHOLE = 29_850;
const REFUND = 'POST /v1/payments/:id/refund';
const SETTLED = { outcome: 'moved', status: 'packed' };
const refused = (refusal: string) => ({ outcome: 'refused', refusal });

const shop = checkoutForTests('failed-refunds', { oil: 3 });

/** A packed order whose refund by staff, ₹100 by default, the provider or the bank refused. */
async function withFailedRefund({ amount = 10_000, byBank = false } = {}) {
  const order = await shop.paid();
  const { orderId } = order;
  await shop.move(orderId, 'pack');
  if (byBank) await shop.control('settings', { refund: 'failed', refund_ms: 0 });
  else await shop.breakRoute('400', REFUND);
  await shop.refund(orderId, FAILED, { amount });
  await shop.repair();
  await shop.control('settings', {});
  return order;
}
const again = async (orderId: string, key = AGAIN) => {
  const request = { how: 'again', orderId, failedKey: FAILED, key } as const;
  const answer = await shop.functions.settleForStaff(request, STAFF, Date.now());
  await shop.idle();
  return answer;
};
const byHand = (orderId: string) => {
  const request = { how: 'by-hand', orderId, failedKey: FAILED } as const;
  const reference = 'HDFCN52026112412';
  return shop.functions.settleForStaff({ ...request, reference }, STAFF, Date.now());
};
const money = async (orderId: string) => {
  const { payment } = (await shop.read(`orders/${orderId}`)) as {
    payment: Record<string, unknown>;
  };
  return ['state', 'refundedPaise', 'refundingPaise', 'refundFailedPaise'].map((at) => payment[at]);
};
const refunds = async () => (await shop.stateAtProvider()).refunds;
const credited = async () =>
  (await shop.documents('credit-note')).map(({ totals }) => totals.totalPaise);

it('a refused refund is marked as failed and not retried automatically', async () => {
  const { orderId } = await withFailedRefund();
  expect(await money(orderId)).toEqual(['refund-failed', 0, 0, 10_000]);
  const letters = (await shop.lettersOf(orderId)).filter((kind) => kind.startsWith('refund'));
  expect(letters).toEqual(['refund-failed', 'refund-requested']);
  expect(await shop.alerts(orderId)).toEqual(['refund-failed']);
  await shop.functions.sweep(Date.now() + 80 * HOUR_MS);
  expect((await shop.read(`transactions/${orderId}`))['checkAt']).toBeNull();
  expect([await refunds(), await credited()]).toEqual([[], []]);
});

it('ten simultaneous retries of a refund pay it once, with one credit note', async () => {
  const { orderId } = await withFailedRefund();
  const presses = Array.from({ length: 10 }, (_, press) => again(orderId, `press_number_${press}`));
  const answers = await Promise.all(presses);
  const won = answers.findIndex(({ outcome }) => outcome === 'moved');
  expect(answers.filter(({ outcome }) => outcome === 'moved')).toEqual([SETTLED]);
  expect(await again(orderId, `press_number_${won}`)).toEqual(SETTLED);
  expect(await again(orderId, 'third_refund')).toEqual(refused('not-failed'));
  expect(await byHand(orderId)).toEqual(refused('not-failed'));
  expect(await shop.alerts(orderId, true)).toEqual([]);
  expect(await money(orderId)).toEqual(['partly-refunded', 10_000, 0, 0]);
  expect([(await refunds()).length, await credited()]).toEqual([1, [10_000]]);
  const audit = (await shop.all('audit')).filter(({ action }) => action === 'order-refund-again');
  expect(audit).toMatchObject([{ by: 'staff' }]);
});

it('a refund that a bank could not credit can be retried as well', async () => {
  const { orderId } = await withFailedRefund({ byBank: true });
  expect(await money(orderId)).toEqual(['refund-failed', 0, 0, 10_000]);
  expect(await again(orderId)).toEqual(SETTLED);
  expect((await refunds()).map(({ status }) => status)).toEqual(['failed', 'processed']);
  expect(await credited()).toEqual([10_000]);
});

it('a manual refund by staff is recorded with its reference, and credited once', async () => {
  const { orderId } = await withFailedRefund();
  expect([await byHand(orderId), await byHand(orderId)]).toEqual([SETTLED, SETTLED]);
  expect(await again(orderId)).toEqual(refused('not-failed'));
  expect(await money(orderId)).toEqual(['partly-refunded', 10_000, 0, 0]);
  expect([await refunds(), await credited()]).toEqual([[], [10_000]]);
  const { letter } = await shop.read(`mail/${orderId}_${FAILED}`);
  expect(JSON.stringify(letter)).toContain('HDFCN52026112412');
});

it('a refund of the whole order is paid once when it is asked for again', async () => {
  const { orderId } = await withFailedRefund({ amount: WHOLE });
  const askAgain = (amount: number) => shop.refund(orderId, AGAIN, { amount });
  expect(await askAgain(WHOLE - 100)).toEqual(refused('failed-refund'));
  expect([await askAgain(WHOLE), await askAgain(WHOLE)]).toEqual([SETTLED, SETTLED]);
  expect(await money(orderId)).toEqual(['refunded', WHOLE, 0, 0]);
  expect([(await refunds()).length, await credited()]).toEqual([1, [WHOLE]]);
});

it.each([
  { amount: 10_000, state: 'partly-refunded' },
  { amount: WHOLE, state: 'refunded' },
])('a refund of $amount that succeeded after all is not sent again', async ({ amount, state }) => {
  const { orderId, paymentId } = await withFailedRefund({ amount });
  // The provider has a refund under the failed key, and its webhooks were lost.
  await shop.control('webhook-faults', { drop: 1 });
  await shop.control('refund', { payment_id: paymentId, amount, notes: { key: FAILED } });
  await shop.idle();
  if (amount === WHOLE) await shop.refund(orderId, AGAIN, { amount });
  const answers = [await again(orderId), await byHand(orderId)];
  expect(answers).toEqual([refused('not-failed'), refused('not-failed')]);
  expect(await money(orderId)).toEqual([state, amount, 0, 0]);
  expect([(await refunds()).length, await credited()]).toEqual([1, [amount]]);
});

it('nothing is requested or recorded while the provider cannot report the refund’s state', async () => {
  const { orderId } = await withFailedRefund();
  await shop.breakRoute('wrong-json', 'GET /v1/payments/:id/refunds');
  const answers = [await again(orderId), await byHand(orderId), await shop.refund(orderId, AGAIN)];
  expect(answers).toEqual(answers.map(() => refused('provider-silent')));
  expect(await money(orderId)).toEqual(['refund-failed', 0, 0, 10_000]);
});

it('a failed refund waits while the payment is disputed', async () => {
  const order = await withFailedRefund();
  const dispute = await shop.disputed(order);
  const { orderId } = order;
  expect([await again(orderId), await byHand(orderId)]).toEqual([
    refused('disputed'),
    refused('disputed'),
  ]);
  await shop.bankSays(dispute, 'won');
  expect(await again(orderId)).toEqual(SETTLED);
});
