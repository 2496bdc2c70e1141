import { afterAll, beforeAll } from 'vitest';
import type { Letter } from '#domain/mail/letter.ts';
import { newMessageLetter } from '../../../src/text/server.ts';
import { openMailbox } from '../../../dev/backend/mailbox.ts';
import { freePort } from '../backend/free-port.ts';
import { letters, type ReceivedMail } from '../backend/inbox.ts';

/** A letter whose words do not matter. */
export const LETTER: Letter = newMessageLetter(
  { ticket: 'T-7K2M9QXD', subject: 'A letter' },
  'https://shop.test',
);

/** A mail server for the tests of a file, which the functions in this process use. It runs from `open` to `close`. */
export function mailboxForTests() {
  let ports = { smtp: 0, inbox: 0 };
  let opened: Awaited<ReturnType<typeof openMailbox>> | null = null;
  const close = async (): Promise<void> => {
    await opened?.stop();
    opened = null;
  };
  beforeAll(async () => {
    ports = { smtp: await freePort(), inbox: await freePort() };
    Object.assign(process.env, {
      SMTP_SERVER: `127.0.0.1:${ports.smtp}`,
      SMTP_USER: '',
      SMTP_PASSWORD: 'none',
      MAIL_FROM: 'Franch <orders@franch.test>',
    });
  });
  afterAll(close);
  return {
    close,
    open: async () => void (opened ??= await openMailbox(ports)),
    received: (address: string): Promise<readonly ReceivedMail[]> => letters(address, ports.inbox),
  };
}
