import * as v from 'valibot';
import { AboutSchema } from './about-content.ts';
import { BrandSchema, ShownBrandSchema } from './brand.ts';
import { CatalogSchema } from './catalog.ts';
import { DeliveryFeesSchema } from './delivery-fees.ts';
import { FaqSchema } from './faq-content.ts';
import { HomeSchema } from './home.ts';
import { LetterWordsSchema } from './letter-words.ts';
import { MenusSchema } from './menus.ts';
import { PageTitlesSchema } from './page-titles.ts';
import { PolicyContentSchema } from './policy-content.ts';
import { ReturnTermsSchema, ShownReturnTermsSchema } from './return-terms.ts';

/** Parts that every page may need: copied into `settings/store`, which is read anyway. */
const SETTINGS_SCHEMAS = {
  brand: BrandSchema,
  home: HomeSchema,
  menus: MenusSchema,
  catalog: CatalogSchema,
  fees: DeliveryFeesSchema,
  returns: ReturnTermsSchema,
  titles: PageTitlesSchema,
} as const;

/** The schemas of all parts. */
export const PART_SCHEMAS = {
  ...SETTINGS_SCHEMAS,
  faq: FaqSchema,
  about: AboutSchema,
  terms: PolicyContentSchema,
  shipping: PolicyContentSchema,
  privacy: PolicyContentSchema,
  letters: LetterWordsSchema,
} as const;

/** A part of the shop's words and choices that the owner edits. */
export type ContentPart = keyof typeof PART_SCHEMAS;

/** A part that `settings/store` carries. */
type SettingsPart = keyof typeof SETTINGS_SCHEMAS;

/** The parts in the order of the staff area. */
export const CONTENT_PARTS = Object.keys(PART_SCHEMAS) as readonly ContentPart[];

/** Parts that staff may write as well; the others take an owner. */
export const STAFF_PARTS: readonly ContentPart[] = ['home', 'faq', 'about'];

/** The content of a part. */
export type PartContent<P extends ContentPart> = v.InferOutput<(typeof PART_SCHEMAS)[P]>;

/** Whether `settings/store` carries a part. */
export function isSettingsPart(part: ContentPart): part is SettingsPart {
  return part in SETTINGS_SCHEMAS;
}

/** A malformed part is ignored: the built-in words show. */
const carried = <S extends v.GenericSchema>(schema: S) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/** The parts in `settings/store`, and whether others exist that a page would not read otherwise. */
export const CarriedContentSchema = v.object({
  brand: carried(ShownBrandSchema),
  home: carried(HomeSchema),
  menus: carried(MenusSchema),
  catalog: carried(CatalogSchema),
  fees: carried(DeliveryFeesSchema),
  returns: carried(ShownReturnTermsSchema),
  titles: carried(PageTitlesSchema),
  /** Whether the owner has written the questions of `/faq`: the search reads them then. */
  ownFaq: carried(v.boolean()),
});

/** The parts in `settings/store`; absent ones are built in. */
export type CarriedContent = v.InferOutput<typeof CarriedContentSchema>;
