import { photoWords } from '../site/photos.ts';

/** The words of reviews and of questions about a product. */
export const reviewWords = {
  title: 'Reviews',
  loading: 'Loading reviews…',
  none: 'No reviews yet. Be the first to review it.',
  average: (average: number) => `${average.toFixed(1)} out of 5`,
  count: (count: number, isAll: boolean) =>
    isAll ? (count === 1 ? '1 review' : `${count} reviews`) : `The newest ${count} reviews`,
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  outOf: (stars: number) => `${stars} out of 5 stars`,
  filter: 'Filter by rating',
  share: (stars: string, count: number) => `${stars}: ${count}`,
  all: 'Show all',
  noneWith: (stars: string) => `No reviews with ${stars} here.`,
  verified: 'Verified buyer',
  how: 'Anyone with an account can review a product once. We check reviews for legal and respectful content and publish them whatever the rating. We don’t edit reviews or pay for them. “Verified buyer” means that we delivered this product to the reviewer.',
  write: 'Write a review',
  signIn: 'Sign in to write a review',
  own: {
    pending: 'Your review is being checked. Only you can see it for now.',
    rejected: 'Your review was not published. Write to us if you’d like to know why.',
    published: 'Your review',
    withdraw: 'Delete my review',
    withdrawn: 'Your review has been deleted.',
  },
  form: {
    stars: 'Your rating',
    title: 'Review title',
    text: 'Your review',
    textHint:
      'What did you like or dislike? Please don’t mention illnesses or cures: by law we can’t publish that.',
    name: 'Name to show',
    optional: 'optional',
    send: 'Submit review',
    sending: 'Sending …',
  },
  comeBack: {
    title: 'Why people come back',
    patterns: {
      speaks:
        /\b(?:(?:second|third|fourth|fifth|sixth) (?:order|bottle|pack|jar|bar|box|tin|tube|time)|re-?order\w*|repeat (?:order|buyer)|(?:order|buy|bought)\w*(?: \w+){0,3} again)\b/iu,
      denies: /\b(?:not|never|no longer|won['’]t|broken?|leak\w*|damaged)\b/iu,
    },
  },
  photos: {
    label: 'Photos',
    hint: (most: number) =>
      `Up to ${most}, of the product and its pack. We check them before they appear here, and remove their location.`,
    alt: (name: string, product: string, place: number) =>
      `Photo ${place} by ${name} of ${product}`,
    all: 'Photos from shoppers',
    partly:
      'Your review is sent. Some photos are not sent yet: please send them again. You can also add them later, until we have checked your review.',
    refusals: {
      ...photoWords.refusals,
      'not-now': 'Your review has been checked already, so no photos can be added.',
    },
  },
  faults: { stars: { choice: 'Please choose 1 to 5 stars.' } },
  refused:
    'Your review was not accepted. You may have already reviewed this product: reload the page to check.',
} as const;

/** The words of questions about a product. */
export const questionWords = {
  title: 'Questions and answers',
  loading: 'Loading questions…',
  none: 'No questions yet.',
  answeredBy: (shop: string, day: string) => `Answered by ${shop}, ${day}`,
  unanswered: 'Not answered yet',
  own: 'Your question has been sent. Only you can see it until we publish it.',
  rejected: 'Your question was not published.',
  ask: 'Your question about this product',
  hint: 'Please don’t share health records. For help with an order, use the contact form.',
  send: 'Ask question',
  sending: 'Sending …',
  signIn: 'Sign in to ask a question',
  refused: 'Your question was not accepted: you can ask one question per product a day.',
} as const;
