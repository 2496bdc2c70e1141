import { indianDay } from '../core/dates.ts';
import { sumsByRate } from '../gst/gst-sums.ts';
import type { Invoice } from '../invoice/invoice.ts';
import type { OrderState } from '../order/order-change.ts';
import { lineAmount, type Order, type OrderLine } from '../order/order.ts';
import { currentDisputes } from '../payment/dispute.ts';
import { isPaidOnDelivery, traitsOf } from '../payment/payment-method.ts';
import { isDisputeRefund } from '../payment/payment-refunds.ts';
import type { Refund, Transaction } from '../payment/transaction.ts';
import type { Settled } from '../settlement/order-settlements.ts';
import type { Outcome, Sums } from './figures.ts';
import { type DayFigures, type Entry, figuresOf } from './figure-sums.ts';

/** What is stored about an order beside it, and counts in its figures. */
export interface FigureSources {
  readonly documents: readonly Invoice[];
  readonly settlements: readonly Settled[];
}

/**
 * What an order adds to the figures of each day in India: its sale on the day of the order; return requests, money and
 * documents on their own days. A test payment by staff adds nothing. Amounts are paise.
 */
export function orderFigures(
  { order, transaction }: OrderState,
  { documents, settlements }: FigureSources,
): DayFigures {
  if (order.test) return {};
  return figuresOf([
    ...saleOf(order),
    ...returnsOf(order),
    ...moneyMoves(transaction),
    ...settledSums(settlements),
    ...documents.flatMap(documentSums),
  ]);
}

/** What became of an order; null while it awaits its payment. */
export function outcomeOf(
  order: Pick<Order, 'status' | 'method' | 'payment' | 'undelivered'>,
): Outcome | null {
  switch (order.status) {
    case 'pending-payment':
      return null;
    case 'expired':
      return 'unpaid';
    case 'cancelled':
      return isPaidOnDelivery(order.method) || order.payment.paidPaise > 0 ? 'cancelled' : 'unpaid';
    case 'returning':
      return 'toOrigin';
    case 'returned':
      return order.undelivered ? 'toOrigin' : 'returned';
    case 'paid':
    case 'placed':
    case 'packed':
    case 'shipped':
    case 'delivered':
      return 'sold';
  }
}

function saleOf(order: Order): readonly Entry[] {
  const outcome = outcomeOf(order);
  if (outcome === null) return [];
  const day = indianDay(order.createdAt);
  const { totals, payment } = order;
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isSold = outcome === 'sold';
  const count: Sums = { [outcome]: 1, ...(isSold && { totalPaise: totals.totalPaise }) };
  const whole: Sums = {
    orders: 1,
    pieces,
    itemsPaise: totals.itemsPaise,
    discountPaise: totals.discountPaise,
    shippingPaise: totals.shippingPaise,
    codFeePaise: totals.codFeePaise,
    totalPaise: totals.totalPaise,
    refundedPaise: payment.refundedPaise,
  };
  const entries: Entry[] = [
    { day, table: 'outcomes', row: outcome, sums: whole },
    { day, table: 'methods', row: order.method, sums: count },
    { day, table: 'states', row: order.address.state || '-', sums: count },
  ];
  if (isSold && order.coupon !== '') {
    const bundles = order.bundles.reduce((sum, { savingPaise }) => sum + savingPaise, 0);
    const sums = { ...count, discountPaise: totals.discountPaise - bundles };
    entries.push({ day, table: 'coupons', row: order.coupon, sums });
  }
  if (outcome === 'toOrigin') {
    const sums = { orders: 1, totalPaise: totals.totalPaise };
    entries.push({ day, table: 'undelivered', row: order.undelivered?.reason ?? 'other', sums });
  }
  for (const line of order.lines) {
    const sums = productSums(line, outcome);
    if (sums) entries.push({ day, table: 'products', row: line.slug || '-', sums });
  }
  return entries;
}

/** Pieces of a line by outcome. `back`: refunded before they were shipped, or returned. */
function productSums(line: OrderLine, outcome: Outcome): Sums | null {
  const { quantity, returnedQuantity = 0, discountPaise } = line;
  switch (outcome) {
    case 'sold':
      return {
        pieces: quantity,
        back: returnedQuantity,
        discountPaise,
        salesPaise: lineAmount(line),
      };
    case 'returned':
      return { back: quantity };
    case 'toOrigin':
      return { toOrigin: quantity };
    case 'cancelled':
    case 'unpaid':
      return null;
  }
}

function returnsOf({ returns = [] }: Order): readonly Entry[] {
  return returns.map(({ requestedAt, reason, items, state }) => ({
    day: indianDay(requestedAt),
    table: 'returns',
    row: reason,
    sums: {
      requests: 1,
      pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
      refused: state === 'refused' ? 1 : 0,
    },
  }));
}

/** Payments received and refunds sent, including payments that the order could not use. */
function moneyMoves(transaction: Transaction): readonly Entry[] {
  const { method, attempts, refunds, disputes, cashAt, amountPaise } = transaction;
  const came = attempts
    .filter(({ state, currency }) => state === 'captured' && currency === 'INR')
    .map(({ at, amount }) => moneyEntry(at, method, amount));
  const went = refunds
    .filter((refund) => refund.state === 'done' && !isDisputeRefund(refund, transaction))
    .map((refund) =>
      moneyEntry(refund.at, isByHand(refund, method) ? 'payouts' : 'refunds', refund.amountPaise),
    );
  const lost = currentDisputes(disputes)
    .filter(({ state, currency }) => state === 'lost' && currency === 'INR')
    .map(({ at, amount }) => moneyEntry(at, 'disputes', amount));
  const cash = cashAt === null ? [] : [moneyEntry(cashAt, method, amountPaise)];
  return [...came, ...cash, ...went, ...lost];
}

/** What the payment provider and couriers paid out, and the fees they kept, on the day of the settlement. */
function settledSums(settlements: readonly Settled[]): readonly Entry[] {
  return settlements.flatMap(({ day, amountPaise, feePaise, taxPaise, isRefund }): Entry[] => [
    {
      day,
      table: 'money',
      row: isRefund ? 'settledRefunds' : 'settled',
      sums: { count: 1, amountPaise },
    },
    { day, table: 'money', row: 'fees', sums: { amountPaise: feePaise + taxPaise } },
  ]);
}

/** Whether staff sent a refund themselves. */
function isByHand({ reference }: Refund, method: Transaction['method']): boolean {
  return reference !== '' || traitsOf(method).refundedBy === 'staff';
}

function moneyEntry(at: number, row: string, amountPaise: number): Entry {
  return { day: indianDay(at), table: 'money', row, sums: { count: 1, amountPaise } };
}

function documentSums(document: Invoice): readonly Entry[] {
  const day = indianDay(document.issuedAt);
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = document.totals;
  const totals = { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise };
  return [
    { day, table: 'documents', row: document.kind, sums: { count: 1, ...totals } },
    ...sumsByRate([document]).map(({ rate, sum }): Entry => ({
      day,
      table: 'taxes',
      row: String(rate),
      sums: {
        taxablePaise: sum.taxable,
        cgstPaise: sum.cgst,
        sgstPaise: sum.sgst,
        igstPaise: sum.igst,
        totalPaise: sum.total,
      },
    })),
  ];
}
