/** The words of finding an order by its number and e-mail address. */
export const words = {
  title: 'Find your order',
  lead: 'With its number and the e-mail address it was ordered with. No account is needed.',
  number: 'Order number',
  numberHint: 'It begins with FR- and stands in the mail we sent you.',
  numberWrong: 'An order number looks like FR-7K2M9QXD: eight letters and digits behind FR-.',
  email: 'E-mail address',
  emailHint: 'The one you gave when you ordered.',
  find: 'Find the order',
  finding: 'Looking…',
  notFound:
    'We find no order with this number and this e-mail address. Please check both: the number stands in the subject of our mail.',
  tooMany:
    'That was asked too often in a short time. Please wait a quarter of an hour, or write to us.',
  updated: (moment: string) => `As of ${moment}`,
  privacy: 'Address and phone number are not shown here.',
  another: 'Look for another order',
  write: 'Write to us about it',
  fromSignIn: 'Ordered without an account?',
} as const;
