import { afterAll, beforeAll } from 'vitest';
import type { Letter } from '#domain/mail/letter.ts';
import { newMessageLetter } from '../../../src/text/server.ts';
import { openMailbox } from '../../../dev/backend/mailbox.ts';
import { openTextInbox, textAddress } from '../../../dev/backend/text-inbox.ts';
import { freePort } from '../backend/free-port.ts';
import { letters, type ReceivedMail } from '../backend/inbox.ts';

/** A letter whose words do not matter. */
export const LETTER: Letter = newMessageLetter(
  { ticket: 'T-7K2M9QXD', subject: 'A letter' },
  'https://shop.test',
);

/**
 * A mail server for the tests of a file, and a provider of texts, which the functions in this process use. Each runs from its
 * `open` to its `close`.
 */
export function mailboxForTests() {
  let ports = { smtp: 0, inbox: 0, texts: 0 };
  let opened: Awaited<ReturnType<typeof openMailbox>> | null = null;
  let texts: Awaited<ReturnType<typeof openTextInbox>> | null = null;
  const close = async (): Promise<void> => {
    await opened?.stop();
    opened = null;
  };
  beforeAll(async () => {
    ports = { smtp: await freePort(), inbox: await freePort(), texts: await freePort() };
    Object.assign(process.env, {
      SMTP_SERVER: `127.0.0.1:${ports.smtp}`,
      SMTP_USER: '',
      SMTP_PASSWORD: 'none',
      SMS_PROVIDER_URL: `http://127.0.0.1:${ports.texts}/sms`,
      SMS_PROVIDER_KEY: 'none',
      WHATSAPP_API_URL: `http://127.0.0.1:${ports.texts}/whatsapp`,
      WHATSAPP_API_TOKEN: 'none',
      MAIL_FROM: 'Franch <orders@franch.test>',
    });
  });
  const closeTexts = async (): Promise<void> => {
    await texts?.stop();
    texts = null;
  };
  afterAll(async () => {
    await closeTexts();
    await close();
  });
  return {
    close,
    open: async () => void (opened ??= await openMailbox(ports)),
    openTexts: async () => void (texts ??= await openTextInbox(ports)),
    closeTexts,
    textsTo: async (number: string, channel: 'sms' | 'whatsapp' = 'sms') =>
      (await letters(textAddress(number, channel), ports.inbox)).map(({ text }) => text.trim()),
    received: (address: string): Promise<readonly ReceivedMail[]> => letters(address, ports.inbox),
  };
}
