import { ORDER_STOCK_SIGNS } from '../../../src/domain/stock/stock-move.ts';
import { FieldValue, type Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Effect, OrderState } from '../../../src/domain/order/order-change.ts';
import { couponUseRefs } from './coupon-users.ts';
import {
  newOrderLetter,
  newReturnLetter,
  orderLetter,
  returnLetter,
} from '../../../src/text/server.ts';
import { piecesOf } from '../../../src/domain/order/order-pieces.ts';
import type { ReturnItem } from '../../../src/domain/return/return-request.ts';
import { type Issued, issueCreditNote, issueInvoice } from '../invoices/invoices.ts';
import { prepareMail, STAFF } from '../mail/outbox.ts';
import { prepareSales } from '../products/sales.ts';
import { shopOrigin } from '../platform/params.ts';
import { refs, byPath, stockChange, toFirestore } from '../platform/store.ts';
import type { ReadyEffect } from '../platform/ready-effect.ts';
import { prepareAlert } from '../alerts/prepare-alert.ts';

const NOTHING: ReadyEffect = { write: () => undefined };

interface Change {
  readonly state: OrderState;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Numbers already issued in the same transaction. */
  readonly issued: Issued;
}

/**
 * Reads what an effect needs and returns its writes. Document ids derive from order and effect, so an effect is
 * idempotent even if the state machine repeated it.
 */
export async function prepareEffect(
  tx: FirestoreTransaction,
  effect: Effect,
  { state, now, issued }: Change,
): Promise<ReadyEffect> {
  const { order } = state;
  // A test payment moves money only; staff still get its alerts.
  if (order.test && effect.effect !== 'alert') return NOTHING;
  switch (effect.effect) {
    case 'stock':
      return moveStock(tx, effect, { state, now });
    case 'coupon':
      return countCoupon(tx, effect.change, state);
    case 'invoice':
      return issueInvoice(tx, state, { now, issued });
    case 'credit-note':
      return issueCreditNote(tx, state, effect, { now, issued });
    case 'mail':
      return mailShopper(tx, effect, { state, now });
    case 'return-mail':
    case 'new-return-mail':
      return mailReturn(tx, effect, { state, now });
    case 'new-order-mail':
      return {
        write: await prepareMail(tx, {
          id: `${order.id}_new-order`,
          to: STAFF,
          kind: 'new-order',
          letter: newOrderLetter(order, shopOrigin()),
          limited: false,
          orderId: order.id,
          now,
        }),
      };
    case 'purchases':
      return {
        write() {
          for (const { slug } of linesOf(order)) {
            tx.set(refs.purchase(order.uid, slug), toFirestore({ orderId: order.id, at: now }));
          }
        },
      };
    case 'sales':
      return prepareSales(tx, linesOf(order, effect.pieces), effect.change);
    case 'alert':
      return prepareAlert(tx, order, effect, now);
    case 'refund':
      // Requested from the provider after this transaction; stored with the order's money until then.
      return NOTHING;
  }
}

async function mailShopper(
  tx: FirestoreTransaction,
  { mail, key, refundKey }: Extract<Effect, { effect: 'mail' }>,
  { state: { order, transaction }, now }: Pick<Change, 'state' | 'now'>,
): Promise<ReadyEffect> {
  const refund = transaction.refunds.find((one) => one.key === refundKey);
  const write = await prepareMail(tx, {
    id: `${order.id}_${key}`,
    to: order.email,
    kind: mail,
    letter: orderLetter(mail, order, { origin: shopOrigin(), ...(refund && { refund }) }),
    limited: !order.emailConfirmed && isFreeToCause(order),
    by: order.uid,
    orderId: order.id,
    ...(mail === 'packed' && { invoiceId: order.id }),
    now,
  });
  return { write };
}

/** Whether an order has cost nobody anything: no money was paid, and staff have not packed it. */
function isFreeToCause({ status, payment }: Order): boolean {
  const isPacked = ['packed', 'shipped', 'delivered', 'returned'].includes(status);
  return !isPacked && payment.state === 'unpaid' && payment.refundedPaise === 0;
}

/** Pieces of an order by product: those given, or all that it still has. */
function linesOf(
  order: Order,
  pieces: readonly ReturnItem[] = piecesOf(order),
): readonly { readonly slug: string; readonly quantity: number }[] {
  return pieces.map(({ line, quantity }) => ({
    slug: order.lines[line - 1]?.slug ?? '',
    quantity,
  }));
}

async function mailReturn(
  tx: FirestoreTransaction,
  effect: Extract<Effect, { effect: 'return-mail' | 'new-return-mail' }>,
  { state: { order }, now }: Pick<Change, 'state' | 'now'>,
): Promise<ReadyEffect> {
  const request = order.returns?.find(({ ticket }) => ticket === effect.ticket);
  if (!request) return NOTHING;
  const isToStaff = effect.effect === 'new-return-mail';
  const kind = isToStaff ? 'new-return' : effect.mail;
  const write = await prepareMail(tx, {
    id: `${order.id}_${kind}_${request.ticket}`,
    to: isToStaff ? STAFF : order.email,
    kind,
    letter: isToStaff
      ? newReturnLetter(order, request, shopOrigin())
      : returnLetter(effect.mail, order, { request, origin: shopOrigin() }),
    limited: false,
    by: order.uid,
    orderId: order.id,
    now,
  });
  return { write };
}

async function moveStock(
  tx: FirestoreTransaction,
  { change, pieces, key = change }: Extract<Effect, { effect: 'stock' }>,
  { state, now }: Pick<Change, 'state' | 'now'>,
): Promise<ReadyEffect> {
  const { order } = state;
  const lines = linesOf(order, pieces);
  const sign = ORDER_STOCK_SIGNS[change];
  // A deleted product has no stock to move; the ledger entry is still written.
  const existing =
    sign === 0 || lines.length === 0
      ? new Set<string>()
      : new Set(
          (await tx.getAll(...lines.map(({ slug }) => refs.product(slug)).sort(byPath)))
            .filter(({ exists }) => exists)
            .map(({ id }) => id),
        );
  return {
    write() {
      for (const { slug, quantity } of lines) {
        const delta = sign * quantity;
        if (existing.has(slug)) tx.update(refs.product(slug), stockChange(delta));
        const move = { slug, orderId: order.id, reason: change, delta, quantity, at: now };
        tx.create(refs.stockMove(`${order.id}_${slug}_${key}`), toFirestore(move));
      }
    },
  };
}

async function countCoupon(
  tx: FirestoreTransaction,
  change: 'take' | 'release',
  { order }: OrderState,
): Promise<ReadyEffect> {
  if (order.coupon === '') return NOTHING;
  const { uid, email, address } = order;
  const counters = couponUseRefs(order.coupon, { uid, email, phone: address.phone });
  const [coupon, ...used] = await tx.getAll(refs.coupon(order.coupon), ...counters);
  const uses = FieldValue.increment(change === 'take' ? 1 : -1);
  return {
    write() {
      if (coupon?.exists) tx.update(coupon.ref, { uses });
      for (const counter of used) {
        // An order of before a counter existed did not count there.
        if (change === 'take' || counter.exists) tx.set(counter.ref, { uses }, { merge: true });
      }
    },
  };
}
