import type { Stored } from './counted-shop.ts';

type Plain = Record<string, Record<string, Record<string, Record<string, number>>>>;

/**
 * The figures by day and month, counted from stored orders with nothing but loops and additions: what the sums of the
 * functions must equal. Written from the meaning of each figure, and apart from their code on purpose.
 */
export function recount(orders: readonly Stored[]): Plain {
  const sums: Plain = {};
  const add = (at: number, table: string, row: string, name: string, value: number): void => {
    if (value === 0) return;
    const day = new Date(at + 19_800_000).toISOString().slice(0, 10);
    for (const period of [day, day.slice(0, 7)]) {
      const rows = ((sums[period] ??= {})[table] ??= {});
      const into = (rows[row] ??= {});
      into[name] = (into[name] ?? 0) + value;
    }
  };
  for (const stored of orders) {
    if (stored.order.test) continue;
    addSale(stored, add);
    addMoney(stored, add);
    for (const { requestedAt, reason, items, state } of stored.order.returns ?? []) {
      add(requestedAt, 'returns', reason, 'requests', 1);
      for (const { quantity } of items) add(requestedAt, 'returns', reason, 'pieces', quantity);
      if (state === 'refused') add(requestedAt, 'returns', reason, 'refused', 1);
    }
    for (const { kind, issuedAt, totals, lines } of stored.documents) {
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = totals;
      const printed = { count: 1, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise };
      for (const [name, value] of Object.entries(printed))
        add(issuedAt, 'documents', kind, name, value);
      const sign = kind === 'invoice' ? 1 : -1;
      for (const line of lines) {
        const rate = String(line.percent);
        add(issuedAt, 'taxes', rate, 'taxablePaise', sign * line.taxablePaise);
        add(issuedAt, 'taxes', rate, 'cgstPaise', sign * line.cgstPaise);
        add(issuedAt, 'taxes', rate, 'sgstPaise', sign * line.sgstPaise);
        add(issuedAt, 'taxes', rate, 'igstPaise', sign * line.igstPaise);
        add(issuedAt, 'taxes', rate, 'totalPaise', sign * (line.grossPaise - line.discountPaise));
      }
    }
  }
  return withoutNothing(sums);
}

type Add = (at: number, table: string, row: string, name: string, value: number) => void;

function addSale({ order, transaction }: Stored, add: Add): void {
  const { status, method, totals, createdAt: at, lines, address, coupon, bundles } = order;
  if (status === 'pending-payment') return;
  const wasPaid = transaction.cashAt !== null || transaction.attempts.some(paysOrder);
  const isAccepted = method === 'cod' || wasPaid;
  const outcome =
    status === 'expired' || (status === 'cancelled' && !isAccepted)
      ? 'unpaid'
      : status === 'cancelled'
        ? 'cancelled'
        : status === 'returning' || (status === 'returned' && order.undelivered)
          ? 'toOrigin'
          : status === 'returned'
            ? 'returned'
            : 'sold';
  add(at, 'outcomes', outcome, 'orders', 1);
  add(at, 'outcomes', outcome, 'itemsPaise', totals.itemsPaise);
  add(at, 'outcomes', outcome, 'discountPaise', totals.discountPaise);
  add(at, 'outcomes', outcome, 'shippingPaise', totals.shippingPaise);
  add(at, 'outcomes', outcome, 'codFeePaise', totals.codFeePaise);
  add(at, 'outcomes', outcome, 'totalPaise', totals.totalPaise);
  add(at, 'outcomes', outcome, 'refundedPaise', order.payment.refundedPaise);
  add(at, 'methods', method, outcome, 1);
  add(at, 'states', address.state, outcome, 1);
  if (outcome === 'toOrigin') {
    const { reason = 'other' } = order.undelivered ?? {};
    add(at, 'undelivered', reason, 'orders', 1);
    add(at, 'undelivered', reason, 'totalPaise', totals.totalPaise);
  }
  if (outcome === 'sold') {
    add(at, 'methods', method, 'totalPaise', totals.totalPaise);
    add(at, 'states', address.state, 'totalPaise', totals.totalPaise);
    if (coupon !== '') {
      add(at, 'coupons', coupon, 'sold', 1);
      add(at, 'coupons', coupon, 'totalPaise', totals.totalPaise);
      add(at, 'coupons', coupon, 'discountPaise', totals.discountPaise);
      for (const { savingPaise } of bundles)
        add(at, 'coupons', coupon, 'discountPaise', 0 - savingPaise);
    }
  }
  for (const { slug, quantity, unitPricePaise, discountPaise, returnedQuantity = 0 } of lines) {
    add(at, 'outcomes', outcome, 'pieces', quantity);
    if (outcome === 'sold') {
      add(at, 'products', slug, 'pieces', quantity);
      add(at, 'products', slug, 'salesPaise', unitPricePaise * quantity);
      add(at, 'products', slug, 'salesPaise', 0 - discountPaise);
      add(at, 'products', slug, 'discountPaise', discountPaise);
      add(at, 'products', slug, 'back', returnedQuantity);
    }
    if (outcome === 'returned') add(at, 'products', slug, 'back', quantity);
    if (outcome === 'toOrigin') add(at, 'products', slug, 'toOrigin', quantity);
  }
}

const paysOrder = ({ use, amount }: { use: string; amount: number }): boolean =>
  use === 'kept' && amount > 0;

function addMoney({ order, transaction, settlements }: Stored, add: Add): void {
  const { method, attempts, refunds, cashAt, amountPaise, disputes } = transaction;
  const move = (at: number, row: string, amount: number): void => {
    add(at, 'money', row, 'count', 1);
    add(at, 'money', row, 'amountPaise', amount);
  };
  for (const { state, at, amount } of attempts) if (state === 'captured') move(at, method, amount);
  if (cashAt !== null) move(cashAt, 'cod', amountPaise);
  for (const { state, at, amountPaise: amount, reference } of refunds) {
    // The histories have no refund that the provider booked for a dispute.
    if (state !== 'done') continue;
    move(at, order.method !== 'online' || reference ? 'payouts' : 'refunds', amount);
  }
  for (const one of settlements) {
    const at = Date.parse(`${one.day}T12:00:00+05:30`);
    move(at, one.isRefund ? 'settledRefunds' : 'settled', one.amountPaise);
    add(at, 'money', 'fees', 'amountPaise', one.feePaise);
    add(at, 'money', 'fees', 'amountPaise', one.taxPaise);
  }
  disputes.forEach(({ id, state, at, amount }, index) => {
    // A later phase of a dispute takes the place of those before.
    const isLast = disputes.slice(index + 1).every((later) => later.id !== id);
    if (isLast && state === 'lost') move(at, 'disputes', amount);
  });
}

/** Without sums that ended in zero. */
function withoutNothing(sums: Plain): Plain {
  const left: Plain = {};
  for (const [period, tables] of Object.entries(sums))
    for (const [table, rows] of Object.entries(tables))
      for (const [row, values] of Object.entries(rows))
        for (const [name, value] of Object.entries(values))
          if (value !== 0) (((left[period] ??= {})[table] ??= {})[row] ??= {})[name] = value;
  return left;
}
