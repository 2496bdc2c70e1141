import type { MailFault, SendOutcome, StoredMail } from './channel.ts';
import { SendFault } from './channel.ts';
import { emailChannel } from './email-channel.ts';
import { mailFault, mailSecrets } from './smtp.ts';
import { smsChannel, textSecrets, whatsappChannel } from './text-channels.ts';

/** The `secrets` of every function that sends messages of the outbox. */
export const outboxSecrets = [...mailSecrets, ...textSecrets];

/** Makes one attempt to send a message by its channel. `now` is epoch milliseconds. @throws what `faultOf` can read */
export function sendByChannel(message: StoredMail, now: number): Promise<SendOutcome> {
  switch (message.channel) {
    case 'email':
      return emailChannel.send(message, now);
    case 'sms':
      return smsChannel.send(message, now);
    case 'whatsapp':
      return whatsappChannel.send(message, now);
  }
}

/** The fault of a failed attempt. */
export function faultOf(error: unknown): MailFault {
  return error instanceof SendFault
    ? { code: error.code, isTemporary: error.isTemporary }
    : mailFault(error);
}
