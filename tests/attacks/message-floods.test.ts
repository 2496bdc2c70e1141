import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect } from 'vitest';
import { messageGate, ticketNumber } from '#domain/content/message.ts';
import { attack } from '../support/backend/attack.ts';
import { firestore, nameOf } from '../support/backend/rest.ts';
import { adminFirestore } from '../support/browser/shop-test.ts';

const store = adminFirestore();
const sent: string[] = [];
afterAll(async () => {
  for (const ticket of sent) await store.doc(`messages/${ticket}`).delete();
  for (const gate of await store.collection('messageGates').listDocuments()) await gate.delete();
});

/** Sends a visitor's message as the page does. Resolves to whether it was accepted. */
async function isAccepted(ticket: string): Promise<boolean> {
  const write = (path: string, fields: object, time: string) => ({
    update: { name: nameOf(path), fields },
    updateTransforms: [{ fieldPath: time, setToServerValue: 'REQUEST_TIME' }],
  });
  const words = { topic: 'other', name: 'Asha', email: 'asha@example.in', phone: '' };
  const text = { orderNumber: '', subject: 'Hello', text: 'Is anybody there?', status: 'new' };
  const message = Object.entries({ ...words, ...text }).map(([name, value]) => [
    name,
    { stringValue: value },
  ]);
  const gate = `messageGates/${messageGate(ticket, undefined)}`;
  const writes = [
    write(`messages/${ticket}`, Object.fromEntries(message) as object, 'createdAt'),
    write(gate, { ticket: { stringValue: ticket } }, 'at'),
  ];
  const { status } = await firestore(':commit', { body: { writes } });
  if (status === 200) sent.push(ticket);
  return status === 200;
}

const aTicket = () => ticketNumber(randomBytes(8));

/** Sends an honest visitor's message, trying other numbers as the page does. Resolves to the seconds it took. */
async function secondsUntilAccepted(): Promise<number> {
  const start = Date.now();
  for (const delay of [0, 1_000, 2_000, 4_000]) {
    await new Promise((end) => setTimeout(end, delay));
    if (await isAccepted(aTicket())) return (Date.now() - start) / 1000;
  }
  return Number.POSITIVE_INFINITY;
}

describe('a flood of messages', { timeout: 120_000 }, () => {
  attack('robot', 'sends fifty messages at once, and an honest visitor writes', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => isAccepted(aTicket())));
    const accepted = answers.filter(Boolean).length;
    expect(accepted).toBeGreaterThan(15);
    expect(accepted).toBeLessThanOrEqual(32);
    const seconds = await secondsUntilAccepted();
    expect(seconds).toBeLessThan(60);
    return `${accepted} of 50 accepted; the honest one within ${Math.ceil(seconds)} s`;
  });

  attack('robot', 'sends two hundred messages one after the other', async () => {
    const start = Date.now();
    let accepted = 0;
    for (let n = 0; n < 200; n += 1) if (await isAccepted(aTicket())) accepted += 1;
    const seconds = (Date.now() - start) / 1000;
    expect(accepted).toBeLessThanOrEqual(32 * Math.ceil(seconds / 5 + 1));
    expect(accepted).toBeLessThan(200);
    return `${accepted} accepted in ${Math.ceil(seconds)} s`;
  });
});
