import * as v from 'valibot';
import type { Product } from '#domain/product/product.ts';
import { paise } from '#domain/money/money.ts';
import { createOrder } from '#domain/order/create-order.ts';
import type { Transition, OrderState } from '#domain/order/order-change.ts';
import type { PaymentFact } from '#domain/payment/payment-event.ts';
import { applyReturnStep } from '#domain/order/move-return.ts';
import { applyMove } from '#domain/order/order-move.ts';
import { applyReturnRequest } from '#domain/order/request-return.ts';
import { applyFact } from '#domain/order/order-payment.ts';
import { settleParcels } from '#domain/parcel-handling/settle-parcels.ts';
import { applyPayee, settlePayout } from '#domain/refund/order-payout.ts';
import { maskedPayee, type Payee } from '#domain/payout/payee.ts';
import { applyRefund } from '#domain/refund/order-refund.ts';
import { returnTicket } from '#domain/return/return-request.ts';
import { StoreSettingsSchema } from '#domain/site/store-settings.ts';
import { priceBasket } from '../../functions/src/checkout/basket.ts';
import type { OrderPlan, Step } from './order-plan.ts';
import { ORDER_PLANS } from './order-plans.ts';
import type { Documents } from './document-set.ts';
import { OrderLedger } from './order-ledger.ts';
import { SEED_DAY } from './products/index.ts';
import { STORE } from './store.ts';

const MINUTE_MS = 60 * 1000;
const UID = 'asha';
const EMAIL = 'asha@franch.test';

/** No Indian operator assigns numbers that start with 99999. */
const HOME = {
  name: 'Asha Kulkarni',
  phone: '+919999900101',
  pin: '560038',
  line1: '7 Sample Lane, Indiranagar',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
} as const;
const AWAY = {
  ...HOME,
  pin: '411001',
  line1: '22 Example Apartments',
  line2: 'Camp',
  city: 'Pune',
  state: 'Maharashtra',
} as const;

/**
 * The orders of the seeded shop, as documents by path: orders, journals, payments, invoices, stock moves, purchases,
 * alerts, audit and counters. They run through the state machine, so that they cannot contradict it. Always the same
 * except the one that still waits for its payment: that was placed `now` (epoch milliseconds).
 */
export function seedOrders(products: readonly Product[], now: number): Documents {
  const ledger = new OrderLedger(v.parse(StoreSettingsSchema, { ...STORE, id: 'store' }));
  const states = new Map<string, OrderState>();
  const acts = ORDER_PLANS.flatMap((plan, index) => {
    const place = String(index + 1).padStart(2, '0');
    const madeAt = plan.live ? now : SEED_DAY - plan.ago * MINUTE_MS;
    const steps = plan.steps.map((step) => ({
      ...{ place, plan, step },
      at: madeAt + step.after * MINUTE_MS,
    }));
    return [{ place, plan, step: null, at: madeAt }, ...steps];
  });
  // Invoice numbers are assigned in the order of time, over all orders.
  for (const { place, plan, step, at } of acts.toSorted((a, b) => a.at - b.at)) {
    const orderState = states.get(place);
    const next =
      step === null
        ? ledger.place(newOrder(place, plan, products, at), at)
        : applyStep(ledger, orderState, place, step, at);
    states.set(place, next);
  }
  return ledger.documents();
}

/** Whom a business order is billed to. */
const BUSINESS = {
  ...{ legalName: 'Sample Wellness LLP', line1: '9 Sample Market, Camp', line2: '' },
  ...{ city: 'Pune', pin: '411001' },
};

function newOrder(
  place: string,
  { lines, cash, live, away, gstin = '' }: OrderPlan,
  products: readonly Product[],
  at: number,
): Transition {
  const method = cash ? 'cod' : 'online';
  const address = away ? AWAY : HOME;
  const priced = priceBasket({
    lines: Object.entries(lines).map(([slug, quantity]) => ({ slug, quantity })),
    // Products sold out today were in stock when they were ordered.
    products: new Map(products.map((product) => [product.slug, { ...product, stock: 100 }])),
    bundles: [],
    settings: v.parse(StoreSettingsSchema, { ...STORE, id: 'store' }),
    method,
    pin: address.pin,
    couponCode: '',
    coupon: null,
    couponUses: 0,
    hasOrdered: false,
    now: at,
  });
  if ('refusal' in priced) throw new Error(`Order ${place}: ${priced.refusal.reason}`);
  const number = `FR-SEED00${place}`;
  const id = `ashaOrder000000000${place}`;
  const { totals, orderLines } = priced;
  const { state, effects } = createOrder(
    {
      id,
      number,
      uid: UID,
      method,
      email: EMAIL,
      emailConfirmed: true,
      address,
      gstin,
      billing: BUSINESS,
      coupon: '',
      totals,
      lines: orderLines,
    },
    at,
  );
  const providerOrderId = cash || live ? '' : `order_SEED${place}`;
  const transaction = { ...state.transaction, providerOrderId };
  return { state: { ...state, transaction }, effects };
}

function applyStep(
  ledger: OrderLedger,
  state: OrderState | undefined,
  place: string,
  step: Step,
  at: number,
): OrderState {
  if (!state) throw new Error('A step before its order');
  if ('move' in step) {
    const { move, actor } = step.move;
    const by = actor === 'staff' ? 'staff' : actor === 'shopper' ? UID : '';
    const advance = afterMove(state, applyMove(state, step.move, at), at);
    return ledger.change(advance, { what: move, actor, by, note: step.note ?? '' }, at);
  }
  if ('upi' in step) {
    const payee: Payee = { kind: 'upi', upi: step.upi };
    const advance = afterMove(state, applyPayee(state, maskedPayee(payee), at), at);
    ledger.payee(state.order.id, payee, at);
    return ledger.change(advance, { what: 'payee', actor: 'shopper', by: UID }, at);
  }
  if ('request' in step) {
    const key = `seedReturn_${place}_${step.request.items[0]?.line ?? 0}`;
    const request = { ...step.request, key, actor: 'shopper' } as const;
    const advance = afterMove(state, applyReturnRequest(state, request, at), at);
    return ledger.change(advance, { what: 'return-request', actor: 'shopper', by: UID }, at);
  }
  if ('returned' in step) {
    const ticket = returnTicket(state.order.number, step.n);
    const advance = afterMove(state, applyReturnStep(state, ticket, step.returned, at), at);
    const what = `return-${step.returned.step}`;
    return ledger.change(advance, { what, actor: 'staff', by: 'staff' }, at);
  }
  if (!('refund' in step)) {
    const fact = factOf(step, place, state);
    const stockIsFree = !('payment' in step) || step.stockIsFree;
    const advance = applyFact(state, fact, { now: at, stockIsFree });
    return ledger.change(advance, { what: fact.fact, actor: 'provider' }, at);
  }
  const { key, why, refund } = step;
  const advance = afterMove(
    state,
    applyRefund(state, { key, why, amountPaise: paise(refund) }, at),
    at,
  );
  return ledger.change(advance, { what: 'refund', actor: 'staff', by: 'staff', note: why }, at);
}

function afterMove(
  before: OrderState,
  advance: Transition | { readonly refusal: string },
  at: number,
): Transition {
  const { number, status } = before.order;
  if ('refusal' in advance) throw new Error(`${number} ${status}: ${advance.refusal}`);
  return settlePayout(before, settleParcels(before, advance, at), at);
}

/** A provider's report, about the order's total or the refund under its key. */
function factOf(
  step: Extract<Step, { payment: string } | { dispute: string } | { refunded: string }>,
  place: string,
  { transaction }: OrderState,
): PaymentFact {
  const paymentId = `pay_SEED${place}`;
  const order = { paymentId, amount: transaction.amountPaise, currency: 'INR' };
  if ('payment' in step) {
    const { payment: fact, instrument } = step;
    return { ...order, fact, instrument, reason: fact === 'failed' ? 'payment_timed_out' : '' };
  }
  if ('dispute' in step) {
    const disputeId = `disp_SEED${place}`;
    return { ...order, fact: 'dispute-open', disputeId, phase: 'chargeback', respondByAt: null };
  }
  const { key, refunded: fact } = step;
  const refund = transaction.refunds.find((one) => one.key === key);
  if (!refund) throw new Error(`No refund ${key} of ${transaction.tid}`);
  return { fact, paymentId, refundId: `rfnd_SEED${place}`, key, amount: refund.amountPaise };
}
