import type { CheckoutAnswer } from '#domain/checkout/checkout.ts';
import type { Visit } from './visit.ts';

/** An answer that an order was made. */
export type Ordered = Extract<CheckoutAnswer, { outcome: 'ordered' }>;

/** How long a page waits before it asks again where many order at once, as the shop's does (milliseconds). */
const BUSY_MS = [1_200, 3_000];

/** What may be answered to a shopper who does nothing wrong. */
const FAIR = new Set(['stock', 'open-orders', 'cod', 'prepay']);

/** How often a shopper presses again after hearing nothing; each time is an error of the step. */
const PRESSES = 2;

/**
 * Asks the checkout, and the same again where it is busy or nothing is heard, as the shop's page does. Null when it stays
 * busy.
 */
export async function asked(
  visit: Visit,
  step: string,
  request: object,
): Promise<CheckoutAnswer | null> {
  for (let tries = 0; ; tries += 1) {
    const answer = await answered(visit, step, request).catch((error: unknown) => {
      if (tries < PRESSES && isUnheard(error)) return null;
      throw error;
    });
    if (answer === null) continue;
    if (answer.outcome !== 'refused') return answer;
    const { reason } = answer.refusal;
    visit.told.refusals.set(reason, (visit.told.refusals.get(reason) ?? 0) + 1);
    if (reason !== 'busy') return answer;
    const wait = BUSY_MS[tries];
    if (wait === undefined) return null;
    await new Promise((over) => setTimeout(over, wait));
  }
}

function answered({ watch, visitor }: Visit, step: string, request: object) {
  return watch.time(step, async () => {
    const told = await visitor
      .call<CheckoutAnswer>('startCheckout', request)
      .catch((error: unknown) => {
        if (codeOf(error) === 'functions/aborted') return BUSY;
        throw error;
      });
    const reason = told.outcome === 'refused' ? told.refusal.reason : null;
    if (reason !== null && reason !== 'busy' && !FAIR.has(reason)) {
      throw new Error(`refused: ${reason}`);
    }
    return told;
  });
}

const BUSY = { outcome: 'refused', refusal: { reason: 'busy' } } as const;

/** Whether nobody knows what became of a request. */
function isUnheard(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return /^functions\/(?:deadline-exceeded|internal|unavailable|unknown)$/u.test(codeOf(cause));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Opens the payment of an order that waits, again; null when the checkout stays busy. */
export async function reopened(visit: Visit, { orderId }: Ordered): Promise<Ordered | null> {
  const answer = await asked(visit, 'pay again', { ask: 'pay', orderId });
  return answer?.outcome === 'ordered' ? answer : null;
}

/** The shopper takes an order back. */
export async function cancel(visit: Visit, { orderId, totals }: Ordered): Promise<void> {
  const { totalPaise } = totals;
  // Until an answer comes nobody knows where it stands.
  visit.told.orders.set(orderId, { totalPaise, status: null });
  await visit.watch.time('cancel the order', async () => {
    const answer = await visit.visitor.call<{ outcome: string }>('cancelOrder', { orderId });
    if (answer.outcome !== 'moved') throw new Error(JSON.stringify(answer));
  });
  visit.told.orders.set(orderId, { totalPaise, status: 'cancelled' });
}
