import { onRequest } from 'firebase-functions/v2/https';
import { isOrderId } from '../../../src/domain/order/order.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { TransactionSchema } from '../../../src/domain/payment/transaction.ts';
import { errorInfo } from '../platform/error-info.ts';
import type { PaymentArrival, PaymentProvider } from '../payments/gateway/provider.ts';
import { providerNamed, providerSecrets } from '../payments/gateway/providers.ts';
import { httpOptions, MAX_BODY_BYTES, providerIn } from '../platform/http.ts';
import { log } from '../platform/log.ts';
import { refreshFacts } from '../payments/refresh-facts.ts';
import { askRefunds } from '../payments/refunds.ts';
import { withinRateLimit } from '../platform/rate-limit.ts';
import { refs, parseDocument } from '../platform/store.ts';
import { noteTestStep } from '../checkout/test-order.ts';

interface ReturnRequest {
  readonly method: string;
  readonly url: string;
  readonly body: Buffer;
}

/**
 * The provider is queried at most once per order in this time, in milliseconds. Returns with and without a proof of
 * payment count separately: a return without one can come from a stranger, and must not delay the buyer's.
 */
const INTERVAL_MS = 10_000;

/** What the log says when a return could not be settled. */
const EVENT = 'return-not-settled';

/** The decision about a request: an error code, or the provider that handles it. */
type ReturnDecision =
  | { readonly status: 404 | 405 | 413; readonly error: string }
  | { readonly provider: PaymentProvider; readonly arrival: PaymentArrival };

/** Routes an unverified request to its provider, or to an error. */
export function decideReturn(
  { method, url, body }: ReturnRequest,
  providerByName: (name: string) => PaymentProvider | null,
): ReturnDecision {
  if (method !== 'GET' && method !== 'POST') return { status: 405, error: 'method-not-allowed' };
  if (body.byteLength > MAX_BODY_BYTES) return { status: 413, error: 'body-too-large' };
  const [path = '', ...query] = url.split('?');
  const provider = providerByName(providerIn(path, 'return'));
  if (!provider) return { status: 404, error: 'unknown-provider' };
  return { provider, arrival: { method, query: new URLSearchParams(query.join('?')), body } };
}

/**
 * Where a payment provider redirects the shopper: `/api/pay/return/{provider}?o={orderId}`, a GET or a cross-site POST
 * without any identity. Returns `303` to `/return`, or JSON `{ error }` with 404 (unknown provider), 405 or 413. The
 * browser's data is only a trigger: the provider is queried for the payment state. Logs nothing of the request.
 * `no-store`, because Hosting's CDN otherwise caches a 404 for ten minutes.
 */
export const paymentReturn = onRequest(
  { ...httpOptions, secrets: providerSecrets },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const decision = decideReturn(
      {
        method: request.method,
        url: request.originalUrl,
        body: request.rawBody ?? Buffer.alloc(0),
      },
      providerNamed,
    );
    if ('error' in decision) {
      if (decision.status === 405) response.set('Allow', 'GET, POST');
      response.status(decision.status).json({ error: decision.error });
      return;
    }
    response.redirect(303, await receiveReturn(decision.provider, decision.arrival, Date.now()));
  },
);

/**
 * Applies what the provider knows of the order's payment, and returns the shop path to redirect to, whatever the
 * outcome. `now` is epoch milliseconds.
 */
export async function receiveReturn(
  provider: PaymentProvider,
  arrival: PaymentArrival,
  now: number,
): Promise<string> {
  const orderId = arrival.query.get('o') ?? '';
  if (!isOrderId(orderId)) return paths.paymentReturn();
  const page = paths.paymentReturn(orderId);
  try {
    const transaction = parseDocument(
      await refs.transaction(orderId).get(),
      TransactionSchema,
      'tid',
    );
    if (!transaction || transaction.provider !== provider.name) return page;
    const { providerOrderId } = transaction;
    if (providerOrderId === '') return page;
    const proof = provider.readReturn(arrival, providerOrderId);
    if (proof === 'forged') {
      log('forged-return', { orderId }, 'warn');
      return page;
    }
    // Anyone can repeat a return. One query serves all returns of the interval, because it fetches the complete facts.
    const limit = { most: 1, windowMs: INTERVAL_MS, now };
    const counter = proof === 'signed' ? 'signed-return' : 'return';
    if (!(await withinRateLimit(counter, orderId, limit))) return page;
    const { isAnswered, order } = await refreshFacts(transaction, { now, event: EVENT, provider });
    if (order) await noteTestStep(order, 'return', now);
    if (isAnswered) await askRefunds(orderId, now);
  } catch (error) {
    // The page that the shopper is sent to listens to the order. The webhook or the sweep applies what failed here.
    log(EVENT, { orderId, ...errorInfo(error) }, 'warn');
  }
  return page;
}
