/**
 * What the shop promises in numbers. Policies, answers and product pages read them here, so that no two pages can
 * promise different things. The owner decides them; none goes below what the law asks for.
 */
export const PROMISES = {
  /** Working days from the order to its handing over to the courier. */
  dispatchWorkingDays: 2,
  /** Days from delivery in which an unopened product can be sent back for any reason. */
  returnDays: 7,
  /** Hours in which we ask to be told of a damaged or wrong parcel. */
  reportHours: 48,
  /** Working days from a cancellation, or from the return's arrival, to the refund. */
  refundWorkingDays: 7,
  /** Hours in which a message or complaint is acknowledged (E-Commerce Rules 2020, rule 4(5)). */
  acknowledgeHours: 48,
  /** Years that invoices and orders are kept, as tax and company law ask. */
  invoiceYears: 8,
  /** Years that a message is kept after it was resolved. */
  messageYears: 2,
  /** Years that technical logs are kept (DPDP Rules 2025). */
  logYears: 1,
  /** Age from which people may buy and have an account. */
  minimumAge: 18,
} as const;

/** Parts of a policy that come from the live settings. */
export type LivePart = 'seller' | 'grievance' | 'delivery-costs';

/** A piece of a policy: a paragraph (see `prose.ts`), a list, terms with their explanations, or a live part. */
export type PolicyBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly terms: readonly (readonly [term: string, explanation: string])[] }
  | { readonly live: LivePart };

/** A section of a policy. `id` is its fragment and never changes: people and other pages link to it. */
export interface PolicySection {
  readonly id: string;
  readonly title: string;
  /** The language of the section where it is not the page's, as a BCP 47 tag. */
  readonly lang?: string;
  readonly blocks: readonly PolicyBlock[];
}

/** A policy as it is shown and printed. */
export interface Policy {
  readonly title: string;
  /** The day of the last change, "YYYY-MM-DD". */
  readonly changedOn: string;
  /** What most people want to know, in a few sentences. */
  readonly summary: readonly string[];
  readonly sections: readonly PolicySection[];
}
