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
  products: 'A coupon can be for up to 20 products.',
};

const labels: Readonly<Record<CouponField, string>> = {
  code: 'Code',
  kind: 'Discount type',
  percent: 'Percent',
  most: 'Maximum discount, ₹',
  amount: 'Amount, ₹',
  minimum: 'Minimum order, ₹',
  products: 'Only for these products',
  firstOrder: 'Who can use it',
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
  kinds: { percent: 'Percent of the items', amount: 'A fixed amount', delivery: 'Free delivery' },
  firstOrder: { '': 'Every customer', first: 'Customers ordering for the first time' },
  products: {
    all: 'It is for all products. Choose some to limit it.',
    remove: (title: string) => `Remove ${title}`,
    removeDo: 'Remove',
  },
  /** Beside the discount in the list. */
  onlyProducts: (count: number) => (count === 1 ? 'on 1 product' : `on ${count} products`),
  onlyFirst: 'first order',
  back: 'All coupons',
  missing: 'No coupon has this code.',
  optional: 'optional',
  hints: {
    code: 'Not case-sensitive. It can’t be changed later.',
    until: 'The coupon stops working at this moment.',
    minimum: 'If the coupon is for some products, their sum counts.',
    firstOrder: 'An earlier order with the same account, email or mobile number counts.',
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
