import { type DiscountTerms, discountsOf, savingOf } from './discounts.ts';
import { type Paise, paise } from '../money/money.ts';
import { type OfferLine, tierDiscount } from '../offer/apply-offers.ts';
import { matchesGoods } from '../offer/offer-goods.ts';
import type { AutomaticOffer, OfferGoods, OfferTier } from '../offer/offer.ts';

/** A line of a cart, and how many more pieces of it can be ordered. */
export interface OfferHintLine extends OfferLine {
  readonly left: number;
}

/** What the cart lacks for an automatic offer. Amounts are paise. */
export type OfferHint =
  /** One more piece of a product, which saves this much: its price, if it is free. */
  | { readonly hint: 'piece'; readonly title: string; readonly slug: string; readonly saved: Paise }
  /** Everything that one buys is there, and nothing of what one gets. */
  | { readonly hint: 'choose'; readonly title: string; readonly goods: OfferGoods }
  /** Items for this much more. */
  | {
      readonly hint: 'spend';
      readonly title: string;
      readonly amount: Paise;
      readonly off: OfferTier['off'];
    };

/**
 * The nearest offer that a cart does not reach; null for none. A piece is only named where pricing the cart with it takes
 * that much off, so that no hint promises more than the checkout gives.
 */
export function offerHint(lines: readonly OfferHintLine[], terms: DiscountTerms): OfferHint | null {
  return pieceHint(lines, terms) ?? chooseHint(lines, terms) ?? spendHint(lines, terms);
}

function pieceHint(lines: readonly OfferHintLine[], terms: DiscountTerms): OfferHint | null {
  const { offers = [] } = terms;
  const before = granted(lines, terms);
  const [best] = lines
    .flatMap((line) => {
      const offer = offers.find(
        (one) => one.terms.kind === 'buy-get' && isPart(one, line) && line.left > 0,
      );
      if (!offer) return [];
      const more = lines.map((one) =>
        one === line ? { ...one, quantity: one.quantity + 1 } : one,
      );
      const after = granted(more, terms);
      const gained = after.grants.find(
        ({ id, offer: kind, savingPaise }) =>
          kind === 'buy-get' &&
          savingPaise > (before.grants.find((one) => one.id === id)?.savingPaise ?? 0),
      );
      const saved = after.saving - before.saving;
      return gained && saved > 0 ? [{ title: gained.title, slug: line.slug, saved }] : [];
    })
    .toSorted((a, b) => b.saved - a.saved || (a.slug < b.slug ? -1 : 1));
  return best ? { hint: 'piece', ...best, saved: paise(best.saved) } : null;
}

function chooseHint(lines: readonly OfferHintLine[], terms: DiscountTerms): OfferHint | null {
  for (const { id, title, terms: own } of terms.offers ?? []) {
    if (own.kind !== 'buy-get' || !own.get) continue;
    const { get, getPieces } = own;
    if (lines.some((line) => matchesGoods(get, line))) continue;
    const withGot = [...lines, sampleOf(get, getPieces)];
    if (granted(withGot, terms).grants.some((one) => one.id === id)) {
      return { hint: 'choose', title, goods: get };
    }
  }
  return null;
}

/** Pieces of a choice of products, at a price that is only compared with nothing. */
function sampleOf(goods: OfferGoods, quantity: number): OfferLine {
  const slug = goods.of === 'products' ? (goods.slugs[0] ?? '') : '';
  const category = goods.of === 'category' ? goods.category : undefined;
  return { slug, category, quantity, unitPricePaise: paise(10_000) };
}

/** The next tier above what is left after bundles and "buy X get Y", if it saves more than the present one. */
function spendHint(lines: readonly OfferHintLine[], terms: DiscountTerms): OfferHint | null {
  const { grants, left } = granted(lines, terms);
  if (lines.length === 0) return null;
  const now = savingOf(grants.filter(({ offer }) => offer === 'tiered'));
  const base = paise(left + now);
  const [next] = (terms.offers ?? [])
    .flatMap(({ title, terms: own }) =>
      own.kind === 'tiered' ? own.tiers.map((tier) => ({ title, tier })) : [],
    )
    .filter(({ tier }) => tier.fromPaise > base && tierDiscount(tier, tierStart(tier)) > now)
    .toSorted((a, b) => a.tier.fromPaise - b.tier.fromPaise);
  if (!next) return null;
  const { title, tier } = next;
  return { hint: 'spend', title, amount: paise(tier.fromPaise - base), off: tier.off };
}

const tierStart = ({ fromPaise }: OfferTier): Paise => paise(fromPaise);

function isPart({ terms }: AutomaticOffer, line: OfferLine): boolean {
  if (terms.kind !== 'buy-get') return false;
  return matchesGoods(terms.buy, line) || matchesGoods(terms.get ?? terms.buy, line);
}

/** What lines get without a coupon, however they are paid, and what they cost then in paise. */
function granted(lines: readonly OfferLine[], { bundles, offers = [] }: DiscountTerms) {
  const discounts = discountsOf(lines, { bundles, offers, couponOf: () => paise(0) });
  if ('fault' in discounts) throw new TypeError('An amount is no fault');
  const items = lines.reduce((all, line) => all + line.quantity * line.unitPricePaise, 0);
  // Tiers follow the amount: a piece that is added may reach one that is not the piece's.
  const own = discounts.bundles.filter(({ offer }) => offer !== 'tiered');
  return {
    grants: discounts.bundles,
    saving: savingOf(own),
    left: items - discounts.discountPaise,
  };
}
