import { remainingPieces, returnablePieces } from '#domain/order/order-pieces.ts';
import type { Order } from '#domain/order/order.ts';
import { isCashUncollected } from '#domain/parcel-handling/handle-parcel.ts';
import { hasLeft, parcelsOf, piecesIn } from '#domain/parcel/order-parcel.ts';
import { MOST_PHOTOS } from '#domain/photo/photo.ts';
import { moneyOf, refundablePaise, unrefundedPaise } from '#domain/payment/transaction-money.ts';
import { giftHolds } from './gift-place.ts';
import { type Shop, STOCK } from './play-history.ts';

const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** Lines, fees and bundles add up to the total, and a cash order collects it. */
function totalsOf({
  state: { order, transaction },
  invoice,
  notes,
}: Shop): Record<string, boolean> {
  const { lines, totals, bundles } = order;
  const items = total(lines.map((one) => one.unitPricePaise * one.quantity));
  const discount = total(lines.map((one) => one.discountPaise));
  const fees = totals.shippingPaise + totals.codFeePaise;
  const isOpenCash =
    order.method === 'cod' && !['cancelled', 'returned', 'expired'].includes(order.status);
  const credited = total(notes.map((one) => one.totals.totalPaise));
  return {
    'totals add up':
      totals.itemsPaise === items &&
      totals.discountPaise === discount &&
      totals.totalPaise === items - discount + fees,
    'no discount exceeds its line': lines.every(
      (one) => one.discountPaise >= 0 && one.discountPaise <= one.unitPricePaise * one.quantity,
    ),
    'bundles are a part of the discount':
      total(bundles.map((one) => one.savingPaise)) <= totals.discountPaise,
    'a cash order collects its total':
      order.method !== 'cod' || transaction.amountPaise === totals.totalPaise,
    'the documents of an unpaid cash order are what it collects':
      !isOpenCash ||
      !invoice ||
      transaction.cashAt !== null ||
      invoice.totals.totalPaise - credited === totals.totalPaise,
    'one change for a key':
      new Set(order.edits?.map(({ key }) => key)).size === (order.edits ?? []).length,
  };
}

/** Every piece is in exactly one parcel, never more than ordered, and the status and the cash follow the parcels. */
function parcelsHold(order: Order): Record<string, boolean> {
  const parcels = parcelsOf(order);
  if (parcels.length === 0) return {};
  const { status, lines } = order;
  const kept = parcels.filter(({ state }) => state !== 'returned');
  const isOpen = ['paid', 'placed', 'packed', 'shipped', 'returning'].includes(status);
  const waits = parcels.some((one) => !hasLeft(one));
  const collecting = kept.filter(({ collectsCash }) => collectsCash).length;
  const isUnpaidCash = order.method === 'cod' && order.payment.paidPaise === 0;
  return {
    'every piece is in exactly one parcel':
      !isOpen || lines.every((one, index) => piecesIn(kept, index + 1) === remainingPieces(one)),
    'no more in parcels than was ordered': lines.every(
      (one, index) => piecesIn(parcels, index + 1) <= one.quantity + (one.cancelledQuantity ?? 0),
    ),
    'no parcel is empty, and names a line once': parcels.every(
      ({ items }) =>
        items.length > 0 &&
        items.every(({ quantity }) => quantity > 0) &&
        new Set(items.map(({ line }) => line)).size === items.length,
    ),
    'a parcel has a number of its own':
      new Set(parcels.map(({ id }) => id)).size === parcels.length,
    // An order of which a refund took the last pieces before they were sent stays as it is until staff cancel it.
    'the status follows the parcels': waits
      ? ['paid', 'placed', 'packed'].includes(status)
      : !['paid', 'placed', 'packed'].includes(status) ||
        lines.every((one) => remainingPieces(one) === 0),
    'a delivered order has no parcel under way':
      status !== 'delivered' || kept.every(({ state }) => state === 'delivered'),
    'the cash is collected with one parcel':
      !isUnpaidCash ||
      !isOpen ||
      status === 'returning' ||
      collecting === 1 ||
      isCashUncollected(order),
  };
}

/** Documents and held refunds follow what was kept, and what a bank took. */
function lossesHold({ state, invoice, notes }: Shop): Record<string, boolean> {
  const { order, transaction } = state;
  const money = moneyOf(transaction);
  const { heldRefunds = [], refunds } = transaction;
  const isClosed = order.status === 'cancelled' || order.status === 'returned';
  const taken = Math.min(money.lostPaise, unrefundedPaise(money));
  const held = heldRefunds.map((one) => ({
    ...one,
    amount: total(one.items.map(({ amountPaise }) => amountPaise)),
  }));
  const holds: Record<string, boolean> = {
    'a closed order holds nothing back': !isClosed || held.length === 0,
    // The provider refunds at least ₹1.
    'after the decision only what the bank took is held back':
      money.disputed || total(held.map(({ amount }) => amount)) <= taken + 100 * held.length,
  };
  if (!invoice || money.paidPaise === 0) return holds;
  const documents = invoice.totals.totalPaise - total(notes.map((one) => one.totals.totalPaise));
  const sent = refunds.filter((one) => one.isCredited && one.state !== 'done');
  const creditedLoss =
    total(held.filter(({ isCredited }) => isCredited).map(({ amount }) => amount)) +
    total(sent.filter(({ replacedBy }) => replacedBy === '').map((one) => one.amountPaise));
  const kept = money.paidPaise - money.refundedPaise;
  holds['invoices less credit notes are the money that was kept'] = isClosed
    ? money.disputed || documents <= kept - taken
    : documents === kept - creditedLoss;
  const isSettled =
    order.method === 'online' &&
    !money.disputed &&
    refunds.every((one) => one.state === 'done') &&
    held.every(({ isCredited }) => isCredited) &&
    !order.returns?.some((one) => one.state === 'received' || one.state === 'refused');
  holds['credit notes name all pieces that left for money'] =
    !isSettled ||
    invoice.lines.every(
      ({ line, grossPaise, discountPaise }) =>
        grossPaise === discountPaise ||
        total(
          notes
            .flatMap(({ lines }) => lines.filter((one) => one.line === line))
            .map((one) => one.quantity),
        ) >= (order.lines[line - 1]?.returnedQuantity ?? 0),
    );
  return holds;
}

/** The names of the invariants that do not hold. */
export function broken(shop: Shop): readonly string[] {
  const { state, invoice, notes, stock, sold, twice, restocked, unpaidBack } = shop;
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
      returns.some((one) => !['refused', 'refunded', 'replaced'].includes(one.state)),
    'what is owed by hand is left to be returned, and the list of staff has it':
      total((order.payout?.dues ?? []).map(({ amountPaise }) => amountPaise)) <=
        refundablePaise(money) &&
      (order.hasPayoutDue ?? false) === (order.payout?.dues ?? []).length > 0,
    'a closed order owes by hand all that is left, and an open one its received returns':
      order.method === 'online'
        ? !order.payout
        : order.status === 'cancelled' || order.status === 'returned'
          ? total((order.payout?.dues ?? []).map(({ amountPaise }) => amountPaise)) ===
            refundablePaise(money)
          : (order.payout?.dues ?? []).every(({ ticket }) =>
              returns.some((one) => one.ticket === ticket && one.state === 'received'),
            ),
    'a payee is known only while money is or will be owed':
      (order.payout?.payee ?? '') === '' ||
      (refundablePaise(money) > 0 && (order.hasPayoutDue === true || order.hasOpenReturn === true)),
    'the order shows its money': JSON.stringify(order.payment) === JSON.stringify(money),
    ...totalsOf(shop),
    ...parcelsHold(order),
    ...giftHolds(shop),
  };
  Object.assign(holds, lossesHold(shop));
  if (order.status === 'returned' && invoice && money.paidPaise === 0) {
    const credited = total(notes.map((one) => one.totals.totalPaise));
    holds['a parcel that was never paid is credited whole'] =
      credited === invoice.totals.totalPaise;
  }
  if (order.status === 'returned' && order.method === 'online' && !money.disputed) {
    // The provider refunds at least ₹1.
    holds['a returned order keeps no money'] = refundablePaise(money) < 100;
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
    const sentAgain = returns
      .filter((one) => one.state === 'replaced')
      .flatMap(({ received }) => received);
    const kept = remainingPieces(ordered);
    const isBack = order.status === 'returned';
    const isGone = ['cancelled', 'returning', 'returned'].includes(order.status);
    const isPartly = parcelsOf(order).length > 0 && order.status !== 'delivered';
    const waiting = piecesIn(
      parcelsOf(order).filter((one) => !hasLeft(one)),
      number,
    );
    const all = order.reservation.state === 'released' ? kept : 0;
    const counted = ofLine(order.goodsCheck?.counts ?? []);
    const checkedIn = total(counted.map(({ sellable }) => sellable));
    const damaged = total(counted.map((one) => one.damaged));
    const inParcels = ofLine(parcelsOf(order).flatMap(({ counts = [] }) => counts));
    const backInParcels = total(inParcels.map(({ sellable }) => sellable));
    const back =
      quantities(backByReturn) +
      (quantities(restocked) + all + checkedIn) +
      (backInParcels - (unpaidBack[index] ?? 0));
    const asked = returns
      .filter((one) => !['refused', 'received', 'refunded', 'replaced'].includes(one.state))
      .flatMap(({ items }) => items);
    const creditedPieces = quantities(notes.flatMap(({ lines }) => lines));
    const creditedMoney = total(
      ofLine(notes.flatMap(({ lines }) => lines)).map(({ grossPaise }) => grossPaise),
    );
    const ofInvoice = invoice?.lines.find(({ line }) => line === number);
    const lineSold =
      order.status === 'delivered' || (order.status === 'returned' && sold[index] !== 0) ? kept : 0;
    Object.assign(holds, {
      [`stock of ${number}`]:
        stock[index] === STOCK - ordered.quantity + back - quantities(sentAgain),
      [`goods check of ${number}`]:
        checkedIn + damaged <= kept && counted.length === (isBack && kept > 0 ? 1 : 0),
      [`pieces of ${number}`]:
        kept >= 0 &&
        returnablePieces(order, number) + quantities(asked) ===
          (isGone ? 0 : isPartly ? waiting : kept),
      [`credit notes of ${number}`]:
        !ofInvoice ||
        (creditedPieces <= ofInvoice.quantity &&
          creditedMoney <= ofInvoice.grossPaise - ofInvoice.discountPaise),
      [`sales of ${number}`]: sold[index] === lineSold,
    });
  });
  return Object.entries(holds).flatMap(([name, isTrue]) => (isTrue ? [] : [name]));
}
