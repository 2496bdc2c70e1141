import { defineSecret, defineString } from 'firebase-functions/params';
import nodemailer, { type SendMailOptions, type Transporter } from 'nodemailer';
import type { MailFault } from './channel.ts';

const server = defineString('SMTP_SERVER', {
  description: 'Host and port of the mail server, such as smtp.example.com:465 (TLS) or :587.',
});
const user = defineString('SMTP_USER', {
  default: '',
  description: 'The user name at the mail server; empty if it asks for none.',
});
const password = defineSecret('SMTP_PASSWORD');
const sender = defineString('MAIL_FROM', {
  description: 'The sender of all letters, such as "My Shop <orders@my-shop.in>".',
});

/** The secrets of the mail server. */
export const mailSecrets = [password];

/**
 * Milliseconds to wait for the mail server. Short, because a waiting function costs money and another attempt follows.
 */
const TIMEOUT_MS = 15_000;

let transporter: Transporter | undefined;

/** The connection to the mail server. Created on first use, because parameters have no value before a function runs. */
function connection(): Transporter {
  const [host = '', port = '465'] = server.value().split(':');
  transporter ??= nodemailer.createTransport({
    host,
    port: Number(port),
    // Port 465 begins with TLS; on other ports the server offers it (STARTTLS, RFC 3207). The password is never sent
    // without TLS.
    secure: port === '465',
    requireTLS: user.value() !== '',
    ...(user.value() !== '' && { auth: { user: user.value(), pass: password.value() } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return transporter;
}

/** A letter as nodemailer takes it, with exactly one recipient, in normal form. */
type SentLetter = Pick<SendMailOptions, 'subject' | 'text' | 'html' | 'attachments'> & {
  readonly to: string;
  /** Empty without one. */
  readonly replyTo: string;
};

/**
 * Hands a letter to the mail server. Passes the recipient as an object, because nodemailer parses text as a list of
 * addresses. The `Message-ID` is derived from `id`, so that a mailbox that receives it twice shows it once.
 * @throws the mail server's error; see `mailFault`.
 */
export async function sendLetter(
  id: string,
  { to, replyTo, ...letter }: SentLetter,
): Promise<void> {
  const from = sender.value();
  const domain = /@([^>\s]+)/u.exec(from)?.[1] ?? 'localhost';
  await connection().sendMail({
    ...letter,
    to: mailbox(to),
    ...(replyTo !== '' && { replyTo: mailbox(replyTo) }),
    from,
    messageId: `<${id}@${domain}>`,
    // Suppresses out-of-office replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

function mailbox(address: string) {
  return { name: '', address };
}

/** Thrown for a letter to staff while the settings name no address of the shop. */
export class NoRecipientError extends Error {
  readonly code = 'NO-ADDRESS';
}

/** Converts an error of `sendLetter` to a fault: no attempt can succeed after a reply of 500 to 599 (RFC 5321, section 4.2.1). */
export function mailFault(error: unknown): MailFault {
  if (typeof error !== 'object' || error === null) return { code: '', isTemporary: true };
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  if (typeof responseCode !== 'number') {
    return { code: typeof code === 'string' ? code : '', isTemporary: true };
  }
  // Wrong credentials are a fault of the settings, so the letter can still be sent later.
  const isTemporary = responseCode < 500 || code === 'EAUTH';
  return { code: String(responseCode), isTemporary };
}
