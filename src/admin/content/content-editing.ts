import type { ContentRecord } from '#domain/shop-content/content-record.ts';
import type { ContentPart } from '#domain/shop-content/parts.ts';
import { checkContent } from '#domain/site/check-content.ts';
import { BUILT_IN } from './built-in-content.ts';

/** A part of the shop's words while it is edited. */
export interface ContentEditing {
  readonly part: ContentPart;
  /** The record that the input is a change of; null before the first version. */
  readonly base: ContentRecord | null;
  /** The values with which the form was filled last. */
  readonly filled: object;
  /** The values as typed. */
  readonly draft: object;
  /** Changes when the form is filled again. */
  readonly round: number;
}

/** Begins the editing of a stored record; null before the first version. */
export function beginEditing(part: ContentPart, base: ContentRecord | null): ContentEditing {
  const content = contentIn(part, base?.value);
  return { part, base, filled: content, draft: content, round: 0 };
}

/** The editing with the form filled with other values, which are not saved. */
export function fillWith(editing: ContentEditing, content: object): ContentEditing {
  return { ...editing, filled: content, draft: content, round: editing.round + 1 };
}

/** The editing of another version, which fills the form. */
export function rebase(editing: ContentEditing, base: ContentRecord | null): ContentEditing {
  return fillWith({ ...editing, base }, contentIn(editing.part, base?.value));
}

/** The editing once the version that a save has stored is its base. */
export function withSaved(
  editing: ContentEditing,
  { version, value }: Pick<ContentRecord, 'version' | 'value'>,
): ContentEditing {
  return rebase(editing, { id: editing.part, version, value, at: 0, earlier: [] });
}

/** Whether there is input that is not saved. */
export function isUnsaved({ part, base, draft }: ContentEditing): boolean {
  return JSON.stringify(draft) !== JSON.stringify(contentIn(part, base?.value));
}

/** Whether another version was stored after the one that is edited. */
export function isBehind({ base }: ContentEditing, stored: ContentRecord | null): boolean {
  return (stored?.version ?? 0) > (base?.version ?? 0);
}

/** The content to store: null for the built-in one, which then follows later releases. */
export function storedContent(part: ContentPart, content: object | null): object | null {
  return content !== null && isSameContent(part, content, BUILT_IN[part]) ? null : content;
}

/** A stored value, with what the part has gained since it was stored; the built-in content without one. */
export function contentIn(part: ContentPart, stored: unknown): object {
  const value = stored as object | null | undefined;
  if (!value) return BUILT_IN[part];
  const checked = checkContent(part, value, ANY_DAY);
  return checked.ok ? checked.value : value;
}

/** A check without the days of a policy. */
const ANY_DAY = { today: '9999-12-31', since: '' };

/** Whether two contents are equal once their schema has put them in its form. */
function isSameContent(part: ContentPart, one: object, other: object): boolean {
  const [first, second] = [one, other].map((value) => checkContent(part, value, ANY_DAY));
  return (
    first?.ok === true &&
    second?.ok === true &&
    JSON.stringify(first.value) === JSON.stringify(second.value)
  );
}
