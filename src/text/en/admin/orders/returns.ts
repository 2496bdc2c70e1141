import type { ReturnStepName, ReturnStepRefusal } from '#domain/order/move-return.ts';
import { MOST_RETURNS } from '#domain/order/request-return.ts';
import type { ReturnAnswer } from '#domain/order/return-command.ts';
import { OVERDUE_DAYS } from '#domain/return/returned-parcel.ts';
import type { ReturnCondition, ReturnState } from '#domain/return/return-request.ts';
import { returnWords as shopperWords } from '../../orders/returns.ts';
import { refusalWords } from '../order-moves.ts';

/** Where a return request stands, as staff say it. */
export const returnStateWords: Readonly<Record<ReturnState, string>> = {
  requested: 'To decide',
  approved: 'Approved, not back yet',
  refused: 'Refused',
  sent: 'On its way back',
  received: 'Received, to refund or replace',
  refunded: 'Refunded',
  replaced: 'Replaced',
};

/** Why a step of a return was refused. */
export const returnRefusals: Readonly<Record<ReturnStepRefusal | 'not-found', string>> = {
  ...refusalWords,
  'unknown-return': 'This order has no such return request. Please reload it.',
  'not-now': 'This request has changed. Please reload it.',
  'not-as-requested': 'More was received than was asked for. Please check the numbers.',
  'out-of-stock': 'Not enough in stock for a replacement. Refund it, or restock first.',
  'already-refunded':
    'The price of these items was refunded already, so they are not sent again. Close the request instead.',
  'nothing-accepted': 'Nothing was accepted: refuse the request instead, with the reason.',
};

/** Why a return was not opened. */
export const openingRefusals: Readonly<
  Record<Extract<ReturnAnswer, { outcome: 'refused' }>['refusal'], string>
> = {
  ...shopperWords.refusals,
  'not-found': 'This order is not there, or your role may not open a return.',
  'unknown-line': 'This order has changed. Please reload it.',
  'too-many-pieces':
    'Some of these items are already returned or in another return. Please check the numbers.',
  'too-many-requests': `This order already has ${MOST_RETURNS} returns, the most that one can have.`,
  'key-used': 'This return was already opened. Please reload the order.',
};

/** The words about return requests in the staff area. Amounts, days and moments arrive as text. */
export const returnWords = {
  title: 'Returns',
  gone: (count: number, all: number) => `${count} of ${all} refunded or returned`,
  ticket: (ticket: string) => `Ticket ${ticket}`,
  item: (count: number, title: string) => `${count} × ${title}`,
  requested: (moment: string) => `Requested ${moment}`,
  opened: (moment: string) => `Opened by staff ${moment}`,
  decideBy: (moment: string) => `Decide by ${moment}`,
  settleBy: (day: string) => `Settle by ${day}`,
  overdue: 'overdue',
  payer: { shop: 'We pay for the way back', shopper: 'The customer pays for the way back' },
  batch: (batch: string) => `Batch ${batch}`,
  photo: (place: number) => `Customer’s photo ${place}`,
  replacement: (moment: string, parcel: string) => `Replacement sent ${moment}: ${parcel}`,
  note: (note: string) => `To the customer: ${note}`,
  received: (count: number, title: string, condition: string, stock: string) =>
    `${count} × ${title}: ${condition}, ${stock}`,
  backInStock: 'back in stock',
  notInStock: 'not in stock',
  refund: (amount: string) => `Refund ${amount}`,
  steps: {
    approve: 'Approve',
    refuse: 'Refuse',
    send: 'Mark on its way',
    receive: 'Receive',
    replace: 'Send a replacement',
  } satisfies Record<Exclude<ReturnStepName, 'refund'>, string>,
  asks: {
    approve: 'The customer is emailed how to send it back, or when it is collected.',
    refuse: 'The customer is emailed the reason. The items can be asked for again.',
    send: 'The items were handed over or collected. The customer is not emailed.',
    receive:
      'Accepted items leave the order; a refund follows as the next step. The customer is emailed.',
    refund: (amount: string) =>
      `${amount}: what the accepted items cost after their discount. The credit note names the items.`,
    byHand: 'Return the money to the customer first, then record it here.',
    replace:
      'The accepted items are taken from stock and sent again. Nothing is refunded. The customer is emailed the tracking number.',
    nothing: 'These items cost nothing, so there is nothing to refund.',
  },
  approveNote: 'Message to the customer',
  approveHint:
    'The return address, or the day of the pickup. For goods that stay: “No need to send it back.”',
  refuseNote: 'Reason',
  refuseHint: 'The customer reads it.',
  whereMissing: 'Tell the customer where to send it, when it is collected, or that it stays.',
  whyMissing: 'Enter a reason of at least 3 letters.',
  tooLong: 'This is too long.',
  accepted: (title: string) => `Accepted: ${title}`,
  condition: 'Condition',
  conditions: {
    sealed: 'Unopened',
    opened: 'Opened',
    damaged: 'Damaged',
    'not-sent': 'Not sent back',
  } satisfies Record<ReturnCondition, string>,
  stock: 'Stock',
  restock: 'Can be sold again: add to stock',
  noRestock: 'Can’t be sold again',
  optional: 'optional',
  opening: {
    action: 'Open a return',
    lead: 'For a customer who has phoned or written to you. The customer is emailed the ticket number. Then approve or refuse it like any other return.',
    sealed: 'Are the seal and the pack unopened?',
    sealedHint: 'What the customer says. You check the pack when it is back.',
    late: 'The customer can no longer ask for this on the order’s page. You can still open the return.',
    text: 'What the customer told you',
    textHint: 'Your team reads it. It is part of the customer’s data, so keep to the facts.',
    confirm: 'Open the return',
    opened: (ticket: string) => `Return ${ticket} opened. Next, approve or refuse it.`,
  },
  done: (state: string) => `Done. The return is now: ${state}.`,
  open: (count: number, isAll: boolean) =>
    count === 1 ? '1 open return' : `${isAll ? count : `${count} or more`} open returns`,
  filterOpen: 'Open requests',
  filterOverdue: `Parcels not back after ${OVERDUE_DAYS} days`,
} as const;
