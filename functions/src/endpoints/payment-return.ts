import { onRequest } from 'firebase-functions/v2/https';
import { isOrderId } from '../../../src/domain/order/order.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { TransactionSchema } from '../../../src/domain/payment/transaction.ts';
import { errorInfo } from '../shared/error-info.ts';
import type { PaymentArrival, PaymentProvider } from '../payments/gateway/provider.ts';
import { providerNamed, providerSecrets } from '../payments/gateway/providers.ts';
import { httpOptions, MAX_BODY_BYTES, providerIn } from '../shared/http.ts';
import { log } from '../shared/log.ts';
import { applyPaymentFacts } from '../orders/orders.ts';
import { askRefunds } from '../payments/refunds.ts';
import { refs, parseDocument } from '../shared/store.ts';
import { noteTestStep } from '../checkout/test-order.ts';

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
  known: (name: string) => PaymentProvider | null,
): ReturnDecision {
  if (method !== 'GET' && method !== 'POST') return { status: 405, error: 'method-not-allowed' };
  if (body.byteLength > MAX_BODY_BYTES) return { status: 413, error: 'body-too-large' };
  const [path = '', ...query] = url.split('?');
  const provider = known(providerIn(path, 'return'));
  if (!provider) return { status: 404, error: 'unknown-provider' };
  return { provider, arrival: { method, query: new URLSearchParams(query.join('?')), body } };
}

/**
 * Where a payment provider sends the shopper back to: `/api/pay/return/{provider}?o={orderId}`, a GET or a cross-site POST
 * without any identity. Answers `303` to `/return`, or JSON `{ error }` with 404 (unknown provider), 405 or 413. What the
 * browser brings only opens or shuts the door: what happened is asked of the provider. Nothing of the request is logged.
 * `no-store`, because Hosting's network keeps a 404 for ten minutes otherwise.
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
    response.redirect(303, await receiveReturn(decision.provider, decision.arrival));
  },
);

/** Takes the arrival in and answers with the shop's path where the shopper goes on, whatever the arrival was. */
async function receiveReturn(provider: PaymentProvider, arrival: PaymentArrival): Promise<string> {
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
    if (provider.readReturn(arrival, providerOrderId) === 'forged') {
      log('forged-return', { orderId }, 'warn');
      return page;
    }
    const now = Date.now();
    const taken = await applyPaymentFacts(orderId, await provider.fetchFacts(providerOrderId), {
      now,
    });
    if (taken !== null && taken !== 'seen') await noteTestStep(taken.state.order, 'return', now);
    await askRefunds(orderId, now);
  } catch (error) {
    // The page listens to the order; the webhook and the sweep bring what is missing here.
    log('return-not-settled', { orderId, ...errorInfo(error) }, 'warn');
  }
  return page;
}
