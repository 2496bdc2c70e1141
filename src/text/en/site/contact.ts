import { PROMISES } from '#domain/checkout/policy.ts';
import type { FieldFault } from '#domain/core/form.ts';
import type { MessageTopic } from '#domain/content/message.ts';

/** The words of the contact page and its form. */
export const contactWords = {
  title: 'Contact us',
  lead: `A person reads every message. You get a ticket number right away and a reply within ${PROMISES.acknowledgeHours} hours. Complaints are resolved within one month.`,
  formTitle: 'Write to us',
  sellerTitle: 'Our details',
  grievanceTitle: 'Grievance Officer',
  grievanceText:
    'If you’re not happy with our answer or want to make a complaint, contact our Grievance Officer.',
  answersTitle: 'Looking for a quick answer?',
  answersText: 'Find answers about delivery, returns, refunds, payment and our products.',
  answersLink: 'See all FAQs',
  form: {
    topic: 'What is it about?',
    choose: 'Select a topic',
    name: 'Your name',
    email: 'Email address',
    emailHint: 'We’ll reply here.',
    phone: 'Mobile number',
    phoneHint: 'Only if you’d like a call back.',
    orderNumber: 'Order number',
    subject: 'Subject',
    text: 'Your message',
    textHint:
      'Up to 4,000 characters. Please don’t share health records, card numbers or passwords.',
    optional: 'optional',
    send: 'Send message',
    sending: 'Sending …',
    savedInTab: 'Your message is saved in this tab until you send it.',
    privacy: 'We use this only to answer you: [privacy policy](/privacy).',
  },
  topics: {
    order: 'An order',
    delivery: 'Delivery',
    return: 'Return or refund',
    payment: 'Payment',
    product: 'A product',
    account: 'My account',
    privacy: 'My data and privacy',
    complaint: 'Complaint',
    other: 'Something else',
  } satisfies Record<MessageTopic, string>,
  faults: {
    topic: { choice: 'Please select a topic.' },
    name: { required: 'Please enter your name.', 'too-long': 'Up to 80 characters, please.' },
    email: { required: 'Please enter your email address so that we can reply.' },
    orderNumber: { 'too-long': 'An order number has at most 40 characters.' },
    subject: {
      required: 'Please enter a subject.',
      'too-long': 'Up to 120 characters, please. The message below has more room.',
    },
    text: {
      required: 'Please write your message.',
      'too-short': 'Please write at least 10 characters.',
      'too-long':
        'A message can have up to 4,000 characters. Please shorten it or send it in two parts.',
    },
  } satisfies Record<string, Partial<Record<FieldFault, string>>>,
  problem: {
    offline:
      'You’re offline, so your message was not sent. It is saved here: send it again when you’re back online.',
    silence:
      'We haven’t heard from our server yet. Your message is saved here, and this page tells you when it gets through. You can also send it again: we won’t receive it twice.',
    refused:
      'Your message could not be sent. It is saved here: please try again. If that doesn’t help, call us or send an email.',
    messageSaved: 'Your message is saved here.',
    arrived: (ticket: string) =>
      `We have received your message, number ${ticket}. Changes you made since then are not sent yet.`,
  },
  sent: {
    title: 'We’ve received your message',
    unsureTitle: 'We’ve most likely received your message',
    unsure:
      'The first try got no answer, but its number is now in use, most likely by your own message. If you don’t hear from us by the time below, please send it again.',
    ticket: 'Your ticket number',
    copy: 'Copy number',
    copied: 'Copied',
    copyFailed: 'We couldn’t copy it. Your number is',
    acknowledge: (moment: string) =>
      `We’ll reply by ${moment} (within ${PROMISES.acknowledgeHours} hours).`,
    resolve: (day: string) => `Complaints are resolved by ${day} (within one month).`,
    answer: (email: string) => `We’ll reply to ${email}.`,
    quote:
      'Please mention this number if you call or write again. You can also use it to track your query on this page.',
    another: 'Write another message',
    back: 'Back to form',
    last: (ticket: string, moment: string) => `Your last message: ${ticket} (${moment}).`,
  },
} as const;
