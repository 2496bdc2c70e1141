import { type ClaimInField, findClaims, newClaims } from '../moderation/claims.ts';
import type { ProductDraft } from './product-draft.ts';
import { missingFields, type RecordField } from './product-record.ts';

/** The product fields that count as advertising, by form field. */
export const ADVERTISING = ['title', 'description', 'concerns', 'howToUse', 'suits'] as const;

/** A forbidden word and its field. */
export type FieldClaim = ClaimInField<(typeof ADVERTISING)[number]>;

/** What blocks a product from being sold. */
export interface GateAnswer {
  readonly missing: readonly RecordField[];
  /** Each can be overridden with a reason. */
  readonly claims: readonly FieldClaim[];
}

/**
 * What blocks a draft from going on sale. A product already on sale (`before`) may keep its earlier gaps and claims:
 * only new ones block it, so that a price can change before the record is complete.
 */
export function publishingGate(draft: ProductDraft, before: ProductDraft | null): GateAnswer {
  const missing = missingFields(draft);
  const claims = claimsOf(draft);
  if (!before?.active) return { missing, claims };
  const missed = missingFields(before);
  return {
    missing: missing.filter((field) => !missed.includes(field)),
    claims: newClaims(claims, claimsOf(before)),
  };
}

/** The forbidden words of a product by field; positions are in the form's text. */
export function claimsOf(draft: ProductDraft): readonly FieldClaim[] {
  return ADVERTISING.flatMap((field) => {
    const text = field === 'concerns' ? draft.concerns.join('\n') : draft[field];
    return findClaims(text).map((claim) => ({ ...claim, field }));
  });
}
