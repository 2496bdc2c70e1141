/** The words of confirming the email address of an account. */
export const words = {
  title: 'Confirm your email address',
  state: {
    'not-requested': (email: string) =>
      `${email} isn’t confirmed yet. Open the link in our confirmation email, or ask for a new one.`,
    sending: (email: string) => `Sending a confirmation link to ${email}…`,
    sent: (email: string) =>
      `We have sent a link to ${email}. Open it to confirm that this address is yours. It can take a few minutes; please check your spam folder too.`,
    failed: (email: string) =>
      `Your account is ready, but we couldn’t send the confirmation email to ${email}.`,
  },
  tooMany: 'You have asked for several emails in a short time. Please try again in an hour.',
  send: 'Send confirmation email',
  resend: 'Resend confirmation email',
  wait: 'You can ask for another email in a minute.',
  check: 'I’ve confirmed',
  checking: 'Checking…',
  notYet: (email: string) =>
    `${email} isn’t confirmed yet. Open the link in the email first, then press this button again.`,
  confirmed: (email: string) => `Thank you. ${email} is confirmed.`,
} as const;
