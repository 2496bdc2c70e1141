import * as v from 'valibot';
import { DeliveryRulesSchema } from '../checkout/delivery.ts';
import { MAX_PAISE, paise } from '../money/money.ts';
import { Text } from '../shared/record-fields.ts';
import { TaxSettingsSchema } from '../invoice/tax.ts';

const Words = v.optional(Text(400), '');
const Amount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MAX_PAISE),
  v.transform(paise),
);

/** How long a tombstone in `withdrawn` is kept, in milliseconds: no deployed site is older, so no page shows what left before. */
export const TOMBSTONE_TTL_MS = 90 * 24 * 60 * 60 * 1000;
/** How many tombstones `withdrawn` holds at most; the rules allow no more, and every visit reads them. */
export const MAX_TOMBSTONES = 2000;

/** An address of another site: https only, so that a setting can never become a script. */
const Link = v.optional(v.pipe(v.string(), v.regex(/^(?:https:\/\/[^\s"'<>]+)?$/u)), '');

/**
 * `settings/store`: who sells (Consumer Protection (E-Commerce) Rules 2020, rule 5: legal name, address, customer
 * care, grievance officer), how to reach them, and what delivery costs. Amounts are paise in Firestore as well.
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
  /** When the phone is answered, in words: "Monday to Saturday, 10:00 am to 6:00 pm IST". */
  hours: Words,
  /** The number that answers on WhatsApp; empty when none does. */
  whatsapp: Words,
  socials: v.object({ facebook: Link, instagram: Link, youtube: Link, x: Link }),
  banner: Words,
  /** Where the office is, for the map; without it the footer shows the address alone. */
  location: v.optional(
    v.object({
      latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  ),
  shipping: v.object({ freeFromPaise: Amount, feePaise: Amount, codFeePaise: Amount }),
  delivery: v.optional(DeliveryRulesSchema, {}),
  /** False closes the checkout, for the page and for the server alike. */
  checkoutOpen: v.optional(v.boolean(), true),
  /** Without it no invoice can be made. */
  tax: v.optional(TaxSettingsSchema),
  /** Products that have left the shelves, by slug, and when (epoch milliseconds). What is no moment is left out of account. */
  withdrawn: v.optional(v.fallback(v.record(v.string(), v.number()), {})),
});

/** The shop's settings. */
export type StoreSettings = v.InferOutput<typeof StoreSettingsSchema>;
