import { type RefObject, useRef, useState } from 'react';
import { isClaimReason } from '#domain/moderation/claims.ts';
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
  const edited = useDocumentForm(product, {
    kind: 'product',
    slug: product?.slug ?? '',
    versionOf: ({ updatedAt }) => updatedAt,
    savedText: (stored) => JSON.stringify(savedFields({ draft: stored, ...stored })),
    onFollow: takeTheirs,
  });
  const { base, element } = edited;
  const form = useForm<CheckedProduct>({
    check: (typed) => checkProductForm(typed, product === null),
    send,
  });

  async function send(value: CheckedProduct): Promise<FormProblem> {
    const { draft, slug, stock, reason } = value;
    const { missing, claims } = publishingGate(draft, base);
    if (draft.active && missing.length > 0) {
      const sentence = (field: string) =>
        field === 'scheduleE1' ? words.gate.e1 : words.gate.field;
      const errors = Object.fromEntries(missing.map((field) => [field, sentence(field)]));
      return { problem: words.gate.problem, errors };
    }
    if (draft.active && claims.length > 0 && !isClaimReason(reason)) {
      return { problem: words.claims.problem, errors: { claimReason: words.claims.reasonHint } };
    }
    if (startsSellingFood(draft, base) && (await lacksFoodLicence(draft))) {
      return { problem: words.gate.licence };
    }
    const save = { draft, ...storedPictures(pictures), note: draft.active ? reason : '' };
    edited.beginSave(JSON.stringify(savedFields(save)));
    const result = base
      ? await saveProduct(base, save)
      : await createProduct(slug, { ...save, stock, auditId: attemptOf([slug, save, stock]) });
    if (!result.ok) return { problem: problemOf(result.failure) };
    if (result.value === 'changed') return { problem: words.conflict.problem };
    if (result.value === 'taken') {
      return { problem: words.slugTaken, errors: { slug: words.slugTaken } };
    }
    edited.endSave();
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

  function takeTheirs(): void {
    const place = element.current;
    if (!place || !product || !base) return;
    const mine = formValues(place);
    const old = productFormValues(base);
    const theirs = productFormValues(product);
    const untouched = DRAFT_FIELDS.filter(
      (field) => (mine[field] ?? '').trim() === old[field].trim(),
    );
    fillForm(place, Object.fromEntries(untouched.map((field) => [field, theirs[field]])));
    if (JSON.stringify(pictures) === JSON.stringify(picturesOf(base))) {
      showPictures(picturesOf(product));
    }
    edited.rebase();
  }

  return {
    form,
    element,
    pictures,
    changePictures(change) {
      showPictures(change);
      edited.markUnsaved();
    },
    dirty: edited.dirty,
    noteChange() {
      const read = checkProductForm(edited.storeDraft(), product === null);
      if (read.ok) setGate(publishingGate(read.value.draft, base));
    },
    gate,
    overtaken: edited.overtaken ? base : null,
    takeTheirs,
  };
}

function problemOf({ code }: Failure): string {
  if (code === 'offline') return words.offline;
  return code === 'unavailable' ? words.unsure : failureSentences[code];
}
