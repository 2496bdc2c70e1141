import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ticketNumber } from '#domain/content/message.ts';
import { randomBytes } from 'node:crypto';
import { call } from '../../support/backend/functions.ts';
import { adminFirestore } from '../../support/browser/shop-test.ts';

const EMAIL = 'asha.ticket@example.in';
const TEXT = 'The words that nobody else may read.';
const ticket = ticketNumber(randomBytes(8));
const place = () => adminFirestore().doc(`messages/${ticket}`);
const CAME = Date.UTC(2026, 10, 1);

beforeAll(() =>
  place().set({
    topic: 'complaint',
    name: 'Asha',
    email: EMAIL,
    phone: '',
    orderNumber: '',
    subject: 'A broken cap',
    text: TEXT,
    note: 'Looks like transport.',
    status: 'acknowledged',
    createdAt: Timestamp.fromMillis(CAME),
    acknowledgedAt: Timestamp.fromMillis(CAME + 1000),
  }),
);
afterAll(() => place().delete());

const find = (number: string, email: string) => call('findMessage', { ticket: number, email });

describe('message look-up', () => {
  it('finds it by number and e-mail in the forms people type, with its dates and without its text', async () => {
    const response = await find(` ${ticket.toLowerCase().replace('-', ' ')}`, EMAIL.toUpperCase());
    expect(response.result).toEqual({
      outcome: 'found',
      message: {
        ticket,
        topic: 'complaint',
        subject: 'A broken cap',
        status: 'acknowledged',
        createdAt: CAME,
        acknowledgedAt: CAME + 1000,
      },
    });
  });

  it('finds nothing for another user or by guessing', async () => {
    const wrong = await find(ticket, 'somebody@example.in');
    const none = await find(ticketNumber(randomBytes(8)), EMAIL);
    expect([wrong.result, none.result]).toEqual([
      { outcome: 'not-found' },
      { outcome: 'not-found' },
    ]);
    const guesses = [];
    for (let guess = 0; guess < 6; guess += 1)
      guesses.push((await find(ticket, `g${guess}@example.in`)).result);
    expect(guesses).toContainEqual({ outcome: 'too-many' });
    // Wrong guesses do not lock out the sender.
    expect((await find(ticket, EMAIL)).result).toMatchObject({ outcome: 'found' });
  });

  it('requires both', async () => {
    for (const query of [{}, { ticket }, { email: EMAIL }, { ticket: 'x', email: EMAIL }]) {
      expect((await call('findMessage', query)).error?.status).toBe('INVALID_ARGUMENT');
    }
  });
});
