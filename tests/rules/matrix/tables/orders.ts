import {
  MOVES,
  type MoveName,
  ORDER_STATUSES,
  type OrderStatus,
  statusAfter,
} from '#domain/order/order.ts';
import { ASHA, BOOKKEEPERS, type Caller, NO_CALLER, STAFF, TEAM } from '../callers.ts';
import { plainWrite } from '../actions.ts';
import {
  type Row,
  getRow,
  listRows,
  orBookkeepers,
  type Place,
  forbiddenWrites,
} from '../place.ts';
import type { Documents, Fields } from '../requests.ts';

const ASHAS = [['uid', 'EQUAL', 'asha']] as const;
const OWN: Fields = {
  ...{ uid: 'asha', status: 'paid', totals: { totalPaise: 1 } },
  searchTokens: { meera: 1, '560001': 1 },
};
const BY_TOKEN = { list: 'orders', orderBy: 'searchTokens.meera' } as const;
const HERS_AND_TEAM = [...ASHA, ...TEAM];
const order: Documents = { 'orders/one': OWN };

/** Ravi has opened the order by a link, which is current or has expired. */
const openedByLink = (year: number): Documents => ({
  ...order,
  'orders/one/readers/ravi': { expiresAt: new Date(Date.UTC(year, 0, 1)) },
});

/** What a link opens: one document or list of an order, while the link lasts. */
function byLink(action: Row, there: Documents = {}): readonly Row[] {
  const allowed: readonly Caller[] = [...action.allowed, 'another customer'];
  const opened = { ...action, what: `${action.what}, by a link`, allowed };
  const expired = { ...action, what: `${action.what}, by an expired link` };
  return [
    { ...opened, there: { ...openedByLink(2100), ...there } },
    { ...expired, there: { ...openedByLink(2020), ...there } },
  ];
}

/** A document of an order: as stored, and for a stranger as if it did not exist. */
const read = (path: string, by = TEAM): readonly Row[] => [
  getRow('that is Asha’s', path, [...ASHA, ...by]),
  getRow('that is not there', path.replace('one', 'none'), by),
  ...byLink(getRow('that is Asha’s', path, [...ASHA, ...by]), { [path]: OWN }),
];

function sums(most: number): Row {
  const aggregate = { sum: 'totals.totalPaise' } as const;
  return {
    op: 'count',
    what: `the sum, limit ${most}`,
    action: () => ({ list: 'orders', limit: most, aggregate }),
    allowed: most > 10_000 ? NO_CALLER : BOOKKEEPERS,
    ends: 'either',
  };
}

/** A place that only functions read and write. */
const closed = (path: string): Place => ({
  rule: null,
  name: path,
  there: { [path]: { a: 1 } },
  asks: [
    getRow('that is there', path, NO_CALLER),
    ...listRows({ list: path.slice(0, path.lastIndexOf('/')) }, NO_CALLER, 1),
    ...forbiddenWrites(path, { a: 2 }),
  ],
});

export const orders: readonly Place[] = [
  {
    rule: 'orders/{id}',
    name: 'an order',
    there: order,
    asks: [
      ...read('orders/one'),
      ...listRows({ list: 'orders', where: ASHAS }, HERS_AND_TEAM, 1000).map(orBookkeepers),
      ...listRows('orders', TEAM, 1000).map(orBookkeepers),
      ...listRows('orders', BOOKKEEPERS, 10_000),
      // Shoppers have the tokens of their own orders, which repeat what they typed, and find nobody else's by them.
      ...listRows(BY_TOKEN, BOOKKEEPERS, 10_000),
      ...listRows({ ...BY_TOKEN, where: ASHAS }, HERS_AND_TEAM, 1000).map(orBookkeepers),
      sums(10_000),
      sums(10_001),
      ...forbiddenWrites('orders/one', { uid: 'asha', status: 'delivered' }),
      ...forbiddenWrites('orders/one', { searchTokens: { ravi: 1 } }).map(ofTokens),
    ],
  },
  {
    rule: 'orders/{id}/events/{n}',
    name: 'the journal of an order',
    there: { ...order, 'orders/one/events/0000': { what: 'order' } },
    asks: [
      getRow('one entry', 'orders/one/events/0000', NO_CALLER),
      ...listRows('orders/one/events', HERS_AND_TEAM, 1000),
      ...listRows('orders/one/events', HERS_AND_TEAM, 1000)
        .slice(0, 1)
        .flatMap((row) => byLink(row)),
      ...listRows('orders/none/events', TEAM, 1000),
      ...forbiddenWrites('orders/one/events/0000', { what: 'pay' }),
    ],
  },
  {
    rule: 'orderNotes/{id}',
    name: 'what staff note about an order',
    there: { ...order, 'orderNotes/one': { notes: [], tags: { vip: 1 } } },
    asks: [
      getRow('about Asha’s order', 'orderNotes/one', TEAM),
      getRow('about Asha’s order, by a link', 'orderNotes/one', TEAM, openedByLink(2100)),
      getRow('that are not there', 'orderNotes/none', TEAM),
      ...listRows({ list: 'orderNotes', orderBy: 'tags.vip' }, TEAM, 1000),
      ...forbiddenWrites('orderNotes/one', { notes: [] }),
    ],
  },
  {
    rule: 'orderSettlements/{id}',
    name: 'what was paid out for an order',
    there: { ...order, 'orderSettlements/one': { orderedAt: new Date(0), settlements: [] } },
    asks: [
      getRow('of Asha’s', 'orderSettlements/one', BOOKKEEPERS),
      getRow('of Asha’s, by a link', 'orderSettlements/one', BOOKKEEPERS, openedByLink(2100)),
      getRow('that is not there', 'orderSettlements/none', BOOKKEEPERS),
      ...listRows({ list: 'orderSettlements', orderBy: 'orderedAt' }, BOOKKEEPERS, 1000),
      ...forbiddenWrites('orderSettlements/one', { settlements: [] }),
    ],
  },
  {
    rule: 'customerNotes/{id}',
    name: 'what staff note about a customer',
    there: { 'customerNotes/asha@franch.test': { notes: [] } },
    asks: [
      getRow('about Asha', 'customerNotes/asha@franch.test', STAFF),
      ...listRows('customerNotes', NO_CALLER, 1),
      ...forbiddenWrites('customerNotes/asha@franch.test', { notes: [] }),
    ],
  },
  {
    rule: 'bookings/{id}',
    name: 'the booking of a parcel',
    there: { ...order, 'bookings/one_0': { orderId: 'one', label: 'https://labels.example.in/1' } },
    asks: [
      getRow('of Asha’s order', 'bookings/one_0', TEAM),
      getRow('of Asha’s order, by a link', 'bookings/one_0', TEAM, openedByLink(2100)),
      getRow('that is not there', 'bookings/none_0', TEAM),
      ...listRows('bookings', NO_CALLER, 1),
      ...forbiddenWrites('bookings/one_0', { orderId: 'one', label: '' }),
    ],
  },
  {
    rule: 'transactions/{tid}',
    name: 'the money of an order',
    there: { 'transactions/one': OWN },
    asks: [
      ...read('transactions/one', BOOKKEEPERS),
      ...listRows({ list: 'transactions', where: ASHAS }, BOOKKEEPERS, 1000),
      ...listRows('transactions', BOOKKEEPERS, 1000),
      ...forbiddenWrites('transactions/one', { uid: 'asha', status: 'captured' }),
    ],
  },
  {
    rule: 'invoices/{id}',
    name: 'an invoice',
    there: { 'invoices/one': OWN },
    asks: [
      ...read('invoices/one'),
      ...byLink(getRow('a credit note', 'invoices/one_refund', HERS_AND_TEAM), {
        'invoices/one_refund': OWN,
      }),
      ...listRows({ list: 'invoices', where: ASHAS }, HERS_AND_TEAM, 1000),
      ...listRows('invoices', TEAM, 1000),
      ...forbiddenWrites('invoices/one', { uid: 'asha', number: 'SR/1' }),
    ],
  },
  {
    rule: 'orders/{id}',
    name: 'an order on its way',
    there: order,
    // Every event in every state, those of the state machine among them, for each possible actor.
    asks: ORDER_STATUSES.flatMap((status) =>
      [...new Set(MOVES.map(({ move }) => move))].map((move) => moved(status, move)),
    ),
  },
  ...[
    'mail/one',
    'restockRequests/one',
    'webhookEvents/one',
    'paymentReferences/one',
    'payouts/one',
    'consentProofs/one',
    'locks/one',
    'counters/invoices',
    'settings/payment',
    'migrations/one',
  ].map(closed),
  ...['orders/one/links/hash', 'orders/one/readers/asha'].map(closed),
  ...['anything/at-all', 'products-backup/soap', 'products/soap/costs/now'].map(closed),
  ...['coupons/TEN/uses/asha', 'users/asha/secrets/one'].map(closed),
  ...['events', 'cart', 'favorites', 'addresses', 'purchases'].map(gathered),
];

function ofTokens(ask: Row): Row {
  return { ...ask, what: `${ask.what}, of its search tokens` };
}

/** A collection group query over the subcollections of many documents. */
function gathered(name: string): Place {
  const asks = listRows({ list: name, group: true }, NO_CALLER, 1);
  return { rule: null, name: `${name} of everybody`, there: order, asks };
}

/**
 * An event in one state, as a browser would attempt it directly: with the state machine's target status, or one from
 * elsewhere.
 */
function moved(status: OrderStatus, move: MoveName): Row {
  const there = { 'orders/one': { ...OWN, status } };
  const to = statusAfter(status, move) ?? MOVES.find((row) => row.move === move)?.to;
  const action = plainWrite('orders', 'one', () => ({ status: to }), true);
  return {
    op: 'update',
    what: `${move} from ${status}`,
    action,
    allowed: NO_CALLER,
    there,
  };
}
