import { expect, it } from 'vitest';
import * as v from 'valibot';
import { paise } from '#domain/money/money.ts';
import { ParcelMoveSchema, SplitRequestSchema } from '#domain/parcel-handling/parcel-command.ts';
import type { SettlementRow } from '#domain/settlement/settlement.ts';
import { sweepFigures } from '../../../functions/src/figures/sweep-figures.ts';
import { settleRow } from '../../../functions/src/settlements/settle-row.ts';
import { STAFF } from '../../support/fixtures/staff.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { ordered } from '../../support/shop/own-checkout.ts';

const shop = checkoutForTests('settlements', { oil: 50 });
const settle = (row: SettlementRow) => settleRow(row, STAFF, Date.now());
const rowOf = (changes: Partial<SettlementRow>): SettlementRow => ({
  ...{ kind: 'payment', reference: 'pay_X', order: '', amountPaise: paise(100), utr: 'UTR1' },
  ...{ feePaise: paise(20), taxPaise: paise(4), day: '2026-11-21', ...changes },
});
const orderOf = async (id: string) => (await shop.store.doc(`orders/${id}`).get()).data();
const settlementsOf = async (id: string): Promise<unknown> =>
  (await shop.store.doc(`orderSettlements/${id}`).get()).get('settlements');
const parcelOf = (tracking: string) => ({ courier: 'Delhivery', tracking, link: '' });
const audits = async () =>
  (await shop.all('audit')).filter(({ action }) => action === 'order-settled');

it('marks a payment on its order once, and names another amount, a second settlement and an unknown payment', async () => {
  const { orderId, paymentId, providerOrderId } = await shop.paid(2);
  const total = ((await orderOf(orderId)) ?? {})['totals'] as { totalPaise: number };
  const amountPaise = paise(total.totalPaise);
  const row = rowOf({ reference: paymentId, order: providerOrderId, amountPaise });
  // Two people compare the same file at once.
  expect(await Promise.all([settle(row), settle(row)])).toEqual(['matched', 'matched']);
  expect(await settle(rowOf({ ...row, order: orderId }))).toBe('matched');
  // Shoppers and packers read orders: bank references and fees are beside them.
  const stored = await orderOf(orderId);
  expect(JSON.stringify(stored)).not.toContain('UTR1');
  expect(await settlementsOf(orderId)).toEqual([
    {
      ...{ reference: paymentId, isRefund: false, amountPaise, feePaise: 20, taxPaise: 4 },
      ...{ utr: 'UTR1', day: '2026-11-21' },
    },
  ]);
  expect(await audits()).toHaveLength(1);
  await sweepFigures(Date.now());
  const settledOn = await shop.store.doc('figureDays/2026-11-21').get();
  expect(settledOn.get('money.settled')).toEqual({ count: 1, amountPaise });
  expect(settledOn.get('money.fees')).toEqual({ amountPaise: 24 });
  expect(await settle(rowOf({ ...row, utr: 'UTR2' }))).toBe('twice');
  // A file without orders names the payment only.
  expect(await settle({ ...row, order: '' })).toBe('matched');
  expect(await settle({ ...row, order: 'order_UNKNOWN' })).toBe('matched');
  expect(await settle(rowOf({ order: orderId }))).toBe('missing');
  expect(await settle(rowOf({ reference: 'pay_Y', order: 'order_UNKNOWN' }))).toBe('missing');
  expect(await settle(rowOf({ ...row, amountPaise: paise(1) }))).toBe('amount');
  const open = (await shop.all('settlements')).filter((one) => one['open'] === true);
  expect(new Set(open.map(({ state }) => state))).toEqual(new Set(['amount', 'missing', 'twice']));
});

it('finds the cash of a parcel by order or tracking number, once it was collected', async () => {
  const { orderId } = ordered(await shop.buy('asha', shop.inCash(2)));
  const order = await orderOf(orderId);
  const { totalPaise } = (order ?? {})['totals'] as { totalPaise: number };
  const cash = rowOf({ kind: 'cash', reference: 'AWB1', amountPaise: paise(totalPaise) });
  const number = String(order?.['number']);
  expect(await settle(cash)).toBe('missing');
  expect(await settle({ ...cash, order: number })).toBe('not-collected');
  await shop.move(orderId, 'pack');
  await shop.move(orderId, 'ship', { shipment: parcelOf('AB-12-34') });
  await shop.move(orderId, 'deliver');
  expect(await settle({ ...cash, order: number })).toBe('matched');
  expect(await settle({ ...cash, reference: 'ab-12-34', utr: 'N2' })).toBe('twice');
  // What was open is found again by the file that names the order.
  const [parcel] = (await shop.all('settlements')).filter(({ reference }) => reference === 'AWB1');
  expect(parcel).toMatchObject({ state: 'matched', open: false, orderId });
});

it('finds the cash of an order in several parcels by the tracking number of any of them', async () => {
  const { orderId } = ordered(await shop.buy('ravi', shop.inCash(2)));
  const parcels = [true, false].map((collectsCash) => ({
    ...{ items: [{ line: 1, quantity: 1 }], collectsCash },
  }));
  const now = Date.now();
  const split = v.parse(SplitRequestSchema, { orderId, parcels });
  expect(await shop.functions.splitForStaff(split, STAFF, now)).toMatchObject({ outcome: 'moved' });
  await shop.move(orderId, 'pack');
  for (const [parcel, tracking] of [
    [1, '1490812763101'],
    [2, '1490812763102'],
  ] as const) {
    for (const step of ['ship', 'deliver']) {
      const shipment = step === 'ship' && { shipment: parcelOf(tracking) };
      const request = v.parse(ParcelMoveSchema, { orderId, parcel, step, ...shipment });
      expect(await shop.functions.moveParcelForStaff(request, STAFF, now)).toMatchObject({
        outcome: 'moved',
      });
    }
  }
  const { totalPaise } = ((await orderOf(orderId)) ?? {})['totals'] as { totalPaise: number };
  const cash = rowOf({ kind: 'cash', amountPaise: paise(totalPaise) });
  expect(await settle({ ...cash, reference: '1490812763109' })).toBe('missing');
  expect(await settle({ ...cash, reference: '1490812763101' })).toBe('matched');
  expect(await settle({ ...cash, reference: '1490812763102', utr: 'N9' })).toBe('twice');
});
