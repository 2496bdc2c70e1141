import * as v from 'valibot';
import { Moment } from '../core/record-fields.ts';

/**
 * `health/webhook`: when the last verified webhook arrived (epoch milliseconds). Written by functions; if it is older
 * than the last payment, the webhook is broken.
 */
export const WebhookHealthSchema = v.object({
  id: v.string(),
  at: Moment,
});

/** The last webhook. */
export type WebhookHealth = v.InferOutput<typeof WebhookHealthSchema>;
