import * as v from 'valibot';
import { Moment } from '../shared/record-fields.ts';

/**
 * `health/webhook`: when the payment provider last told the shop something that was believed (epoch milliseconds). Written
 * by functions; older than the last payment, it says that the webhook is stuck.
 */
export const WebhookHealthSchema = v.object({
  id: v.string(),
  at: Moment,
});

/** The last webhook. */
export type WebhookHealth = v.InferOutput<typeof WebhookHealthSchema>;
