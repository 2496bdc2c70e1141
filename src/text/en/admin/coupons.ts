import type { CouponFault } from '#domain/checkout/coupon.ts';
import type { CouponField, CouponFormFault, CouponState } from '#domain/checkout/coupon-form.ts';

const states: Readonly<Record<CouponState, string>> = {
  holds: 'holds',
  ended: 'ended by hand',
  'not-yet': 'not yet',
  over: 'over',
  'used-up': 'used up',
};

const faults: Readonly<Record<CouponFormFault, string>> = {
  required: 'Please fill this in.',
  code: 'A code has 3 to 20 letters and digits.',
  percent: 'Please give whole percent from 1 to 100.',
  amount: 'Please give an amount in rupees above zero, such as 150 or 99.50.',
  moment: 'Please give a day and a time.',
  order: 'This is before the beginning.',
  count: 'Please give a whole number above zero.',
};

const labels: Readonly<Record<CouponField, string>> = {
  code: 'Code',
  kind: 'Takes off',
  percent: 'Percent',
  most: 'At most, ₹',
  amount: 'Amount, ₹',
  minimum: 'For items of at least ₹',
  from: 'From (India)',
  until: 'Until (India)',
  mostUses: 'Uses in all',
  mostUsesEach: 'Uses by one customer',
};

/** The words of the coupons. */
export const words = {
  title: 'Coupons',
  lead: 'Codes that take something off. Shoppers cannot see which there are.',
  create: 'New coupon',
  createTitle: 'New coupon',
  find: 'Find a code',
  findDo: 'Find',
  empty: 'There are no coupons yet.',
  caption: 'The coupons, the newest first',
  columns: { code: 'Code', worth: 'Takes off', validity: 'Holds', uses: 'Used', state: 'State' },
  percentOff: (percent: number, most: string) =>
    most === '' ? `${percent} %` : `${percent} %, at most ${most}`,
  used: (uses: number, most: number | undefined) =>
    most === undefined ? String(uses) : `${uses} of ${most}`,
  always: 'without end',
  from: (moment: string) => `from ${moment}`,
  until: (moment: string) => `until ${moment}`,
  kinds: { percent: 'Percent of the items', amount: 'A fixed amount' },
  back: 'All coupons',
  missing: 'There is no coupon of this code.',
  optional: 'optional',
  hints: {
    code: 'Shoppers type it in capitals or small letters. It cannot be changed later.',
    until: 'The first moment at which it does not hold any more.',
    mostUsesEach: 'Guests count by their device.',
  },
  save: 'Save',
  saving: 'Saving …',
  make: 'Create coupon',
  saved: (code: string) => `${code} is saved.`,
  created: (code: string) => `${code} is made.`,
  end: 'End it',
  endTitle: (code: string) => `End ${code}?`,
  endText: 'From this moment nobody can use it. It can be taken up again.',
  ended: (code: string) => `${code} is ended.`,
  again: 'Take it up again',
  takenUp: (code: string) => `${code} holds again, within its limits.`,
  duplicate: 'Duplicate',
  cancel: 'Leave it',
  close: 'Close',
  taken: 'There is a coupon of this code already.',
  changed: 'Somebody has saved this coupon while you were typing.',
  changedProblem: 'Nothing was saved: somebody else has saved this coupon meanwhile.',
  theirs: 'Show theirs',
  previewTitle: 'What it does',
  previewWait: 'Fill in the form, and the sums stand here.',
  preview: (cart: string, off: string, left: string) =>
    `A cart of ${cart}: ${off} off, ${left} left.`,
  previewFault: (cart: string, fault: CouponFault['fault'], minimum: string) =>
    fault === 'minimum'
      ? `A cart of ${cart}: nothing, it begins at ${minimum}.`
      : `A cart of ${cart}: nothing.`,
  states,
  faults,
  labels,
} as const;
