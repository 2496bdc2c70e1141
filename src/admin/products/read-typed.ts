import {
  type DraftFault,
  type ProductDraft,
  parseStock,
  slugFault,
} from '#domain/product/product-draft.ts';
import { parseProductForm } from '#domain/product/product-form.ts';
import { faultSentence } from '#text/en/admin-product.ts';
import type { FormCheck, Typed } from '#ui/use-form.ts';

/** What the form holds once nothing is wrong with it. Slug and stock are a new product's. */
export interface TypedDraft {
  readonly draft: ProductDraft;
  readonly slug: string;
  /** Pieces. */
  readonly stock: number;
  /** Why forbidden words may stay; empty when nobody says. */
  readonly reason: string;
}

/** Reads what was typed, with every fault in words beside its field. */
export function readTyped(typed: Typed, isNew: boolean): FormCheck<TypedDraft> {
  const read = parseProductForm(typed);
  const slug = (typed['slug'] ?? '').trim();
  const stock = parseStock(typed['stock'] ?? '');
  const faults: Record<string, DraftFault | undefined> = { ...(read.ok ? {} : read.faults) };
  if (isNew && slugFault(slug)) faults['slug'] = slugFault(slug) ?? undefined;
  if (typed['productClass'] === '') faults['productClass'] = { code: 'choice' };
  if (stock === null) faults['stock'] = { code: 'whole' };
  if (!read.ok || stock === null || Object.keys(faults).length > 0) {
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
