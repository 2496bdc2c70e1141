/** The days in which a shopper can send something back, and in which the shop begins to refund. The owner decides them. */
export interface ReturnTerms {
  /** Days after delivery in which an unopened product can be returned for any reason. */
  readonly returnDays: number;
  /** Days after delivery in which a product with a fault can be reported on the order's page; later by message. */
  readonly faultDays: number;
  /** Working days from a cancellation, or from the return's arrival, to the start of the refund. */
  readonly refundDays: number;
}

/** The terms of a shop that has set none, and of orders placed before they were stored. */
export const USUAL_RETURN_TERMS: ReturnTerms = { returnDays: 7, faultDays: 30, refundDays: 7 };

/** The terms under which an order was placed. */
export function returnTermsOf({
  returnTerms = USUAL_RETURN_TERMS,
}: {
  readonly returnTerms?: ReturnTerms | undefined;
}): ReturnTerms {
  return returnTerms;
}

/** The terms that the owner has set, and the day from which they apply, "YYYY-MM-DD" in India. */
export interface ShopReturnTerms extends ReturnTerms {
  readonly changedOn?: string;
}

interface SettingsWithTerms {
  readonly content?: { readonly returns?: ShopReturnTerms | undefined } | undefined;
}

/** The shop's terms of today; the usual ones until the owner has set some. */
export function shopReturnTerms(settings: SettingsWithTerms | null): ShopReturnTerms {
  return settings?.content?.returns ?? USUAL_RETURN_TERMS;
}
