import { type ClaimInField, findClaims, newClaims } from './claims.ts';
import type { ProductDraft } from '../product/product-draft.ts';
import { missingFields, type RecordField } from '../product/product-record.ts';

/** The texts of a product that advertise it, by the names of the form's fields. */
export const ADVERTISING = ['title', 'description', 'concerns', 'howToUse'] as const;

/** A forbidden word and the field it stands in. */
export type FieldClaim = ClaimInField<(typeof ADVERTISING)[number]>;

/** What keeps a product from being sold. */
export interface GateAnswer {
  readonly missing: readonly RecordField[];
  /** Each may be overridden with a reason. */
  readonly claims: readonly FieldClaim[];
}

/**
 * What keeps a draft from being on sale. A product that is on sale already (`before`) may stay so with what it lacked and
 * claimed then: only what is new is held against it, so that a price can be changed before a record is mended.
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

/** The forbidden words of a product's texts, field by field; places count in the text as the form shows it. */
export function claimsOf(draft: ProductDraft): readonly FieldClaim[] {
  return ADVERTISING.flatMap((field) => {
    const text = field === 'concerns' ? draft.concerns.join('\n') : draft[field];
    return findClaims(text).map((claim) => ({ ...claim, field }));
  });
}
