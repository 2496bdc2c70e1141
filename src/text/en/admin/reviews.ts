import type { DetailKind } from '#domain/customer/personal-details.ts';
import type { ReviewStatus } from '#domain/review/review.ts';

const statuses: Readonly<Record<ReviewStatus, string>> = {
  pending: 'Pending',
  published: 'Published',
  rejected: 'Rejected',
};

const moves: Readonly<Record<ReviewStatus, string>> = {
  pending: 'Move back to pending',
  published: 'Publish',
  rejected: 'Reject',
};

const done: Readonly<Record<ReviewStatus, string>> = {
  pending: 'Moved back to pending.',
  published: 'Published.',
  rejected: 'Rejected.',
};

const details: Readonly<Record<DetailKind, string>> = {
  phone: 'a phone number',
  email: 'an email address',
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
  lead: 'Publish lawful and respectful reviews, whatever the rating. Reject cure claims, insults and private data: an Ayurvedic or cosmetic product may not be promoted as a cure, even in a customer’s words (Drugs and Magic Remedies Act).',
  kinds: { reviews: 'Reviews', questions: 'Questions' },
  kind: 'Show',
  status: 'Status',
  statuses,
  moves,
  done,
  undo: 'Undo',
  nothingWaits: 'Nothing to review.',
  about: 'About',
  stars: (stars: number) => `${stars} out of 5 stars`,
  verified: 'Verified buyer',
  unverified: 'No purchase found',
  by: (name: string, day: string) => `${name}, ${day}`,
  submittedOn: (day: string) => `Asked on ${day}`,
  answered: (day: string) => `Answered on ${day}`,
  answer: 'Your answer',
  answerHint: 'Shown to everyone. Don’t claim anything that the label doesn’t say.',
  publishAnswer: 'Answer and publish',
  publishBare: 'Publish without an answer',
  changeAnswer: 'Edit answer',
  answerSaid: 'Answer published.',
  answerWaits: (status: string) =>
    `This question is no longer under “${status}”. Your answer isn’t published yet.`,
  found: {
    claim: 'Word not allowed in advertising by law',
    detail: 'Personal data',
  },
  blocked: {
    title: {
      review: 'This review can’t be published',
      question: 'This question can’t be published',
    },
    text: 'It uses words not allowed in advertising by law, and publishing a customer’s words counts as advertising. You can’t edit a customer’s words, so please reject it.',
    question:
      'Not published: the question uses words not allowed in advertising by law. Please reject it.',
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
    hint: 'Everyone will be able to see it, and search engines may store it.',
    publish: 'Publish anyway',
    keep: 'Don’t publish',
    notPublished: 'Not published. Remove the personal data, or confirm that it may be shown.',
  },
  photos: {
    alt: (place: number) => `Customer’s photo ${place}`,
    remove: (place: number) => `Remove photo ${place}`,
    removed: 'Photo removed.',
  },
  refused: 'Not saved: the customer may have deleted it.',
} as const;
