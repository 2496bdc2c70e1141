import { refundReaches } from './refunds.ts';

/** Why a payment did not go through, by the provider's code, and what helps. */
const reasons: Readonly<Record<string, string>> = {
  payment_timed_out: 'It took too long and timed out.',
  insufficient_funds: 'There was not enough balance in your account or card.',
  payment_cancelled: 'It was cancelled before it was complete.',
  card_declined: 'Your bank declined the card. Another card or UPI usually works.',
  payment_declined: 'Your bank declined the payment. Another payment method usually works.',
  card_disabled_for_online_payments:
    'This card is not enabled for online payments. You can enable it in your bank’s app, or use another card.',
  gateway_technical_error: 'A bank could not be reached. Please try again in a minute.',
  bank_technical_error: 'Your bank could not be reached. Please try again in a minute.',
  authentication_failed: 'Your bank could not verify you.',
  card_number_invalid: 'The card number was incorrect.',
  invalid_otp: 'The OTP was incorrect.',
  incorrect_otp: 'The OTP was incorrect.',
  incorrect_cvv: 'The CVV was incorrect.',
  card_expired: 'The card has expired.',
  incorrect_card_expiry_date: 'The card’s expiry date was incorrect.',
  transaction_limit_exceeded: 'It was above the limit of your account or card.',
  incorrect_pin: 'The UPI PIN was incorrect.',
  payment_session_expired: 'The payment page was open for too long.',
};

/** Why a payment did not go through, in a sentence. */
export function reasonSentence(reason: string): string {
  return (
    (Object.hasOwn(reasons, reason) ? reasons[reason] : undefined) ??
    'Your bank did not give a reason.'
  );
}

/** The words of the page that people come back to from paying. Amounts arrive as text. */
export const words = {
  title: 'Your payment',
  loading: 'Checking your payment…',
  offline:
    'You’re offline. Your payment is not affected; this page updates when you’re back online.',
  order: (number: string, total: string) => `Order ${number}, ${total}`,
  paid: { title: 'Payment received', text: 'Taking you to your order…' },
  waiting: {
    title: 'Waiting for your bank',
    text: 'With UPI and netbanking this can take a few minutes. This page updates as soon as we hear from your bank. Please don’t pay again.',
    leave:
      'You can leave this page. We’ll email you when we receive your payment. If we don’t receive it, your order is not shipped and your bank returns any money deducted.',
    late: 'This is taking longer than usual. You don’t have to wait here: we’ll email you if your payment arrives or fails.',
    mail: (email: string) => `We’ll email ${email}.`,
    again: 'I haven’t paid yet',
    againHint: 'Only if you left the payment page without paying.',
  },
  authorized: {
    title: 'Payment authorised',
    text: 'We’re confirming your payment, which usually takes a few seconds. Please don’t pay again.',
  },
  failed: {
    title: 'Payment failed',
    nothing: 'If any money left your account, your bank will return it automatically.',
    minutes: (count: number) =>
      count === 1
        ? 'We’re holding your order for one more minute.'
        : count >= 120
          ? `We’re holding your order for ${Math.floor(count / 60)} more hours.`
          : `We’re holding your order for ${count} more minutes.`,
  },
  unpaid: {
    title: 'You haven’t paid yet',
    text: 'You left the payment page without paying.',
  },
  overdue: {
    title: 'The time to pay is over',
    text: 'We’re no longer holding the products for this order. If you paid in the last few minutes, we’ll email you. Otherwise you are not charged.',
  },
  expired: {
    title: 'Payment expired',
    text: 'We didn’t receive your payment, so the order was cancelled. If your payment still reaches us, we’ll ship the order if everything is in stock, or refund you.',
  },
  cancelled: {
    title: 'This order is cancelled',
    text: 'It will not be shipped. Anything you paid is refunded to your original payment method.',
  },
  late: {
    title: 'Your payment was late',
    text: (amount: string) =>
      `Your payment of ${amount} reached us after this order was closed. We’re refunding the full amount. ${refundReaches} You don’t need to do anything.`,
    done: (amount: string) =>
      `Your payment of ${amount} reached us after this order was closed. We have refunded the full amount. ${refundReaches}`,
  },
  sendBackFailed: (amount: string) =>
    `We received ${amount} that your order did not need. We couldn’t send your refund yet. We’re on it, and your order’s page shows when it is sent.`,
  mismatch: {
    title: 'We received a different amount',
    text: (amount: string) =>
      `We received ${amount}, which is not the total of this order. We’re refunding the full amount. ${refundReaches} Please write to us if you don’t know why.`,
    done: (amount: string) =>
      `We received ${amount}, which is not the total of this order. We have refunded the full amount. ${refundReaches}`,
  },
  byHand: {
    copy: (name: string) => `Copy: ${name}`,
    copied: 'Copied.',
    copyFailed: 'Please copy it manually:',
  },
  ways: {
    retry: (total: string) => `Try again: pay ${total}`,
    pay: (total: string) => `Pay ${total}`,
    opening: 'Opening the payment page…',
    until: (time: string) => `We’re holding your order until ${time}.`,
    other: 'Choose another payment method',
    otherHint:
      'To change the method, we cancel this unpaid order and bring everything back to checkout.',
    cancelling: 'One moment…',
    cancel: 'Cancel order',
    order: 'View order',
    orderOrCancel: 'View or cancel this order',
    shop: 'Continue shopping',
    write: 'Write to us',
  },
} as const;
