import { createHash } from 'node:crypto';
import type { DocumentSnapshot, Transaction as Writing } from 'firebase-admin/firestore';
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
import { log } from '../shared/log.ts';
import { ATTEMPTS, readOrder } from '../orders/orders.ts';
import { dueChanges } from '../products/price-changes.ts';
import { refs, BadDocumentError, byPath, parseDocument, store } from '../shared/store.ts';
import { withLock } from '../shared/keyed-mutex.ts';
import { type NewOrder, writeNewOrder } from './new-order.ts';

type Refused = Extract<CheckoutAnswer, { outcome: 'refused' }>;
type Placed = Refused | { readonly outcome: 'ordered'; readonly state: OrderState };

/** The most orders of one customer that wait for their payment, or for being packed unpaid. */
const MOST_OPEN = 5;

/** What a cart costs now. Writes nothing. */
export async function quote(
  asked: QuoteRequest,
  uid: string,
  now: number,
): Promise<CheckoutAnswer> {
  const priced = await store().runTransaction(
    async (reading) => priceBasket(await basketOf(reading, asked, { uid, now })),
    { readOnly: true },
  );
  if ('refusal' in priced) return refused(priced.refusal);
  return { outcome: 'quoted', totals: priced.totals, lines: priced.lines };
}

/**
 * Orders a cart: reads products, stock, coupon, settings and the customer's open orders, compares with the total that the
 * shopper saw, takes the stock and writes order, money, journal and ledger, all in one transaction. The order's id is made
 * of the customer and the attempt, so the same attempt finds its order instead of making another one; the same cart in
 * another tab finds the order that still waits for its payment. Rate limits are read and written in the same transaction;
 * over the limit of mails the order is made without its mail.
 */
export async function placeOrder(
  asked: OrderRequest,
  customer: Customer,
  now: number,
): Promise<Placed> {
  if (asked.gstin !== '' && !isGstin(asked.gstin)) {
    return refused({ reason: 'fields', faults: { gstin: 'choice' } });
  }
  const { uid } = customer;
  const names = orderIdentity(uid, asked.attemptId);
  const fresh = { ...names, uid, print: printOf(asked), asked, now };
  const { placed, mailWithheld = false } = await withLock(turnsOf(asked, uid), () =>
    store().runTransaction((writing) => place(writing, fresh, customer), { maxAttempts: ATTEMPTS }),
  );
  if (mailWithheld) log('mail-withheld', { orderId: names.id, kind: 'placed' }, 'warn');
  return placed;
}

/** What orders wait for each other within this instance: those of the customer, a product, and cash for a contact. */
function turnsOf({ lines, method, email, address }: OrderRequest, uid: string): readonly string[] {
  const contact = method === 'cod' ? [`mail to ${mailboxOf(email)}`, `cash ${address.phone}`] : [];
  return [`orders of ${uid}`, ...contact, ...lines.map(({ slug }) => slug)];
}

async function place(
  writing: Writing,
  fresh: Omit<NewOrder, 'priced'>,
  customer: Customer,
): Promise<{ readonly placed: Placed; readonly mailWithheld?: boolean }> {
  const { asked, uid, now } = fresh;
  const before = await earlier(writing, fresh);
  if ('outcome' in before) return { placed: before };
  // Counters are read before products here and when an order is cancelled: one order of locks.
  const cash = asked.method === 'cod' ? await checkCash(writing, asked, customer, now) : null;
  const mail = cash && (await mailCounter(writing, { to: asked.email, customer }, now));
  const basket = await basketOf(writing, { ...asked, pin: asked.address.pin }, { uid, now });
  if (!basket.settings.checkoutOpen) return { placed: refused({ reason: 'closed' }) };
  const priced = priceBasket(basket);
  if ('refusal' in priced) return { placed: refused(priced.refusal) };
  if (cash?.refusal) return { placed: refused(cash.refusal) };
  if (priced.totals.totalPaise !== asked.expectedTotalPaise) return { placed: repriced(priced) };
  before.count();
  cash?.count();
  if (mail?.allowed) mail.count();
  const mailWithheld = mail?.allowed === false;
  const state = writeNewOrder(writing, { ...fresh, priced, mailWithheld });
  return { placed: { outcome: 'ordered', state }, mailWithheld };
}

function refused(refusal: CheckoutRefusal): Refused {
  return { outcome: 'refused', refusal };
}

function repriced({ totals, lines }: PricedBasket): Refused {
  return refused({ reason: 'price-changed', totals, lines });
}

/** The order that this request has made before, or why it may not make another one; the count of orders when it may. */
async function earlier(
  writing: Writing,
  { id, uid, print, now }: Pick<NewOrder, 'id' | 'uid' | 'print' | 'now'>,
): Promise<Placed | Counter> {
  const mine = await writing.get(refs.order(id));
  if (mine.exists) {
    if (mine.get('uid') !== uid || mine.get('print') !== print) {
      return refused({ reason: 'attempt-used' });
    }
    return ordered(await readOrder(writing, id));
  }
  // One customer's orders are made one after the other, by a document of the customer's own: asked for in the transaction,
  // the query would hold up everybody else's orders as well (the emulator locks the whole collection, Firestore a range).
  const turn = counterIn(writing, await writing.get(refs.ordering(uid)), LIMITS.orders, now);
  const open = await store()
    .collection('orders')
    .where('uid', '==', uid)
    .where('status', 'in', ['pending-payment', 'placed'])
    .limit(MOST_OPEN)
    .get();
  const twin = open.docs.find((other) => isTwin(other, print, now));
  if (twin) return ordered(await readOrder(writing, twin.id));
  if (open.size >= MOST_OPEN) return refused({ reason: 'open-orders' });
  return turn.allowed ? turn : refused({ reason: 'too-many-orders' });
}

/** The same cart for the same address, still waiting for its payment: another tab's, or a lost answer's. */
function isTwin(other: DocumentSnapshot, print: string, now: number): boolean {
  const { untilAt } = other.get('reservation') as { untilAt: { toMillis(): number } | null };
  const waits = other.get('status') === 'pending-payment' && (untilAt?.toMillis() ?? 0) > now;
  return waits && other.get('print') === print;
}

/** An order that is over is no answer to somebody who orders now: a fresh attempt may make another one. */
function ordered(state: OrderState | null): Placed {
  const stands = state !== null && !isOver(state.order.status);
  return stands ? { outcome: 'ordered', state } : refused({ reason: 'attempt-used' });
}

async function basketOf(
  reading: Writing,
  {
    lines,
    coupon: code,
    pin,
    method,
  }: Pick<OrderRequest, 'lines' | 'coupon' | 'method'> & { pin: string },
  { uid, now }: { uid: string; now: number },
): Promise<Basket> {
  const places = lines.map(({ slug }) => refs.product(slug)).sort(byPath);
  const [settings, ...rest] = await reading.getAll(
    refs.settings(),
    ...places,
    ...(code === '' ? [] : [refs.coupon(code), refs.couponUses(code, uid)]),
  );
  const due = await dueChanges(
    reading,
    lines.map(({ slug }) => slug),
    now,
  );
  const known = settings && parseDocument(settings, StoreSettingsSchema, 'id');
  if (!known) throw new BadDocumentError('settings/store', ['missing']);
  const [coupon, uses] = rest.slice(places.length);
  return {
    lines,
    products: productsOf(rest.slice(0, places.length), due, now),
    settings: known,
    method,
    pin,
    couponCode: code,
    coupon: coupon ? parseDocument(coupon, CouponSchema, 'code') : null,
    couponUses: Number(uses?.get('uses') ?? 0),
    now,
  };
}

/** By slug, at the prices of `now`: also where the sweep has not done what is due. */
function productsOf(
  found: readonly DocumentSnapshot[],
  due: readonly PriceChange[],
  now: number,
): ReadonlyMap<string, Product> {
  return new Map(
    found.flatMap((snapshot) => {
      const product = parseDocument(snapshot, ProductSchema, 'slug');
      if (!product) return [];
      const its = due.filter(({ slug }) => slug === product.slug);
      return [[product.slug, priceAt(product, its, now)] as const];
    }),
  );
}

/** An order's id (20 letters and digits) and number, both made of the customer and the attempt and not to be guessed. */
export function orderIdentity(uid: string, attemptId: string): { id: string; number: string } {
  const hash = createHash('sha256').update(`${uid}|${attemptId}`).digest();
  const id = hash.subarray(0, 16).toString('base64url').replace(/[-_]/gu, 'x').slice(0, 20);
  return { id, number: `FR-${ticketNumber(hash.subarray(16, 24)).slice(2)}` };
}

/** What makes two requests the same order. The total is no part of it: it follows from the rest. */
function printOf({ lines, coupon, email, address, method, gstin }: OrderRequest): string {
  const sorted = [...lines].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  const whole = JSON.stringify([
    sorted,
    coupon,
    email,
    Object.entries(address).sort(([a], [b]) => (a < b ? -1 : 1)),
    method,
    gstin,
  ]);
  return createHash('sha256').update(whole).digest('base64url');
}
