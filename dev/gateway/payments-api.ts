import { collection, type Payment, type Refund } from './entities.ts';
import { ApiError, type Call, json, type Routes } from './http.ts';
import { pageOf, readJson, readNotes, readReceipt } from './orders-api.ts';
import type { World } from './world.ts';

const KEY = /^[A-Za-z0-9_-]{10,}$/;

/** Refunds a payment, in full unless `amount` is set. @throws ApiError */
export function refundPayment(
  world: World,
  payment: Payment,
  body: Readonly<Record<string, unknown>>,
): Refund {
  const { ledger, settings, pending } = world;
  if (payment.status === 'refunded')
    throw new ApiError('The payment has been fully refunded already');
  if (payment.status !== 'captured') {
    throw new ApiError('The payment status should be captured for action to be taken');
  }
  const refundable = payment.amount - payment.amount_refunded;
  const { amount = refundable, speed = 'normal' } = body;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) {
    throw new ApiError('The amount must be an integer.', { field: 'amount' });
  }
  if (amount < 100) throw new ApiError('The amount must be atleast INR 1.00', { field: 'amount' });
  if (amount > refundable) {
    throw new ApiError('The total refund amount is greater than the refund payment amount', {
      field: 'amount',
    });
  }
  if (speed !== 'normal' && speed !== 'optimum') {
    throw new ApiError('The selected speed is invalid.', { field: 'speed' });
  }
  const receipt = readReceipt(body['receipt']);
  const notes = readNotes(body['notes']);
  const pendingRefund = ledger.refund(payment, { amount, speed, receipt, notes });
  if (settings.refund !== 'pending') {
    const settleRefund = (): void =>
      ledger.settleRefund(pendingRefund, settings.refund === 'processed');
    if (settings.refund_ms === 0) settleRefund();
    else pending.later(settings.refund_ms, settleRefund);
  }
  return pendingRefund;
}

/** `/v1/payments`, `/v1/refunds` and `/v1/disputes`. */
export function paymentsApi(world: World): Routes {
  const { ledger } = world;
  const remembered = new Map<string, { readonly fingerprint: string; readonly refund: Refund }>();

  function capture(call: Call, id: string): Payment {
    const payment = ledger.payment(id);
    const { amount, currency = payment.currency } = readJson(call);
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount)) {
      throw new ApiError('The amount must be an integer.', { field: 'amount' });
    }
    if (amount !== payment.amount || currency !== payment.currency) {
      throw new ApiError('Capture amount must be equal to the amount authorized', {
        field: 'amount',
      });
    }
    ledger.capturePayment(payment);
    return payment;
  }

  /** The same key with the same body returns the same refund, even after a lost response. */
  function refund(call: Call, id: string): Refund {
    const body = readJson(call);
    const key = call.headers['x-refund-idempotency'];
    if (key === undefined) return refundPayment(world, ledger.payment(id), body);
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw new ApiError('The idempotency key must have at least 10 letters, digits, "_" or "-".');
    }
    const fingerprint = JSON.stringify([
      id,
      Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)),
    ]);
    const earlier = remembered.get(key);
    if (earlier && earlier.fingerprint !== fingerprint) {
      throw new ApiError('Different request with the same idempotency key');
    }
    if (earlier) return earlier.refund;
    const newRefund = refundPayment(world, ledger.payment(id), body);
    remembered.set(key, { fingerprint, refund: newRefund });
    return newRefund;
  }

  return {
    'GET /v1/payments': ({ query }) => json(pageOf(ledger.payments(), query)),
    'GET /v1/payments/:id': (_, { id = '' }) => json(ledger.payment(id)),
    'POST /v1/payments/:id/capture': (call, { id = '' }) => json(capture(call, id)),
    'POST /v1/payments/:id/refund': (call, { id = '' }) => json(refund(call, id)),
    'GET /v1/payments/:id/refunds': (_, { id = '' }) => {
      const payment = ledger.payment(id);
      return json(collection(ledger.refunds().filter((one) => one.payment_id === payment.id)));
    },
    'GET /v1/disputes': ({ query }) => json(pageOf(ledger.disputes(), query)),
    'GET /v1/disputes/:id': (_, { id = '' }) => json(ledger.disputeOf(id)),
    'GET /v1/refunds/:id': (_, { id = '' }) => json(ledger.refundOf(id)),
  };
}
