import type { OrderState, Transition } from '#domain/order/order-change.ts';
import { currentDisputes, isPending } from '#domain/payment/dispute.ts';
import { moneyOf } from '#domain/payment/transaction-money.ts';
import { aDispute } from '../fixtures/order-states.ts';
import { tryStep } from '../fixtures/order-steps.ts';
import type { RandomStep } from './random-history.ts';

const PHASES = ['chargeback', 'pre_arbitration', 'arbitration'] as const;

/** Part of a refund's key. A lost dispute may drop a refund, whose key nobody uses again. */
export function refundKey({ transaction }: OrderState, { n }: RandomStep): string {
  return `${n}_${transaction.disputes.filter(({ state }) => state === 'lost').length}`;
}

/** The bank decides the open phase of the dispute, or begins the next one, about the whole payment or a part of it. */
export function disputed(
  state: OrderState,
  { ruling, restock, part }: RandomStep,
): Transition | { readonly refusal: string } {
  const { order, transaction } = state;
  const { disputes, amountPaise: total } = transaction;
  const pending = currentDisputes(disputes).find(isPending);
  const phase = pending?.phase ?? PHASES[disputes.length];
  if (order.method !== 'online' || !phase) return { refusal: 'nothing' };
  // `closed-order.test.ts` has what follows when a bank gives back the money of a closed order.
  if (
    !pending &&
    ['cancelled', 'returned'].includes(order.status) &&
    moneyOf(transaction).disputeLost
  ) {
    return { refusal: 'nothing' };
  }
  const amount = pending?.amount ?? (restock ? total : Math.ceil((total * part) / 100));
  return tryStep(state, aDispute(ruling, phase, 'disp_A', amount));
}
