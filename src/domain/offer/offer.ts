import * as v from 'valibot';
import { OFFER_KINDS } from '../bundle/granted-saving.ts';
import { PaiseAmount, Slug } from '../cart/cart-line.ts';
import { Moment, Text, UpTo } from '../core/record-fields.ts';

/** Most offers of the shop, on and off together: every page reads them with the settings. */
export const MAX_OFFERS = 12;
/** Maximum length of an offer's title, in characters. */
export const MAX_OFFER_TITLE = 60;
/** Most products of one choice. */
export const MAX_OFFER_PRODUCTS = 20;
/** Most tiers of one offer. */
const MAX_TIERS = 3;
/** The largest percentage of an order: something stays to be paid. */
export const MAX_ORDER_PERCENT = 90;

const Positive = v.pipe(
  PaiseAmount,
  v.check((amount) => amount > 0, 'nothing'),
);

/** A discount on an order: a percentage with an optional maximum, or an amount in paise. */
const Off = v.variant('kind', [
  v.object({
    kind: v.literal('percent'),
    percent: UpTo(MAX_ORDER_PERCENT),
    mostPaise: v.optional(Positive),
  }),
  v.object({ kind: v.literal('amount'), amountPaise: Positive }),
]);

/** From which amount an order gets which discount. An amount is below its minimum, so that no order costs nothing. */
const Tier = v.pipe(
  v.object({ fromPaise: PaiseAmount, off: Off }),
  v.check(({ fromPaise, off }) => off.kind === 'percent' || off.amountPaise < fromPaise, 'free'),
);

/** A choice of products. */
const Goods = v.variant('of', [
  v.object({ of: v.literal('all') }),
  v.object({ of: v.literal('category'), category: v.pipe(Text(40), v.nonEmpty()) }),
  v.object({
    of: v.literal('products'),
    slugs: v.pipe(v.array(Slug), v.minLength(1), v.maxLength(MAX_OFFER_PRODUCTS)),
  }),
]);

const Terms = v.variant('kind', [
  v.object({
    kind: v.literal(OFFER_KINDS[0]),
    buy: Goods,
    buyPieces: UpTo(20),
    /** Null: more pieces of what is bought. */
    get: v.nullable(Goods),
    getPieces: UpTo(20),
    /** The discount on the pieces that one gets; 100 for free. */
    percent: UpTo(100),
    /** How often an order gets it at most. */
    times: UpTo(20),
  }),
  v.object({
    kind: v.literal(OFFER_KINDS[1]),
    tiers: v.pipe(
      v.array(Tier),
      v.minLength(1),
      v.maxLength(MAX_TIERS),
      v.check(
        (tiers) =>
          tiers.every(({ fromPaise }, index) => fromPaise > (tiers[index - 1]?.fromPaise ?? 0)),
        'order',
      ),
    ),
  }),
  v.object({ kind: v.literal(OFFER_KINDS[2]), tier: Tier }),
]);

const FIELDS = {
  /** The words that shoppers read. */
  title: v.pipe(Text(MAX_OFFER_TITLE), v.nonEmpty()),
  active: v.boolean(),
  terms: Terms,
  /** Epoch milliseconds; `untilAt` is exclusive. */
  fromAt: v.optional(Moment),
  untilAt: v.optional(Moment),
};

/** What staff edit of an automatic offer. */
export const OfferDraftSchema = v.object(FIELDS);

/**
 * An automatic offer, an element of `settings/store.offers`: a discount that needs no code. Written by the function
 * `saveOffer` alone. Amounts are paise.
 */
export const OfferSchema = v.object({
  id: Text(40),
  ...FIELDS,
  /** Id of its last audit entry. */
  auditId: v.optional(v.string(), ''),
});

/** An automatic offer. */
export type AutomaticOffer = v.InferOutput<typeof OfferSchema>;
/** What staff edit of it. */
export type OfferDraft = v.InferOutput<typeof OfferDraftSchema>;
/** What an offer grants, by its kind. */
export type OfferTerms = OfferDraft['terms'];
/** A choice of products. */
export type OfferGoods = v.InferOutput<typeof Goods>;
/** From which amount an order gets which discount. */
export type OfferTier = v.InferOutput<typeof Tier>;

/** The offers in the settings. A malformed one is left out: it must not close the checkout. */
export function offersOf(stored: readonly unknown[]): readonly AutomaticOffer[] {
  return stored.flatMap((row) => {
    const read = v.safeParse(OfferSchema, row);
    return read.success ? [read.output] : [];
  });
}

/** The offers of the settings that apply at `now` (epoch milliseconds). */
export function offersAt(stored: readonly unknown[], now: number): readonly AutomaticOffer[] {
  return offersOf(stored).filter((offer) => offerState(offer, now) === 'on');
}

/** The state of an offer. */
export type OfferState = 'on' | 'off' | 'not-yet' | 'over';

/** The state of an offer at a time (epoch milliseconds). */
export function offerState(
  { active, fromAt, untilAt }: Pick<OfferDraft, 'active' | 'fromAt' | 'untilAt'>,
  now: number,
): OfferState {
  if (!active) return 'off';
  if (untilAt !== undefined && now >= untilAt) return 'over';
  return fromAt !== undefined && now < fromAt ? 'not-yet' : 'on';
}
