import * as v from 'valibot';
import { areDistinct, fault, Paragraphs, RowId, Rows, Words } from './content-text.ts';
import { LIVE_PARTS } from './policy-text.ts';

/** The questions of `/faq` in order. A blank line separates the paragraphs of an answer. */
export const FaqSchema = v.strictObject({
  groups: v.pipe(
    Rows(
      v.strictObject({
        id: RowId,
        title: Words(60),
        entries: Rows(
          v.strictObject({
            /** The fragment of its link, which stays. */
            slug: RowId,
            question: Words(160),
            answer: Paragraphs(3_000),
            /** What the live settings add to the answer; empty for nothing. */
            live: v.picklist(['', ...LIVE_PARTS], fault('choice')),
          }),
          60,
        ),
      }),
      15,
    ),
    v.minLength(1, fault('required')),
    v.check((groups) => areDistinct(groups.map(({ id }) => id)), fault('twice')),
    v.check(
      (groups) => areDistinct(groups.flatMap(({ entries }) => entries.map(({ slug }) => slug))),
      fault('twice'),
    ),
  ),
});

/** The questions as the owner edits them. */
export type FaqContent = v.InferOutput<typeof FaqSchema>;
