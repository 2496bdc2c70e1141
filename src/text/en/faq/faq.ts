import { plainProse } from '#domain/content/prose.ts';
import { buyingQuestions } from './buying.ts';
import type { FaqEntry, FaqGroup } from './entry.ts';
import { usingQuestions } from './using.ts';

/** Every question that the shop answers, in the order in which shoppers ask. */
export const faqGroups: readonly FaqGroup[] = [...buyingQuestions, ...usingQuestions];

/** An answer as one text without links. */
export function plainAnswer({ answer }: FaqEntry): string {
  return answer.map(plainProse).join(' ');
}

/** A question with its answer as plain text. */
interface PlainEntry {
  readonly slug: string;
  readonly question: string;
  readonly answer: string;
}

/** All questions of some groups with their answers as plain text, for search engines. */
export function plainEntries(groups: readonly FaqGroup[]): readonly PlainEntry[] {
  return groups.flatMap(({ entries }) =>
    entries.map((entry) => ({
      slug: entry.slug,
      question: entry.question,
      answer: plainAnswer(entry),
    })),
  );
}

/** The built-in questions as plain text. */
export const faqEntries = plainEntries(faqGroups);
