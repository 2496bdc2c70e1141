import { ORDER_STOCK_SIGNS } from '../../../src/domain/stock/stock-move.ts';
import { FieldValue, type Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import type { Order } from '../../../src/domain/order/order.ts';
import type { Effect, OrderState } from '../../../src/domain/order/order-change.ts';
import { couponUseRefs } from './coupon-users.ts';
import { piecesOf } from '../../../src/domain/order/order-pieces.ts';
import type { ReturnItem } from '../../../src/domain/return/return-request.ts';
import { issueCreditNote } from '../invoices/credit-notes.ts';
import { issueInvoice } from '../invoices/invoices.ts';
import type { IssuedDocuments } from '../invoices/issue-context.ts';
import {
  prepareEditMail,
  prepareNewOrderMail,
  prepareOrderMail,
  prepareParcelMail,
  prepareReturnMail,
  prepareReviewMail,
  prepareTrackingMail,
} from '../mail/order-mail.ts';
import { writePurchases } from './purchases.ts';
import { prepareSales } from '../products/sales.ts';
import { refs, byPath, stockChange, toFirestore } from '../platform/store.ts';
import type { ReadyEffect } from '../platform/ready-effect.ts';
import { prepareAlert } from '../alerts/prepare-alert.ts';

const NOTHING: ReadyEffect = { write: () => undefined };

interface Change {
  readonly state: OrderState;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Numbers already issued in the same transaction. */
  readonly issued: IssuedDocuments;
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
  // A test payment moves only money, but staff get alerts about it.
  if (order.test && effect.effect !== 'alert') return NOTHING;
  switch (effect.effect) {
    case 'stock':
      return moveStock(tx, effect, { state, now });
    case 'coupon':
      return countCoupon(tx, effect.change, state);
    case 'gift':
      return moveGift(tx, effect, { state, now });
    case 'invoice':
      return issueInvoice(tx, state, { now, issued });
    case 'credit-note':
      return issueCreditNote(tx, state, effect, { now, issued });
    case 'mail':
      return { write: await prepareOrderMail(tx, effect, state, now) };
    case 'return-mail':
    case 'new-return-mail':
      return { write: await prepareReturnMail(tx, effect, state.order, now) };
    case 'parcel-mail':
      return { write: await prepareParcelMail(tx, effect, order, now) };
    case 'tracking-mail':
      return { write: await prepareTrackingMail(tx, effect, order, now) };
    case 'edit-mail':
      return { write: await prepareEditMail(tx, effect, order, now) };
    case 'review-mail':
      return { write: await prepareReviewMail(tx, effect, order, now) };
    case 'new-order-mail':
      return { write: await prepareNewOrderMail(tx, order, now) };
    case 'purchases':
      return { write: () => writePurchases(tx, order, order.uid, now) };
    case 'sales':
      return prepareSales(tx, linesOf(order, effect.pieces), effect.change);
    case 'alert':
      return prepareAlert(tx, order, effect, now);
    case 'refund':
      // Requested from the provider after the commit; until then the order's payment record holds it.
      return NOTHING;
  }
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

async function moveGift(
  tx: FirestoreTransaction,
  { change, slug }: Extract<Effect, { effect: 'gift' }>,
  { state: { order }, now }: Pick<Change, 'state' | 'now'>,
): Promise<ReadyEffect> {
  const product = await tx.get(refs.product(slug));
  const [delta, reason] = change === 'hold' ? ([-1, 'gift'] as const) : ([1, 'gift-back'] as const);
  return {
    write() {
      if (product.exists) tx.update(product.ref, stockChange(delta));
      const move = { slug, orderId: order.id, reason, delta, quantity: 1, at: now };
      tx.create(refs.stockMove(`${order.id}_${slug}_${reason}`), toFirestore(move));
    },
  };
}

async function countCoupon(
  tx: FirestoreTransaction,
  change: 'take' | 'release',
  { order }: OrderState,
): Promise<ReadyEffect> {
  if (order.coupon === '') return NOTHING;
  const { uid, email, address, couponPhone: phone = address.phone } = order;
  const counters = couponUseRefs(order.coupon, { uid, email, phone });
  const [coupon, ...used] = await tx.getAll(refs.coupon(order.coupon), ...counters);
  const uses = FieldValue.increment(change === 'take' ? 1 : -1);
  return {
    write() {
      if (coupon?.exists) tx.update(coupon.ref, { uses });
      for (const counter of used) {
        // An order placed before this counter existed did not count in it, so its release must not create one.
        if (change === 'take' || counter.exists) tx.set(counter.ref, { uses }, { merge: true });
      }
    },
  };
}
