import { onRequest } from 'firebase-functions/v2/https';
import { type PaymentArrival, type PaymentProvider, providers } from './gateway/providers.ts';

/** The largest body that is read further, in bytes. A provider's form is below 2 KB. */
export const MAX_BODY_BYTES = 64 * 1024;

const address = /^\/api\/pay\/return\/([a-z][a-z0-9-]{0,31})\/?$/;

interface ReturnRequest {
  readonly method: string;
  readonly url: string;
  readonly body: Buffer;
}

/** What the function answers: an error by its code, or the provider that goes on with the arrival. */
type ReturnDecision =
  | { readonly status: 404 | 405 | 413; readonly error: string }
  | { readonly provider: PaymentProvider; readonly arrival: PaymentArrival };

/** Decides about a request without believing it: which provider takes it, or which refusal is honest. */
export function decideReturn(
  { method, url, body }: ReturnRequest,
  known: ReadonlyMap<string, PaymentProvider>,
): ReturnDecision {
  if (method !== 'GET' && method !== 'POST') return { status: 405, error: 'method-not-allowed' };
  if (body.byteLength > MAX_BODY_BYTES) return { status: 413, error: 'body-too-large' };
  const [path = '', ...query] = url.split('?');
  const provider = known.get(address.exec(path)?.[1] ?? '');
  if (!provider) return { status: 404, error: 'unknown-provider' };
  return { provider, arrival: { method, query: new URLSearchParams(query.join('?')), body } };
}

/**
 * Where a payment provider sends the shopper back to: `/api/pay/return/{provider}`, a GET or a cross-site POST
 * without any identity. Answers `303` to the shop, or JSON `{ error }` with 404 (unknown provider), 405 or 413.
 * Nothing of the request is logged: it may name a person or a card. `no-store`, because Hosting's network
 * keeps a 404 for ten minutes otherwise.
 */
export const paymentReturn = onRequest(
  {
    region: 'asia-south1',
    maxInstances: 10,
    memory: '256MiB',
    timeoutSeconds: 30,
    invoker: 'public',
  },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const decision = decideReturn(
      {
        method: request.method,
        url: request.originalUrl,
        body: request.rawBody ?? Buffer.alloc(0),
      },
      providers,
    );
    if ('error' in decision) {
      if (decision.status === 405) response.set('Allow', 'GET, POST');
      response.status(decision.status).json({ error: decision.error });
      return;
    }
    response.redirect(303, await decision.provider.receiveReturn(decision.arrival));
  },
);
