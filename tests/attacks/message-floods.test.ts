import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect } from 'vitest';
import { messageGate } from '#domain/content/message.ts';
import { attack } from '../support/backend/attack.ts';
import { asGuest } from '../support/backend/functions.ts';
import { firestore } from '../support/backend/rest.ts';
import {
  aTicket,
  deleteMessages,
  messageWrites,
  sendMessage,
} from '../support/backend/visitor-messages.ts';
import { adminFirestore } from '../support/backend/admin-firestore.ts';

const store = adminFirestore();
afterAll(deleteMessages);

const sendMany = (count: number) =>
  Promise.all(Array.from({ length: count }, () => sendMessage(aTicket())));
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
  for (const pause of [0, 2_000, 4_000]) {
    await delay(pause);
    if (await sendMessage(aTicket(), { token })) return since();
  }
  return Number.POSITIVE_INFINITY;
}

describe('a flood of messages', { timeout: 120_000 }, () => {
  attack('robot', 'sends fifty messages at once, and an honest visitor writes', async () => {
    const accepted = (await sendMany(50)).filter(Boolean).length;
    expect(accepted).toBeGreaterThan(15);
    expect(accepted).toBeLessThanOrEqual(32);
    const seconds = await secondsUntilAccepted();
    expect(seconds).toBeLessThan(5);
    return `${accepted} of 50 accepted; the honest one within ${Math.ceil(seconds)} s`;
  });

  attack('robot', 'keeps every gate of the visitors closed, and an honest one writes', async () => {
    const over = new AbortController();
    const round = () => Promise.all(ticketsForAll().map((one) => sendMessage(one)));
    await round();
    const flood = (async () => {
      while (!over.signal.aborted) await round();
    })();
    const refused = (await sendMany(50)).filter((isAccepted) => !isAccepted).length;
    const seconds = await secondsUntilAccepted();
    over.abort();
    await flood;
    // A gate opens again by itself; a slow machine floods more slowly.
    expect(refused).toBeGreaterThan(25);
    expect(seconds).toBeLessThan(5);
    return `${refused} of 50 refused; the honest one within ${Math.ceil(seconds)} s`;
  });

  attack('robot', 'sends one message again and again, and closes gates without any', async () => {
    const ticket = aTicket();
    const gate = store.doc(`messageGates/${messageGate(ticket, undefined)}`);
    await gate.delete();
    expect(await sendMessage(ticket)).toBe(true);
    await gate.update({ at: new Date(Date.now() - 60_000) });
    const document = store.doc(`messages/${ticket}`);
    const { updateTime } = await document.get();
    for (let n = 0; n < 10; n += 1) expect(await sendMessage(ticket)).toBe(false);
    const [, closing] = messageWrites(ticket);
    expect((await firestore(':commit', { body: { writes: [closing] } })).status).toBe(403);
    expect((await document.get()).updateTime).toEqual(updateTime);
    return 'refused; the message stays as it was, so no function runs';
  });
});
