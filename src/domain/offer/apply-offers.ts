import type { BundledLine } from '../bundle/bundle-grant.ts';
import type { GrantedSaving } from '../bundle/granted-saving.ts';
import { allocate } from '../money/allocate.ts';
import { type Paise, paise } from '../money/money.ts';
import { type BuyGetTerms, matchesGoods } from './offer-goods.ts';
import type { AutomaticOffer, OfferTier } from './offer.ts';

/** A line with its category; without one only offers for a category leave it out. */
export interface OfferLine extends BundledLine {
  readonly category?: string | undefined;
}

/** A granted offer with the share of each line in its saving, in the order of the lines. */
export interface OfferGrant extends GrantedSaving {
  readonly shares: readonly Paise[];
}

/** What is left of the lines, in their order: the pieces that no bundle holds, and the amounts in paise. */
interface Rest {
  readonly pieces: readonly number[];
  readonly amounts: readonly Paise[];
}

/**
 * The offers that lines get, however they are paid: "buy X get Y" first, the one with the largest saving before the others,
 * where each piece counts for one offer only; then the best tier of all for what is left. Depends on its arguments only, and
 * not on the order of the offers, so that page and server agree.
 */
export function applyOffers(
  lines: readonly OfferLine[],
  offers: readonly AutomaticOffer[],
  rest: Rest,
): readonly OfferGrant[] {
  const grants = buyGetGrants(lines, offers, rest.pieces);
  const left = rest.amounts.map((amount, index) =>
    paise(grants.reduce<number>((all, { shares }) => all - (shares[index] ?? 0), amount)),
  );
  const tiered = bestTier(offers, 'tiered', left);
  return tiered ? [...grants, tiered] : grants;
}

/** The best offer for a payment in advance, on what is left of each line after everything else; null for none. */
export function prepaidGrant(
  offers: readonly AutomaticOffer[],
  amounts: readonly Paise[],
): OfferGrant | null {
  return bestTier(offers, 'prepaid', amounts);
}

/** The discount of a tier on items of this amount, in paise; 0 below its minimum. */
export function tierDiscount({ fromPaise, off }: OfferTier, itemsPaise: Paise): Paise {
  if (itemsPaise < fromPaise) return paise(0);
  // An amount is below its minimum.
  if (off.kind === 'amount') return off.amountPaise;
  const share = Math.floor((itemsPaise * off.percent) / 100);
  return paise(Math.min(share, off.mostPaise ?? share));
}

function bestTier(
  offers: readonly AutomaticOffer[],
  kind: 'tiered' | 'prepaid',
  amounts: readonly Paise[],
): OfferGrant | null {
  const items = paise(amounts.reduce((all, amount) => all + amount, 0));
  const [best] = offers
    .flatMap(({ id, title, terms }) => {
      if (terms.kind !== kind) return [];
      const tiers = terms.kind === 'prepaid' ? [terms.tier] : terms.tiers;
      const saving = Math.max(...tiers.map((tier) => tierDiscount(tier, items)));
      return [{ id, title, savingPaise: paise(saving) }];
    })
    .toSorted(byRank);
  if (!best || best.savingPaise === 0) return null;
  return { ...best, times: 1, offer: kind, shares: allocate(best.savingPaise, amounts) };
}

function buyGetGrants(
  lines: readonly OfferLine[],
  offers: readonly AutomaticOffer[],
  pieces: readonly number[],
): readonly OfferGrant[] {
  const grants: OfferGrant[] = [];
  let free = pieces;
  let waiting = offers;
  for (;;) {
    const [best] = waiting
      .flatMap((offer) => buyGetGrant(offer, lines, free) ?? [])
      .toSorted((a, b) => byRank(a.grant, b.grant));
    if (!best) return grants;
    grants.push(best.grant);
    free = free.map((count, index) => count - (best.used[index] ?? 0));
    waiting = waiting.filter(({ id }) => id !== best.grant.id);
  }
}

/** The largest saving first; ids decide between equal ones. */
function byRank(
  a: Pick<GrantedSaving, 'id' | 'savingPaise'>,
  b: Pick<GrantedSaving, 'id' | 'savingPaise'>,
): number {
  return b.savingPaise - a.savingPaise || (a.id < b.id ? -1 : 1);
}

/**
 * An offer "buy X get Y" as often as it is complete in the free pieces of the lines. The cheapest pieces are the ones that
 * one gets. The saving is apportioned over all pieces of the offer by value: for the law they are one supply of several goods
 * for one price, not a sale and a gift (CBIC circular 92/11/2019-GST, B), and pieces that come back have what they cost.
 */
function buyGetGrant(
  { id, title, terms }: AutomaticOffer,
  lines: readonly OfferLine[],
  free: readonly number[],
): { readonly grant: OfferGrant; readonly used: readonly number[] } | null {
  if (terms.kind !== 'buy-get') return null;
  const { bought, got, times } = assignPieces(terms, lines, free);
  const priceOf = (index: number): number => lines[index]?.unitPricePaise ?? 0;
  const saving = got.reduce(
    (all, count, index) => all + count * Math.floor((priceOf(index) * terms.percent) / 100),
    0,
  );
  if (saving === 0) return null;
  const used = lines.map((_, index) => (bought[index] ?? 0) + (got[index] ?? 0));
  const weights = used.map((count, index) => paise(count * priceOf(index)));
  const savingPaise = paise(saving);
  const shares = allocate(savingPaise, weights);
  return { grant: { id, title, times, savingPaise, offer: 'buy-get', shares }, used };
}

/** Which pieces of each line are bought and which one gets, as often as both are complete. */
function assignPieces(
  { buy, buyPieces, get, getPieces, times: most }: BuyGetTerms,
  lines: readonly OfferLine[],
  free: readonly number[],
) {
  const isBought = lines.map((line) => matchesGoods(buy, line));
  const isGot = lines.map((line) => matchesGoods(get ?? buy, line));
  const count = (holds: (index: number) => boolean | undefined): number =>
    free.reduce((all, pieces, index) => all + (holds(index) ? pieces : 0), 0);
  const ofBought = count((index) => isBought[index]);
  const times = Math.min(
    most,
    Math.floor(ofBought / buyPieces),
    Math.floor(count((index) => isGot[index]) / getPieces),
    Math.floor(count((index) => isBought[index] || isGot[index]) / (buyPieces + getPieces)),
  );
  const cheapestFirst = lines
    .map(({ slug, unitPricePaise }, index) => ({ slug, unitPricePaise, index }))
    .toSorted((a, b) => a.unitPricePaise - b.unitPricePaise || (a.slug < b.slug ? -1 : 1))
    .map(({ index }) => index);
  const got = lines.map(() => 0);
  const bought = lines.map(() => 0);
  // Pieces that could be either stay for the part that is bought, as far as it needs them.
  let spare = ofBought - times * buyPieces;
  let wanted = times * getPieces;
  for (const index of cheapestFirst.filter((one) => isGot[one])) {
    const available = isBought[index] ? Math.min(free[index] ?? 0, spare) : (free[index] ?? 0);
    const taken = Math.min(available, wanted);
    got[index] = taken;
    wanted -= taken;
    if (isBought[index]) spare -= taken;
  }
  wanted = times * buyPieces;
  for (const index of cheapestFirst.filter((one) => isBought[one]).toReversed()) {
    const taken = Math.min((free[index] ?? 0) - (got[index] ?? 0), wanted);
    bought[index] = taken;
    wanted -= taken;
  }
  return { bought, got, times };
}
