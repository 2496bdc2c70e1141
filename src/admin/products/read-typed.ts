import { type DraftFault, type ProductDraft, readStock, slugFault } from '#domain/product-draft.ts';
import { readDraft } from '#domain/product-form.ts';
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
  const read = readDraft(typed);
  const slug = (typed['slug'] ?? '').trim();
  const stock = readStock(typed['stock'] ?? '');
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

/** What stands in a form's fields. */
export function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')] as const] : [],
    ),
  );
}

/** Puts texts into a form's fields; fields that it does not have are passed over. */
export function fill(form: HTMLFormElement, typed: Typed): void {
  for (const element of form.elements) {
    if (
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.type !== 'file' &&
      Object.hasOwn(typed, element.name)
    ) {
      element.value = typed[element.name] ?? '';
    }
  }
}
