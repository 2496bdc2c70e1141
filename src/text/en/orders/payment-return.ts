import { PROMISES } from '#domain/checkout/policy.ts';

const { refundWorkingDays } = PROMISES;

/** Why a payment did not go through, by the provider's code, and what helps. */
const reasons: Readonly<Record<string, string>> = {
  payment_timed_out: 'It took longer than your bank allows.',
  insufficient_funds: 'The account or card did not have enough for this payment.',
  payment_cancelled: 'It was stopped before it was finished.',
  card_declined: 'Your bank declined the card. Another card or UPI usually works.',
  payment_declined: 'Your bank declined the payment. Another way to pay usually works.',
  card_disabled_for_online_payments:
    'This card is not open for online payments. Your bank’s app can switch that on; or use another one.',
  gateway_technical_error: 'A bank on the way could not be reached. This often passes in a minute.',
  bank_technical_error: 'Your bank could not be reached. This often passes in a minute.',
  authentication_failed: 'Your bank could not confirm that it was you.',
  card_number_invalid: 'The card number was not right.',
  invalid_otp: 'The one-time password was not right.',
  incorrect_otp: 'The one-time password was not right.',
  incorrect_cvv: 'The CVV on the back of the card was not right.',
  card_expired: 'The card has expired.',
  incorrect_card_expiry_date: 'The expiry date of the card was not right.',
  transaction_limit_exceeded: 'It was above the limit of your account or card.',
  incorrect_pin: 'The UPI PIN was not right.',
  payment_session_expired: 'The payment page was open for too long.',
};

/** Why a payment did not go through, in a sentence. */
export function reasonSentence(reason: string): string {
  return (
    (Object.hasOwn(reasons, reason) ? reasons[reason] : undefined) ??
    'Your bank gave no reason that we could pass on.'
  );
}

/** The words of the page that people come back to from paying. Amounts arrive as text. */
export const words = {
  title: 'Your payment',
  loading: 'Looking at your payment…',
  offline:
    'There is no connection right now. Your payment does not depend on this page; it goes on by itself as soon as the network is back.',
  order: (number: string, total: string) => `Order ${number}, ${total}`,
  paid: { title: 'Your payment has arrived', text: 'One moment, your confirmation comes…' },
  waiting: {
    title: 'Your bank has not answered yet',
    text: 'With UPI and netbanking this can take a few minutes. This page goes on by itself as soon as we hear from your bank; you need not pay a second time.',
    leave:
      'You can leave this page at any time. When the payment has arrived we write to you; if it does not, nothing is sent, and money that has left your account comes back by itself.',
    late: 'This takes longer than usual. You need not wait here: we write to you as soon as we know.',
    mail: (email: string) => `The mail goes to ${email}.`,
    again: 'I have not paid yet',
    againHint: 'Only if you left the payment page before you had paid.',
  },
  authorized: {
    title: 'Your bank has agreed',
    text: 'The payment is being collected, which usually takes a few seconds. You need not do anything, and not pay a second time.',
  },
  failed: {
    title: 'The payment did not go through',
    nothing:
      'Nothing was charged for this try. If your account shows a debit, it comes back by itself.',
    minutes: (count: number) =>
      count === 1
        ? 'We keep your order for one more minute.'
        : `We keep your order for ${count} more minutes.`,
  },
  unpaid: {
    title: 'You haven’t paid yet',
    text: 'You left the payment page before you had paid.',
  },
  overdue: {
    title: 'The time to pay has run out',
    text: 'We no longer keep the products for this order. If you have paid in the last minutes, wait a little: we hear of it, and write to you. Otherwise nothing is charged.',
  },
  expired: {
    title: 'This order was not paid in time',
    text: 'Nothing was charged, and nothing is sent. Should a payment still arrive, we send the order if everything is there, or give the money back.',
  },
  cancelled: {
    title: 'This order is cancelled',
    text: 'Nothing is sent. What was paid goes back the way it came.',
  },
  late: {
    title: 'Your payment came too late',
    text: (amount: string) =>
      `Your order had ended, and something in it was no longer there, when ${amount} arrived. All of it goes back to you the way it came, within ${refundWorkingDays} working days. You need not do anything.`,
    done: (amount: string) =>
      `Your order had ended, and something in it was no longer there, when ${amount} arrived. All of it has been given back; banks show it within ${refundWorkingDays} working days.`,
  },
  sendBackFailed: (amount: string) =>
    `${amount} arrived that your order could not take. We couldn’t send your refund yet. We’re on it, and your order’s page shows when it is sent.`,
  mismatch: {
    title: 'Another amount arrived',
    text: (amount: string) =>
      `${amount} arrived, which is not what this order costs. All of it goes back to you, within ${refundWorkingDays} working days. Please write to us if you do not know why.`,
    done: (amount: string) =>
      `${amount} arrived, which is not what this order costs. All of it has been given back; banks show it within ${refundWorkingDays} working days.`,
  },
  ways: {
    retry: (total: string) => `Try again: pay ${total}`,
    pay: (total: string) => `Pay ${total}`,
    opening: 'Opening the payment page…',
    until: (time: string) => `We’re holding your order until ${time}.`,
    other: 'Choose another payment method',
    otherHint: 'We cancel this unpaid order and bring everything back to checkout.',
    cancelling: 'One moment…',
    cancel: 'Cancel order',
    order: 'Look at the order',
    shop: 'Continue shopping',
    write: 'Write to us',
  },
} as const;
