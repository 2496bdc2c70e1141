import { type LaunchReport, LaunchReportSchema } from '#domain/launch/launch-check.ts';
import { type MailHealth, MailHealthSchema } from '#domain/mail/mail-health.ts';
import { DEFAULT_METHOD } from '#domain/payment/payment-method.ts';
import { type SweepHealth, SweepHealthSchema } from '#domain/payment/sweep-health.ts';
import { type WebhookHealth, WebhookHealthSchema } from '#domain/payment/webhook-health.ts';
import { call } from '#data/firebase/call.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import type { DocumentSchema } from '#data/firebase/documents.ts';
import { codedError } from '#data/firebase/failures.ts';
import { readOnce } from '#data/firebase/read-once.ts';
import type { Query } from '#data/query/query-store.ts';

/** Result of the last sweep over unpaid orders, live; null before the first one. */
export const lastSweep: Query<SweepHealth | null> = health(SweepHealthSchema).doc('sweep');

/** Time of the payment provider's last webhook, live; null before the first one. */
export const lastWebhook: Query<WebhookHealth | null> = health(WebhookHealthSchema).doc('webhook');

/** Number of waiting and failed letters, live; null before the first sweep of the mailbox. */
export const mailHealth: Query<MailHealth | null> = health(MailHealthSchema).doc('mail');

/** The last run of `npm run doctor`, live; null before the first one. */
export const launchReport: Query<LaunchReport | null> = health(LaunchReportSchema).doc('launch');

/** Whether the functions respond: requests a quote, which writes nothing. */
export const functionsHealth: Query<true> = readOnce<true>('functions respond', async () => {
  const lines = [{ slug: 'no-such-product', quantity: 1 }];
  const quote = await call('quoteCart', { lines, method: DEFAULT_METHOD }, { quietly: true });
  if (quote.ok) return true;
  throw codedError('unavailable');
});

function health<S extends DocumentSchema>(schema: S) {
  return defineCollection('health', { schema, idField: 'id' });
}
