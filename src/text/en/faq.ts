import { plainProse } from '#domain/prose.ts';
import { PROMISES } from '#domain/policy.ts';
import { buyingQuestions } from './faq-buying.ts';
import type { FaqEntry, FaqGroup } from './faq-entry.ts';
import { usingQuestions } from './faq-using.ts';

const { acknowledgeHours } = PROMISES;

/** Every question that the shop answers, in the order in which shoppers ask. */
export const faqGroups: readonly FaqGroup[] = [...buyingQuestions, ...usingQuestions];

/** An answer as one text without links. */
export function plainAnswer({ answer }: FaqEntry): string {
  return answer.map(plainProse).join(' ');
}

/** All questions with their answers as plain text, for search engines. */
export const faqEntries: readonly {
  readonly slug: string;
  readonly question: string;
  readonly answer: string;
}[] = faqGroups.flatMap(({ entries }) =>
  entries.map((entry) => ({
    slug: entry.slug,
    question: entry.question,
    answer: plainAnswer(entry),
  })),
);

/** The heading, the search and what is said around the answers. */
export const faqWords = {
  title: 'Questions and answers',
  lead: 'Type a word, or open a question. Every answer has its own address, so you can send it to somebody.',
  search: 'Search the answers',
  placeholder: 'refund, COD, ingredients …',
  clear: 'Clear the search',
  found: (found: number, all: number) =>
    found === 1 ? `1 of ${all} answers` : `${found} of ${all} answers`,
  all: (all: number) => `${all} answers`,
  none: (term: string) => `No answer has “${term}” in it`,
  noneHint:
    'Try a single word, such as “refund” or “PIN”. Or ask us: we write back within 48 hours.',
  ask: 'Write to us',
  showAll: 'Show all answers',
  groups: 'Subjects',
  copy: 'Copy the link',
  copied: 'Link copied',
  copyFailed: 'Copying is not allowed here. The address is',
  moreTitle: 'Your question is not here?',
  more: `Write to us. You get a ticket number at once and an answer within ${acknowledgeHours} hours.`,
} as const;
