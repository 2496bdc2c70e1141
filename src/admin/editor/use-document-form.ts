import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Result } from '#domain/core/result.ts';
import { editorDraft } from '#data/admin/editor-drafts.ts';
import { type FormValues, formValues } from '#ui/form/use-form.ts';
import { useUnsaved } from '../frame/unsaved-forms.ts';

interface EditedDocument<T> {
  readonly kind: Parameters<typeof editorDraft>[0];
  /** Empty for a new document. */
  readonly slug: string;
  /** Identifies a stored version of the document. */
  readonly versionOf: (document: T) => unknown;
  /** The fields that a save of the form stores, as text: equal to the text of `save` for the version that it stored. */
  readonly savedText: (document: T) => string;
  /** Fills in what changed from `base`, the version that the form was filled from, to `live`. */
  readonly fill: (form: HTMLFormElement, base: T, live: T) => void;
}

/** A form that edits a live document while other users may save it. */
export interface DocumentForm<T> {
  readonly element: RefObject<HTMLFormElement | null>;
  /** The version that the input is a change of; null for a new document. */
  readonly base: T | null;
  /** Whether the form holds unsaved input. */
  readonly dirty: boolean;
  /** Whether another user has saved a version since `base`, and the form holds unsaved input. */
  readonly overtaken: boolean;
  /** Fills in the newest version and makes it the base. */
  readonly takeTheirs: () => void;
  /** Makes the newest version the base. The input stays. */
  readonly keepMine: () => void;
  /** Marks the form as unsaved. */
  readonly markUnsaved: () => void;
  /** Marks the form as unsaved and stores its values as a draft on the device. Returns the values. */
  readonly storeDraft: () => FormValues;
  /** The input is gone: nothing is unsaved. */
  readonly clearDraft: () => void;
  /**
   * Saves the form. `text` is what `savedText` gives for the saved version: it tells the snapshot of this save from those
   * of other users. Clears the draft once it is `done`, unless the form changed meanwhile.
   */
  readonly save: <Refusal extends string>(
    text: string,
    run: () => Promise<Result<'done' | Refusal>>,
  ) => Promise<Result<'done' | Refusal>>;
}

/**
 * Follows a live document while a form edits it: without unsaved input the form shows saves of other users at once,
 * with unsaved input the user decides. `live` is null for a new document.
 */
export function useDocumentForm<T>(
  live: T | null,
  { kind, slug, versionOf, savedText, fill }: EditedDocument<T>,
): DocumentForm<T> {
  const element = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(live);
  const [dirty, setDirty] = useState(false);
  const saved = useRef<string | null>(null);
  const isSaving = useRef(false);
  // The form is locked while it saves, but a picture upload may still end meanwhile.
  const changedSinceSave = useRef(false);
  const draft = editorDraft(kind, slug);
  const isBehind = base !== null && live !== null && versionOf(base) !== versionOf(live);
  useUnsaved(dirty);
  useEffect(() => {
    if (!isBehind) return;
    const isOwn = savedText(live) === saved.current;
    // A later version with the same text is another user's, which undid what another one changed.
    if (!isSaving.current) saved.current = null;
    if (isOwn) setBase(live);
    else if (!dirty) takeTheirs();
    // Each version is handled once, and again when the input is saved or discarded.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [live && versionOf(live), dirty]);

  function takeTheirs(): void {
    if (!element.current || base === null || live === null) return;
    fill(element.current, base, live);
    setBase(live);
  }

  function markUnsaved(): void {
    changedSinceSave.current = true;
    setDirty(true);
  }

  function clearDraft(): void {
    setDirty(false);
    draft.write(null);
  }

  return {
    element,
    base,
    dirty,
    overtaken: isBehind && dirty,
    takeTheirs,
    keepMine: () => setBase(live),
    markUnsaved,
    storeDraft() {
      markUnsaved();
      const typed: FormValues = element.current ? formValues(element.current) : {};
      draft.write({ typed, at: Date.now() });
      return typed;
    },
    clearDraft,
    async save(text, run) {
      saved.current = text;
      isSaving.current = true;
      changedSinceSave.current = false;
      const result = await run().finally(() => {
        isSaving.current = false;
      });
      if (result.ok && result.value === 'done' && !changedSinceSave.current) clearDraft();
      return result;
    },
  };
}
