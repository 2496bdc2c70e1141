import { afterAll, describe, expect } from 'vitest';
import { attack } from '../support/backend/attack.ts';
import { asGuest } from '../support/backend/functions.ts';
import { firestore } from '../support/backend/rest.ts';
import {
  aTicket,
  deleteMessages,
  messageWrites,
  sendMessage,
} from '../support/backend/visitor-messages.ts';
import { adminFirestore } from '../support/browser/shop-test.ts';

const store = adminFirestore();
afterAll(deleteMessages);

/** A number for each gate of the visitors. */
const ticketsForAll = () =>
  Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ', (letter) => `${aTicket().slice(0, -1)}${letter}`);

/**
 * Sends an honest visitor's message as the page does: a refused one becomes a guest and sends it under another number.
 * Resolves to the seconds it took.
 */
async function secondsUntilAccepted(): Promise<number> {
  const start = Date.now();
  const since = () => (Date.now() - start) / 1000;
  if (await sendMessage(aTicket())) return since();
  const token = await asGuest();
  for (const delay of [0, 2_000, 4_000]) {
    await new Promise((end) => setTimeout(end, delay));
    if (await sendMessage(aTicket(), { token })) return since();
  }
  return Number.POSITIVE_INFINITY;
}

describe('a flood of messages', { timeout: 120_000 }, () => {
  attack('robot', 'sends fifty messages at once, and an honest visitor writes', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendMessage(aTicket())));
    const accepted = answers.filter(Boolean).length;
    expect(accepted).toBeGreaterThan(15);
    expect(accepted).toBeLessThanOrEqual(32);
    const seconds = await secondsUntilAccepted();
    expect(seconds).toBeLessThan(5);
    return `${accepted} of 50 accepted; the honest one within ${Math.ceil(seconds)} s`;
  });

  attack('robot', 'keeps every gate of the visitors closed, and an honest one writes', async () => {
    const over = new AbortController();
    const flood = (async () => {
      while (!over.signal.aborted)
        await Promise.all(ticketsForAll().map((one) => sendMessage(one)));
    })();
    await new Promise((end) => setTimeout(end, 2_000));
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendMessage(aTicket())));
    const seconds = await secondsUntilAccepted();
    over.abort();
    await flood;
    const refused = answers.filter((isAccepted) => !isAccepted).length;
    // A gate opens again by itself; a slow machine floods more slowly.
    expect(refused).toBeGreaterThan(25);
    expect(seconds).toBeLessThan(5);
    return `${refused} of 50 refused; the honest one within ${Math.ceil(seconds)} s`;
  });

  attack('robot', 'sends one message again and again, and closes gates without any', async () => {
    const ticket = aTicket();
    while (!(await sendMessage(ticket))) await new Promise((end) => setTimeout(end, 1_000));
    const document = store.doc(`messages/${ticket}`);
    const { updateTime } = await document.get();
    await new Promise((end) => setTimeout(end, 5_100));
    for (let n = 0; n < 10; n += 1) expect(await sendMessage(ticket)).toBe(false);
    const [, gate] = messageWrites(ticket);
    expect((await firestore(':commit', { body: { writes: [gate] } })).status).toBe(403);
    expect((await document.get()).updateTime).toEqual(updateTime);
    return 'refused; the message stays as it was, so no function runs';
  });

  attack('robot', 'sends two hundred messages one after the other', async () => {
    const start = Date.now();
    let accepted = 0;
    for (let n = 0; n < 200; n += 1) if (await sendMessage(aTicket())) accepted += 1;
    const seconds = (Date.now() - start) / 1000;
    expect(accepted).toBeLessThanOrEqual(32 * Math.ceil(seconds / 5 + 1));
    expect(accepted).toBeLessThan(200);
    return `${accepted} accepted in ${Math.ceil(seconds)} s`;
  });
});
