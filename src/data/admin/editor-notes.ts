import * as v from 'valibot';
import { localValue, type LocalValue } from '#data/browser/local-storage.ts';

const NoteSchema = v.object({
  typed: v.record(v.string(), v.string()),
  /** Epoch milliseconds. */
  at: v.number(),
});

/** What somebody typed in an editor and has not saved: the texts of the fields by their names. */
export type EditorNote = v.InferOutput<typeof NoteSchema>;

/**
 * What this device keeps of the editor of an article or a product (empty slug: of a new one), until it is saved or somebody
 * signs out. Anything else that stands in the storage counts as nothing.
 */
export function editorNote(
  kind: 'article' | 'product',
  slug: string,
): LocalValue<EditorNote | null> {
  return localValue(`${kind}.${slug}`, (stored) => {
    const parsed = v.safeParse(NoteSchema, stored);
    return parsed.success ? parsed.output : null;
  });
}
