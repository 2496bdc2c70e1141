/** Words that the functions write: letters, alerts and invoices. Their own package.json has no `#text`, so they import these. */
export {
  confirmEmailLetter,
  orderClaimedLetter,
  secondFactorResetLetter,
  teamInvitationLetter,
} from '#text/mail/account-letters.ts';
export { plannedPriceNote } from '#text/admin/prices.ts';
export { formatDay, formatMoment } from '#text/dates.ts';
export { LOCALE } from '#text/locale.ts';
export { letterFrame } from '#text/mail/letter-frame.ts';
export {
  messageAnsweredLetter,
  messageReceivedLetter,
  newMessageLetter,
} from '#text/mail/message-letters.ts';
export { orderLetter } from '#text/mail/order-letters.ts';
export { orderChangedLetter } from '#text/mail/order-changed-letter.ts';
export { orderLinkLetter, paymentLinkLetter } from '#text/mail/order-link-letter.ts';
export { orderText, orderTexts } from '#text/mail/order-texts.ts';
export { parcelLetter } from '#text/mail/parcel-letters.ts';
export { trackingLetter } from '#text/mail/tracking-letter.ts';
export { newReturnLetter, returnLetter } from '#text/mail/return-letters.ts';
export { reviewRequestLetter } from '#text/mail/review-letter.ts';
export { backInStockLetter } from '#text/mail/product-letters.ts';
export {
  alertLetter,
  cashPausedLetter,
  heldMailLetter,
  lowStockLetter,
  newOrderLetter,
} from '#text/mail/staff-letters.ts';
export { discountRows } from '#text/orders/discounts.ts';
export { invoiceWords } from '#text/orders/invoice.ts';
export { builtInPolicyDays } from '#text/content/policy-days.ts';
