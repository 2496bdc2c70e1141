/**
 * The shop's promises in numbers. Policies, answers and product pages read them here, so that no two pages can
 * contradict each other. None goes below the legal minimum. Those of returns are the owner's: `ReturnTerms`.
 */
export const PROMISES = {
  /** Hours in which a damaged or wrong parcel should be reported. */
  reportHours: 48,
  /** Working days from the start of an online refund to its arrival. Razorpay's documentation, read in November 2026: 5 to 7. */
  refundArrivalDays: 7,
  /** Hours in which a message or complaint is acknowledged (E-Commerce Rules 2020, rule 4(5)). */
  acknowledgeHours: 48,
  /** Years of retention of invoices and orders, as tax and company law require. */
  invoiceYears: 8,
  /** Years of retention of a resolved message. */
  messageYears: 2,
  /** Years of retention of what staff note about a customer, after the last change of the notes. */
  noteYears: 2,
  /** Years of retention of the photographs of a return request. */
  photoYears: 2,
  /** Years of retention of technical logs (DPDP Rules 2025). */
  logYears: 1,
  /** Days for which a sent email is stored. */
  mailDays: 30,
  /**
   * Days for which a link in a letter opens its order. Each letter has a link of its own, so the order stays open this long
   * after the last one, which is mostly the letter about its delivery or refund.
   */
  orderLinkDays: 180,
  /** Days for which unused details for a refund by hand are stored. */
  payeeDays: 60,
  /** Days for which a back-in-stock request is stored if the product never comes back. */
  restockDays: 180,
  /** Minimum age to buy and to have an account. */
  minimumAge: 18,
} as const;

/** Parts of a policy that come from the live settings. */
export type LivePart = 'seller' | 'grievance' | 'delivery-costs' | 'delivery-times';

/** A block of a policy: a paragraph (see `prose.ts`), a list, terms with their explanations, or a live part. */
export type PolicyBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly terms: readonly (readonly [term: string, explanation: string])[] }
  | { readonly live: LivePart };

/** A section of a policy. `id` is its fragment and never changes: other pages link to it. */
export interface PolicySection {
  readonly id: string;
  readonly title: string;
  /** The language of the section if it differs from the page's, as a BCP 47 tag. */
  readonly lang?: string;
  readonly blocks: readonly PolicyBlock[];
}

/** A policy as shown and printed. */
export interface Policy {
  readonly title: string;
  /** The day of the last change, "YYYY-MM-DD". */
  readonly changedOn: string;
  /** The summary, in a few sentences. */
  readonly summary: readonly string[];
  readonly sections: readonly PolicySection[];
}
