import type { PhotoRemovalAnswer, ReturnPhotoAnswer } from '#domain/order/return-command.ts';
import type { ReturnRefusal } from '#domain/order/request-return.ts';
import { photoWords } from '../site/photos.ts';
import { PROMISES } from '#domain/checkout/policy.ts';
import type { CheckedReturn, ReturnFormFault, TypedReturn } from '#domain/own-order/return-form.ts';
import type { ReturnReason } from '#domain/return/return-policy.ts';
import { workingDays } from '../shop/working-days.ts';

const { acknowledgeHours } = PROMISES;

/** Why something is returned, as a shopper chooses it. */
export const reasonWords: Readonly<Record<ReturnReason, string>> = {
  damaged: 'It arrived damaged or leaking',
  wrong: 'I got the wrong product',
  incomplete: 'Something is missing',
  faulty: 'There is something wrong with it',
  expired: 'It is past its expiry date, or too close to it',
  reaction: 'My skin or body reacted to it',
  'changed-mind': 'I changed my mind',
};

/** The same reasons, named by the shop. */
export const reasonNames: Readonly<Record<ReturnReason, string>> = {
  damaged: 'Arrived damaged or leaking',
  wrong: 'Wrong product',
  incomplete: 'Something is missing',
  faulty: 'Something is wrong with it',
  expired: 'Past its expiry date, or too close to it',
  reaction: 'Skin or body reaction',
  'changed-mind': 'Change of mind',
};

/** The words about returning items of an order. Amounts and days arrive as text. */
export const returnWords = {
  title: 'Returns',
  action: 'Return an item',
  policy: 'How returns work',
  by: (day: string) => `Return by ${day}.`,
  onlyFaults: (closed: string, day: string) =>
    `The window for changing your mind closed on ${closed}. If something is wrong, tell us by ${day}.`,
  closed: (day: string) =>
    `The return window closed on ${day}. If something is wrong, please write to us.`,
  all: 'All items of this order are returned or on their way back.',
  form: {
    title: 'Return an item',
    reason: 'Reason',
    choose: 'Choose a reason',
    items: 'Items to return',
    none: 'None',
    pieces: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    sealed: 'Are the seal and the pack unopened?',
    answer: 'Choose an answer',
    yes: 'Yes, unopened',
    no: 'No, opened',
    batch: 'Batch number',
    batchHint: 'Printed on the pack. It helps us to find the cause.',
    text: 'What happened?',
    textHint: 'The more we know, the faster we can help.',
    optional: 'optional',
    photos: 'Photos',
    photosHint: (most: number) =>
      `Up to ${most}, of the item and its pack. Only you and our team can see them. We remove the location.`,
    next: 'What happens next',
    steps: (payer: 'shop' | 'shopper', refundDays: number) => [
      ...(payer === 'shop'
        ? [
            `We reply within ${acknowledgeHours} hours, by email and on this page.`,
            'We pay for the way back: we collect it, or you need not send it at all.',
          ]
        : [
            `We reply within ${acknowledgeHours} hours with the return address.`,
            'You send it back at your own cost. Please keep the courier’s receipt.',
          ]),
      `We start your refund within ${workingDays(refundDays)} of receiving it.`,
    ],
    stepByHand: 'You didn’t pay online, so we ask you next where to send your refund.',
    send: 'Request return',
    sending: 'Sending…',
    cancel: 'Cancel',
    sent: (ticket: string) => `Return requested. Your ticket number is ${ticket}.`,
    faults: {
      'no-reason': 'Choose a reason.',
      'no-items': 'Choose at least one item.',
      'not-sealed': 'Only unopened products can be returned for this reason.',
    } satisfies Record<ReturnFormFault, string>,
  },
  entry: {
    ticket: 'Ticket',
    item: (count: number, title: string) => `${count} × ${title}`,
    requested: (day: string) => `Requested on ${day}`,
    opened: (day: string) => `Opened by our team on ${day}`,
  },
  photos: {
    alt: (place: number) => `Photo ${place} of your return`,
    partly: (ticket: string) =>
      `Your return is requested, with ticket ${ticket}. Some photos are not sent yet: please send them again. You can also add them later, until we decide.`,
    refusals: {
      ...photoWords.refusals,
      'unknown-return': 'This return has changed. Please reload the page.',
      'not-now': 'We have already decided this return, so no photos can be added.',
    } satisfies Record<Extract<ReturnPhotoAnswer, { outcome: 'refused' }>['refusal'], string>,
    removal: {
      remove: 'Remove photo',
      sure: 'This deletes the photo for good.',
      confirm: 'Delete photo',
      removing: 'Deleting…',
      keep: 'Keep it',
      done: 'Photo deleted.',
    },
    removalRefusals: {
      'not-found': photoWords.refusals['not-found'],
      'unknown-return': 'This return has changed. Please reload the page.',
      'not-now':
        'We have already decided this return. Please write to us if the photo should be deleted.',
    } satisfies Record<Extract<PhotoRemovalAnswer, { outcome: 'refused' }>['refusal'], string>,
  },
  refusals: {
    'not-found': 'We can’t find this order here.',
    'not-delivered': 'Items can be returned once the order is delivered.',
    'unknown-line': 'This order has changed. Please reload the page.',
    'too-late': 'The return window for this reason has closed. Please write to us.',
    'not-sealed': 'Only unopened products can be returned for this reason.',
    'too-many-pieces': 'Some of these items are already returned or on their way back.',
    'too-many-requests': 'This order has many return requests. Please write to us.',
    'key-used': 'This request was already sent. Please reload the page.',
    'too-many': 'You’ve sent several requests in a short time. Please try again in an hour.',
  } satisfies Record<ReturnRefusal | 'not-found' | 'too-many', string>,
} as const;

/** The check of a typed return with its faults as sentences. */
export function returnFormInWords(
  checked: CheckedReturn,
):
  | { readonly ok: true; readonly value: TypedReturn }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> } {
  if (checked.ok) return checked;
  const sentences = Object.entries(checked.faults).map(([field, fault]) => [
    field,
    returnWords.form.faults[fault],
  ]);
  return { ok: false, errors: Object.fromEntries(sentences) as Record<string, string> };
}
