import {
  type DraftFault,
  type ProductDraft,
  parseStock,
  slugFault,
} from '#domain/product/product-draft.ts';
import { parseProductForm } from '#domain/product/parse-product-form.ts';
import { faultSentence } from '#text/admin/product.ts';
import type { FormCheck, FormValues } from '#ui/form/use-form.ts';

/** The valid contents of the form. Only a new product has slug and stock. */
export interface CheckedProduct {
  readonly draft: ProductDraft;
  readonly slug: string;
  /** Pieces. */
  readonly stock: number;
  /** The reason for publishing forbidden claims; empty when none is given. */
  readonly reason: string;
}

/** Parses and validates the form, with an error message per field. */
export function checkProductForm(typed: FormValues, isNew: boolean): FormCheck<CheckedProduct> {
  const read = parseProductForm(typed);
  const slug = (typed['slug'] ?? '').trim();
  const stock = parseStock(typed['stock'] ?? '');
  const faults: Record<string, DraftFault | undefined> = { ...(read.ok ? {} : read.faults) };
  if (isNew && slugFault(slug)) faults['slug'] = slugFault(slug) ?? undefined;
  if (typed['productClass'] === '') faults['productClass'] = { code: 'choice' };
  if (typeof stock !== 'number') faults['stock'] = stock;
  if (!read.ok || typeof stock !== 'number' || Object.keys(faults).length > 0) {
    const errors = Object.entries(faults).flatMap(([field, fault]) =>
      fault ? [[field, faultSentence(fault)] as const] : [],
    );
    return { ok: false, errors: Object.fromEntries(errors) };
  }
  return {
    ok: true,
    value: { draft: read.value, slug, stock, reason: (typed['claimReason'] ?? '').trim() },
  };
}
