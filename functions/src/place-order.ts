import { createHash } from 'node:crypto';
import type { DocumentSnapshot, Transaction as Writing } from 'firebase-admin/firestore';
import type {
  CheckoutAnswer,
  CheckoutRefusal,
  OrderRequest,
  QuoteRequest,
} from '../../src/domain/checkout.ts';
import { CouponSchema } from '../../src/domain/coupon.ts';
import { ticketNumber } from '../../src/domain/message.ts';
import type { OrderState } from '../../src/domain/order-change.ts';
import { isOver } from '../../src/domain/order.ts';
import { type PriceChange, priceAt } from '../../src/domain/price-change.ts';
import { type Product, ProductSchema } from '../../src/domain/product.ts';
import { StoreSettingsSchema } from '../../src/domain/store-settings.ts';
import { isGstin } from '../../src/domain/tax.ts';
import { type Basket, type PricedBasket, priceBasket } from './basket.ts';
import { ATTEMPTS, readOrder } from './orders.ts';
import { dueChanges } from './price-changes.ts';
import { at, byPath, BadDocumentError, read, store, stored } from './store.ts';
import { inTurn } from './turns.ts';
import { type NewOrder, writeNewOrder } from './new-order.ts';

type Refused = Extract<CheckoutAnswer, { outcome: 'refused' }>;

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
 * another tab finds the order that still waits for its payment.
 */
export async function placeOrder(
  asked: OrderRequest,
  uid: string,
  now: number,
): Promise<Refused | { readonly outcome: 'ordered'; readonly state: OrderState }> {
  if (asked.gstin !== '' && !isGstin(asked.gstin)) {
    return refused({ reason: 'fields', faults: { gstin: 'choice' } });
  }
  const { id, number } = namesOf(uid, asked.attemptId);
  const print = printOf(asked);
  return inTurn([`orders of ${uid}`, ...asked.lines.map(({ slug }) => slug)], () =>
    store().runTransaction(
      async (writing) => {
        const same = await earlier(writing, { id, uid, print, now });
        if (same) return same;
        const basket = await basketOf(writing, { ...asked, pin: asked.address.pin }, { uid, now });
        if (!basket.settings.checkoutOpen) return refused({ reason: 'closed' });
        const priced = priceBasket(basket);
        if ('refusal' in priced) return refused(priced.refusal);
        if (priced.totals.totalPaise !== asked.expectedTotalPaise) return repriced(priced);
        const order: NewOrder = { id, number, uid, print, asked, priced, now };
        writing.set(at.ordering(uid), stored({ at: now }));
        return { outcome: 'ordered', state: writeNewOrder(writing, order) };
      },
      { maxAttempts: ATTEMPTS },
    ),
  );
}

function refused(refusal: CheckoutRefusal): Refused {
  return { outcome: 'refused', refusal };
}

function repriced({ totals, lines }: PricedBasket): Refused {
  return refused({ reason: 'price-changed', totals, lines });
}

/** The order that this request has made before, or why it may not make another one; null when it may. */
async function earlier(
  writing: Writing,
  { id, uid, print, now }: { id: string; uid: string; print: string; now: number },
): Promise<Refused | { outcome: 'ordered'; state: OrderState } | null> {
  const mine = await writing.get(at.order(id));
  if (mine.exists) {
    if (mine.get('uid') !== uid || mine.get('print') !== print) {
      return refused({ reason: 'attempt-used' });
    }
    return ordered(await readOrder(writing, id));
  }
  // One customer's orders are made one after the other, by a document of the customer's own: asked for in the transaction,
  // the query would hold up everybody else's orders as well (the emulator locks the whole collection, Firestore a range).
  await writing.get(at.ordering(uid));
  const open = await store()
    .collection('orders')
    .where('uid', '==', uid)
    .where('status', 'in', ['pending-payment', 'placed'])
    .limit(MOST_OPEN)
    .get();
  const twin = open.docs.find((other) => isTwin(other, print, now));
  if (twin) return ordered(await readOrder(writing, twin.id));
  return open.size >= MOST_OPEN ? refused({ reason: 'open-orders' }) : null;
}

/** The same cart for the same address, still waiting for its payment: another tab's, or a lost answer's. */
function isTwin(other: DocumentSnapshot, print: string, now: number): boolean {
  const { untilAt } = other.get('reservation') as { untilAt: { toMillis(): number } | null };
  const waits = other.get('status') === 'pending-payment' && (untilAt?.toMillis() ?? 0) > now;
  return waits && other.get('print') === print;
}

/** An order that is over is no answer to somebody who orders now: a fresh attempt may make another one. */
function ordered(state: OrderState | null): Refused | { outcome: 'ordered'; state: OrderState } {
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
  const places = lines.map(({ slug }) => at.product(slug)).sort(byPath);
  const [settings, ...rest] = await reading.getAll(
    at.settings(),
    ...places,
    ...(code === '' ? [] : [at.coupon(code), at.couponUses(code, uid)]),
  );
  const due = await dueChanges(
    reading,
    lines.map(({ slug }) => slug),
    now,
  );
  const known = settings && read(settings, StoreSettingsSchema, 'id');
  if (!known) throw new BadDocumentError('settings/store', ['missing']);
  const [coupon, uses] = rest.slice(places.length);
  return {
    lines,
    products: productsOf(rest.slice(0, places.length), due, now),
    settings: known,
    method,
    pin,
    couponCode: code,
    coupon: coupon ? read(coupon, CouponSchema, 'code') : null,
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
      const product = read(snapshot, ProductSchema, 'slug');
      if (!product) return [];
      const its = due.filter(({ slug }) => slug === product.slug);
      return [[product.slug, priceAt(product, its, now)] as const];
    }),
  );
}

/** An order's id (20 letters and digits) and number, both made of the customer and the attempt and not to be guessed. */
export function namesOf(uid: string, attemptId: string): { id: string; number: string } {
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
