import { PROMISES } from '#domain/checkout/policy.ts';
import type { PayeeKind } from '#domain/payout/payee.ts';
import type { PayeeAnswer } from '#domain/refund/payout-command.ts';

type Refusal = Extract<PayeeAnswer, { outcome: 'refused' }>['refusal'];

/** The words about refunds that the shop sends by hand. Amounts and days arrive as text. */
export const payoutWords = {
  title: 'Where should we send your refund?',
  titleKnown: 'Where we send your refund',
  why: 'You didn’t pay this order online, so we don’t know your account. Please give us a UPI ID or bank account.',
  safe: `We use it for this refund only, show it in part from then on, and delete it when the money is sent, or after ${PROMISES.payeeDays} days. We will never ask for your PIN, password or OTP.`,
  /** An open return whose refund is not owed yet. */
  expected: 'We need it for your refund once your return reaches us.',
  due: (amount: string) => `We owe you ${amount}.`,
  sendBy: (amount: string, payee: string, day: string) =>
    `We’ll send ${amount} to ${payee} by ${day}.`,
  sendLater: (payee: string) => `We’ll send your refund to ${payee} once your return reaches us.`,
  give: 'Add refund details',
  change: 'Change',
  changeOf: 'Change where your refund goes',
  form: {
    title: 'Your refund details',
    kind: 'Send it to',
    kinds: { upi: 'A UPI ID', bank: 'A bank account' } satisfies Record<PayeeKind, string>,
    upi: 'UPI ID',
    upiHint: 'As your UPI app shows it, such as asha@okaxis.',
    holder: 'Account holder’s name',
    number: 'Account number',
    again: 'Account number again',
    againHint: 'Type it once more, so that no digit is wrong.',
    ifsc: 'IFSC',
    ifscHint: 'On your cheque book or in your bank’s app, such as HDFC0001234.',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    saved: (payee: string) => `Saved. We’ll send your refund to ${payee}.`,
  },
  refusals: {
    'no-payout': 'This order has no refund that needs your details. Please reload the page.',
    'not-found': 'We can’t find this order here.',
    'too-many': 'You’ve changed this several times in a short time. Please try again in an hour.',
  } satisfies Record<Refusal, string>,
} as const;
