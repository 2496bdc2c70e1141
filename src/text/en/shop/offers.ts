import type { OfferTier } from '#domain/offer/offer.ts';
import { formatMoney, type Paise, paise } from '#domain/money/money.ts';

/** The discount of a tier: "10% off, up to ₹100". */
export function offText(off: OfferTier['off']): string {
  if (off.kind === 'amount') return `${formatMoney(off.amountPaise)} off`;
  const most = off.mostPaise === undefined ? '' : `, up to ${formatMoney(paise(off.mostPaise))}`;
  return `${off.percent}% off${most}`;
}

/** The words of automatic offers in the cart. */
export const offerWords = {
  title: 'Offers',
  free: (product: string, title: string) => `Add one more ${product}: it is free (${title}).`,
  piece: (product: string, saved: Paise, title: string) =>
    `Add one more ${product} and save ${formatMoney(saved)} (${title}).`,
  choose: (title: string) => `Your cart can get “${title}”.`,
  chooseLink: 'Choose what to add',
  spend: (amount: Paise, off: string, title: string) =>
    `${formatMoney(amount)} more for ${off} (${title}).`,
  prepaid: (amount: Paise, title: string) =>
    `Pay in advance and save ${formatMoney(amount)} (${title}).`,
} as const;
