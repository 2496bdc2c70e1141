import { onRequest } from 'firebase-functions/v2/https';
import { errorInfo } from '../platform/error-info.ts';
import { providerNamed, providerSecrets } from '../payments/gateway/providers.ts';
import { httpOptions, MAX_BODY_BYTES, providerIn } from '../platform/http.ts';
import { log } from '../platform/log.ts';
import { orderOfProviderOrder } from '../payments/provider-order.ts';
import { applyPaymentFacts } from '../orders/payment-facts.ts';
import { withDisputesFirst } from '../payments/disputes.ts';
import { askRefunds } from '../payments/refunds.ts';
import { refs, toFirestore } from '../platform/store.ts';
import { noteTestStep } from '../checkout/test-order.ts';

/** The response to the provider, which retries anything but 2xx. */
export interface WebhookAnswer {
  readonly status: 200 | 400 | 401 | 404 | 405 | 413 | 503;
  readonly says: string;
}

/** A raw request to the webhook. */
export interface WebhookRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/**
 * The webhook, at `/api/pay/webhook/{provider}`: verifies the signature over the raw bytes before parsing, processes
 * each event once, and returns `200` only after storing it. Returns 401 for a wrong signature or another account, 400
 * for a malformed body, 404 for an unknown provider, 405, 413, and 503 when storing failed, so that the provider
 * retries.
 */
export const paymentWebhook = onRequest(
  { ...httpOptions, secrets: providerSecrets },
  async (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value[0] : value,
      ]),
    );
    const { status, says } = await receiveWebhook(
      {
        method: request.method,
        path: request.originalUrl.split('?')[0] ?? '',
        headers,
        body: request.rawBody ?? Buffer.alloc(0),
      },
      Date.now(),
    );
    if (status === 405) response.set('Allow', 'POST');
    response.set('Cache-Control', 'no-store').status(status).json({ says });
  },
);

/** Processes one webhook request. `now` is epoch milliseconds. */
export async function receiveWebhook(
  { method, path, headers, body }: WebhookRequest,
  now: number,
): Promise<WebhookAnswer> {
  if (method !== 'POST') return { status: 405, says: 'method-not-allowed' };
  if (body.byteLength > MAX_BODY_BYTES) return { status: 413, says: 'body-too-large' };
  const provider = providerNamed(providerIn(path, 'webhook'));
  if (!provider) return { status: 404, says: 'unknown-provider' };
  const reading = provider.readWebhook(body, headers);
  if (!reading.ok) {
    log('webhook-refused', { reject: reading.reject }, 'warn');
    return { status: reading.reject === 'shape' ? 400 : 401, says: reading.reject };
  }
  await recordHeartbeat(now);
  const { eventId, providerOrderId, facts } = reading;
  if (providerOrderId === null || facts.length === 0) return { status: 200, says: 'ignored' };
  try {
    const orderId = await orderOfProviderOrder(provider, providerOrderId);
    if (orderId === null) {
      log('webhook-for-unknown-order', { eventId }, 'error');
      return { status: 200, says: 'unknown-order' };
    }
    const explained = await withDisputesFirst(provider, facts, now);
    const result = await applyPaymentFacts(orderId, explained, {
      now,
      eventId: `${provider.name}_${eventId}`,
    });
    if (result === null) {
      // A retry would not bring the order back: a person must look.
      log('webhook-for-missing-order', { eventId, orderId }, 'error');
      return { status: 200, says: 'unknown-order' };
    }
    if (result !== 'seen') {
      await noteTestStep(result.state.order, 'webhook', now);
      await askRefunds(orderId, now);
    }
    return { status: 200, says: result === 'seen' ? 'seen' : 'taken' };
  } catch (error) {
    log('webhook-not-taken', { eventId, ...errorInfo(error) }, 'error');
    return { status: 503, says: 'try-again' };
  }
}

/** Records when the last webhook arrived, for staff. Never throws, because a failure here must not fail the webhook. */
async function recordHeartbeat(now: number): Promise<void> {
  await refs
    .health('webhook')
    .set(toFirestore({ at: now }))
    .catch(() => log('health-not-noted', {}, 'warn'));
}
