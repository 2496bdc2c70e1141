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
  trackingLetter,
} from '../../../src/text/server.ts';
import { shopOrigin } from '../platform/params.ts';
import { refs, store } from '../platform/store.ts';
import { orderUrl } from '../order-access/order-links.ts';
import { ownLetterWords, placeholderValues } from '../shop-content/own-letter-words.ts';
import { prepareOrderTexts } from './order-texts.ts';
import { type OutgoingMail, prepareMail, STAFF } from './outbox.ts';

/** Prepares the letter to an order's shopper, with its text messages, as `prepareMail` does. `now` is epoch milliseconds. */
export async function prepareOrderMail(
  tx: FirestoreTransaction,
  { mail, key, refundKey }: Extract<Effect, { effect: 'mail' }>,
  { order, transaction }: OrderState,
  now: number,
): Promise<() => void> {
  const refund = transaction.refunds.find((one) => one.key === refundKey);
  const arrival = await arrivalOf(order, now);
  const builtIn = orderLetter(mail, order, {
    ...linksOf(order),
    arrival,
    ...(refund && { refund }),
  });
  const isFree = isFreeToCause(order);
  const letter = {
    id: key,
    kind: mail,
    letter: withOwnWords(builtIn, await ownLetterWords(mail), placeholderValues(order)),
    limited: !order.emailConfirmed && isFree,
    ...(mail === 'packed' && { invoiceId: order.id }),
  };
  return withTexts(
    await prepareLetter(tx, order, letter, now),
    await prepareOrderTexts(
      tx,
      { mail, letterId: letterId(order, key), refundPaise: refund?.amountPaise, isFree },
      order,
      now,
    ),
  );
}

/** Prepares the letter to staff about an order that is ready to pack. `now` is epoch milliseconds. */
export function prepareNewOrderMail(
  tx: FirestoreTransaction,
  order: Order,
  now: number,
): Promise<() => void> {
  const letter = newOrderLetter(order, shopOrigin());
  return prepareLetter(tx, order, { id: 'new-order', kind: 'new-order', letter, to: STAFF }, now);
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
  if (effect.effect === 'new-return-mail') {
    const letter = newReturnLetter(order, request, shopOrigin());
    const id = `new-return_${request.ticket}`;
    return prepareLetter(tx, order, { id, kind: 'new-return', letter, to: STAFF }, now);
  }
  const { mail } = effect;
  const letter = returnLetter(mail, order, { request, orderUrl: linksOf(order).orderUrl });
  const id = `${mail}_${request.ticket}`;
  return withTexts(
    await prepareLetter(tx, order, { id, kind: mail, letter }, now),
    await prepareOrderTexts(tx, { mail, letterId: letterId(order, id), isFree: false }, order, now),
  );
}

/** Prepares the letter about one parcel of an order, with the text about its shipping. `now` is epoch milliseconds. */
export async function prepareParcelMail(
  tx: FirestoreTransaction,
  { mail, parcel: parcelId }: Extract<Effect, { effect: 'parcel-mail' }>,
  order: Order,
  now: number,
): Promise<() => void> {
  const parcel = parcelsOf(order).find((one) => one.id === parcelId);
  if (!parcel) return () => undefined;
  const id = `${mail}_${parcelId}`;
  const letter = parcelLetter(mail, order, { parcel, ...linksOf(order) });
  const write = await prepareLetter(tx, order, { id, kind: mail, letter }, now);
  if (mail !== 'parcel-shipped') return write;
  const shipped = { ...order, shipment: parcel.shipment };
  const occasion = { mail: 'shipped', letterId: letterId(order, id), isFree: false } as const;
  return withTexts(write, await prepareOrderTexts(tx, occasion, shipped, now));
}

/** Prepares the letter with corrected tracking details. `now` is epoch milliseconds. */
export function prepareTrackingMail(
  tx: FirestoreTransaction,
  { parcel }: Extract<Effect, { effect: 'tracking-mail' }>,
  order: Order,
  now: number,
): Promise<() => void> {
  const letter = trackingLetter(order, { parcel, ...linksOf(order) });
  // Each correction has its own letter, also one back to earlier details.
  const id = `tracking-corrected_${order.moves}`;
  return prepareLetter(tx, order, { id, kind: 'tracking-corrected', letter }, now);
}

/** Prepares the letter that asks an order's shopper for reviews. `now` is epoch milliseconds. */
export function prepareReviewMail(
  tx: FirestoreTransaction,
  { slugs }: Extract<Effect, { effect: 'review-mail' }>,
  order: Order,
  now: number,
): Promise<() => void> {
  const letter = reviewRequestLetter(order, slugs, linksOf(order));
  return prepareLetter(tx, order, { id: 'review-request', kind: 'review-request', letter }, now);
}

/** Prepares the letter about a change of an order, to its shopper. `now` is epoch milliseconds. */
export async function prepareEditMail(
  tx: FirestoreTransaction,
  { key, facts }: Extract<Effect, { effect: 'edit-mail' }>,
  order: Order,
  now: number,
): Promise<() => void> {
  const arrival = await arrivalOf(order, now);
  const letter = {
    id: `changed_${key}`,
    kind: 'order-changed',
    letter: orderChangedLetter(order, facts, { ...linksOf(order), arrival }),
    limited: !order.emailConfirmed && isFreeToCause(order),
  } as const;
  return prepareLetter(tx, order, letter, now);
}

/** A letter about an order. Its `id` is unique within the order. */
interface OrderLetter extends Pick<OutgoingMail, 'id' | 'kind' | 'letter' | 'invoiceId'> {
  /** The order's shopper if omitted. */
  readonly to?: typeof STAFF;
  /** Whether the limits of letters apply; false if omitted. */
  readonly limited?: boolean;
}

function prepareLetter(
  tx: FirestoreTransaction,
  order: Order,
  { id, to, limited = false, ...letter }: OrderLetter,
  now: number,
): Promise<() => void> {
  return prepareMail(tx, {
    ...letter,
    id: letterId(order, id),
    to: to ?? order.email,
    limited,
    by: order.uid,
    orderId: order.id,
    now,
  });
}

const letterId = (order: Order, id: string): string => `${order.id}_${id}`;

/** URLs for letters: of the shop, and of the order's page. */
function linksOf({ id }: Order): { readonly origin: string; readonly orderUrl: string } {
  const origin = shopOrigin();
  return { origin, orderUrl: orderUrl(id, origin) };
}

/**
 * The delivery days of an order; null without readable settings. Read outside the transaction, because a lock on this document
 * would make every order wait.
 */
async function arrivalOf(order: Order, now: number): Promise<OrderArrival | null> {
  const [settings] = await store().getAll(refs.settings(), { fieldMask: ['delivery'] });
  if (!settings?.exists) return null;
  const rules = v.safeParse(DeliveryRulesSchema, settings.get('delivery') ?? {});
  return rules.success ? orderArrival(order, rules.output, now) : null;
}

/** The writes of a letter and of the texts beside it. */
function withTexts(letter: () => void, texts: () => void): () => void {
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
