import { useState } from 'react';
import { indianDay } from '#domain/core/dates.ts';
import type { ContentRecord, SaveContentAnswer } from '#domain/shop-content/content-record.ts';
import type { ContentPart } from '#domain/shop-content/parts.ts';
import { checkContent } from '#domain/site/check-content.ts';
import { saveContent } from '#data/admin/content.ts';
import { contentWords as words } from '#text/admin/content/content.ts';
import { failureSentences } from '#text/site/failures.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type FormValues, formValues, useForm } from '#ui/form/use-form.ts';
import { BUILT_IN } from './built-in-content.ts';
import { CONTENT_FORMS } from './content-forms.ts';
import { contentOf } from './form-content.ts';

const { fields: faultWords } = words.faults;

/** The form of a part while it is edited. `stored` is the latest stored record; null before the first version. */
export function useContentForm(part: ContentPart, stored: ContentRecord | null) {
  const fields = CONTENT_FORMS[part];
  const [base, setBase] = useState(stored);
  const [start, setStart] = useState<object>(() => valueOf(part, stored));
  const [draft, setDraft] = useState<object>(start);
  const [filled, setFilled] = useState<object>(start);
  const [round, setRound] = useState(0);
  const [savedVersion, setSavedVersion] = useState<number | null>(null);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(start);
  const isBehind = (stored?.version ?? 0) > (base?.version ?? 0);
  if (isBehind && stored && (stored.version === savedVersion || !isDirty)) {
    setBase(stored);
    if (stored.version !== savedVersion) fill(valueOf(part, stored));
  }
  const form = useForm({
    check(typed) {
      const checked = checkContent(part, contentOf(fields, typed), {
        today: indianDay(Date.now()),
        since: '',
      });
      if (checked.ok) return { ok: true as const, value: checked.value };
      return { ok: false as const, errors: sentences(checked.faults) };
    },
    async send(value) {
      const before = base?.value ?? null;
      const answer = await send(value, base?.version ?? 0);
      if ('problem' in answer) return answer;
      toast(words.saved(words.parts[part].title), {
        name: words.undo,
        run: () => void undo(before, answer.version),
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
    isConflicting: isBehind && isDirty && stored?.version !== savedVersion,
    read: (element: HTMLFormElement) => setDraft(contentOf(fields, typedIn(element))),
    loadTheirs: () => {
      setBase(stored);
      fill(valueOf(part, stored));
    },
    discard: () => fill(start),
    /** Fills the form, not saved, so that it can be looked at first. */
    show: (value: unknown) => showUnsaved((value as object | null) ?? BUILT_IN[part]),
  };

  function fill(value: object): void {
    setStart(value);
    showUnsaved(value);
  }

  function showUnsaved(value: object): void {
    setFilled(value);
    setDraft(value);
    setRound((last) => last + 1);
  }

  async function send(value: object | null, version: number) {
    const isBuiltIn = value !== null && sameContent(part, value, BUILT_IN[part]);
    const result = await saveContent({ part, base: version, value: isBuiltIn ? null : value });
    if (!result.ok) return { problem: failureSentences[result.failure.code] };
    if (result.value.outcome === 'refused') return refusal(result.value);
    setSavedVersion(result.value.version);
    setBase({
      ...emptyRecord(part),
      version: result.value.version,
      value: isBuiltIn ? null : value,
    });
    fill(value ?? BUILT_IN[part]);
    return { version: result.value.version };
  }

  async function undo(before: unknown, version: number): Promise<void> {
    const answer = await send(before as object | null, version);
    toast('problem' in answer ? answer.problem : words.undone(words.parts[part].title));
  }
}

/** Values by name as `useForm` reads them. */
const typedIn = (element: HTMLFormElement): FormValues => formValues(element);

function valueOf(part: ContentPart, record: ContentRecord | null): object {
  return (record?.value as object | null | undefined) ?? BUILT_IN[part];
}

function emptyRecord(part: ContentPart): ContentRecord {
  return { id: part, version: 0, value: null, at: 0, earlier: [] };
}

/** Whether two contents are equal once their schema has put them in its form. */
function sameContent(part: ContentPart, one: object, other: object): boolean {
  const context = { today: '9999-12-31', since: '' };
  const [first, second] = [one, other].map((value) => checkContent(part, value, context));
  return (
    first?.ok === true &&
    second?.ok === true &&
    JSON.stringify(first.value) === JSON.stringify(second.value)
  );
}

function sentences(faults: Readonly<Record<string, keyof typeof faultWords>>) {
  return Object.fromEntries(Object.entries(faults).map(([path, code]) => [path, faultWords[code]]));
}

function refusal(answer: Extract<SaveContentAnswer, { outcome: 'refused' }>) {
  return answer.refusal === 'faults'
    ? { problem: words.faults.check, errors: sentences(answer.faults) }
    : { problem: words.refusals[answer.refusal] };
}
