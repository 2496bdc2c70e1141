import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { InvoiceSchema } from '#domain/invoice/invoice.ts';
import { paise } from '#domain/money/money.ts';
import { applyRefund, type RefundRefusal } from '#domain/refund/order-refund.ts';
import { transitionOrder } from '../../../functions/src/orders/orders.ts';
import {
  openOwnCheckout,
  ordered,
  type OwnCheckout,
  providerOrder,
} from '../../support/shop/own-checkout.ts';

const HOUR_MS = 3_600_000;
const FAILED = 'first_refund';
const AGAIN = 'second_refund';
/** One oil with its delivery, in paise. */
const WHOLE = 29_850;

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('failed-refunds');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.control('reset');
  await shop.stock('oil', 3);
});

/** A packed order with a refund (₹100 by default) requested by staff, and how the provider handles it. */
async function refunded(how: {
  readonly kind?: string;
  readonly settings?: object;
  readonly amount?: number;
}) {
  const answer = await shop.functions.answerCheckout(shop.request('oil', 1), 'buyer', Date.now());
  await shop.control('pay', { order_id: providerOrder(answer) });
  await shop.control('idle');
  const { orderId } = ordered(answer);
  const pack = { orderId, move: 'pack', note: '', restock: false } as const;
  await shop.functions.moveForStaff(pack, 'staff', Date.now());
  const { amount = 10_000 } = how;
  await shop.control('settings', how.settings ?? {});
  if (how.kind !== undefined) await fault(how.kind);
  const now = Date.now();
  await transitionOrder<{ refusal: RefundRefusal }>(
    orderId,
    (state) =>
      applyRefund(state, { key: FAILED, amountPaise: paise(amount), why: 'dented cap' }, now),
    () => ({ what: 'refund', actor: 'staff' }),
    { now },
  );
  await shop.functions.askRefunds(orderId, now);
  await shop.control('idle');
  await shop.control('faults', {}, 'DELETE');
  await shop.control('settings', {});
  return orderId;
}
const fault = (kind: string) =>
  shop.control('faults', { kind, route: 'POST /v1/payments/:id/refund' });
const again = (orderId: string, key = AGAIN) =>
  shop.functions.settleForStaff(
    { how: 'again', orderId, failedKey: FAILED, key },
    'staff',
    Date.now(),
  );
/** A new refund of the same amount, as from the refund form, under another key. */
const refundAgain = (orderId: string, amount = 10_000) =>
  shop.functions.refundForStaff(
    { orderId, amountPaise: paise(amount), line: null, key: AGAIN, why: 'dented cap' },
    'staff',
    Date.now(),
  );
const byHand = (orderId: string) =>
  shop.functions.settleForStaff(
    { how: 'by-hand', orderId, failedKey: FAILED, reference: 'HDFCN52026112412' },
    'staff',
    Date.now(),
  );
const money = async (orderId: string) => {
  const order = await shop.store.doc(`orders/${orderId}`).get();
  const { state, refundedPaise, refundingPaise, refundFailedPaise } = order.get(
    'payment',
  ) as Record<string, unknown>;
  return [state, refundedPaise, refundingPaise, refundFailedPaise];
};
const refundCount = async () =>
  ((await shop.control('state', {}, 'GET')) as { refunds: { status: string }[] }).refunds;
async function credited() {
  const snapshot = await shop.store.collection('invoices').get();
  return snapshot.docs
    .flatMap((one) => shop.functions.parseDocument(one, InvoiceSchema, 'id') ?? [])
    .filter(({ kind }) => kind === 'credit-note')
    .map(({ totals }) => totals.totalPaise);
}
const mails = async (orderId: string) => {
  const snapshot = await shop.store.collection('mail').where('orderId', '==', orderId).get();
  return snapshot.docs
    .map((one) => String(one.get('kind')))
    .filter((kind) => kind.startsWith('ref'));
};
const SETTLED = { outcome: 'moved', status: 'packed' };
const NOT_FAILED = { outcome: 'refused', refusal: 'not-failed' };

it('a refused refund is marked as failed and not retried automatically', async () => {
  const orderId = await refunded({ kind: '400' });
  expect(await money(orderId)).toEqual(['refund-failed', 0, 0, 10_000]);
  expect(await mails(orderId)).toEqual(['refund-failed', 'refund-requested']);
  const alerts = await shop.store.collection('alerts').where('orderId', '==', orderId).get();
  expect(alerts.docs.map((one) => one.get('alert') as unknown)).toEqual(['refund-failed']);
  const afterDays = Date.now() + 80 * HOUR_MS;
  await shop.functions.sweep(afterDays);
  expect((await shop.store.doc(`transactions/${orderId}`).get()).get('checkAt')).toBeNull();
  expect(await refundCount()).toEqual([]);
  expect(await credited()).toEqual([]);
}, 60_000);

it('a retried refund is paid once, with one credit note', async () => {
  const orderId = await refunded({ kind: '400' });
  expect(await again(orderId)).toEqual(SETTLED);
  expect(await again(orderId)).toEqual(SETTLED);
  const alerts = await shop.store.collection('alerts').where('orderId', '==', orderId).get();
  expect(alerts.docs.map((one) => one.get('open') as unknown)).toEqual([false]);
  await shop.control('idle');
  expect(await again(orderId, 'third_refund')).toEqual(NOT_FAILED);
  expect(await byHand(orderId)).toEqual(NOT_FAILED);
  expect(await money(orderId)).toEqual(['partly-refunded', 10_000, 0, 0]);
  expect(await refundCount()).toHaveLength(1);
  expect(await credited()).toEqual([10_000]);
  const audit = await shop.store.collection('audit').where('by', '==', 'staff').get();
  const actions = audit.docs.map((one) => String(one.get('action')));
  expect(actions.filter((action) => action === 'order-refund-again')).toHaveLength(1);
}, 60_000);

it('ten simultaneous presses request one refund', async () => {
  const orderId = await refunded({ kind: '400' });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, press) => again(orderId, `press_number_${press}`)),
  );
  await shop.control('idle');
  expect(answers.filter(({ outcome }) => outcome === 'moved')).toHaveLength(1);
  expect(await refundCount()).toHaveLength(1);
}, 60_000);

it('a refund that a bank could not credit can be retried as well', async () => {
  const orderId = await refunded({ settings: { refund: 'failed', refund_ms: 0 } });
  expect(await money(orderId)).toEqual(['refund-failed', 0, 0, 10_000]);
  expect(await again(orderId)).toEqual(SETTLED);
  await shop.control('idle');
  expect((await refundCount()).map(({ status }) => status)).toEqual(['failed', 'processed']);
  expect(await credited()).toEqual([10_000]);
}, 60_000);

it('a manual refund by staff is recorded with its reference, and credited once', async () => {
  const orderId = await refunded({ kind: '400' });
  expect(await byHand(orderId)).toEqual(SETTLED);
  expect(await byHand(orderId)).toEqual(SETTLED);
  expect(await again(orderId)).toEqual(NOT_FAILED);
  expect(await money(orderId)).toEqual(['partly-refunded', 10_000, 0, 0]);
  expect(await refundCount()).toEqual([]);
  expect(await credited()).toEqual([10_000]);
  const mail = await shop.store.doc(`mail/${orderId}_${FAILED}`).get();
  expect(String(mail.get('letter.paragraphs'))).toContain('HDFCN52026112412');
}, 60_000);

it('a refund that succeeded after all is not sent a second time', async () => {
  const orderId = await refunded({ kind: '400' });
  // The provider has a refund under the failed key, and its webhooks were lost.
  await shop.control('webhook-faults', { drop: 1 });
  const [payment] = ((await shop.control('state', {}, 'GET')) as { payments: { id: string }[] })
    .payments;
  const notes = { key: FAILED };
  await shop.control('refund', { payment_id: payment?.id, amount: 10_000, notes });
  await shop.control('idle');
  expect(await again(orderId)).toEqual(NOT_FAILED);
  expect(await byHand(orderId)).toEqual(NOT_FAILED);
  expect(await refundCount()).toHaveLength(1);
  expect(await money(orderId)).toEqual(['partly-refunded', 10_000, 0, 0]);
  expect(await credited()).toEqual([10_000]);
}, 60_000);

it('a refused refund of the whole order is paid once when it is asked for again', async () => {
  const orderId = await refunded({ kind: '400', amount: WHOLE });
  expect(await refundAgain(orderId, WHOLE - 100)).toEqual({
    outcome: 'refused',
    refusal: 'failed-refund',
  });
  expect(await refundAgain(orderId, WHOLE)).toEqual(SETTLED);
  expect(await refundAgain(orderId, WHOLE)).toEqual(SETTLED);
  await shop.control('idle');
  expect(await money(orderId)).toEqual(['refunded', WHOLE, 0, 0]);
  expect(await refundCount()).toHaveLength(1);
  expect(await credited()).toEqual([WHOLE]);
}, 60_000);

it('a refund of the whole order that succeeded after all is not sent again', async () => {
  const orderId = await refunded({ kind: '400', amount: WHOLE });
  await shop.control('webhook-faults', { drop: 1 });
  const [payment] = ((await shop.control('state', {}, 'GET')) as { payments: { id: string }[] })
    .payments;
  const notes = { key: FAILED };
  await shop.control('refund', { payment_id: payment?.id, amount: WHOLE, notes });
  await shop.control('idle');
  expect(await refundAgain(orderId, WHOLE)).toEqual({ outcome: 'refused', refusal: 'too-much' });
  expect(await refundCount()).toHaveLength(1);
  expect(await money(orderId)).toEqual(['refunded', WHOLE, 0, 0]);
}, 60_000);

it('nothing is requested or recorded while the provider cannot report the refund’s state', async () => {
  const orderId = await refunded({ kind: '400' });
  await shop.control('faults', { kind: '500', route: 'GET /v1/payments/:id/refunds' });
  const silent = { outcome: 'refused', refusal: 'provider-silent' };
  expect(await again(orderId)).toEqual(silent);
  expect(await byHand(orderId)).toEqual(silent);
  expect(await refundAgain(orderId)).toEqual(silent);
  expect(await money(orderId)).toEqual(['refund-failed', 0, 0, 10_000]);
}, 60_000);

it('a failed refund waits while the payment is disputed', async () => {
  const orderId = await refunded({ kind: '400' });
  const [payment] = ((await shop.control('state', {}, 'GET')) as { payments: { id: string }[] })
    .payments;
  const dispute = (await shop.control('dispute', { payment_id: payment?.id })) as { id: string };
  await shop.control('idle');
  const refused = { outcome: 'refused', refusal: 'disputed' };
  expect([await again(orderId), await byHand(orderId)]).toEqual([refused, refused]);
  await shop.control('dispute/move', { dispute_id: dispute.id, status: 'won' });
  await shop.control('idle');
  expect(await again(orderId)).toEqual(SETTLED);
  await shop.control('idle');
}, 60_000);
