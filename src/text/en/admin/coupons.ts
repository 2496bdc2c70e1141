import type { CouponFault } from '#domain/checkout/coupon.ts';
import type { CouponField, CouponFormFault, CouponState } from '#domain/checkout/coupon-form.ts';
import { type OwnSentences, sentenceOf } from '../site/forms.ts';

const states: Readonly<Record<CouponState, string>> = {
  holds: 'active',
  ended: 'ended',
  'not-yet': 'scheduled',
  over: 'expired',
  'used-up': 'used up',
};

const faults: OwnSentences<CouponFormFault> = {
  moment: 'Enter a date and time.',
  order: 'The end is before the start.',
};

const labels: Readonly<Record<CouponField, string>> = {
  code: 'Code',
  kind: 'Discount type',
  percent: 'Percent',
  most: 'Maximum discount, ₹',
  amount: 'Amount, ₹',
  minimum: 'Minimum order, ₹',
  from: 'Starts (IST)',
  until: 'Ends (IST)',
  mostUses: 'Total uses',
  mostUsesEach: 'Uses per customer',
};

/** The words of the coupons. */
export const words = {
  title: 'Coupons',
  lead: 'Discount codes. Shoppers can’t see the list of codes.',
  create: 'New coupon',
  createTitle: 'New coupon',
  find: 'Find a code',
  findDo: 'Find',
  empty: 'No coupons yet.',
  caption: 'Coupons, newest first',
  columns: { code: 'Code', worth: 'Discount', validity: 'Valid', uses: 'Used', state: 'Status' },
  percentOff: (percent: number, most: string) =>
    most === '' ? `${percent} %` : `${percent} %, up to ${most}`,
  used: (uses: number, most: number | undefined) =>
    most === undefined ? String(uses) : `${uses} of ${most}`,
  always: 'no end date',
  from: (moment: string) => `from ${moment}`,
  until: (moment: string) => `until ${moment}`,
  kinds: { percent: 'Percent of the items', amount: 'A fixed amount' },
  back: 'All coupons',
  missing: 'No coupon has this code.',
  optional: 'optional',
  hints: {
    code: 'Not case-sensitive. It can’t be changed later.',
    until: 'The coupon stops working at this moment.',
    mostUsesEach: 'Counted by account, email and mobile number, for guests too.',
  },
  save: 'Save',
  saving: 'Saving …',
  make: 'Create coupon',
  saved: (code: string) => `${code} saved.`,
  created: (code: string) => `${code} created.`,
  end: 'End coupon',
  endTitle: (code: string) => `End ${code}?`,
  endText: 'It stops working immediately. You can reactivate it later.',
  ended: (code: string) => `${code} ended.`,
  again: 'Reactivate',
  takenUp: (code: string) => `${code} is active again, within its limits.`,
  duplicate: 'Duplicate',
  cancel: 'Cancel',
  close: 'Close',
  taken: 'A coupon with this code already exists.',
  changed: 'Someone else has saved this coupon while you were editing.',
  changedProblem: 'Not saved: someone else has saved this coupon in the meantime.',
  theirs: 'Show theirs',
  previewTitle: 'Preview',
  previewWait: 'Fill in the form to see the discount.',
  preview: (cart: string, off: string, left: string) =>
    `Cart of ${cart}: ${off} off, customer pays ${left}.`,
  previewFault: (cart: string, fault: CouponFault['fault'], minimum: string) =>
    fault === 'minimum'
      ? `Cart of ${cart}: no discount, minimum order ${minimum}.`
      : `Cart of ${cart}: no discount.`,
  states,
  fault: (fault: CouponFormFault) => sentenceOf(fault, faults),
  labels,
} as const;
