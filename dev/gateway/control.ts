import * as v from 'valibot';
import { RefundRequest, refundPayment } from './api.ts';
import type { Payment } from './entities.ts';
import { FAILURES, type FailureReason } from './failures.ts';
import { FaultSchema } from './faults.ts';
import { ApiError, json, readBody, type Routes } from './http.ts';
import { signedReturn } from './signatures.ts';
import { WebhookFaultsSchema } from './webhooks.ts';
import { SettingsSchema, type World } from './world.ts';

const Paise = v.pipe(v.number(), v.integer(), v.minValue(1));

const PaySchema = v.strictObject({
  order_id: v.string(),
  /** `captured` and `authorized` at once; `failed`; `late`: abandoned first, authorized `after_ms` later. */
  outcome: v.optional(v.picklist(['captured', 'authorized', 'failed', 'late']), 'captured'),
  reason: v.optional(v.picklist(Object.keys(FAILURES) as FailureReason[]), 'payment_declined'),
  after_ms: v.optional(v.pipe(v.number(), v.minValue(0)), 500),
  /** Allows a second payment of a paid order. */
  again: v.optional(v.boolean(), false),
  method: v.optional(v.picklist(['card', 'upi', 'netbanking']), 'upi'),
  email: v.optional(v.string(), 'shopper@example.in'),
  contact: v.optional(v.string(), '+919876543210'),
  /** Another amount in paise or another currency than the order's: the shop must never trust it. */
  amount: v.optional(Paise),
  currency: v.optional(v.string()),
});

const DisputeSchema = v.strictObject({
  payment_id: v.string(),
  /** The disputed part, in paise; all that is left of the payment when omitted. */
  amount: v.optional(Paise),
});

const DisputeMoveSchema = v.strictObject({
  dispute_id: v.string(),
  status: v.picklist(['open', 'under_review', 'action_required', 'won', 'lost', 'closed']),
  phase: v.optional(
    v.picklist(['fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration']),
    'chargeback',
  ),
});

const RefundSchema = v.object({ payment_id: v.string(), ...RefundRequest.entries });
const IdleSchema = v.strictObject({ timeout_ms: v.optional(v.number(), 10_000) });
const ResetSchema = v.strictObject({ seed: v.optional(v.pipe(v.number(), v.integer())) });

function pay({ ledger, pending }: World, request: v.InferOutput<typeof PaySchema>): Payment {
  const { order_id: id, outcome, reason, after_ms: afterMs, again, ...payer } = request;
  const payment = ledger.beginPayment(ledger.order(id), payer, again);
  if (outcome === 'failed') ledger.failPayment(payment, reason);
  else if (outcome === 'late') {
    ledger.failPayment(payment, 'payment_timed_out');
    pending.later(afterMs, () => ledger.authorize(payment, { again }));
  } else ledger.authorize(payment, { again, capture: outcome === 'captured' });
  return payment;
}

/**
 * `/control`: the API by which a test controls the gateway. JSON in and out; an invalid request gets a 400 with its
 * error.
 * @param reset starts over with a seed: no orders, no faults, nothing pending.
 * @param routes the calls that a fault can apply to.
 */
export function controlApi(
  world: World,
  reset: (seed?: number) => void,
  routes: readonly string[],
): Routes {
  const { ledger, webhooks, faults, pending, keys } = world;
  return {
    'POST /control/pay': (call) => {
      const payment = pay(world, readBody(PaySchema, call));
      return json({ payment, return: signedReturn(payment.order_id, payment.id, keys.keySecret) });
    },
    'POST /control/dispute': (call) => {
      const { payment_id: id, amount } = readBody(DisputeSchema, call);
      return json(ledger.dispute(ledger.payment(id), amount));
    },
    'POST /control/dispute/move': (call) => {
      const { dispute_id: id, status, phase } = readBody(DisputeMoveSchema, call);
      const dispute = ledger.disputeOf(id);
      ledger.moveDispute(dispute, status, phase);
      return json(dispute);
    },
    'POST /control/refund': (call) => {
      const { payment_id: id, ...request } = readBody(RefundSchema, call);
      return json(refundPayment(world, ledger.payment(id), request));
    },
    'POST /control/settings': (call) => {
      world.settings = readBody(SettingsSchema, call);
      return json(world.settings);
    },
    'POST /control/faults': (call) => {
      const fault = readBody(FaultSchema, call);
      if (fault.route !== undefined && !routes.includes(fault.route)) {
        throw new ApiError(`route: one of ${routes.join(', ')}`);
      }
      faults.add(fault);
      return json(fault);
    },
    'DELETE /control/faults': () => {
      faults.clear();
      webhooks.setFaults(v.parse(WebhookFaultsSchema, {}));
      return json({});
    },
    'POST /control/webhook-faults': (call) => {
      webhooks.setFaults(readBody(WebhookFaultsSchema, call));
      return json({});
    },
    'POST /control/idle': async (call) =>
      json({ idle: await pending.idle(readBody(IdleSchema, call).timeout_ms) }),
    'POST /control/reset': (call) => {
      reset(readBody(ResetSchema, call).seed);
      return json({});
    },
    'GET /control/state': () =>
      json({ orders: ledger.orders(), payments: ledger.payments(), refunds: ledger.refunds() }),
  };
}
