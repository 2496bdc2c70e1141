import { type RefObject, useRef, useState } from 'react';
import type { Failure } from '#domain/core/result.ts';
import { DRAFT_FIELDS, productFormValues } from '#domain/product/product-form.ts';
import { type GateAnswer, publishingGate } from '#domain/product/product-gate.ts';
import { startsSellingFood } from '#domain/product/product-record.ts';
import { savedFields } from '#domain/product/stored-product.ts';
import type { Product } from '#domain/product/product.ts';
import { createAuditId } from '#data/admin/audited.ts';
import { lacksFoodLicence } from '#data/admin/food-licence.ts';
import { createProduct, saveProduct } from '#data/admin/products.ts';
import { failureSentences } from '#text/site/failures.ts';
import { words } from '#text/admin/product.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type Form, type FormProblem, formValues, useForm } from '#ui/form/use-form.ts';
import { fillForm } from '../../editor/fill-form.ts';
import { useDocumentForm } from '../../editor/use-document-form.ts';
import { checkProductForm, type CheckedProduct } from './check-product-form.ts';
import { publishingProblem } from './publishing-problem.ts';
import { type ShownPicture, picturesOf, storedPictures } from './shown-pictures.ts';

/** State of the product editor. */
export interface ProductEditing {
  readonly form: Form;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly pictures: readonly ShownPicture[];
  readonly changePictures: (
    change: (pictures: readonly ShownPicture[]) => readonly ShownPicture[],
  ) => void;
  readonly dirty: boolean;
  /** Call after any change in the form. */
  readonly noteChange: () => void;
  /** What blocks the sale of the current input; null while it cannot be parsed. */
  readonly gate: GateAnswer | null;
  /** The version that the form was filled from, when another user has saved the product since. */
  readonly overtaken: Product | null;
  readonly takeTheirs: () => void;
}

/**
 * The form of a product: its original version (`base`), the input, and concurrent saves. `product` is live; null for a
 * new one, which starts with the texts of `start`.
 */
export function useProductEditor(
  product: Product | null,
  start: Product | null,
  onCreated: (slug: string) => void,
): ProductEditing {
  const [pictures, showPictures] = useState(() => picturesOf(product));
  const [gate, setGate] = useState(() => (start ? publishingGate(start, null) : null));
  /** The audit id of each input that was sent: the same input sent again is the same attempt. */
  const attempts = useRef(new Map<string, string>());
  const edit = useDocumentForm(product, {
    kind: 'product',
    slug: product?.slug ?? '',
    versionOf: ({ updatedAt }) => updatedAt,
    savedText: (stored) => JSON.stringify(savedFields({ draft: stored, ...stored })),
    fill(form, base, live) {
      fillUntouched(form, base, live);
      if (isSamePictures(pictures, picturesOf(base))) showPictures(picturesOf(live));
    },
  });
  const { base, element } = edit;
  const form = useForm<CheckedProduct>({
    check: (typed) => checkProductForm(typed, product === null),
    send,
  });

  async function send({ draft, slug, stock, reason }: CheckedProduct): Promise<FormProblem> {
    const blocked = publishingProblem(draft, base, reason);
    if (blocked) return blocked;
    if (startsSellingFood(draft, base) && (await lacksFoodLicence(draft))) {
      return { problem: words.gate.licence };
    }
    const save = { draft, ...storedPictures(pictures), note: draft.active ? reason : '' };
    const result = await edit.save<'changed' | 'taken'>(JSON.stringify(savedFields(save)), () =>
      base
        ? saveProduct(base, save)
        : createProduct(slug, { ...save, stock, auditId: attemptOf([slug, save, stock]) }),
    );
    if (!result.ok) return { problem: problemOf(result.failure) };
    if (result.value === 'changed') return { problem: words.conflict.problem };
    if (result.value === 'taken') {
      return { problem: words.slugTaken, errors: { slug: words.slugTaken } };
    }
    toast(words.saved(draft.title));
    if (!base) onCreated(slug);
    return null;
  }

  function attemptOf(input: unknown): string {
    const text = JSON.stringify(input);
    const auditId = attempts.current.get(text) ?? createAuditId();
    attempts.current.set(text, auditId);
    return auditId;
  }

  return {
    form,
    element,
    pictures,
    changePictures(change) {
      showPictures(change);
      edit.markUnsaved();
    },
    dirty: edit.dirty,
    noteChange() {
      const read = checkProductForm(edit.storeDraft(), product === null);
      if (read.ok) setGate(publishingGate(read.value.draft, base));
    },
    gate,
    overtaken: edit.overtaken ? base : null,
    takeTheirs: edit.takeTheirs,
  };
}

/** Fills in the newest version of the fields that the user has not touched. */
function fillUntouched(form: HTMLFormElement, base: Product, live: Product): void {
  const mine = formValues(form);
  const old = productFormValues(base);
  const theirs = productFormValues(live);
  const untouched = DRAFT_FIELDS.filter(
    (field) => (mine[field] ?? '').trim() === old[field].trim(),
  );
  fillForm(form, Object.fromEntries(untouched.map((field) => [field, theirs[field]])));
}

function isSamePictures(one: readonly ShownPicture[], other: readonly ShownPicture[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function problemOf({ code }: Failure): string {
  if (code === 'offline') return words.offline;
  return code === 'unavailable' ? words.unsure : failureSentences[code];
}
