/** The words of finding an order by its number and email address. */
export const words = {
  title: 'Track your order',
  lead: 'Enter your order number and the email address you ordered with. No account needed.',
  number: 'Order number',
  numberHint: 'Starts with FR-. You’ll find it in your confirmation email.',
  email: 'Email address',
  emailHint: 'The one you used for this order.',
  find: 'Track order',
  finding: 'Checking…',
  notFound:
    'We couldn’t find an order with this number and email address. Please check both: the number is in the subject of our email.',
  tooMany:
    'We couldn’t find it, and you’ve tried several times. Check the number and the email: with the right ones you can continue at once. Or try again in 15 minutes, or write to us.',
  updated: (moment: string) => `As of ${moment}`,
  privacy: 'For your privacy, this page leaves out your address, invoice and what you can change.',
  /** A link by email that opens the whole order. */
  link: {
    send: 'Email me a link to the whole order',
    sending: 'Sending…',
    sent: (email: string) => `We’ve sent a link to ${email}. It opens your order on any device.`,
  },
  another: 'Track another order',
  write: 'Get help with this order',
  fromSignIn: 'Ordered as a guest?',
} as const;
