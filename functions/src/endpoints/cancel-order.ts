import * as v from 'valibot';
import type { CancelAnswer, CancelRefusal } from '../../../src/domain/order/order-command.ts';
import { applyMove } from '../../../src/domain/order/order-move.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { callable } from '../shared/callable.ts';
import { errorInfo } from '../shared/error-info.ts';
import { GatewayError } from '../payments/gateway/provider.ts';
import { providerNamed, providerSecrets } from '../payments/gateway/providers.ts';
import { type Customer, mailCounter, readCounters } from '../checkout/limits.ts';
import { log } from '../shared/log.ts';
import { transitionAnswer } from '../orders/move-answer.ts';
import { transitionOrder, readOrder, applyPaymentFacts } from '../orders/orders.ts';
import { askRefunds } from '../payments/refunds.ts';
import { store } from '../shared/store.ts';

/**
 * A shopper cancels an order of their own while it may be: `{ orderId }`, at `/api/cancelOrder`. Answers the status it has
 * now, or why not; an order of somebody else is `not-found`, as one that does not exist. What was paid goes back. One that
 * is over already, cancelled or expired, stays so and is no refusal, so that it can be asked again. With `onlyIfUnpaid`
 * an order that has been paid meanwhile, or whose bank has agreed, stays: the answer is the refusal `paid`.
 */
export const cancelOrder = callable(
  {
    name: 'cancelOrder',
    schema: v.strictObject({
      orderId: OrderId,
      onlyIfUnpaid: v.optional(v.boolean(), false),
    }),
    who: 'person',
    options: { secrets: providerSecrets },
  },
  ({ orderId, onlyIfUnpaid }, caller) => cancelOwn(orderId, caller, Date.now(), { onlyIfUnpaid }),
);

/**
 * Cancels an order for its shopper, and asks for what was paid. Cancelling is limited per uid; over the limit of mails the
 * order is cancelled without its mail. `now` is epoch milliseconds. `onlyIfUnpaid` is for a shopper who was told that
 * nothing is charged: the provider is asked first, and a payment that it knows of wins.
 */
export async function cancelOwn(
  orderId: string,
  customer: Customer,
  now: number,
  { onlyIfUnpaid = false }: { readonly onlyIfUnpaid?: boolean } = {},
): Promise<CancelAnswer> {
  const { uid } = customer;
  if (onlyIfUnpaid) await takeUnseenPayment(orderId, uid, now);
  let counters: readonly { count(): void }[] = [];
  let mailWithheld = false;
  const changed = await transitionOrder<{ refusal: CancelRefusal }>(
    orderId,
    async (state, writing) => {
      if (state.order.uid !== uid) return { refusal: 'not-found' };
      const { status, email } = state.order;
      // Asked again after an answer was lost, or a moment after the clock: it is over already.
      if (status === 'cancelled' || status === 'expired') return { state, effects: [] };
      if (onlyIfUnpaid && state.order.payment.state !== 'unpaid') return { refusal: 'paid' };
      const advance = applyMove(state, { move: 'cancel', actor: 'shopper' }, now);
      if ('refusal' in advance) return advance;
      const cancels = await readCounters(writing, [{ limit: 'cancels', of: uid }], now);
      if (cancels.some(({ allowed }) => !allowed)) return { refusal: 'too-many' };
      const mail = await mailCounter(writing, { to: email, customer }, now);
      mailWithheld = !mail.allowed;
      counters = mailWithheld ? cancels : [...cancels, mail];
      return mailWithheld
        ? { ...advance, effects: advance.effects.filter(({ effect }) => effect !== 'mail') }
        : advance;
    },
    () => ({ what: 'cancel', actor: 'shopper', by: uid }),
    {
      now,
      also() {
        for (const counter of counters) counter.count();
      },
    },
  );
  if (mailWithheld) log('mail-withheld', { orderId, kind: 'cancelled' }, 'warn');
  if (changed !== null && !('refusal' in changed)) await askRefunds(orderId, now);
  return transitionAnswer(changed);
}

/**
 * Applies what the provider knows of an unpaid order before its webhook has arrived. A provider that does not answer
 * does not keep the order from being cancelled: a payment that turns up later is refunded in full.
 */
async function takeUnseenPayment(orderId: string, uid: string, now: number): Promise<void> {
  const state = await store().runTransaction((reading) => readOrder(reading, orderId), {
    readOnly: true,
  });
  if (state?.order.uid !== uid || state.order.status !== 'pending-payment') return;
  const { provider: name, providerOrderId } = state.transaction;
  const provider = providerNamed(name);
  if (!provider || providerOrderId === '') return;
  try {
    await applyPaymentFacts(orderId, await provider.fetchFacts(providerOrderId), { now });
    await askRefunds(orderId, now);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log('cancel-without-provider', { orderId, ...errorInfo(error) }, 'warn');
  }
}
