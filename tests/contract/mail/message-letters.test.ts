import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { ticketNumber } from '#domain/content/message.ts';
import { rateLimitRef } from '../../../functions/src/checkout/rate-limit.ts';
import { STORE } from '../../../dev/seed/store.ts';
import { letterTo, letters } from '../../support/backend/inbox.ts';
import { adminFirestore } from '../../support/browser/shop-test.ts';

let count = 0;
let email = '';
beforeEach(async () => {
  // Other tests flood the form, and letters to staff are limited as a whole.
  await adminFirestore().doc(rateLimitRef('mails-to-staff', 'new-message').path).delete();
  count += 1;
  email = `writer-${Date.now()}-${count}@franch.test`;
});

async function write(changes: object = {}): Promise<string> {
  const ticket = ticketNumber(randomBytes(8));
  await adminFirestore()
    .doc(`messages/${ticket}`)
    .set({
      ...{ topic: 'order', name: 'Asha', email, phone: '', orderNumber: '' },
      ...{ subject: 'A broken cap', text: 'Private words.', status: 'new' },
      createdAt: new Date(),
      ...changes,
    });
  return ticket;
}

describe('the letters about a message', { timeout: 90_000 }, () => {
  it('acknowledge it without repeating it, tell staff, and send the answer once', async () => {
    const ticket = await write();
    const received = await letterTo(email, ticket);
    expect(received.text).toContain('within 48 hours');
    expect(received.text).not.toContain('Private words.');
    expect(received.text).toContain(`/contact?ticket=${ticket}#status`);
    await letterTo(STORE.email, `New message ${ticket}`);

    const message = adminFirestore().doc(`messages/${ticket}`);
    await message.update({ status: 'acknowledged', answer: 'A new cap\n\nis on its way.' });
    const answered = await letterTo(email, `Our answer to your message ${ticket}`);
    expect(`${answered.subject} ${answered.text}`).not.toContain('A broken cap');
    expect(answered.text).toContain('A new cap\n\nis on its way.');
    await message.update({ note: 'Only a note.' });
    await delay(2000);
    expect(await letters(email)).toHaveLength(2);
  });

  it('reach no address when the message names several, and staff still hear of it', async () => {
    const others = [1, 2].map((n) => email.replace('@', `-${n}@`));
    const ticket = await write({ email: [email, ...others].join(', ') });
    await letterTo(STORE.email, `New message ${ticket}`);
    for (const address of [email, ...others]) expect(await letters(address)).toEqual([]);
  });

  it('stop at six an hour to one mailbox, however it is written, while others get theirs', async () => {
    const addresses = Array.from({ length: 9 }, (_, tag) => email.replace('@', `+${tag}@`));
    await Promise.all(addresses.map((address) => write({ email: address })));
    const received = async () =>
      (await Promise.all(addresses.map((address) => letters(address)))).flat().length;
    await expect.poll(received, { timeout: 30_000 }).toBe(6);
    const honest = email.replace('@', '-honest@');
    await letterTo(honest, await write({ email: honest }));
    expect(await received()).toBe(6);
  });
});
