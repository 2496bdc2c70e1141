/** What an order's page says to who came by the letter that asks for reviews. */
export const reviewRequestWords = {
  title: (product: string) => `Your review of ${product}`,
  account: (email: string) =>
    `Reviews need an account. Sign in, or create one with ${email} and confirm that email: then your review says “Verified buyer”. Your stars are kept.`,
  signIn: 'Sign in or create an account',
  stop: {
    title: 'Emails about reviews',
    saving: 'One moment…',
    stopped: 'We won’t ask you for reviews again.',
    started: 'We may ask you for a review once after each delivery.',
    again: 'Ask me again',
    notAgain: 'Don’t ask me again',
    tooMany: 'Please try again in an hour.',
    unknown: 'We couldn’t find this order.',
  },
} as const;
