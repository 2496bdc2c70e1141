/** Turning off the links in emails about an order. */
export const linkWords = {
  revoke: 'Turn off email links',
  revoking: 'Turning off…',
  revoked: 'The links in earlier emails no longer open this order.',
  failed: 'The links could not be turned off.',
} as const;
