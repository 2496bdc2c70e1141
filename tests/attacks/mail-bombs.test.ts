import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect } from 'vitest';
import { attack } from '../support/backend/attack.ts';
import { letters, letterTo } from '../support/backend/inbox.ts';
import { aTicket, deleteMessages, sendMessage } from '../support/backend/visitor-messages.ts';

afterAll(deleteMessages);

const VICTIM = `victim-${Date.now()}`;
/** One mailbox in nine spellings. */
const SPELLINGS = [
  `${VICTIM}@franch.test`,
  `${VICTIM.toUpperCase()}@franch.test`,
  `${VICTIM}@FRANCH.test`,
  ...['', '1', 'shop', 'a.b', 'A'].map((tag) => `${VICTIM}+${tag}@franch.test`),
  `${VICTIM}\u200B@franch.test`,
];

/** Sends a visitor's message, again while the gates are closed. Resolves to whether it was accepted within a minute. */
async function sendPatiently(email: string): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (await sendMessage(aTicket(), { email })) return true;
    await delay(500);
  }
  return false;
}

describe('a mail bomb', { timeout: 180_000 }, () => {
  attack('visitor', 'types several addresses, a name or a comment as the address', async () => {
    const others = ['a@franch.test', 'b@franch.test'];
    const addresses = [
      others.join(','),
      others.join(', '),
      others.join(';'),
      others.join(' '),
      `Victim <${others[0]}>`,
      `"Victim" ${others[0]}`,
      `${others[0]} (Victim)`,
      `friends:${others.join(',')};`,
      `${others[0]}\nBcc: ${others[1]}`,
    ];
    for (const email of addresses)
      expect([email, await sendMessage(aTicket(), { email })]).toEqual([email, false]);
    return `${addresses.length} of ${addresses.length} refused`;
  });

  attack('robot', 'has fifty visitors write in a minute in the name of one mailbox', async () => {
    const accepted = await Promise.all(
      Array.from({ length: 50 }, (_, n) => sendPatiently(SPELLINGS[n % SPELLINGS.length] ?? '')),
    );
    expect(accepted.filter(Boolean).length).toBeGreaterThan(40);
    const honest = `honest-${VICTIM}@franch.test`;
    expect(await sendPatiently(honest)).toBe(true);
    await letterTo(honest, 'We have received your message');
    // The letters of the others are older, and sent or withheld by now.
    await delay(3_000);
    const inboxes = await Promise.all(
      [...new Set(SPELLINGS.map((email) => email.replace('\u200B', '').toLowerCase()))].map(
        (address) => letters(address),
      ),
    );
    const received = inboxes.flat();
    expect(received.length).toBeGreaterThan(0);
    expect(received.length).toBeLessThanOrEqual(6);
    expect(received.every(({ envelope }) => envelope.to.length === 1)).toBe(true);
    return `${accepted.filter(Boolean).length} messages, ${received.length} letters; an honest visitor got theirs`;
  });
});
