/** A lost or slow connection: the notice below the header, and pages and commands that wait for an answer. */
export const connectionWords = {
  banner: 'You’re offline. You can still view pages you’ve opened; prices may have changed.',
  silent: 'We can’t reach our servers right now. This page updates as soon as we can.',
  slow: 'This is taking longer than usual. It opens as soon as our servers answer.',
  slowCommand:
    'Still waiting for our servers. Please keep this page open: there’s no need to press again, and nothing you typed is lost.',
  text: 'This page opens as soon as you’re back online.',
} as const;
