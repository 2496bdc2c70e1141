/** What a shopper reads of a failed payment, by the reason that a shop evaluates (https://razorpay.com/docs/errors). */
export const FAILURES = {
  payment_timed_out: 'Your payment could not be completed on time. Try again.',
  insufficient_funds: 'Your account balance is too low for this payment. Try another card.',
  payment_cancelled: 'You cancelled this payment.',
  card_declined: 'Your bank declined this payment. Try another way to pay.',
  card_disabled_for_online_payments: 'This card is not enabled for online payments.',
  gateway_technical_error: 'A bank on the way could not be reached. Try again.',
  authentication_failed: 'Your bank could not confirm that it is you. Try again.',
  card_number_invalid: 'This card number does not exist.',
  invalid_otp: 'The one-time password was wrong.',
  payment_declined: 'The payment was declined. Try another way to pay.',
  order_already_paid: 'Payment already done for this order.',
} as const;

export type FailureReason = keyof typeof FAILURES;

/**
 * The outcome of a payment by card number. Cards of Razorpay's test mode:
 * https://razorpay.com/docs/payments/payments/test-card-details.
 */
export const TEST_CARDS: Readonly<Record<string, FailureReason | 'succeeds'>> = {
  '4100 2800 0000 1007': 'succeeds',
  '5500 6700 0000 1002': 'succeeds',
  '6527 6589 0000 1005': 'succeeds',
  '4100 2800 0009 0000': 'payment_timed_out',
  '4100 2800 0008 0001': 'insufficient_funds',
  '4100 2800 0007 0002': 'payment_cancelled',
  '4100 2800 0006 0003': 'card_declined',
  '4100 2800 0003 0006': 'card_disabled_for_online_payments',
  '4100 2800 0002 0007': 'gateway_technical_error',
  '4100 2800 0000 0009': 'authentication_failed',
  '4100 2800 0001 0008': 'card_number_invalid',
};
