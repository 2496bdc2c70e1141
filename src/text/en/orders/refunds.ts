import { PROMISES } from '#domain/checkout/policy.ts';
import { formatMoney, paise } from '#domain/money/money.ts';
import type { RefundFact } from '#domain/own-order/refund-facts.ts';
import { bankTransfer } from './bank-transfer.ts';
import { formatDay } from '../dates.ts';
import { workingDays } from '../shop/working-days.ts';

/** What becomes of money that is still under way to a closed order. */
const nothingPaid: Readonly<
  Record<Extract<RefundFact, { fact: 'nothing' }>['awaits'], readonly string[]>
> = {
  nothing: [],
  bank: ['If any money left your account, your bank will return it automatically.'],
  transfer: [bankTransfer.byHand?.closed ?? ''],
};

/** When a refund that was sent shows in an account. */
export const refundReaches = `It should reach your account within ${PROMISES.refundArrivalDays} working days.`;

/** A refund that has not arrived by then. */
const refundOverdue =
  'It should have arrived by now: get help with this order, and we’ll find it with your bank.';

const ACCOUNTS: Readonly<Record<string, string>> = {
  upi: 'your UPI account',
  card: 'your card',
  emi: 'your card',
  netbanking: 'your bank account',
  bank_transfer: 'your bank account',
  wallet: 'your wallet',
  cardless_emi: 'your EMI account',
  paylater: 'your pay later account',
};

/** Where a refund goes, by the provider's name of the instrument; empty for what staff return themselves. */
function accountOf(instrument: string): string {
  if (instrument === '') return 'you';
  return (Object.hasOwn(ACCOUNTS, instrument) && ACCOUNTS[instrument]) || 'your payment method';
}

/** What happens to a customer's money, in a sentence or two. */
export function refundSentence(fact: RefundFact): string {
  switch (fact.fact) {
    case 'done':
      return doneSentence(fact);
    case 'pending': {
      const since = fact.since === null ? '' : ` since ${formatDay(fact.since)}`;
      return `${formatMoney(fact.amountPaise)} has been on its way to ${accountOf(fact.instrument)}${since}. ${fact.isOverdue ? refundOverdue : refundReaches}${extra(fact)}`;
    }
    case 'waiting':
      return `We’ll refund ${formatMoney(fact.amountPaise)} once your bank has finished reviewing the payment.`;
    case 'failed':
      return refundFailed(formatMoney(fact.amountPaise));
    case 'by-hand':
      return fact.payee === ''
        ? `We owe you ${formatMoney(fact.amountPaise)}. Please tell us on this page where to send it: we send it within ${workingDays(fact.refundDays)} of that.`
        : `We’ll send ${formatMoney(fact.amountPaise)} to ${fact.payee} within ${workingDays(fact.refundDays)}.`;
    case 'reversed':
      return fact.isPart
        ? `Your bank has reversed ${formatMoney(fact.amountPaise)} of this payment.`
        : 'Your bank has reversed this payment.';
    case 'nothing':
      return ['Nothing was paid for this order.', ...nothingPaid[fact.awaits]].join(' ');
  }
}

/** A refund that could not be sent. */
export function refundFailed(amount: string): string {
  return `We couldn’t send your refund of ${amount} yet. We’re on it, and this page shows when it is sent.`;
}

function doneSentence(fact: Extract<RefundFact, { fact: 'done' }>): string {
  const { amountPaise, leftPaise, at, refunds, instrument, paidTo } = fact;
  const paid = paise(amountPaise + leftPaise);
  const sum = formatMoney(amountPaise);
  const amount = leftPaise > 0 ? `${sum} of ${formatMoney(paid)}` : sum;
  const isSeveral = refunds.length > 1;
  const parts = isSeveral ? ` in ${refunds.length} parts` : '';
  const day = at === null ? '' : `${isSeveral ? ', the last' : ''} on ${formatDay(at)}`;
  const reference = isSeveral ? '' : (refunds[0]?.reference ?? '');
  return `${amount} refunded to ${paidTo || accountOf(instrument)}${parts}${day}${reference && `, reference ${reference}`}.${extra(fact)}`;
}

function extra({ isExtra }: { readonly isExtra: boolean }): string {
  return isExtra ? ' Your order did not need this payment.' : '';
}
