import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { DeliveryRulesSchema } from '../../../src/domain/checkout/delivery.ts';
import { type OrderArrival, orderArrival } from '../../../src/domain/checkout/order-arrival.ts';
import type { Effect, OrderState } from '../../../src/domain/order/order-change.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { parcelsOf } from '../../../src/domain/parcel/order-parcel.ts';
import { withOwnWords } from '../../../src/domain/shop-content/letter-words.ts';
import {
  newOrderLetter,
  newReturnLetter,
  orderChangedLetter,
  orderLetter,
  parcelLetter,
  returnLetter,
  reviewRequestLetter,
} from '../../../src/text/server.ts';
import { shopOrigin } from '../platform/params.ts';
import { refs, store } from '../platform/store.ts';
import { orderUrl } from '../order-access/order-links.ts';
import { ownLetterWords, placeholderValues } from '../shop-content/own-letter-words.ts';
import { prepareOrderTexts } from './order-texts.ts';
import { prepareMail, STAFF } from './outbox.ts';

/** Prepares the letter to an order's shopper, with its text messages, as `prepareMail` does. `now` is epoch milliseconds. */
export async function prepareOrderMail(
  tx: FirestoreTransaction,
  { mail, key, refundKey }: Extract<Effect, { effect: 'mail' }>,
  { order, transaction }: OrderState,
  now: number,
): Promise<() => void> {
  const refund = transaction.refunds.find((one) => one.key === refundKey);
  const origin = shopOrigin();
  const id = `${order.id}_${key}`;
  const builtIn = orderLetter(mail, order, {
    origin,
    orderUrl: orderUrl(order.id, origin),
    arrival: await arrivalOf(order, now),
    ...(refund && { refund }),
  });
  const letter = await prepareMail(tx, {
    id,
    to: order.email,
    kind: mail,
    letter: withOwnWords(builtIn, await ownLetterWords(mail), placeholderValues(order)),
    limited: !order.emailConfirmed && isFreeToCause(order),
    by: order.uid,
    orderId: order.id,
    ...(mail === 'packed' && { invoiceId: order.id }),
    now,
  });
  const isFree = isFreeToCause(order);
  const occasion = { mail, letterId: id, refundPaise: refund?.amountPaise, isFree };
  return both(letter, await prepareOrderTexts(tx, occasion, order, now));
}

/** Prepares the letter to staff about an order that is ready to pack. `now` is epoch milliseconds. */
export function prepareNewOrderMail(
  tx: FirestoreTransaction,
  order: Order,
  now: number,
): Promise<() => void> {
  return prepareMail(tx, {
    id: `${order.id}_new-order`,
    to: STAFF,
    kind: 'new-order',
    letter: newOrderLetter(order, shopOrigin()),
    limited: false,
    orderId: order.id,
    now,
  });
}

/** Prepares a letter about a return request, to its shopper or to staff. `now` is epoch milliseconds. */
export async function prepareReturnMail(
  tx: FirestoreTransaction,
  effect: Extract<Effect, { effect: 'return-mail' | 'new-return-mail' }>,
  order: Order,
  now: number,
): Promise<() => void> {
  const request = order.returns?.find(({ ticket }) => ticket === effect.ticket);
  if (!request) return () => undefined;
  const origin = shopOrigin();
  const isToStaff = effect.effect === 'new-return-mail';
  const kind = isToStaff ? 'new-return' : effect.mail;
  const id = `${order.id}_${kind}_${request.ticket}`;
  const letter = await prepareMail(tx, {
    id,
    to: isToStaff ? STAFF : order.email,
    kind,
    letter: isToStaff
      ? newReturnLetter(order, request, origin)
      : returnLetter(effect.mail, order, { request, orderUrl: orderUrl(order.id, origin) }),
    limited: false,
    by: order.uid,
    orderId: order.id,
    now,
  });
  if (kind === 'new-return') return letter;
  const occasion = { mail: kind, letterId: id, isFree: false };
  return both(letter, await prepareOrderTexts(tx, occasion, order, now));
}

/** Prepares the letter about one parcel of an order, with the text about its shipping. `now` is epoch milliseconds. */
export async function prepareParcelMail(
  tx: FirestoreTransaction,
  { mail, parcel: id }: Extract<Effect, { effect: 'parcel-mail' }>,
  order: Order,
  now: number,
): Promise<() => void> {
  const parcel = parcelsOf(order).find((one) => one.id === id);
  if (!parcel) return () => undefined;
  const origin = shopOrigin();
  const letterId = `${order.id}_${mail}_${id}`;
  const letter = await prepareMail(tx, {
    id: letterId,
    to: order.email,
    kind: mail,
    letter: parcelLetter(mail, order, { parcel, origin, orderUrl: orderUrl(order.id, origin) }),
    limited: false,
    by: order.uid,
    orderId: order.id,
    now,
  });
  if (mail !== 'parcel-shipped') return letter;
  const shipped = { ...order, shipment: parcel.shipment };
  const occasion = { mail: 'shipped', letterId, isFree: false } as const;
  return both(letter, await prepareOrderTexts(tx, occasion, shipped, now));
}

/** Prepares the letter that asks an order's shopper for reviews. `now` is epoch milliseconds. */
export function prepareReviewMail(
  tx: FirestoreTransaction,
  { slugs }: Extract<Effect, { effect: 'review-mail' }>,
  order: Order,
  now: number,
): Promise<() => void> {
  const origin = shopOrigin();
  return prepareMail(tx, {
    id: `${order.id}_review-request`,
    to: order.email,
    kind: 'review-request',
    letter: reviewRequestLetter(order, slugs, { origin, orderUrl: orderUrl(order.id, origin) }),
    limited: false,
    by: order.uid,
    orderId: order.id,
    now,
  });
}

/** Prepares the letter about a change of an order, to its shopper. `now` is epoch milliseconds. */
export async function prepareEditMail(
  tx: FirestoreTransaction,
  { key, facts }: Extract<Effect, { effect: 'edit-mail' }>,
  order: Order,
  now: number,
): Promise<() => void> {
  const origin = shopOrigin();
  const arrival = await arrivalOf(order, now);
  const links = { origin, orderUrl: orderUrl(order.id, origin) };
  return prepareMail(tx, {
    id: `${order.id}_changed_${key}`,
    to: order.email,
    kind: 'order-changed',
    letter: orderChangedLetter(order, facts, { ...links, arrival }),
    limited: !order.emailConfirmed && isFreeToCause(order),
    by: order.uid,
    orderId: order.id,
    now,
  });
}

/**
 * The delivery days of an order; null without settings that can be read. Read outside the transaction: a letter does not
 * need the lock of a document that every order would wait for.
 */
async function arrivalOf(order: Order, now: number): Promise<OrderArrival | null> {
  const [settings] = await store().getAll(refs.settings(), { fieldMask: ['delivery'] });
  if (!settings?.exists) return null;
  const rules = v.safeParse(DeliveryRulesSchema, settings.get('delivery') ?? {});
  return rules.success ? orderArrival(order, rules.output, now) : null;
}

/** The writes of a letter and of the texts beside it. */
function both(letter: () => void, texts: () => void): () => void {
  return () => {
    letter();
    texts();
  };
}

/** Whether an order has cost nobody anything: no money was paid, and staff have not packed it. */
function isFreeToCause({ status, payment }: Order): boolean {
  const isPacked = ['packed', 'shipped', 'delivered', 'returning', 'returned'].includes(status);
  return !isPacked && payment.state === 'unpaid' && payment.refundedPaise === 0;
}
