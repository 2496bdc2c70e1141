/** What stands beside the shop's live settings: who sells, how to reach them, what delivery costs. */
export const sellerWords = {
  loading: 'The details are on their way',
  missing: 'The shop has not published these details yet.',
  unreachable: 'These details cannot be shown at the moment. The rest of the page is complete.',
  retry: 'Try again',
  seller: {
    legalName: 'Legal name',
    website: 'Name of the shop',
    address: 'Principal address',
    email: 'Customer care, e-mail',
    phone: 'Customer care, landline',
    mobile: 'Customer care, mobile',
    hours: 'Phone hours',
  },
  grievance: {
    name: 'Grievance Officer',
    designation: 'Designation',
    email: 'E-mail',
    phone: 'Phone',
    clocks: 'Acknowledges within 48 hours, resolves within one month',
    clock: 'Time',
  },
  delivery: {
    term: 'Value of the order',
    below: (amount: string) => `Below ${amount}`,
    from: (amount: string) => `${amount} and above`,
    any: 'Every order',
    cash: 'Cash on delivery, in addition',
    free: 'Free',
  },
  reach: {
    title: 'Talk to us',
    call: 'Call',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
  },
} as const;
