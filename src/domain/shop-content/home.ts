import * as v from 'valibot';
import { Slug } from '../cart/cart-line.ts';
import { areDistinct, fault, LawfulWords, Rows } from './content-text.ts';

/** The pictures that the hero can show, by their names in the site's art. */
export const HERO_PICTURES = ['hero', 'shop', 'plant', 'oil', 'soap', 'label'] as const;

/** The address of an uploaded picture in its widest file, in the Storage folder `shop/home`; empty for none. */
const OwnPicture = v.pipe(
  v.string(fault('choice')),
  v.maxLength(500, fault('too-long')),
  v.regex(
    /^(?:https?:\/\/[^/?#\s]+\/v0\/b\/[^/?#\s]+\/o\/shop%2Fhome%2F[a-z0-9-]+-1600\.webp\?alt=media)?$/u,
    fault('choice'),
  ),
);

/** The sections of the home page below its hero, in their default order. */
export const HOME_SECTIONS = ['featured', 'categories', 'reviews', 'promises', 'articles'] as const;

/** A section of the home page. */
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** Maximum promises on the home page. */
const MAX_PROMISES = 6;
/** Maximum products that the owner features. */
export const MAX_FEATURED = 8;

/** The home page: its hero, its sections in order, its featured products and its promises. */
export const HomeSchema = v.strictObject({
  title: LawfulWords(80),
  lead: LawfulWords(200),
  picture: v.picklist(HERO_PICTURES, fault('choice')),
  /** Shown instead of `picture`. */
  ownPicture: v.optional(OwnPicture, ''),
  /** Each section once, in display order. */
  sections: v.pipe(
    v.array(v.strictObject({ id: v.picklist(HOME_SECTIONS, fault('choice')), shown: v.boolean() })),
    v.check(
      (rows) => rows.length === HOME_SECTIONS.length && areDistinct(rows.map(({ id }) => id)),
      fault('incomplete'),
    ),
  ),
  featuredTitle: LawfulWords(60),
  /** Slugs in display order; none for the most popular products. */
  featured: v.pipe(
    Rows(
      v.strictObject({
        slug: v.pipe(
          v.string(fault('required')),
          v.check((slug) => v.is(Slug, slug), fault('required')),
        ),
      }),
      MAX_FEATURED,
    ),
    v.check((rows) => areDistinct(rows.map(({ slug }) => slug)), fault('twice')),
  ),
  promises: Rows(v.strictObject({ title: LawfulWords(40), text: LawfulWords(120) }), MAX_PROMISES),
});

/** The home page as the owner edits it. */
export type HomeContent = v.InferOutput<typeof HomeSchema>;
