import { PROMISES } from '#domain/checkout/policy.ts';

const { acknowledgeHours } = PROMISES;

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
