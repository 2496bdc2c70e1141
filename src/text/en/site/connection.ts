/** A lost connection: the notice below the header, and pages that can’t load without one. */
export const connectionWords = {
  banner: 'You’re offline. You can still view pages you’ve opened; prices may have changed.',
  silent: 'We can’t reach our servers right now. This page updates as soon as we can.',
  text: 'This page opens as soon as you’re back online.',
} as const;
