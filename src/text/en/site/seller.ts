import { PROMISES } from '#domain/checkout/policy.ts';

/** What stands beside the shop's live settings: who sells, how to reach them, what delivery costs. */
export const sellerWords = {
  loading: 'Loading details…',
  missing: 'These details aren’t available yet.',
  unreachable: 'These details can’t be shown right now.',
  retry: 'Try again',
  seller: {
    legalName: 'Legal name',
    website: 'Shop name',
    address: 'Principal address',
    email: 'Customer care, email',
    phone: 'Customer care, landline',
    mobile: 'Customer care, mobile',
    hours: 'Phone hours',
  },
  grievance: {
    name: 'Grievance Officer',
    designation: 'Designation',
    email: 'Email',
    phone: 'Phone',
    clocks: `Replies within ${PROMISES.acknowledgeHours} hours, resolves within one month`,
    clock: 'Time',
  },
  promise: {
    free: (amount: string) => `Free delivery from ${amount}`,
    always: 'Free delivery on every order',
    cash: 'Cash on delivery at no extra cost',
    cashFor: (amount: string) => `Cash on delivery for ${amount} extra`,
    unknown: 'Delivery charges and payment methods',
  },
  reach: {
    title: 'Talk to us',
    call: 'Call',
    whatsapp: 'WhatsApp',
    callOn: (phone: string) => `Call ${phone}`,
    chat: 'Chat on WhatsApp',
    email: 'Email',
  },
} as const;
