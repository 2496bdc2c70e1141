import type { ReviewStatus } from '#domain/review.ts';

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
  asked: (day: string) => `Asked on ${day}`,
  answered: (day: string) => `Answered on ${day}`,
  answer: 'Answer of the shop',
  answerHint: 'It is shown to everybody. Say nothing that the label does not say.',
  publishAnswer: 'Answer and publish',
  publishBare: 'Publish without an answer',
  changeAnswer: 'Change the answer',
  answerSaid: 'The answer is published.',
  refused: 'This was not accepted: it may have been withdrawn meanwhile.',
} as const;
