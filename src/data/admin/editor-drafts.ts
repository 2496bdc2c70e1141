import * as v from 'valibot';
import { localValue, type LocalValue } from '#data/browser/local-storage.ts';

const NoteSchema = v.object({
  typed: v.record(v.string(), v.string()),
  /** Epoch milliseconds. */
  at: v.number(),
});

/** Unsaved field values of an editor, by field name. */
export type EditorDraft = v.InferOutput<typeof NoteSchema>;

/**
 * The unsaved draft of an article or product editor on this device (empty slug: a new one). Kept until it is saved or
 * the user signs out. Malformed storage counts as empty.
 */
export function editorDraft(
  kind: 'article' | 'product',
  slug: string,
): LocalValue<EditorDraft | null> {
  return localValue(`${kind}.${slug}`, (stored) => {
    const parsed = v.safeParse(NoteSchema, stored);
    return parsed.success ? parsed.output : null;
  });
}
