import type { InferOutput } from 'valibot';
import { checkPayee, isSamePayee, maskedPayee } from '../../../../src/domain/payout/payee.ts';
import { applyPayee } from '../../../../src/domain/refund/order-payout.ts';
import {
  type PayeeAnswer,
  PayeeCommandSchema,
} from '../../../../src/domain/refund/payout-command.ts';
import { isShopperOf } from '../../order-access/order-links.ts';
import { decisionOf, transitionOrder } from '../../orders/transition-order.ts';
import { readPayee, writePayee } from '../../payouts/payee-records.ts';
import { callable } from '../../platform/callable.ts';
import { type Customer, readCounters } from '../../platform/limits.ts';

type Refused = Extract<PayeeAnswer, { outcome: 'refused' }>['refusal'];

/**
 * Says where to send a refund that staff make by hand, at `/api/givePayee`: `{ orderId, payee: { kind: "upi", upi } }` or
 * `{ kind: "bank", holder, number, again, ifsc }`. For the order's customer and who opened it by a link; replaces the last
 * details until the money is sent. Answers the masked form, the faults by field, or a refusal. Rate-limited per uid.
 */
export const givePayee = callable(
  { name: 'givePayee', schema: PayeeCommandSchema, who: 'person' },
  (request, caller) => giveOwnPayee(request, caller, Date.now()),
);

/** Stores the payee of a shopper's order. The same details change nothing. `now` is epoch milliseconds. */
export async function giveOwnPayee(
  { orderId, payee: typed }: InferOutput<typeof PayeeCommandSchema>,
  { uid }: Pick<Customer, 'uid'>,
  now: number,
): Promise<PayeeAnswer> {
  const checked = checkPayee(typed);
  if (!checked.ok) return { outcome: 'wrong', faults: checked.faults };
  const payee = checked.value;
  const masked = maskedPayee(payee);
  const result = await transitionOrder<{ refusal: Refused }>(orderId, now, async (state, tx) => {
    const journal = { what: 'payee', actor: 'shopper', by: uid } as const;
    if (!(await isShopperOf(state.order, uid, { now, tx }))) return { refusal: 'not-found' };
    const transition = applyPayee(state, masked, now);
    if ('refusal' in transition) return transition;
    const known = await readPayee(tx, orderId, now);
    const isKnown = known !== null && isSamePayee(known, payee);
    if (isKnown && state.order.payout?.payee === masked) {
      return decisionOf({ state, effects: [] }, journal);
    }
    const counters = await readCounters(tx, [{ limit: 'payees', of: uid }], now);
    if (counters.some(({ allowed }) => !allowed)) return { refusal: 'too-many' };
    const counts = counters.map(({ count }) => count);
    const storePayee = (): void => writePayee(tx, orderId, { payee, now });
    return decisionOf(transition, journal, [...counts, storePayee]);
  });
  if (result === null) return { outcome: 'refused', refusal: 'not-found' };
  return 'refusal' in result
    ? { outcome: 'refused', refusal: result.refusal }
    : { outcome: 'saved', payee: masked };
}
