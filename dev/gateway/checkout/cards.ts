import type { FailureReason } from '../failures.ts';

/** A card of the test mode, and the outcome of a payment with it: success when `reason` is null. */
export interface TestCard {
  readonly number: string;
  readonly network: string;
  readonly reason: FailureReason | null;
  readonly international: boolean;
}

const good = (network: string, number: string, international = false): TestCard => ({
  number: number.replaceAll(' ', ''),
  network,
  reason: null,
  international,
});
const bad = (number: string, reason: FailureReason): TestCard => ({
  number: `41002800${number}`.replaceAll(' ', ''),
  network: 'Visa',
  reason,
  international: false,
});

/** The cards of Razorpay's test mode: https://razorpay.com/docs/payments/payments/test-card-details. */
export const TEST_CARDS: readonly TestCard[] = [
  good('Visa', '4100 2800 0000 1007'),
  good('Mastercard', '5500 6700 0000 1002'),
  good('RuPay', '6527 6589 0000 1005'),
  good('Diners', '3608 280009 1007'),
  good('Amex', '3402 560004 01007'),
  good('Mastercard, international', '5555 5555 5555 4444', true),
  good('Visa, international', '4012 8888 8888 1881', true),
  bad('0009 0000', 'payment_timed_out'),
  bad('0008 0001', 'insufficient_funds'),
  bad('0007 0002', 'payment_cancelled'),
  bad('0006 0003', 'card_declined'),
  bad('0003 0006', 'card_disabled_for_online_payments'),
  bad('0002 0007', 'gateway_technical_error'),
  bad('0000 0009', 'authentication_failed'),
  bad('0001 0008', 'card_number_invalid'),
];

/** Validation errors of a card by field; empty when it is valid. `now` is compared with the expiry. */
export function cardFaults(
  {
    number,
    expiry,
    cvv,
  }: { readonly number: string; readonly expiry: string; readonly cvv: string },
  now: Date,
): Readonly<Record<string, string>> {
  const [, month = '0', year = '0'] = /^(\d\d) ?\/? ?(?:20)?(\d\d)$/.exec(expiry.trim()) ?? [];
  const end = new Date(2000 + Number(year), Number(month), 1);
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return {
    ...(cardOf(number) ? {} : { number: 'Only test cards work here. They are listed below.' }),
    ...(isMonth && end > now ? {} : { expiry: 'Any month in the future, such as 12/30.' }),
    ...(/^\d{3,4}$/.test(cvv.trim()) ? {} : { cvv: 'Any 3 digits.' }),
  };
}

export function cardOf(number: string): TestCard | undefined {
  const digits = number.replaceAll(/[\s-]/g, '');
  return TEST_CARDS.find((card) => card.number === digits);
}
