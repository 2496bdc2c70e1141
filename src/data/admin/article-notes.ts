import * as v from 'valibot';
import { keptOnDevice, type Kept } from '#data/device.ts';

const NoteSchema = v.object({
  typed: v.record(v.string(), v.string()),
  /** Epoch milliseconds. */
  at: v.number(),
});

/** What somebody typed of an article and has not saved. */
export type ArticleNote = v.InferOutput<typeof NoteSchema>;

/** What this device keeps of an article's form (empty slug: of a new one), until it is saved or somebody signs out. */
export function articleNote(slug: string): Kept<ArticleNote | null> {
  return keptOnDevice(`article.${slug}`, (stored) => {
    const parsed = v.safeParse(NoteSchema, stored);
    return parsed.success ? parsed.output : null;
  });
}
