import * as v from 'valibot';
import { LawfulParagraphs, LawfulWords, Rows } from './content-text.ts';

/** The words of `/about`. Its pictures stay. */
export const AboutSchema = v.strictObject({
  title: LawfulWords(80),
  lead: LawfulWords(240),
  storyTitle: LawfulWords(80),
  story: LawfulParagraphs(4_000),
  promiseTitle: LawfulWords(80),
  promises: Rows(v.strictObject({ title: LawfulWords(60), text: LawfulWords(240) }), 8),
  whereTitle: LawfulWords(80),
  whereText: LawfulWords(240),
});

/** The words of the page about the shop, as the owner edits them. */
export type AboutContent = v.InferOutput<typeof AboutSchema>;
