import { findClaims } from '../moderation/claims.ts';
import type { OfferTerms, OfferTier } from './offer.ts';

/** What a title says that the offer does not do, or that no advertisement may say. */
export type OfferTitleFault = 'title-percent' | 'title-amount' | 'title-free' | 'title-claim';

const PERCENT = /(\d+(?:\.\d+)?) ?(?:%|per ?cent)/giu;
const AMOUNT = /(?:₹|\brs\.?|\binr) ?([\d,]+(?:\.\d+)?)/giu;

/**
 * Why shoppers may not read this title: a percentage or an amount that the terms lack, "free" for what still costs
 * something, a forbidden claim. Null if they may. A misleading price is an unfair trade practice (Consumer Protection Act
 * 2019, section 2(28)).
 */
export function offerTitleFault(title: string, terms: OfferTerms): OfferTitleFault | null {
  const { percents, amounts } = numbersOf(terms);
  if (numbersIn(title, PERCENT).some((percent) => !percents.includes(percent))) {
    return 'title-percent';
  }
  if (
    numbersIn(title, AMOUNT).some(
      (rupees) => !amounts.some((amount) => amount === Math.round(rupees * 100)),
    )
  ) {
    return 'title-amount';
  }
  const isFree = terms.kind === 'buy-get' && terms.percent === 100;
  if (!isFree && /\bfree\b/iu.test(title)) return 'title-free';
  return findClaims(title).length > 0 ? 'title-claim' : null;
}

function numbersIn(title: string, pattern: RegExp): readonly number[] {
  return [...title.matchAll(pattern)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));
}

/** The percentages and the amounts (paise) that an offer holds. */
function numbersOf(terms: OfferTerms) {
  if (terms.kind === 'buy-get') return { percents: [terms.percent], amounts: [] };
  const tiers: readonly OfferTier[] = terms.kind === 'tiered' ? terms.tiers : [terms.tier];
  return {
    percents: tiers.flatMap(({ off }) => (off.kind === 'percent' ? [off.percent] : [])),
    amounts: tiers.flatMap(({ fromPaise, off }) => [
      fromPaise,
      ...(off.kind === 'amount' ? [off.amountPaise] : []),
      ...(off.kind === 'percent' && off.mostPaise !== undefined ? [off.mostPaise] : []),
    ]),
  };
}
