import { remainingPieces, returnablePieces } from '#domain/order/order-pieces.ts';
import { MOST_PHOTOS } from '#domain/photo/photo.ts';
import { moneyOf } from '#domain/payment/transaction-money.ts';
import { type Shop, STOCK } from './play-history.ts';

const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** The names of the invariants that do not hold. */
export function broken(shop: Shop): readonly string[] {
  const { state, invoice, notes, stock, sold, twice, restocked } = shop;
  const { order, transaction } = state;
  const money = moneyOf(transaction);
  const returns = order.returns ?? [];
  const refunds = transaction.refunds;
  const holds: Record<string, boolean> = {
    'no effect twice': twice.length === 0,
    'no more back than was paid':
      money.refundedPaise + money.refundingPaise + money.refundFailedPaise <= money.paidPaise,
    'a refund pays for its pieces': refunds.every(
      ({ items, amountPaise }) =>
        !items || total(items.map((one) => one.amountPaise)) === amountPaise,
    ),
    'one request for a key': new Set(returns.map(({ key }) => key)).size === returns.length,
    'a request has each photograph once, and not too many': returns.every(
      ({ photos = [] }) =>
        new Set(photos).size === photos.length && photos.length <= MOST_PHOTOS.return,
    ),
    'an open return is in the filter':
      (order.hasOpenReturn ?? false) ===
      returns.some((one) => !['refused', 'refunded'].includes(one.state)),
    'the order shows its money': JSON.stringify(order.payment) === JSON.stringify(money),
  };
  if (invoice && money.paidPaise > 0) {
    const kept = money.paidPaise - money.refundedPaise;
    const documents = invoice.totals.totalPaise - total(notes.map((one) => one.totals.totalPaise));
    holds['invoices less credit notes are the money that was kept'] = documents === kept;
  }
  order.lines.forEach((ordered, index) => {
    const number = index + 1;
    const ofLine = <T extends { line: number }>(items: readonly T[]) =>
      items.filter((one) => one.line === number);
    const quantities = (items: readonly { line: number; quantity: number }[]) =>
      total(ofLine(items).map(({ quantity }) => quantity));
    const backByReturn = returns
      .flatMap(({ received }) => received)
      .filter(({ restock, condition }) => restock && condition !== 'not-sent');
    const kept = remainingPieces(ordered);
    const isGone = order.status === 'cancelled' || order.status === 'returned';
    const all = order.reservation.state === 'released' ? kept : 0;
    const back = quantities(backByReturn) + quantities(restocked) + all;
    const asked = returns
      .filter((one) => !['refused', 'received', 'refunded'].includes(one.state))
      .flatMap(({ items }) => items);
    const creditedPieces = quantities(notes.flatMap(({ lines }) => lines));
    const creditedMoney = total(
      ofLine(notes.flatMap(({ lines }) => lines)).map(({ grossPaise }) => grossPaise),
    );
    const ofInvoice = invoice?.lines[index];
    const lineSold =
      order.status === 'delivered' || (order.status === 'returned' && sold[index] !== 0) ? kept : 0;
    Object.assign(holds, {
      [`stock of ${number}`]: stock[index] === STOCK - ordered.quantity + back,
      [`pieces of ${number}`]:
        kept >= 0 && returnablePieces(order, number) + quantities(asked) === (isGone ? 0 : kept),
      [`credit notes of ${number}`]:
        !ofInvoice ||
        (creditedPieces <= ofInvoice.quantity &&
          creditedMoney <= ofInvoice.grossPaise - ofInvoice.discountPaise),
      [`sales of ${number}`]: sold[index] === lineSold,
    });
  });
  return Object.entries(holds).flatMap(([name, isTrue]) => (isTrue ? [] : [name]));
}
