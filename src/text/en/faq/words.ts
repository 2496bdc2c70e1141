import { PROMISES } from '#domain/checkout/policy.ts';

const { acknowledgeHours } = PROMISES;

/** The heading, the search and what is said around the answers. */
export const faqWords = {
  title: 'Questions and answers',
  lead: 'Search or open a question. You can share a link to any answer.',
  search: 'Search FAQs',
  placeholder: 'refund, COD, ingredients …',
  clear: 'Clear the search',
  found: (found: number, all: number) =>
    found === 1 ? `1 of ${all} answers` : `${found} of ${all} answers`,
  all: (all: number) => `${all} answers`,
  none: (term: string) => `No answers found for “${term}”`,
  noneHint: `Try a single word, such as “refund” or “PIN”. Or ask us: we reply within ${PROMISES.acknowledgeHours} hours.`,
  ask: 'Write to us',
  showAll: 'Show all answers',
  groups: 'Topics',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'We couldn’t copy it. The link is',
  moreTitle: 'Didn’t find your answer?',
  more: `Write to us. You get a ticket number right away and a reply within ${acknowledgeHours} hours.`,
} as const;
