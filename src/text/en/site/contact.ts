import type { FieldFault } from '#domain/core/form.ts';
import type { MessageTopic } from '#domain/content/message.ts';

/** The words of the contact page and its form. */
export const contactWords = {
  title: 'Contact us',
  lead: 'A person reads every message. You get a ticket number at once, an answer within 48 hours, and for a complaint a solution within one month.',
  formTitle: 'Write to us',
  sellerTitle: 'Who you are writing to',
  grievanceTitle: 'Grievance Officer',
  grievanceText:
    'If our answer does not satisfy you, or you want to complain right away, this is the person to turn to.',
  answersTitle: 'Perhaps it is answered already',
  answersText:
    'Delivery, returns, refunds, payment and the use of our products: more than thirty answers are one tap away.',
  answersLink: 'Questions and answers',
  form: {
    topic: 'What is it about?',
    choose: 'Please choose',
    name: 'Your name',
    email: 'E-mail address',
    emailHint: 'Our answer goes here.',
    phone: 'Mobile number',
    phoneHint: 'Only if you would like us to call back.',
    orderNumber: 'Order number',
    subject: 'Subject',
    text: 'Your message',
    textHint: 'Up to 4,000 characters. Please send no health records, card numbers or passwords.',
    optional: 'optional',
    send: 'Send the message',
    sending: 'Sending …',
    savedInTab: 'What you type is kept in this tab until it is sent.',
    privacy: 'We use it to answer you, and for nothing else: [privacy policy](/privacy).',
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
    topic: { choice: 'Please choose what it is about.' },
    name: { required: 'Please tell us your name.', 'too-long': 'Up to 80 characters, please.' },
    email: { required: 'Please give an e-mail address, so that we can answer.' },
    orderNumber: { 'too-long': 'An order number has at most 40 characters.' },
    subject: {
      required: 'Please give it a subject.',
      'too-long': 'Up to 120 characters, please. The message below has more room.',
    },
    text: {
      required: 'Please write your message.',
      'too-short': 'Please write at least 10 characters, so that we understand you.',
      'too-long':
        'A message has room for 4,000 characters. Please shorten it, or send it in two parts.',
    },
  } satisfies Record<string, Partial<Record<FieldFault, string>>>,
  problem: {
    offline:
      'You are offline, so nothing was sent. Your message is kept here: send it again when the connection is back.',
    silence:
      'We have no answer from our server yet. Your message is kept here, and this page tells you as soon as it gets through. You may also send it again: it cannot arrive twice.',
    refused:
      'Our server did not accept this message. Your words are still here: please send it again, and if that does not help, call us or write an e-mail.',
    messageSaved: 'Your message is kept here.',
    arrived: (ticket: string) =>
      `Your message has now reached us under the number ${ticket}. What you have changed since then is not sent yet.`,
  },
  sent: {
    title: 'We have your message',
    unsureTitle: 'Your message has most likely reached us',
    unsure:
      'The first try got no answer, and now its number is taken, in all likelihood by your own message. If you hear nothing by the time below, please send it again; your words are kept, and a second copy does no harm.',
    ticket: 'Your ticket number',
    copy: 'Copy the number',
    copied: 'Copied',
    copyFailed: 'Copying is not allowed here. The number is',
    acknowledge: (moment: string) => `We answer by ${moment}, which is within 48 hours.`,
    resolve: (day: string) =>
      `If it is a complaint, it is resolved by ${day}, which is within one month.`,
    answer: (email: string) => `The answer goes to ${email}.`,
    quote:
      'Give this number when you call or write again, so that nobody has to ask twice. With it you can look up on this page how far your message is.',
    another: 'Write another message',
    back: 'Back to the form',
    last: (ticket: string, moment: string) =>
      `Your last message has the number ${ticket} (${moment}).`,
  },
} as const;
