import { isClaimReason } from '#domain/moderation/claims.ts';
import type { ProductDraft } from '#domain/product/product-draft.ts';
import { publishingGate } from '#domain/product/product-gate.ts';
import type { Product } from '#domain/product/product.ts';
import { words } from '#text/admin/product.ts';
import type { FormProblem } from '#ui/form/use-form.ts';

/**
 * What keeps a product off sale: missing details, or forbidden claims without a reason. Null if nothing does, and for a
 * draft that is off sale. `base` is the version that the form was filled from, null for a new product.
 */
export function publishingProblem(
  draft: ProductDraft,
  base: Product | null,
  reason: string,
): FormProblem {
  if (!draft.active) return null;
  const { missing, claims } = publishingGate(draft, base);
  if (missing.length > 0) {
    const sentence = (field: string): string =>
      field === 'scheduleE1' ? words.gate.e1 : words.gate.field;
    const errors = Object.fromEntries(missing.map((field) => [field, sentence(field)]));
    return { problem: words.gate.problem, errors };
  }
  if (claims.length > 0 && !isClaimReason(reason)) {
    return { problem: words.claims.problem, errors: { claimReason: words.claims.reasonHint } };
  }
  return null;
}
