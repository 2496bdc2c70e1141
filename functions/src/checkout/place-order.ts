import { createHash } from 'node:crypto';
import type {
  DocumentSnapshot,
  Transaction as FirestoreTransaction,
} from 'firebase-admin/firestore';
import type {
  CheckoutAnswer,
  CheckoutRefusal,
  OrderRequest,
  QuoteRequest,
} from '../../../src/domain/checkout/checkout.ts';
import { CouponSchema } from '../../../src/domain/checkout/coupon.ts';
import { ticketNumber } from '../../../src/domain/content/message.ts';
import type { OrderState } from '../../../src/domain/order/order-change.ts';
import { isOver } from '../../../src/domain/order/order.ts';
import { type PriceChange, priceAt } from '../../../src/domain/pricing/price-change.ts';
import { type Product, ProductSchema } from '../../../src/domain/product/product.ts';
import { StoreSettingsSchema } from '../../../src/domain/site/store-settings.ts';
import { isGstin } from '../../../src/domain/invoice/tax.ts';
import { type Basket, type PricedBasket, priceBasket } from './basket.ts';
import { checkCash } from './cash-check.ts';
import {
  type Counter,
  counterIn,
  type Customer,
  LIMITS,
  mailboxOf,
  mailCounter,
} from './limits.ts';
import { log } from '../platform/log.ts';
import { ATTEMPTS, readOrder } from '../orders/orders.ts';
import { dueChanges } from '../products/price-changes.ts';
import { refs, BadDocumentError, byPath, parseDocument, store } from '../platform/store.ts';
import { withLock } from '../platform/keyed-mutex.ts';
import { type NewOrder, writeNewOrder } from './new-order.ts';

type Refused = Extract<CheckoutAnswer, { outcome: 'refused' }>;
type Placed = Refused | { readonly outcome: 'ordered'; readonly state: OrderState };

/** Most open orders of one customer: awaiting payment, or unpaid and not yet packed. */
const MAX_OPEN = 5;

/** Quotes a cart at current prices. Writes nothing. */
export async function quote(
  request: QuoteRequest,
  uid: string,
  now: number,
): Promise<CheckoutAnswer> {
  const priced = await store().runTransaction(
    async (tx) => priceBasket(await basketOf(tx, request, { uid, now })),
    { readOnly: true },
  );
  if ('refusal' in priced) return refused(priced.refusal);
  return { outcome: 'quoted', totals: priced.totals, lines: priced.lines };
}

/**
 * Places an order in one transaction: reads products, stock, coupon, settings and the customer's open orders, compares
 * with the total that the shopper saw, takes the stock, and writes order, payment record, journal and ledger.
 * Idempotent: the order's id derives from customer and attempt, so a retry finds its order; the same cart in another
 * tab finds the order that still awaits payment. Rate limits are read and written in the same transaction; over the
 * mail limit the order is placed without its mail.
 */
export async function placeOrder(
  request: OrderRequest,
  customer: Customer,
  now: number,
): Promise<Placed> {
  if (request.gstin !== '' && !isGstin(request.gstin)) {
    return refused({ reason: 'fields', faults: { gstin: 'choice' } });
  }
  const { uid } = customer;
  const names = orderIdentity(uid, request.attemptId);
  const newOrder = { ...names, uid, print: requestFingerprint(request), request, now };
  const { placed, mailWithheld = false } = await withLock(lockKeys(request, uid), () =>
    store().runTransaction((tx) => placeInTransaction(tx, newOrder, customer), {
      maxAttempts: ATTEMPTS,
    }),
  );
  if (mailWithheld) log('mail-withheld', { orderId: names.id, kind: 'placed' }, 'warn');
  return placed;
}

/** Mutex keys within this instance: the customer, each product, and the contact of a cash order. */
function lockKeys({ lines, method, email, address }: OrderRequest, uid: string): readonly string[] {
  const contactKeys =
    method === 'cod' ? [`mail to ${mailboxOf(email)}`, `cash ${address.phone}`] : [];
  return [`orders of ${uid}`, ...contactKeys, ...lines.map(({ slug }) => slug)];
}

async function placeInTransaction(
  tx: FirestoreTransaction,
  newOrder: Omit<NewOrder, 'priced'>,
  customer: Customer,
): Promise<{ readonly placed: Placed; readonly mailWithheld?: boolean }> {
  const { request, uid, now } = newOrder;
  const existing = await findExisting(tx, newOrder);
  if ('outcome' in existing) return { placed: existing };
  // Counters are read before products, as when cancelling: a consistent lock order.
  const cash = request.method === 'cod' ? await checkCash(tx, request, customer, now) : null;
  const mail = cash && (await mailCounter(tx, { to: request.email, customer }, now));
  const basket = await basketOf(tx, { ...request, pin: request.address.pin }, { uid, now });
  if (!basket.settings.checkoutOpen) return { placed: refused({ reason: 'closed' }) };
  const priced = priceBasket(basket);
  if ('refusal' in priced) return { placed: refused(priced.refusal) };
  if (cash?.refusal) return { placed: refused(cash.refusal) };
  if (priced.totals.totalPaise !== request.expectedTotalPaise) return { placed: repriced(priced) };
  existing.count();
  cash?.count();
  if (mail?.allowed) mail.count();
  const mailWithheld = mail?.allowed === false;
  const state = writeNewOrder(tx, { ...newOrder, priced, mailWithheld });
  return { placed: { outcome: 'ordered', state }, mailWithheld };
}

function refused(refusal: CheckoutRefusal): Refused {
  return { outcome: 'refused', refusal };
}

function repriced({ totals, lines }: PricedBasket): Refused {
  return refused({ reason: 'price-changed', totals, lines });
}

/** The existing order of this request, a refusal, or the counter that allows a new order. */
async function findExisting(
  tx: FirestoreTransaction,
  { id, uid, print, now }: Pick<NewOrder, 'id' | 'uid' | 'print' | 'now'>,
): Promise<Placed | Counter> {
  const ownOrder = await tx.get(refs.order(id));
  if (ownOrder.exists) {
    if (ownOrder.get('uid') !== uid || ownOrder.get('print') !== print) {
      return refused({ reason: 'attempt-used' });
    }
    return existingOrder(await readOrder(tx, id));
  }
  // Serialises a customer's orders through a document of their own. Inside the transaction this query would block
  // all other orders as well (the emulator locks the whole collection, Firestore a range).
  const counter = counterIn(tx, await tx.get(refs.ordering(uid)), LIMITS.orders, now);
  const openOrders = await store()
    .collection('orders')
    .where('uid', '==', uid)
    .where('status', 'in', ['pending-payment', 'placed'])
    .limit(MAX_OPEN)
    .get();
  const duplicate = openOrders.docs.find((other) => isDuplicate(other, print, now));
  if (duplicate) return existingOrder(await readOrder(tx, duplicate.id));
  if (openOrders.size >= MAX_OPEN) return refused({ reason: 'open-orders' });
  return counter.allowed ? counter : refused({ reason: 'too-many-orders' });
}

/** Whether an order for the same cart and address still awaits payment: from another tab, or after a lost response. */
function isDuplicate(other: DocumentSnapshot, print: string, now: number): boolean {
  const { untilAt } = other.get('reservation') as { untilAt: { toMillis(): number } | null };
  const isPending = other.get('status') === 'pending-payment' && (untilAt?.toMillis() ?? 0) > now;
  return isPending && other.get('print') === print;
}

/** Refuses an order that is over: the shopper needs a fresh attempt. */
function existingOrder(state: OrderState | null): Placed {
  const isActive = state !== null && !isOver(state.order.status);
  return isActive ? { outcome: 'ordered', state } : refused({ reason: 'attempt-used' });
}

async function basketOf(
  tx: FirestoreTransaction,
  {
    lines,
    coupon: code,
    pin,
    method,
  }: Pick<OrderRequest, 'lines' | 'coupon' | 'method'> & { pin: string },
  { uid, now }: { uid: string; now: number },
): Promise<Basket> {
  const productRefs = lines.map(({ slug }) => refs.product(slug)).sort(byPath);
  const [settings, ...rest] = await tx.getAll(
    refs.settings(),
    ...productRefs,
    ...(code === '' ? [] : [refs.coupon(code), refs.couponUses(code, uid)]),
  );
  const due = await dueChanges(
    tx,
    lines.map(({ slug }) => slug),
    now,
  );
  const storeSettings = settings && parseDocument(settings, StoreSettingsSchema, 'id');
  if (!storeSettings) throw new BadDocumentError('settings/store', ['missing']);
  const [coupon, uses] = rest.slice(productRefs.length);
  return {
    lines,
    products: productsOf(rest.slice(0, productRefs.length), due, now),
    settings: storeSettings,
    method,
    pin,
    couponCode: code,
    coupon: coupon ? parseDocument(coupon, CouponSchema, 'code') : null,
    couponUses: Number(uses?.get('uses') ?? 0),
    now,
  };
}

/** Products by slug at the prices of `now`, even when the sweep is late. */
function productsOf(
  found: readonly DocumentSnapshot[],
  due: readonly PriceChange[],
  now: number,
): ReadonlyMap<string, Product> {
  return new Map(
    found.flatMap((snapshot) => {
      const product = parseDocument(snapshot, ProductSchema, 'slug');
      if (!product) return [];
      const changes = due.filter(({ slug }) => slug === product.slug);
      return [[product.slug, priceAt(product, changes, now)] as const];
    }),
  );
}

/** An order's id (20 letters and digits) and number, derived from customer and attempt; neither can be guessed. */
export function orderIdentity(uid: string, attemptId: string): { id: string; number: string } {
  const hash = createHash('sha256').update(`${uid}|${attemptId}`).digest();
  const id = hash.subarray(0, 16).toString('base64url').replace(/[-_]/gu, 'x').slice(0, 20);
  return { id, number: `FR-${ticketNumber(hash.subarray(16, 24)).slice(2)}` };
}

/** Fingerprint of a request: equal requests are the same order. Leaves out the total, which follows from the rest. */
function requestFingerprint({
  lines,
  coupon,
  email,
  address,
  method,
  gstin,
}: OrderRequest): string {
  const sorted = [...lines].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const canonical = JSON.stringify([
    sorted,
    coupon,
    email,
    Object.entries(address).sort(([a], [b]) => (a < b ? -1 : 1)),
    method,
    gstin,
  ]);
  return createHash('sha256').update(canonical).digest('base64url');
}
