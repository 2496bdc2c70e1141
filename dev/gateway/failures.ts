import type { Failure } from './entities.ts';

const failure = (
  reason: string,
  description: string,
  source: Failure['source'] = 'customer',
  step: Failure['step'] = 'payment_authentication',
): Failure => ({
  code: source === 'gateway' ? 'GATEWAY_ERROR' : 'BAD_REQUEST_ERROR',
  description,
  source,
  step,
  reason,
});

/** Payment failures by the reason that a shop evaluates (https://razorpay.com/docs/errors). */
export const FAILURES = {
  payment_timed_out: failure(
    'payment_timed_out',
    'Your payment could not be completed on time. Try again.',
  ),
  insufficient_funds: failure(
    'insufficient_funds',
    'Your account balance is too low for this payment. Try another card or account.',
    'issuer_bank',
    'payment_authorization',
  ),
  payment_cancelled: failure('payment_cancelled', 'You cancelled this payment.'),
  card_declined: failure(
    'card_declined',
    'Your bank declined this payment. Try another way to pay.',
    'issuer_bank',
    'payment_authorization',
  ),
  card_disabled_for_online_payments: failure(
    'card_disabled_for_online_payments',
    'This card is not enabled for online payments. Ask your bank, or try another card.',
    'issuer_bank',
    'payment_authorization',
  ),
  gateway_technical_error: failure(
    'gateway_technical_error',
    'A bank on the way could not be reached. Try again.',
    'gateway',
    'payment_authorization',
  ),
  authentication_failed: failure(
    'authentication_failed',
    'Your bank could not confirm that it is you. Try again.',
    'issuer_bank',
  ),
  card_number_invalid: failure(
    'card_number_invalid',
    'This card number does not exist.',
    'customer',
    'payment_initiation',
  ),
  invalid_otp: failure('invalid_otp', 'The one-time password was wrong.'),
  payment_declined: failure(
    'payment_declined',
    'The payment was declined. Try another way to pay.',
    'bank',
    'payment_authorization',
  ),
  order_already_paid: failure(
    'order_already_paid',
    'Payment already done for this order.',
    'business',
    'payment_initiation',
  ),
} as const satisfies Record<string, Failure>;

export type FailureReason = keyof typeof FAILURES;
