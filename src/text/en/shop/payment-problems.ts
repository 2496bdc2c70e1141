import type { UnpaidProblem } from '#domain/order/unpaid-order.ts';
import { ONLINE_PROVIDER, providerProfile } from '#domain/payment/providers.ts';
import { failureSentences } from '../site/failures.ts';

const { scriptHost } = providerProfile(ONLINE_PROVIDER);

/** Why an unpaid order was neither paid nor cancelled. */
export const paymentProblems: Readonly<Record<UnpaidProblem, string>> = {
  ...failureSentences,
  blocked: `The payment page could not load, often because of an ad blocker or a strict network. Allow ${scriptHost} and try again, or choose another payment method.`,
  unreached:
    'We can’t reach our payment partner right now. Your order is saved: please try again in a minute.',
  over: 'This order is no longer waiting for payment',
  paid: 'Your payment has just arrived, so the order was not cancelled.',
  'too-many':
    'You’ve cancelled several orders in a short time. You can still pay this one; to cancel it, please try again in an hour, or call us.',
  'not-cancelled': 'This order can no longer be cancelled here. Please check its status.',
};
