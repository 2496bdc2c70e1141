import * as v from 'valibot';
import { DAY_MS } from '../core/indian-time.ts';
import { DeliveryRulesSchema } from '../checkout/delivery.ts';
import { MAX_PAISE, paise } from '../money/money.ts';
import { Text } from '../core/record-fields.ts';
import { MAX_POPULAR_LENGTH, MAX_POPULAR_SEARCHES } from '../search/popular-searches.ts';
import { SynonymChangesSchema } from '../search/synonym-changes.ts';
import { isRegistered, TaxSettingsSchema } from '../invoice/tax.ts';
import { PAY_TO_SETTINGS } from '../payment/pay-to.ts';
import { CarriedContentSchema } from '../shop-content/parts.ts';
import { TEXT_SETTINGS } from '../text-message/text-settings.ts';

const Words = v.optional(Text(400), '');
const Amount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MAX_PAISE),
  v.transform(paise),
);

/**
 * Retention of a tombstone in `withdrawn`, in milliseconds: no deployed site is older, so no page shows a product that
 * was withdrawn earlier.
 */
export const TOMBSTONE_TTL_MS = 90 * DAY_MS;
/** Maximum tombstones in `withdrawn`; the rules enforce it, and every visit reads them. */
export const MAX_TOMBSTONES = 2000;

/**
 * Maximum bundles in `bundleChanges`, the newest: every visit reads them. A deployed site that lacks an older change is
 * corrected by the next build.
 */
export const MAX_BUNDLE_CHANGES = 100;

/** An external URL: https only, so that a setting can never become a script. */
const Link = v.optional(v.pipe(v.string(), v.regex(/^(?:https:\/\/[^\s"'<>]+)?$/u)), '');

/**
 * `settings/store`: the seller (Consumer Protection (E-Commerce) Rules 2020, rule 5: legal name, address, customer
 * care, grievance officer), contact details, and delivery charges. Amounts are paise in Firestore as well.
 */
export const StoreSettingsSchema = v.object({
  seller: v.object({
    legalName: Words,
    address: Words,
    email: Words,
    phone: Words,
    grievanceOfficer: v.object({ name: Words, designation: Words, email: Words, phone: Words }),
  }),
  phone: Words,
  email: Words,
  /** Phone hours as text: "Monday to Saturday, 10:00 am to 6:00 pm IST". */
  hours: Words,
  /** The WhatsApp number; empty without one. */
  whatsapp: Words,
  socials: v.object({ facebook: Link, instagram: Link, youtube: Link, x: Link }),
  banner: Words,
  /** Searches offered in an empty search field; empty for the defaults. Malformed values are ignored. */
  popularSearches: v.optional(
    v.fallback(v.pipe(v.array(Text(MAX_POPULAR_LENGTH)), v.maxLength(MAX_POPULAR_SEARCHES)), []),
    [],
  ),
  /** The owner's changes to the synonyms of the search. Malformed ones are ignored. */
  synonyms: v.optional(v.fallback(v.optional(SynonymChangesSchema), undefined)),
  /** What the owner has edited of the shop's words; absent parts are built in. Copied here by `saveContent`. */
  content: v.optional(v.fallback(v.optional(CarriedContentSchema), undefined)),
  /** The office's coordinates for the map; without them the footer shows only the address. */
  location: v.optional(
    v.object({
      latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  ),
  shipping: v.object({ freeFromPaise: Amount, feePaise: Amount, codFeePaise: Amount }),
  delivery: v.optional(DeliveryRulesSchema, {}),
  /** The product (slug) that every order gets for free while it is in stock; empty for no gift. */
  gift: v.optional(v.fallback(Text(80), ''), ''),
  /** The automatic offers, parsed by `offersOf`. Written by `saveOffer` alone. */
  offers: v.optional(v.fallback(v.array(v.unknown()), []), []),
  /** The courier service that books parcels; empty while staff book by hand. */
  courier: v.optional(v.fallback(Text(40), ''), ''),
  /** False closes the checkout; see `isCheckoutOpen`. */
  checkoutOpen: v.optional(v.boolean(), true),
  ...PAY_TO_SETTINGS,
  /** Required for invoices. */
  tax: v.optional(TaxSettingsSchema),
  ...TEXT_SETTINGS,
  /** Tombstones of withdrawn products: time (epoch milliseconds) by slug. Malformed values are ignored. */
  withdrawn: v.optional(v.fallback(v.record(v.string(), v.number()), {})),
  /** When staff last wrote a bundle: time (epoch milliseconds) by id. Pages read what is later than their build. */
  bundleChanges: v.optional(v.fallback(v.record(v.string(), v.number()), {})),
});

/** The shop's settings. */
export type StoreSettings = v.InferOutput<typeof StoreSettingsSchema>;

/**
 * The required parts of the settings of a new shop, whose checkout stays closed until the owner opens it. Stands in for
 * the other sections while one is validated.
 */
export const NEW_SETTINGS = {
  seller: { grievanceOfficer: {} },
  socials: {},
  shipping: { freeFromPaise: 0, feePaise: 0, codFeePaise: 0 },
  checkoutOpen: false,
} as const;

/**
 * Whether the shop takes orders: the owner has opened the checkout, and what is sold can be invoiced (CGST Act 2017,
 * section 31).
 */
export function isCheckoutOpen({ checkoutOpen, tax }: Pick<StoreSettings, 'checkoutOpen' | 'tax'>) {
  return checkoutOpen && tax !== undefined && isRegistered(tax);
}
