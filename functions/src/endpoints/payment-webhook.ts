import { onRequest } from 'firebase-functions/v2/https';
import { errorInfo } from '../shared/error-info.ts';
import { providerNamed, providerSecrets } from '../payments/gateway/providers.ts';
import { httpOptions, MAX_BODY_BYTES, providerIn } from '../shared/http.ts';
import { log } from '../shared/log.ts';
import { orderOfProviderOrder } from '../orders/order-behind.ts';
import { applyPaymentFacts } from '../orders/orders.ts';
import { askRefunds } from '../payments/refunds.ts';
import { refs, toFirestore } from '../shared/store.ts';
import { noteTestStep } from '../checkout/test-order.ts';

/** What the provider is told. Whatever is not 2xx is sent again by it. */
export interface WebhookAnswer {
  readonly status: 200 | 400 | 401 | 404 | 405 | 413 | 503;
  readonly says: string;
}

/** A request to the webhook's address, as it came. */
export interface WebhookRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/**
 * What the provider tells the shop, at `/api/pay/webhook/{provider}`: the signature over the raw bytes is checked before
 * anything is parsed, each event is taken in once, and `200` is answered only after it is stored. Answers 401 to a wrong
 * signature or another account, 400 to a body without meaning, 404 to an unknown provider, 405, 413, and 503 when the
 * shop could not store it, so that it comes again.
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

/** Takes one webhook in. `now` is epoch milliseconds. */
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
  await heard(now);
  const { eventId, providerOrderId, facts } = reading;
  if (providerOrderId === null || facts.length === 0) return { status: 200, says: 'ignored' };
  try {
    const orderId = await orderOfProviderOrder(provider, providerOrderId);
    if (orderId === null) {
      log('webhook-for-unknown-order', { eventId }, 'error');
      return { status: 200, says: 'unknown-order' };
    }
    const taken = await applyPaymentFacts(orderId, facts, {
      now,
      eventId: `${provider.name}_${eventId}`,
    });
    if (taken !== null && taken !== 'seen') {
      await noteTestStep(taken.state.order, 'webhook', now);
      await askRefunds(orderId, now);
    }
    return { status: 200, says: taken === 'seen' ? 'seen' : 'taken' };
  } catch (error) {
    log('webhook-not-taken', { eventId, ...errorInfo(error) }, 'error');
    return { status: 503, says: 'try-again' };
  }
}

/** Notes for staff that the webhook is alive. What it says counts more: without the note it is taken in all the same. */
async function heard(now: number): Promise<void> {
  await refs
    .health('webhook')
    .set(toFirestore({ at: now }))
    .catch(() => log('health-not-noted', {}, 'warn'));
}
