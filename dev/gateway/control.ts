import * as v from 'valibot';
import type { Payment } from './entities.ts';
import { FAILURES, type FailureReason } from './failures.ts';
import { FaultSchema } from './faults.ts';
import { ApiError, type Call, json, type Routes } from './http.ts';
import { readJson } from './orders-api.ts';
import { refundPayment } from './payments-api.ts';
import { signedReturn } from './signatures.ts';
import { WebhookFaultsSchema } from './webhooks.ts';
import { SettingsSchema, type World } from './world.ts';

const PaySchema = v.strictObject({
  order_id: v.string(),
  /**
   * `captured` and `authorized` at once; `failed`; `late`: abandoned first, authorized `after_ms` later (`gives_up`
   * false: silent until then).
   */
  outcome: v.optional(v.picklist(['captured', 'authorized', 'failed', 'late']), 'captured'),
  reason: v.optional(v.picklist(Object.keys(FAILURES) as FailureReason[]), 'payment_declined'),
  after_ms: v.optional(v.pipe(v.number(), v.minValue(0)), 500),
  gives_up: v.optional(v.boolean(), true),
  /** Allows a second payment of a paid order. */
  again: v.optional(v.boolean(), false),
  method: v.optional(v.picklist(['card', 'upi', 'netbanking']), 'upi'),
  email: v.optional(v.string(), 'shopper@example.in'),
  contact: v.optional(v.string(), '+919876543210'),
  /** Another amount in paise or another currency than the order's: the shop must never trust it. */
  amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  currency: v.optional(v.string()),
});

const DisputeSchema = v.strictObject({
  payment_id: v.string(),
  /** The disputed part, in paise; all that is left of the payment when omitted. */
  amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

const DisputeMoveSchema = v.strictObject({
  dispute_id: v.string(),
  status: v.picklist(['open', 'under_review', 'action_required', 'won', 'lost', 'closed']),
  phase: v.optional(
    v.picklist(['fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration']),
    'chargeback',
  ),
});

const PaymentSchema = v.object({ payment_id: v.string() });
const IdleSchema = v.strictObject({ timeout_ms: v.optional(v.number(), 10_000) });
const ResetSchema = v.strictObject({ seed: v.optional(v.pipe(v.number(), v.integer())) });

/** Validates a body. @throws ApiError that names the error. */
function read<T extends v.GenericSchema>(schema: T, call: Call): v.InferOutput<T> {
  const parsed = v.safeParse(schema, readJson(call));
  if (parsed.success) return parsed.output;
  const lines = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
  throw new ApiError(lines.join('; '), { reason: 'control' });
}

function pay(world: World, request: v.InferOutput<typeof PaySchema>): Payment {
  const { ledger, pending } = world;
  const { outcome, again, method, amount, currency } = request;
  const instrument = {
    method,
    ...(method === 'upi' ? { vpa: 'success@razorpay' } : {}),
    ...(method === 'netbanking' ? { bank: 'HDFC' } : {}),
    ...(amount === undefined ? {} : { amount }),
    ...(currency === undefined ? {} : { currency }),
  };
  const payer = { email: request.email, contact: request.contact, description: null };
  const payment = ledger.beginPayment(ledger.order(request.order_id), instrument, payer, again);
  if (outcome === 'failed') ledger.failPayment(payment, FAILURES[request.reason]);
  else if (outcome === 'late') {
    if (request.gives_up) ledger.failPayment(payment, FAILURES.payment_timed_out);
    pending.later(request.after_ms, () => ledger.authorize(payment, { again }));
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
      const payment = pay(world, read(PaySchema, call));
      return json({
        payment,
        return: signedReturn(payment.order_id, payment.id, keys.keySecret),
      });
    },
    'POST /control/dispute': (call) => {
      const { payment_id: id, amount } = read(DisputeSchema, call);
      return json(ledger.dispute(ledger.payment(id), amount));
    },
    'POST /control/dispute/move': (call) => {
      const { dispute_id: id, status, phase } = read(DisputeMoveSchema, call);
      const dispute = ledger.disputeOf(id);
      ledger.moveDispute(dispute, status, phase);
      return json(dispute);
    },
    'POST /control/refund': (call) => {
      const payment = ledger.payment(read(PaymentSchema, call).payment_id);
      return json(refundPayment(world, payment, readJson(call)));
    },
    'POST /control/settings': (call) => {
      Object.assign(world, { settings: read(SettingsSchema, call) });
      return json(world.settings);
    },
    'POST /control/faults': (call) => {
      const fault = read(FaultSchema, call);
      if (fault.route !== undefined && !routes.includes(fault.route)) {
        throw new ApiError(`route: one of ${routes.join(', ')}`, { reason: 'control' });
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
      const wanted = read(WebhookFaultsSchema, call);
      webhooks.setFaults(wanted);
      return json(wanted);
    },
    'GET /control/webhooks': () => json(webhooks.deliveries()),
    'POST /control/webhooks/:id/redeliver': (_, { id = '' }) => {
      if (!webhooks.redeliver(id)) throw new ApiError('There is no such event');
      return json({});
    },
    'POST /control/idle': async (call) =>
      json({ idle: await pending.idle(read(IdleSchema, call).timeout_ms) }),
    'POST /control/reset': (call) => {
      reset(read(ResetSchema, call).seed);
      return json({});
    },
    'GET /control/state': () =>
      json({ orders: ledger.orders(), payments: ledger.payments(), refunds: ledger.refunds() }),
  };
}
