import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Invoice, InvoiceSchema } from '#domain/invoice/invoice.ts';
import { OrderEventSchema } from '#domain/order/order-event.ts';
import { ORDER_STATUSES, OrderSchema } from '#domain/order/order.ts';
import { AlertSchema } from '#domain/order/order-alert.ts';
import { moneyOf } from '#domain/payment/transaction-money.ts';
import { PayeeRecordSchema } from '#domain/payout/payout.ts';
import { TransactionSchema } from '#domain/payment/transaction.ts';
import { RETURN_STATES, type ReturnRequest } from '#domain/return/return-request.ts';
import { seedOrders } from './orders.ts';
import { SEED_DAY, seedProducts } from './products/index.ts';

const NOW = SEED_DAY + 60_000;
const documents = seedOrders(seedProducts(), NOW);

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}

/** The documents of a collection, parsed as the shop does. */
function all<S extends v.GenericSchema>(path: RegExp, schema: S, idField: string) {
  return [...documents].flatMap(([place, fields]) => {
    const id = path.exec(place)?.[1];
    if (id === undefined) return [];
    return [v.parse(schema, { ...(plain(fields) as object), [idField]: id })];
  });
}

const orders = all(/^orders\/([^/]+)$/u, OrderSchema, 'id');
const transactions = all(/^transactions\/(.+)$/u, TransactionSchema, 'tid');
const invoices: Invoice[] = all(/^invoices\/(.+)$/u, InvoiceSchema, 'id');
const numbersOf = (kind: Invoice['kind']): string[] =>
  invoices
    .filter((document) => document.kind === kind)
    .toSorted((a, b) => a.issuedAt - b.issuedAt)
    .map(({ number }) => number);

const received = (returns: readonly ReturnRequest[]) => returns.flatMap((one) => one.received);
const piecesIn = (items: readonly { quantity: number }[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

describe('the seeded orders', () => {
  it('cover every state, and belong to one customer', () => {
    const statuses = orders.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(ORDER_STATUSES));
    expect(new Set(orders.map(({ uid }) => uid))).toEqual(new Set(['asha']));
    const states = orders.map(({ payment }) => payment.state);
    const money = ['unpaid', 'paid', 'refunding', 'partly-refunded', 'refunded'];
    expect(states).toEqual(expect.arrayContaining(money));
    expect(orders.some(({ payment }) => payment.disputed)).toBe(true);
    const alerts = all(/^alerts\/(.+)$/u, AlertSchema, 'id').map(({ alert }) => alert);
    expect(alerts).toEqual(['late-payment', 'dispute']);
  });

  it('have requests to return pieces in every state', () => {
    const states = orders.flatMap(({ returns = [] }) => returns.map(({ state }) => state));
    expect(new Set(states)).toEqual(new Set(RETURN_STATES));
  });

  it('have a payout that waits to be made, with its payee', () => {
    const due = orders.filter(({ hasPayoutDue }) => hasPayoutDue);
    const payees = all(/^payouts\/(.+)$/u, PayeeRecordSchema, 'orderId');
    expect(due.map(({ id, payout }) => [id, payout?.payee])).toEqual([
      [payees[0]?.orderId, 'as••••@sample'],
    ]);
  });

  it('have a journal with an entry for each transition', () => {
    for (const { id, moves, status } of orders) {
      const journal = all(new RegExp(`^orders/${id}/events/(.+)$`, 'u'), OrderEventSchema, 'id');
      expect(journal, id).toHaveLength(moves);
      expect(journal.at(-1)?.status, id).toBe(status);
    }
  });

  it('agree with their payment records', () => {
    for (const order of orders) {
      const money = transactions.find(({ tid }) => tid === order.id);
      expect(money && moneyOf(money), order.id).toEqual(order.payment);
      expect(money?.amountPaise).toBe(order.totals.totalPaise);
    }
  });

  it('have the invoices that their states require, numbered without a gap in the order of time', () => {
    const packed = ['packed', 'shipped', 'delivered', 'returning', 'returned'];
    for (const { id, status, invoice } of orders) {
      const issued = invoices.find((one) => one.tid === id && one.kind === 'invoice');
      expect(issued?.number ?? '', id).toBe(invoice);
      expect(invoice !== '', id).toBe(packed.includes(status));
    }
    const run = (series: string, count: number): string[] =>
      Array.from({ length: count }, (_, n) => `${series}/26-27/${String(n + 1).padStart(6, '0')}`);
    expect(numbersOf('invoice')).toEqual(run('SR', 14));
    expect(numbersOf('credit-note')).toEqual(run('CN', 3));
    expect(documents.get('counters/SR_26-27')).toMatchObject({ last: 14 });
    expect(documents.get('counters/CN_26-27')).toMatchObject({ last: 3 });
  });

  it('hold or have sold the pieces of each order, and release those of ended ones', () => {
    for (const { id, lines, reservation, status, goodsCheck, returns = [] } of orders) {
      const deltas = [...documents]
        .filter(([path]) => path.startsWith(`stockMoves/${id}_`))
        .reduce((sum, [, { delta }]) => sum + Number(delta), 0);
      const isBack = reservation.state === 'released' || goodsCheck !== undefined;
      const sold = isBack ? 0 : lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const sentAgain = received(returns.filter(({ state }) => state === 'replaced'));
      const restocked = received(returns).filter(({ restock }) => restock);
      const out = sold + piecesIn(sentAgain) - piecesIn(restocked);
      expect(deltas, `${id} ${status}`).toBe(0 - out);
    }
  });

  it('are the same every time, except the one that waits for its payment', () => {
    expect(seedOrders(seedProducts(), NOW)).toEqual(documents);
    const laterSeed = seedOrders(seedProducts(), NOW + 60_000);
    const changed = [...documents.keys()].filter(
      (path) => JSON.stringify(laterSeed.get(path)) !== JSON.stringify(documents.get(path)),
    );
    expect(changed.every((path) => path.includes('ashaOrder00000000016'))).toBe(true);
    expect([...laterSeed.keys()]).toEqual([...documents.keys()]);
  });
});
