import type { PayoutRefusal } from '#domain/refund/order-payout.ts';
import { returnRefusals } from './returns.ts';

/** The words about refunds that are sent by hand. Amounts, days and numbers arrive as text. */
export const payoutWords = {
  title: 'Payouts',
  lead: 'Refunds of orders that were paid in cash or by bank transfer. The owner sends the money with the bank’s app or file, then marks each as paid with the bank’s reference.',
  ownersOnly: 'Only owners see account details and mark payouts as paid.',
  caption: 'Refunds to send',
  none: 'No refund has to be sent by hand.',
  columns: {
    order: 'Order',
    amount: 'Amount',
    since: 'Owed since',
    payee: 'Send to',
    act: 'Actions',
  },
  asked: (day: string) => `Not known yet. Asked on ${day}`,
  show: 'Show account details',
  showing: 'Loading…',
  shown: 'Account details are shown below. This was recorded in the audit log.',
  file: 'Download CSV for the bank',
  fileName: (day: string) => `payouts-${day}.csv`,
  fileHint:
    'One row for each payout whose account is known: mode, beneficiary, account number, IFSC, UPI ID, amount in rupees, order number. Delete the file once the bank has it.',
  saved: (count: number) => (count === 1 ? '1 payout in the file' : `${count} payouts in the file`),
  account: (holder: string, number: string, ifsc: string) => `${holder}, ${number}, ${ifsc}`,
  pay: 'Mark as paid',
  payOf: (number: string) => `Mark as paid: ${number}`,
  ask: (amount: string, payee: string) =>
    `Send ${amount} to ${payee} first. Then record it here: the customer is emailed the reference, the refund gets its credit note, and the account details are deleted once nothing else is due.`,
  paying: 'Saving…',
  cancel: 'Cancel',
  paid: (number: string) => `Paid. Order ${number} is refunded.`,
  used: (number: string) =>
    `This reference has already paid order ${number}. Nothing was changed. Please check it in the bank statement.`,
  refusals: {
    ...returnRefusals,
    'not-due':
      'This refund is no longer owed, or is recorded with another reference. Check the order first.',
    'no-payee': 'The account details are gone or not given yet. The customer is asked for them.',
    changed:
      'The amount or the account has changed since you opened the list. Check both before you send money.',
  } satisfies Record<PayoutRefusal | 'not-found', string>,
  link: 'Open Payouts',
  goesTo: (payee: string) => `The customer wants the refund sent to ${payee}.`,
  notKnown:
    'The customer has not said yet where to send the refund. They are asked on the order’s page and by email.',
} as const;

/** What the journal of an order says about them. */
export const payoutEvents: Readonly<Record<string, string>> = {
  payee: 'Refund details given',
  'payee-expired': 'Refund details deleted: not needed in time',
  payout: 'Refund sent by hand',
};
