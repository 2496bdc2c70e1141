/** Pages that failed, and what a visitor can do. The sentence of each failure is in `failures.ts`. */
export const errorWords = {
  retry: 'Try again',
  reload: 'Reload page',
  home: 'Go to home page',
  offline: {
    title: 'You’re offline',
    text: 'Reload this page when you’re back online.',
  },
  crash: {
    title: 'Something went wrong',
    text: 'Your cart and details are safe. Please reload the page.',
  },
} as const;

/** For browsers without JavaScript. */
export const noscript = 'The shop needs JavaScript. Please switch it on and reload this page.';
