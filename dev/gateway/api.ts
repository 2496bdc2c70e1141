import * as v from 'valibot';
import { collection, type Notes, type Order, type Payment, type Refund } from './entities.ts';
import { ApiError, type Call, json, readBody, type Routes } from './http.ts';
import type { World } from './world.ts';

/** At least ₹1. */
const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(100));
const NotesSchema = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.maxLength(256))),
  v.maxEntries(15),
);
const OrderRequest = v.object({
  amount: Amount,
  currency: v.literal('INR'),
  receipt: v.nullish(v.pipe(v.string(), v.maxLength(40)), null),
  unique_receipt: v.optional(v.boolean(), false),
  notes: v.optional(NotesSchema, {}),
});
/** The body of a refund: in full unless `amount` is set. */
export const RefundRequest = v.object({
  amount: v.optional(Amount),
  notes: v.optional(NotesSchema, {}),
});

const KEY = /^[A-Za-z0-9_-]{10,}$/;

/** Refunds a payment. @throws ApiError */
export function refundPayment(
  { ledger, settings, pending }: World,
  payment: Payment,
  { amount: wanted, notes }: { readonly amount?: number | undefined; readonly notes: Notes },
): Refund {
  if (payment.status === 'refunded')
    throw new ApiError('The payment has been fully refunded already');
  if (payment.status !== 'captured') {
    throw new ApiError('The payment status should be captured for action to be taken');
  }
  const refundable = payment.amount - payment.amount_refunded;
  const amount = wanted ?? refundable;
  if (amount > refundable) {
    throw new ApiError('The total refund amount is greater than the refund payment amount');
  }
  const refund = ledger.refund(payment, amount, notes);
  if (settings.refund === 'pending') return refund;
  const settle = (): void => ledger.settleRefund(refund, settings.refund === 'processed');
  if (settings.refund_ms === 0) settle();
  else pending.later(settings.refund_ms, settle);
  return refund;
}

/** The part of `/v1` that a shop calls: orders, payments, refunds and disputes. */
export function apiRoutes(world: World): Routes {
  const { ledger } = world;
  const remembered = new Map<string, { readonly fingerprint: string; readonly refund: Refund }>();

  function createOrder(call: Call): Order {
    const { unique_receipt: isUnique, ...request } = readBody(OrderRequest, call);
    const { receipt } = request;
    const earlier = ledger.orders().find((order) => receipt !== null && order.receipt === receipt);
    const { repeated_receipt: repeated } = world.settings;
    if (isUnique && earlier && repeated !== 'another-order') {
      if (repeated === 'same-order') return earlier;
      throw new ApiError('Order receipt should be unique.');
    }
    return ledger.createOrder(request);
  }

  /** The same key with the same body returns the same refund, even after a lost response. */
  function refund(call: Call, id: string): Refund {
    const body = readBody(RefundRequest, call);
    const key = call.headers['x-refund-idempotency'];
    if (key === undefined) return refundPayment(world, ledger.payment(id), body);
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw new ApiError('The idempotency key must have at least 10 letters, digits, "_" or "-".');
    }
    const fingerprint = JSON.stringify([id, body]);
    const earlier = remembered.get(key);
    if (earlier && earlier.fingerprint !== fingerprint) {
      throw new ApiError('Different request with the same idempotency key');
    }
    if (earlier) return earlier.refund;
    const created = refundPayment(world, ledger.payment(id), body);
    remembered.set(key, { fingerprint, refund: created });
    return created;
  }

  return {
    'POST /v1/orders': (call) => json(createOrder(call)),
    'GET /v1/orders': ({ query }) => {
      const receipt = query.get('receipt');
      const all = ledger.orders().filter((order) => receipt === null || order.receipt === receipt);
      return json(pageOf(all, query));
    },
    'GET /v1/orders/:id': (_, id) => json(ledger.order(id)),
    'GET /v1/orders/:id/payments': (_, id) => {
      const order = ledger.order(id);
      return json(collection(ledger.payments().filter((payment) => payment.order_id === order.id)));
    },
    'GET /v1/payments/:id': (_, id) => json(ledger.payment(id)),
    'POST /v1/payments/:id/refund': (call, id) => json(refund(call, id)),
    'GET /v1/payments/:id/refunds': (_, id) => {
      const payment = ledger.payment(id);
      return json(collection(ledger.refunds().filter((one) => one.payment_id === payment.id)));
    },
    'GET /v1/disputes': ({ query }) => json(pageOf(ledger.disputes(), query)),
    'GET /v1/disputes/:id': (_, id) => json(ledger.disputeOf(id)),
  };
}

/** The newest of a list, at most `count` (10 by default), since `from`. */
function pageOf(all: readonly { readonly created_at: number }[], query: URLSearchParams): object {
  const [count, from] = [Number(query.get('count') ?? 10), Number(query.get('from') ?? 0)];
  if (!(count >= 1 && count <= 100)) throw new ApiError('The count must be between 1 and 100.');
  const meant = all.filter(({ created_at: at }) => at >= from).reverse();
  return collection(meant.slice(0, count));
}
