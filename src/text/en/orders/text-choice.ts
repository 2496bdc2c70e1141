import type { TextChannel } from '#domain/text-message/text-message.ts';

/** The choice of text messages about an order. */
export const words = {
  title: 'Messages about this order',
  /** What a shopper has to know before a number goes to a provider. */
  lead: (phone: string) =>
    `Besides our emails, we can message ${phone} when something happens with your order. Our message provider sees the number and the message. No advertising.`,
  channel: {
    sms: 'Send me SMS',
    whatsapp: 'Message me on WhatsApp',
  } satisfies Readonly<Record<TextChannel, string>>,
  failed: {
    'not-found': 'We can’t find this order. Please open it again from our email.',
    'too-many': 'You’ve changed this often. Please try again in 15 minutes.',
  },
} as const;
