import { expect, it } from 'vitest';
import { indianDay } from '#domain/core/dates.ts';
import { financialYear } from '#domain/invoice/financial-year.ts';
import { paise } from '#domain/money/money.ts';
import { STORE } from '../../../dev/seed/store.ts';
import { transitionOrder } from '../../../functions/src/orders/transition-order.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { ordered } from '../../support/shop/own-checkout.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR = financialYear(Date.now());

const shop = checkoutForTests('invoices', { oil: 60 });
const { documents, move } = shop;

/** Cash orders, which can be packed at once. */
const placed = (count: number): Promise<readonly string[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, buyer) => {
      // Confirmed, because guests hold at most half of the pieces.
      const email = `buyer-${buyer}@franch.test`;
      const who = { uid: `buyer-${buyer}`, email, emailVerified: true };
      return ordered(await shop.buy(who, shop.inCash(1, { email }))).orderId;
    }),
  );
const numbers = async (kind: 'invoice' | 'credit-note' = 'invoice') =>
  (await documents(kind)).map(({ number }) => number);
/** The expected numbers of a series: 1, 2, 3 … */
const series = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => `${name}/${YEAR}/${String(n + 1).padStart(6, '0')}`);

/** Issues credit notes about an order as one transition would. */
const credit = (orderId: string, notes: Readonly<Record<string, number>>) =>
  transitionOrder<{ refusal: 'none' }>(orderId, Date.now(), (state) => ({
    state: { ...state, order: { ...state.order, moves: state.order.moves + 1 } },
    effects: Object.entries(notes).map(([key, amount]) => ({
      ...{ effect: 'credit-note', key, amountPaise: paise(amount) },
    })),
    journal: { what: 'refund', actor: 'staff' },
    writes: [],
  }));

// A thousand at once: `npm run soak`.
it('numbers have no gap and no duplicate across simultaneous requests, refused and repeated ones', async () => {
  const [bad = '', ...good] = await placed(16);
  const { lines } = await shop.read(`orders/${bad}`);
  const untaxed = (lines as object[]).map((line) => ({ ...line, hsn: '' }));
  await shop.store.doc(`orders/${bad}`).update({ lines: untaxed });
  const [refused, ...answers] = await Promise.all(
    [bad, ...good, ...good.slice(0, 5)].map((id) => move(id, 'pack')),
  );
  expect(refused).toMatchObject({ outcome: 'no-invoice', refusal: { reason: 'missing-hsn' } });
  expect(answers.filter(({ outcome }) => outcome === 'moved')).toHaveLength(15);
  expect(answers.filter(({ outcome }) => outcome === 'refused')).toHaveLength(5);
  const issued = await numbers();
  expect(issued).toEqual(series('SR', 15));
  const written = (await shop.all('orders')).map(({ invoice }) => String(invoice));
  expect(written.toSorted()).toEqual(['', ...issued]);
});

it('numbers go on when the series is written in another case, also from a counter in small letters', async () => {
  const [first = '', second = ''] = await placed(2);
  await shop.store.doc(`counters/sr_${YEAR}`).set({ series: 'sr', year: YEAR, last: 7 });
  await move(first, 'pack');
  await shop.store.doc('settings/store').update({ 'tax.series': 'Sr' });
  await move(second, 'pack');
  expect(await numbers()).toEqual([`SR/${YEAR}/000008`, `Sr/${YEAR}/000009`]);
});

it('credit notes have a series of their own, and one that cannot be issued raises an alert', async () => {
  const [order = ''] = await placed(1);
  await move(order, 'pack');
  await credit(order, { 'first-of-two': 5_000, 'second-of-two': 7_000 });
  const notes = await documents('credit-note');
  expect(await numbers('credit-note')).toEqual(series('CN', 2));
  expect(notes.map(({ totals }) => totals.totalPaise)).toEqual([5_000, 7_000]);
  expect(await shop.all('alerts')).toEqual([]);

  const [invoice] = await documents('invoice');
  await credit(order, { 'more-than-left': invoice?.totals.totalPaise ?? 0 });
  const { tax: _, ...withoutTax } = STORE;
  await shop.store.doc('settings/store').set(withoutTax);
  await credit(order, { 'without-series': 5_000 });
  const alerts = (await shop.all('alerts')).map(({ alert }) => String(alert));
  expect(alerts).toEqual(['credit-note-missing', 'credit-note-missing']);
  expect(await numbers('credit-note')).toHaveLength(2);
});

it('the whole invoice of a parcel that was never paid is credited, with the reason', async () => {
  const [order = ''] = await placed(1);
  for (const what of ['pack', 'ship', 'return-to-origin', 'return'] as const)
    await move(order, what);
  const [invoice] = await documents('invoice');
  expect(await documents('credit-note')).toMatchObject([
    {
      ...{ totals: invoice?.totals, reason: 'The parcel was not delivered' },
      original: { number: invoice?.number },
    },
  ]);
});

it('a refund made before packing is credited with the invoice', async () => {
  const { orderId } = await shop.paid();
  await shop.refund(orderId, 'before-packing', { amount: 5_000, why: 'A dented bottle' });
  expect((await shop.statusOf(orderId))[1]).toBe('partly-refunded');
  expect(await documents('credit-note')).toEqual([]);
  await move(orderId, 'pack');
  const [invoice] = await documents('invoice');
  expect(await documents('credit-note')).toMatchObject([
    {
      ...{ totals: { totalPaise: 5_000 }, reason: 'A dented bottle' },
      original: { number: invoice?.number },
    },
  ]);
});

it.each(['online', 'cod'])(
  'an invoice uses the GST rate of the packing day, and its credit note the same (%s)',
  async (method) => {
    const [orderId = ''] = method === 'cod' ? await placed(1) : [(await shop.paid()).orderId];
    const tomorrow = Date.now() + DAY_MS;
    const later = tomorrow + DAY_MS;
    const gstRates = [
      { from: '2018-01-01', percent: 5, reason: '' },
      { from: indianDay(tomorrow), percent: 18, reason: '' },
      { from: indianDay(later), percent: 28, reason: '' },
    ];
    await shop.store.doc('products/oil').update({ gstRates });
    await move(orderId, 'pack', { now: tomorrow });
    const [invoice] = await documents('invoice');
    expect(new Set(invoice?.lines.map(({ percent }) => percent))).toEqual(new Set([18]));
    const { totals } = (await shop.read(`orders/${orderId}`)) as { totals: { totalPaise: number } };
    expect(invoice?.totals.totalPaise).toBe(totals.totalPaise);
    await move(orderId, 'ship', { now: later });
    await move(orderId, 'return-to-origin', { now: later });
    await move(orderId, 'return', { now: later });
    await shop.idle();
    expect(await documents('credit-note')).toMatchObject([{ totals: invoice?.totals }]);
  },
);

it('an invoice uses the order’s rate when its product was deleted', async () => {
  const [orderId = ''] = await placed(1);
  await shop.store.doc('products/oil').delete();
  expect(await move(orderId, 'pack')).toMatchObject({ outcome: 'moved' });
  const [invoice] = await documents('invoice');
  expect(new Set(invoice?.lines.map(({ percent }) => percent))).toEqual(new Set([5]));
});
