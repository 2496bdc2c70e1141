import { PROMISES } from '#domain/checkout/policy.ts';

/** Each item of data that people give the shop, and what it is used for. */
export const collectedData: readonly (readonly [item: string, use: string])[] = [
  [
    'Name and email address of your account',
    'To sign you in, to show you your own orders and wishlist, and to send you a link when you reset your password. Without them there is no account; you can browse the shop without one.',
  ],
  [
    'Password',
    'To sign you in. It is stored only as a salted hash by our sign-in service. When you sign in with Google we receive your name, email address and photo, and never your Google password.',
  ],
  [
    'Mobile number and photo in your profile',
    'The number lets us reach you about an order, and by WhatsApp with news if you agree to it; the photo is shown to you in the header. Both may be left empty.',
  ],
  [
    'Delivery and billing address',
    'To deliver what you ordered, to check that a courier serves your PIN code, and to print the place of supply on your invoice. We and the courier call or text its phone number about the delivery.',
  ],
  [
    'Orders and payments',
    'What you ordered, when, for how much, and whether it is paid: to fulfil the order, handle returns and refunds, and keep the records that tax law requires. Card numbers and UPI PINs go to the payment provider and never reach us.',
  ],
  [
    'UPI ID or bank account for a refund',
    'To refund an order paid in cash or by bank transfer. Only the owner sees it in full; a part, such as “as••••@okaxis”, stays with the order.',
  ],
  [
    'Photos of a return',
    'To see what is wrong. Only who may open the order and our team can see them. The location is removed from photos.',
  ],
  [
    'Links in our emails about an order',
    `Anyone with such a link can open that order for ${PROMISES.orderLinkDays} days, so forward it with care. Until then we note which guest or account opened it. You can turn all links off on the order’s page.`,
  ],
  [
    'Coupons that you use',
    'How often you used a coupon, under your account and a code computed from your email address and mobile number: to keep to its limit per customer.',
  ],
  ['Cart and wishlist', 'To show you both on every device you sign in on.'],
  [
    'Reviews and questions about products',
    'The stars, text, photos and name of your review, and your question: to help other shoppers. The location is removed from photos. We read each first. A question appears without a name. From your delivered orders we know what you bought, and ask once for a review.',
  ],
  [
    'Consents to news',
    'Which consents you gave or withdrew, when, and their wording: to write only to people who want our news, and to prove that.',
  ],
  [
    'Messages to customer care',
    'Your name, email address, message, and the phone or order number if you give them: to answer you and to prove that we did in time. Please send no health records.',
  ],
  [
    'Notes of our team',
    'What we note about an order or a customer, such as a wish that you told us: to serve you well. Only our team reads it.',
  ],
  [
    'Back-in-stock requests',
    `Your email address and the product: to email you once when it is back. Deleted then, or after ${PROMISES.restockDays} days.`,
  ],
  [
    'Emails that we send you',
    `Address and content, for ${PROMISES.mailDays} days: to send them again if they do not arrive.`,
  ],
  [
    'Searches that find nothing',
    'The words alone, counted by the day: to learn what is missing in the shop.',
  ],
  [
    'Technical records',
    'Time, IP address and errors of requests to our servers: to keep the shop secure and fix problems.',
  ],
];
