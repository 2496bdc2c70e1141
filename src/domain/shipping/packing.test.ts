import { describe, expect, it } from 'vitest';
import { anOrderState, TOTAL } from '../../../tests/support/fixtures/order-states.ts';
import type { Order } from '../order/order.ts';
import type { OrderParcel } from '../parcel/order-parcel.ts';
import { cashToCollect, goodsGrams, hasPaper, packingLines, pickRows } from './packing.ts';

const { order: cash } = anOrderState('cod');
const paid = { ...anOrderState('online').order, status: 'paid' } as const;
const [line] = cash.lines;
if (!line) throw new Error('The order of the tests has a line.');

describe('cash to collect', () => {
  it.each<[Order['status'], number]>([
    ['placed', TOTAL],
    ['packed', TOTAL],
    ['shipped', TOTAL],
    ['cancelled', 0],
    ['returning', 0],
    ['returned', 0],
  ])('of a cash order that is %s', (status, expected) =>
    expect(cashToCollect({ ...cash, status })).toBe(expected),
  );

  it('is nothing once it is paid, or for an order paid online', () => {
    const payment = { ...cash.payment, paidPaise: TOTAL };
    expect(cashToCollect({ ...cash, status: 'delivered', payment })).toBe(0);
    expect(cashToCollect(paid)).toBe(0);
  });
});

describe('papers', () => {
  it.each<[string, Order, boolean]>([
    ['is placed', cash, true],
    ['is paid', paid, true],
    ['is packed', { ...cash, status: 'packed' }, true],
    ['is shipped', { ...cash, status: 'shipped' }, true],
    ['is unpaid', { ...paid, status: 'pending-payment' }, false],
    ['is cancelled', { ...cash, status: 'cancelled' }, false],
    ['is a test', { ...paid, test: true }, false],
    ['is disputed', { ...paid, payment: { ...paid.payment, disputed: true } }, false],
  ])('a label of an order that %s', (_, order, expected) =>
    expect(hasPaper(order, 'labels')).toBe(expected),
  );

  it('an invoice exists once it is issued', () => {
    expect(hasPaper(cash, 'invoices')).toBe(false);
    expect(hasPaper({ ...cash, invoice: 'SR/1' }, 'invoices')).toBe(true);
  });
});

describe('what is packed', () => {
  const order: Order = {
    ...cash,
    lines: [
      { ...line, quantity: 3, returnedQuantity: 1 },
      { ...line, slug: 'balm', title: 'Balm', sku: 'FR-BALM', quantity: 2, returnedQuantity: 2 },
    ],
  };

  it('leaves out pieces that are refunded', () => {
    expect(packingLines(order, null)).toEqual([
      { slug: line.slug, title: line.title, sku: line.sku, quantity: 2, isRefunded: false },
      { slug: 'balm', title: 'Balm', sku: 'FR-BALM', quantity: 2, isRefunded: true },
    ]);
  });

  it('holds the gift of the order, which the pick list counts', () => {
    const gift = { slug: 'soap', title: 'Soap', sku: 'FR-SOAP', imageURL: '' };
    const lines = packingLines({ ...cash, gift }, null);
    expect(lines.at(-1)).toMatchObject({ sku: 'FR-SOAP', quantity: 1, isGift: true });
    expect(pickRows([lines]).map(({ sku, pieces }) => [sku, pieces])).toContainEqual([
      'FR-SOAP',
      1,
    ]);
  });

  it('adds up over orders by product, in the order of SKUs', () => {
    const balm = { slug: 'balm', title: 'Balm', sku: 'FR-BALM', quantity: 2, isRefunded: false };
    const rows = pickRows([packingLines(order, null), packingLines(cash, null), [balm]]);
    expect(rows).toEqual([
      { sku: 'FR-BALM', title: 'Balm', pieces: 2, orders: 1 },
      { sku: line.sku, title: line.title, pieces: 2 + line.quantity, orders: 2 },
    ]);
  });
});

describe('the weight of a parcel', () => {
  const order: Order = {
    ...cash,
    lines: [
      { ...line, quantity: 3, returnedQuantity: 1, weightGrams: 300 },
      { ...line, slug: 'balm', quantity: 2, weightGrams: 50 },
    ],
  };
  const gift = { slug: 'soap', title: 'Soap', sku: 'FR-SOAP', imageURL: '' };
  const parcelOf = (id: number, quantity: number): OrderParcel => ({
    ...{ id, items: [{ line: 1, quantity }], state: 'waiting' },
    ...{ collectsCash: false, shipment: null },
  });
  const inTwo = {
    ...order,
    gift: { ...gift, weightGrams: 130 },
    parcels: [parcelOf(1, 1), parcelOf(2, 2)],
  };

  it('is that of the pieces that are left, with the gift in the first parcel', () => {
    expect(goodsGrams(order, null)).toBe(2 * 300 + 2 * 50);
    expect(goodsGrams({ ...order, gift: { ...gift, weightGrams: 130 } }, null)).toBe(830);
    expect(inTwo.parcels.map((parcel) => goodsGrams(inTwo, parcel))).toEqual([430, 600]);
  });

  it('is unknown while that of a product or of the gift is, or nothing is left', () => {
    expect(goodsGrams(cash, null)).toBeNull();
    expect(goodsGrams({ ...order, gift }, null)).toBeNull();
    const gone = order.lines.map((one) => ({ ...one, returnedQuantity: one.quantity }));
    expect(goodsGrams({ ...order, lines: gone }, null)).toBeNull();
  });
});
