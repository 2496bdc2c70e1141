import type { Letter } from '#domain/mail/letter.ts';
import type { MailKind } from '#domain/mail/mail-kind.ts';
import { ORDER_ALERTS } from '#domain/order/order-alert.ts';
import { layOut } from '../../functions/src/mail/layout.ts';
import * as text from '../../src/text/server.ts';

import { AN_ORDER, ORDER_LETTERS } from './orders.ts';
import { ORDER_CHANGED_LETTERS } from './order-changed.ts';
import { PARCEL_LETTERS, TRACKING_LETTERS } from './parcels.ts';
import { REVIEW_LETTERS } from './review-request.ts';
import { RETURN_LETTERS } from './returns.ts';
import { ORDER_URL, ORIGIN, productOf, SETTINGS } from './source.ts';

const MESSAGE = { ticket: 'T-7K2M9QXD', subject: 'A broken cap' };
const ANSWER =
  'Hello Meera,\n\nWe’re sorry about the broken cap. A new bottle leaves our workshop tomorrow; please keep the old one for the courier.\n\nKind regards,\nAsha, Customer care';
const { slug, title, imageURL } = productOf('franch-chyawanprash');

/** Every letter that the shop can send, by kind and by what is special about it. A new kind needs an entry. */
const LETTERS: Readonly<Record<MailKind, Readonly<Record<string, Letter>>>> = {
  ...ORDER_LETTERS,
  ...PARCEL_LETTERS,
  'tracking-corrected': TRACKING_LETTERS,
  'order-claimed': {
    'of a guest': text.orderClaimedLetter(AN_ORDER, {
      origin: ORIGIN,
      orderUrl: ORDER_URL,
    }),
  },
  'payment-link': {
    'by phone': text.paymentLinkLetter(AN_ORDER, { origin: ORIGIN, orderUrl: ORDER_URL }),
  },
  'order-link': { asked: text.orderLinkLetter(AN_ORDER, ORDER_URL) },
  'order-changed': ORDER_CHANGED_LETTERS,
  ...RETURN_LETTERS,
  'review-request': REVIEW_LETTERS,
  'confirm-email': {
    'new account': text.confirmEmailLetter(
      'https://franch-sample.firebaseapp.com/__/auth/action?mode=verifyEmail&oobCode=SAMPLE&lang=en',
    ),
  },
  'second-factor-reset': { 'team member': text.secondFactorResetLetter(ORIGIN) },
  'team-invitation': {
    packer: text.teamInvitationLetter({
      role: 'packer',
      url: `${ORIGIN}/admin/invitation?id=0123456789abcdef0123456789abcdef&token=SAMPLE`,
      days: 7,
    }),
  },
  'message-received': { query: text.messageReceivedLetter(MESSAGE, ORIGIN) },
  'message-answered': {
    query: text.messageAnsweredLetter({ ...MESSAGE, answer: ANSWER }, ORIGIN),
  },
  'back-in-stock': { product: text.backInStockLetter({ slug, title, imageURL }, ORIGIN) },
  'new-order': { staff: text.newOrderLetter(AN_ORDER, ORIGIN) },
  'new-message': { staff: text.newMessageLetter(MESSAGE, ORIGIN) },
  alert: Object.fromEntries(
    ORDER_ALERTS.map((alert) => [alert, text.alertLetter(alert, AN_ORDER, ORIGIN)]),
  ),
  'low-stock': {
    'runs low': text.lowStockLetter({ slug, title, stock: 5 }, ORIGIN),
    'sold out': text.lowStockLetter({ slug, title, stock: 0 }, ORIGIN),
  },
  'mail-held': { staff: text.heldMailLetter(ORIGIN) },
  'cash-paused': { staff: text.cashPausedLetter(ORIGIN) },
};

/** A sample of a letter, laid out as the mail server gets it. */
export interface Sample extends ReturnType<typeof layOut> {
  readonly kind: string;
  /** What is special about it, such as "of thirty products". */
  readonly name: string;
  readonly letter: Letter;
}

/** A sample of every letter that the shop can send. */
export const SAMPLES: readonly Sample[] = Object.entries(LETTERS).flatMap(([kind, letters]) =>
  Object.entries(letters).map(([name, letter]) => ({
    ...{ kind, name, letter },
    ...layOut(letter, { origin: ORIGIN, settings: SETTINGS }),
  })),
);
