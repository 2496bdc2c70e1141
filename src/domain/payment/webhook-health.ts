import * as v from 'valibot';
import { Moment } from '../core/record-fields.ts';

/**
 * `health/webhook`: when the last verified webhook arrived (epoch milliseconds). Written by functions. A time before
 * the last payment means that webhooks do not arrive.
 */
export const WebhookHealthSchema = v.object({
  id: v.string(),
  at: Moment,
});

/** A parsed `health/webhook`. `at` is epoch milliseconds. */
export type WebhookHealth = v.InferOutput<typeof WebhookHealthSchema>;
