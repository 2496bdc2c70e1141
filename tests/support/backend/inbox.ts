import { setTimeout as delay } from 'node:timers/promises';
import { portOffset, portsAt } from '../../../dev/backend/ports.ts';

/** A letter in the local inbox, as the mail server received it. */
export interface ReceivedMail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly from: readonly { readonly address: string; readonly name: string }[];
  readonly to: readonly { readonly address: string; readonly name: string }[];
  /** The recipients that the mail server was given. */
  readonly envelope: { readonly to: readonly { readonly address: string }[] };
  readonly headers: Readonly<Record<string, unknown>>;
  readonly attachments?: readonly { readonly filename: string; readonly contentType: string }[];
}

/** The letters to an address that an inbox on this web port holds, oldest first. */
export async function letters(
  address: string,
  port = portsAt(portOffset()).inbox,
): Promise<readonly ReceivedMail[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/email`);
  const all = (await answer.json()) as readonly ReceivedMail[];
  return all.filter(({ to }) => to.some((one) => one.address === address));
}

/**
 * Waits for a letter to an address whose subject contains these words.
 * @throws Error with the subjects that came instead, after half a minute.
 */
export async function letterTo(address: string, subject: string): Promise<ReceivedMail> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const found = await letters(address);
    const letter = found.findLast((one) => one.subject.includes(subject));
    if (letter) return letter;
    if (Date.now() > deadline) {
      const came = found.map((one) => one.subject).join(', ');
      throw new Error(`No letter "${subject}" to ${address}; there are: ${came || 'none'}`);
    }
    await delay(200);
  }
}
