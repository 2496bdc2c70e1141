import * as v from 'valibot';

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

/** The terms under which an order was placed: later changes of the shop's terms do not touch it. */
export const RETURN_TERMS_FIELDS = {
  returnTerms: v.optional(
    v.object({ returnDays: v.number(), faultDays: v.number(), refundDays: v.number() }),
  ),
};

/** The terms under which an order was placed. */
export function returnTermsOf({
  returnTerms = USUAL_RETURN_TERMS,
}: {
  readonly returnTerms?: ReturnTerms | undefined;
}): ReturnTerms {
  return returnTerms;
}

/** The shop's terms of today; the usual ones until the owner has set some. */
export function shopReturnTerms(
  settings: {
    readonly content?: { readonly returns?: ReturnTerms | undefined } | undefined;
  } | null,
): ReturnTerms {
  const { returnDays, faultDays, refundDays } = settings?.content?.returns ?? USUAL_RETURN_TERMS;
  return { returnDays, faultDays, refundDays };
}
