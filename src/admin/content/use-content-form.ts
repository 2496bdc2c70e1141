import { useState } from 'react';
import { indianDay } from '#domain/core/dates.ts';
import type { ContentRecord, SaveContentAnswer } from '#domain/shop-content/content-record.ts';
import type { ContentPart } from '#domain/shop-content/parts.ts';
import type { PolicyContent } from '#domain/shop-content/policy-content.ts';
import { checkContent, policyPart } from '#domain/site/check-content.ts';
import { saveContent } from '#data/admin/content.ts';
import { contentWords as words } from '#text/admin/content/content.ts';
import { failureSentences } from '#text/site/failures.ts';
import { toast } from '#ui/feedback/toast.ts';
import { formValues, useForm } from '#ui/form/use-form.ts';
import {
  beginEditing,
  contentIn,
  fillWith,
  isBehind,
  isUnsaved,
  rebase,
  storedContent,
  withSaved,
} from './content-editing.ts';
import { CONTENT_FORMS } from './content-forms.ts';
import { contentOf } from './form-content.ts';

const { fields: faultWords } = words.faults;

/** The form of a part while it is edited. `stored` is the latest stored record; null before the first version. */
export function useContentForm(part: ContentPart, stored: ContentRecord | null) {
  const fields = CONTENT_FORMS[part];
  const [editing, setEditing] = useState(() => beginEditing(part, stored));
  const [savedVersion, setSavedVersion] = useState<number | null>(null);
  const { base, filled, draft, round } = editing;
  const isDirty = isUnsaved(editing);
  const isOvertaken = isBehind(editing, stored);
  // Without unsaved input the form follows the saves of others.
  if (isOvertaken && !isDirty) setEditing(rebase(editing, stored));
  const form = useForm({
    check(typed) {
      const today = indianDay(Date.now());
      const checked = checkContent(part, contentOf(fields, typed), { today, since: '' });
      if (checked.ok) return { ok: true as const, value: checked.value };
      return { ok: false as const, errors: sentences(checked.faults) };
    },
    async send(value) {
      const before = base?.value ?? null;
      const answer = await save(value, base?.version ?? 0);
      if ('problem' in answer) return answer;
      toast(words.saved(words.parts[part].title), {
        name: words.undo,
        run: () => void undo(before, answer),
      });
      return null;
    },
  });
  return {
    fields,
    form,
    /** The values with which the form was filled last. */
    filled,
    /** The values as typed. */
    draft,
    /** Changes when the form is filled again. */
    round,
    /** The version of the last save; null before one. */
    savedVersion,
    isDirty,
    /** Another person has saved the part since it was opened. */
    isConflicting: isOvertaken && isDirty,
    read(element: HTMLFormElement) {
      const typed = contentOf(fields, formValues(element));
      setEditing((current) => ({ ...current, draft: typed }));
    },
    loadTheirs: () => setEditing(rebase(editing, stored)),
    discard: () => setEditing(rebase(editing, base)),
    /** Fills the form, not saved, so that it can be looked at first. */
    show: (value: unknown) => setEditing(fillWith(editing, contentIn(part, value))),
  };

  async function save(content: object | null, version: number) {
    const value = storedContent(part, content);
    const result = await saveContent({ part, base: version, value });
    if (!result.ok) return { problem: failureSentences[result.failure.code] };
    if (result.value.outcome === 'refused') return refusal(result.value);
    const saved = { version: result.value.version, value };
    setSavedVersion(saved.version);
    setEditing((current) => withSaved(current, saved));
    return saved;
  }

  async function undo(
    before: unknown,
    { version, value }: Pick<ContentRecord, 'version' | 'value'>,
  ): Promise<void> {
    const answer = await save(beforeSave(part, before, value), version);
    toast('problem' in answer ? answer.problem : words.undone(words.parts[part].title));
  }
}

/** The value before a save. A policy keeps the day of the save: visitors may have read it, so it only goes forward. */
function beforeSave(part: ContentPart, before: unknown, saved: unknown): object | null {
  if (!before || !saved || policyPart(part) === null) return before as object | null;
  const { effectiveOn } = saved as PolicyContent;
  return { ...before, effectiveOn };
}

function sentences(faults: Readonly<Record<string, keyof typeof faultWords>>) {
  return Object.fromEntries(Object.entries(faults).map(([path, code]) => [path, faultWords[code]]));
}

function refusal(answer: Extract<SaveContentAnswer, { outcome: 'refused' }>) {
  return answer.refusal === 'faults'
    ? { problem: words.faults.check, errors: sentences(answer.faults) }
    : { problem: words.refusals[answer.refusal] };
}
