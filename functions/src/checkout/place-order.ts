import type {
  QueryDocumentSnapshot,
  Transaction as FirestoreTransaction,
} from 'firebase-admin/firestore';
import type {
  CheckoutRefusal,
  OrderRequest,
  RefusedAnswer,
} from '../../../src/domain/checkout/checkout.ts';
import { giftOf, type OrderGift } from '../../../src/domain/gift/gift.ts';
import { createOrder } from '../../../src/domain/order/create-order.ts';
import { holdsUnpaid, LINK_HOLD_MS, traitsOf } from '../../../src/domain/payment/payment-method.ts';
import { payTo } from '../../../src/domain/payment/pay-to.ts';
import { shopReturnTerms } from '../../../src/domain/return/return-terms.ts';
import { BILLING_FIELDS } from '../../../src/domain/customer/billing.ts';
import { gstinFault } from '../../../src/domain/invoice/gstin.ts';
import { isCheckoutOpen } from '../../../src/domain/site/store-settings.ts';
import { type PricedBasket, priceBasket } from './basket.ts';
import { findDuplicate, findPlacedOrder, type OrderAttempt, type Placed } from './placed-order.ts';
import { orderIdentity, requestFingerprint } from './order-identity.ts';
import { readBasket } from './read-basket.ts';
import { refused } from './refused.ts';
import { prepareStaffOrder } from './staff-order.ts';
import type { StaffMember } from '../orders/order-audit.ts';
import { checkCash } from './cash-check.ts';
import { guestCashRefusal, reportPausedCash } from './guest-cash.ts';
import {
  type Counter,
  counterIn,
  type Customer,
  isConfirmed,
  LIMITS,
  mailboxOf,
} from '../platform/limits.ts';
import { prepareTransition } from '../orders/transition-order.ts';
import { ProductSchema } from '../../../src/domain/product/product.ts';
import { ATTEMPTS, parseDocument, refs, store } from '../platform/store.ts';
import { withLock } from '../platform/keyed-mutex.ts';

/** Most open orders of one customer: awaiting payment, or unpaid and not yet packed. */
const MAX_OPEN = 5;

/**
 * Places an order in one transaction: reads products, stock, coupon, settings and the customer's open orders, compares
 * with the total that the shopper saw, takes the stock, and writes order, payment record, journal and ledger.
 * Idempotent: the order's id derives from customer and attempt, so a retry finds its order; the same cart in another
 * tab finds the order that awaits payment or was just placed. Rate limits are read and written in the same transaction.
 * `staff` places it for the customer, by phone: an audit entry says who, and an online payment is asked for by letter.
 */
export async function placeCustomerOrder(
  request: OrderRequest,
  customer: Customer,
  now: number,
  staff: StaffMember | null = null,
): Promise<Placed> {
  const fault = request.gstin === '' ? null : gstinFault(request.gstin);
  if (fault !== null) return refused({ reason: 'fields', faults: { gstin: fault } });
  if (request.gstin !== '' && request.billing === null) {
    return refused({ reason: 'fields', faults: { [BILLING_FIELDS.legalName]: 'required' } });
  }
  const { uid } = customer;
  const identity = orderIdentity(uid, request.attemptId);
  const newOrder = { ...identity, uid, fingerprint: requestFingerprint(request), request, now };
  const gift = String((await refs.settings().get()).get('gift') ?? '');
  const placed = await withLock([...lockKeys(request, uid), ...(gift ? [gift] : [])], () =>
    store().runTransaction((tx) => placeInTransaction(tx, newOrder, customer, staff), {
      maxAttempts: ATTEMPTS,
    }),
  );
  if (isPausedCash(placed)) await reportPausedCash(now);
  return placed;
}

/** An order about to be placed. */
interface NewOrder extends OrderAttempt {
  readonly number: string;
  readonly request: OrderRequest;
}

/**
 * Mutex keys within this instance, one for each document that orders of others write as well: the customer, the contact
 * of a cash order, the coupon, and each product.
 */
export function lockKeys(
  {
    lines,
    coupon,
    method,
    email,
    address,
  }: Pick<OrderRequest, 'lines' | 'coupon' | 'method' | 'email' | 'address'>,
  uid: string,
): readonly string[] {
  const contactKeys = holdsUnpaid(method)
    ? [`mail to ${mailboxOf(email)}`, `cash ${address.phone}`]
    : [];
  const couponKeys = coupon === '' ? [] : [`coupon ${coupon}`];
  return [`orders of ${uid}`, ...contactKeys, ...couponKeys, ...lines.map(({ slug }) => slug)];
}

async function placeInTransaction(
  tx: FirestoreTransaction,
  newOrder: NewOrder,
  customer: Customer,
  staff: StaffMember | null,
): Promise<Placed> {
  const { id, number, request, uid, now, fingerprint } = newOrder;
  const placed = await findPlacedOrder(tx, newOrder);
  if (placed) return placed;
  const open = await readOpenOrders(tx, newOrder);
  const duplicate = await findDuplicate(tx, open.orders, newOrder);
  if (duplicate) return duplicate;
  const limited = orderLimitRefusal(open);
  if (limited) return refused(limited);
  // Counters are read before products, as when cancelling: a consistent lock order.
  const cash = holdsUnpaid(request.method) ? await checkCash(tx, request, customer, now) : null;
  const { email, address, method } = request;
  const basket = await readBasket(
    tx,
    { ...request, pin: address.pin },
    { uid, email, phone: address.phone, now },
  );
  if (!isCheckoutOpen(basket.settings)) return refused({ reason: 'closed' });
  const priced = priceBasket(basket);
  if ('refusal' in priced) return refused(priced.refusal);
  const cashRefusal = cash && (cash.refusal ?? (await guestCashRefusal(basket, email, customer)));
  if (cashRefusal) return refused(cashRefusal);
  if (priced.totals.totalPaise !== request.expectedTotalPaise) return repriced(priced);
  const transition = createOrder(
    {
      id,
      number,
      uid,
      method,
      email,
      emailConfirmed: isConfirmed(email, customer),
      address,
      gstin: request.gstin,
      billing: request.billing,
      coupon: request.coupon,
      totals: priced.totals,
      bundles: priced.bundles,
      lines: priced.orderLines,
      returnTerms: shopReturnTerms(basket.settings),
      payTo: payTo(method, basket.settings),
      holdMs: staff && traitsOf(method).provider !== '' ? LINK_HOLD_MS : undefined,
      gift: await readGift(tx, basket.settings.gift, priced),
    },
    now,
  );
  const ready = await prepareTransition(tx, transition, {
    before: null,
    now,
    extra: { print: fingerprint },
  });
  const writes = [open.counter.count];
  if (cash) writes.push(cash.count);
  if (staff) {
    const writeAuditAndLetter = await prepareStaffOrder(tx, ready.state.order, staff, now);
    writes.push(() => ready.write({ what: 'order', actor: 'staff' }), writeAuditAndLetter);
  } else {
    writes.push(() => ready.write({ what: 'order', actor: 'shopper', by: uid }));
  }
  for (const write of writes) write();
  return { outcome: 'ordered', state: ready.state, repeated: false };
}

/** The gift of a new order. Its product may be one of the order. */
async function readGift(
  tx: FirestoreTransaction,
  slug: string,
  { lines }: PricedBasket,
): Promise<OrderGift | null> {
  if (slug === '') return null;
  return giftOf(parseDocument(await tx.get(refs.product(slug)), ProductSchema, 'slug'), lines);
}

function isPausedCash(placed: Placed): boolean {
  return (
    placed.outcome === 'refused' &&
    placed.refusal.reason === 'prepay' &&
    placed.refusal.why === 'many-open'
  );
}

function repriced({ totals, lines }: PricedBasket): RefusedAnswer {
  return refused({ reason: 'price-changed', totals, lines });
}

/** The customer's open orders, and the counter of new ones. */
interface OpenOrders {
  readonly orders: readonly QueryDocumentSnapshot[];
  readonly counter: Counter;
}

async function readOpenOrders(
  tx: FirestoreTransaction,
  { uid, now }: Pick<NewOrder, 'uid' | 'now'>,
): Promise<OpenOrders> {
  // Serialises a customer's orders through a document of their own. Inside the transaction this query would block
  // all other orders as well (the emulator locks the whole collection, Firestore a range).
  const counter = counterIn(tx, await tx.get(refs.ordering(uid)), LIMITS.orders, now);
  const { docs } = await store()
    .collection('orders')
    .where('uid', '==', uid)
    .where('status', 'in', ['pending-payment', 'placed'])
    .limit(MAX_OPEN)
    .get();
  return { orders: docs, counter };
}

/** Why the customer may place no more orders now; null if they may. */
function orderLimitRefusal({ orders, counter }: OpenOrders): CheckoutRefusal | null {
  if (orders.length >= MAX_OPEN) return { reason: 'open-orders' };
  return counter.allowed ? null : { reason: 'too-many-orders' };
}
