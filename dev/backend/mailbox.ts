import type { Ports } from './ports.ts';

/** A running inbox. */
export interface Mailbox {
  readonly stop: () => Promise<void>;
}

/** Letters to keep: the oldest go first, because the tests of a whole run send thousands. */
const MOST = 1000;

/**
 * Starts the inbox that receives every letter of the local shop: a real mail server, in this process, with a web page
 * for people and `GET /email` for tests. It delivers nothing.
 */
export async function openMailbox({
  smtp,
  inbox,
}: Pick<Ports, 'smtp' | 'inbox'>): Promise<Mailbox> {
  // Takes seconds to load, and the emulators start meanwhile.
  const { MailDev } = await import('maildev');
  const mailbox = new MailDev({
    smtp,
    ip: '127.0.0.1',
    web: inbox,
    webIp: '127.0.0.1',
    maxEmails: MOST,
    // Its certificate is self-signed.
    hideExtensions: ['STARTTLS'],
    silent: true,
  });
  await mailbox.start();
  return { stop: () => mailbox.stop() };
}
