/** The words of reviews and of questions about a product. */
export const reviewWords = {
  title: 'Reviews',
  loading: 'Reviews are on their way',
  none: 'No reviews yet. Be the first to review it.',
  average: (average: number) => `${average.toFixed(1)} out of 5`,
  count: (count: number, isAll: boolean) =>
    isAll ? (count === 1 ? '1 review' : `${count} reviews`) : `The newest ${count} reviews`,
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  outOf: (stars: number) => `${stars} out of 5 stars`,
  filter: 'Show by stars',
  share: (stars: string, count: number) => `${stars}: ${count}`,
  all: 'Show all',
  noneWith: (stars: string) => `None of these reviews gives ${stars}.`,
  verified: 'Verified buyer',
  how: 'Everybody with an account can review a product once. Staff check that a review keeps the law and good manners, and publish it whatever its stars; nobody edits it and nobody is paid for it. “Verified buyer” means that it was delivered to this person by us.',
  write: 'Write a review',
  signIn: 'Sign in to write a review',
  own: {
    pending: 'Your review. Only you see it until staff have published it.',
    rejected: 'Your review. Staff have not published it; write to us if you want to know why.',
    published: 'Your review',
    withdraw: 'Withdraw my review',
    withdrawn: 'Your review is withdrawn.',
  },
  form: {
    stars: 'How many stars?',
    title: 'In a few words',
    text: 'Your review',
    textHint:
      'What it is like to use. Please write nothing about illnesses or healing: the law does not allow us to publish that.',
    name: 'The name that is shown',
    optional: 'optional',
    send: 'Send my review',
    sending: 'Sending …',
  },
  faults: { stars: { choice: 'Please choose from one to five stars.' } },
  refused:
    'This was not accepted: you may have reviewed this product already. Reload the page to see it.',
} as const;

/** The words of questions about a product. */
export const questionWords = {
  title: 'Questions and answers',
  loading: 'Questions are on their way',
  none: 'No questions yet.',
  answeredBy: (day: string) => `Answer of the shop, ${day}`,
  unanswered: 'Not answered yet',
  own: 'Your question. Only you see it until staff have answered and published it.',
  rejected: 'Your question. Staff have not published it.',
  ask: 'Your question about this product',
  hint: 'Please send no health records. For anything about an order, use the contact form.',
  send: 'Ask',
  sending: 'Sending …',
  signIn: 'Sign in to ask a question',
  refused: 'This was not accepted: one question a day is possible for each product.',
} as const;
