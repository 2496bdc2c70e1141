import type { DetailKind } from '#domain/customer/personal-details.ts';
import type { ReviewStatus } from '#domain/review/review.ts';

const statuses: Readonly<Record<ReviewStatus, string>> = {
  pending: 'Waiting',
  published: 'Published',
  rejected: 'Rejected',
};

const moves: Readonly<Record<ReviewStatus, string>> = {
  pending: 'Let it wait again',
  published: 'Publish',
  rejected: 'Reject',
};

const done: Readonly<Record<ReviewStatus, string>> = {
  pending: 'It waits again.',
  published: 'Published.',
  rejected: 'Rejected.',
};

const details: Readonly<Record<DetailKind, string>> = {
  phone: 'a phone number',
  email: 'an e-mail address',
  upi: 'a UPI ID',
  order: 'an order number',
  gstin: 'a GSTIN',
  pan: 'a PAN',
  aadhaar: 'what looks like an Aadhaar number',
  card: 'what looks like a card number',
};

/** "a phone number, a UPI ID and an order number" */
function listOf(kinds: readonly DetailKind[]): string {
  const names = kinds.map((kind) => details[kind]);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** The words of reviews and questions in the staff area. */
export const words = {
  title: 'Reviews and questions',
  lead: 'Publish what keeps the law and good manners, whatever its stars. Reject claims of healing, insults and private data: an Ayurvedic or cosmetic product may not be praised as a cure (Drugs and Magic Remedies Act), in a customer’s words either.',
  kinds: { reviews: 'Reviews', questions: 'Questions' },
  kind: 'What is shown',
  status: 'Status',
  statuses,
  moves,
  done,
  undo: 'Undo',
  nothingWaits: 'Nothing waits for you.',
  about: 'About',
  stars: (stars: number) => `${stars} out of 5 stars`,
  verified: 'Verified buyer',
  unverified: 'No purchase known',
  by: (name: string, day: string) => `${name}, ${day}`,
  submittedOn: (day: string) => `Asked on ${day}`,
  answered: (day: string) => `Answered on ${day}`,
  answer: 'Answer of the shop',
  answerHint: 'It is shown to everybody. Say nothing that the label does not say.',
  publishAnswer: 'Answer and publish',
  publishBare: 'Publish without an answer',
  changeAnswer: 'Change the answer',
  answerSaid: 'The answer is published.',
  found: {
    claim: 'A word that the law keeps out of advertising',
    detail: 'Personal data',
  },
  blocked: {
    title: {
      review: 'This review can’t be published',
      question: 'This question can’t be published',
    },
    text: 'It uses words that the law keeps out of advertising, and publishing a customer’s words makes them advertising. You can’t change what a customer wrote, so please reject it.',
    question:
      'Nothing was published: the question uses words that the law keeps out of advertising. Reject it instead.',
  },
  personal: {
    title: 'Publish personal data?',
    close: 'Close',
    shows: {
      review: 'This review',
      question: 'This question',
      answer: 'This answer or its question',
    },
    note: (what: string, kinds: readonly DetailKind[]) => `${what} shows ${listOf(kinds)}.`,
    ask: (what: string, kinds: readonly DetailKind[]) =>
      `${what} shows ${listOf(kinds)}. Publish anyway?`,
    hint: 'Everybody will see it, and search engines keep it.',
    publish: 'Publish anyway',
    keep: 'Don’t publish',
    notPublished:
      'Nothing was published. Take the personal data out, or confirm that it may be shown.',
  },
  refused: 'This was not accepted: it may have been withdrawn meanwhile.',
} as const;
