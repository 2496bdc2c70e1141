import { ORDER_MAILS, PARCEL_MAILS, RETURN_MAILS } from '../order/order-change.ts';

/** Every kind of letter that the shop sends: those about an order to its shopper, to other readers, and to staff. */
export const MAIL_KINDS = [
  ...ORDER_MAILS,
  ...PARCEL_MAILS,
  /** The courier or tracking number was wrong. */
  'tracking-corrected',
  'order-claimed',
  'order-link',
  /** Staff placed an order that its customer pays by the link. */
  'payment-link',
  /** Its shopper or staff changed an order. */
  'order-changed',
  ...RETURN_MAILS,
  /** Asks for reviews of a delivered order. */
  'review-request',
  'new-return',
  'confirm-email',
  'second-factor-reset',
  'team-invitation',
  'message-received',
  'message-answered',
  'back-in-stock',
  'new-order',
  'new-message',
  'alert',
  'low-stock',
  /** Letters to shoppers wait for the hourly limit. */
  'mail-held',
  /** Guests are asked to prepay. */
  'cash-paused',
] as const;

/** A kind of letter. */
export type MailKind = (typeof MAIL_KINDS)[number];
