import type { CheckoutAnswer } from '#domain/checkout/checkout.ts';
import type { Visit } from './visit.ts';

/** A checkout answer with a placed order. */
export type Ordered = Extract<CheckoutAnswer, { outcome: 'ordered' }>;

/** Delay before each retry of a busy checkout, as on the shop's page (milliseconds). */
const BUSY_MS = [1_200, 3_000];

/** Refusals that a well-behaved shopper may get. */
const FAIR = new Set(['stock', 'open-orders', 'cod', 'prepay']);

/** How often a shopper presses again without a response; each time counts as an error of the step. */
const PRESSES = 2;

/**
 * Calls the checkout, and retries where it is busy or does not respond, as the shop's page does. Null when it stays
 * busy.
 */
export async function askCheckout(
  visit: Visit,
  step: string,
  request: object,
): Promise<CheckoutAnswer | null> {
  for (let tries = 0; ; tries += 1) {
    const answer = await answered(visit, step, request).catch((error: unknown) => {
      if (tries < PRESSES && isOutcomeUnknown(error)) return null;
      throw error;
    });
    if (answer === null) continue;
    if (answer.outcome !== 'refused') return answer;
    const { reason } = answer.refusal;
    visit.shopperLog.refusals.set(reason, (visit.shopperLog.refusals.get(reason) ?? 0) + 1);
    if (reason !== 'busy') return answer;
    const wait = BUSY_MS[tries];
    if (wait === undefined) return null;
    await new Promise((over) => setTimeout(over, wait));
  }
}

function answered({ watch, visitor }: Visit, step: string, request: object) {
  return watch.time(step, async () => {
    const response = await visitor
      .call<CheckoutAnswer>('startCheckout', request)
      .catch((error: unknown) => {
        if (codeOf(error) === 'functions/aborted') return BUSY;
        throw error;
      });
    const reason = response.outcome === 'refused' ? response.refusal.reason : null;
    if (reason !== null && reason !== 'busy' && !FAIR.has(reason)) {
      throw new Error(`refused: ${reason}`);
    }
    return response;
  });
}

const BUSY = { outcome: 'refused', refusal: { reason: 'busy' } } as const;

/** Whether the outcome of a request is unknown. */
function isOutcomeUnknown(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return /^functions\/(?:deadline-exceeded|internal|unavailable|unknown)$/u.test(codeOf(cause));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Reopens the payment of an unpaid order; null when the checkout stays busy. */
export async function reopened(visit: Visit, { orderId }: Ordered): Promise<Ordered | null> {
  const answer = await askCheckout(visit, 'pay again', { ask: 'pay', orderId });
  return answer?.outcome === 'ordered' ? answer : null;
}

/** Cancels an order as its shopper. */
export async function cancel(visit: Visit, { orderId, totals }: Ordered): Promise<void> {
  const { totalPaise } = totals;
  // Until a response arrives, the order's status is unknown.
  visit.shopperLog.orders.set(orderId, { totalPaise, status: null });
  await visit.watch.time('cancel the order', async () => {
    const answer = await visit.visitor.call<{ outcome: string }>('cancelOrder', { orderId });
    if (answer.outcome !== 'moved') throw new Error(JSON.stringify(answer));
  });
  visit.shopperLog.orders.set(orderId, { totalPaise, status: 'cancelled' });
}
