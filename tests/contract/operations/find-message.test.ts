import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../support/backend/functions.ts';
import { aTicket } from '../../support/backend/visitor-messages.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';

const EMAIL = 'asha.ticket@example.in';
const CAME = Date.UTC(2026, 10, 1);
const ticket = aTicket();
const place = adminFirestore().doc(`messages/${ticket}`);
const SHOWN = { topic: 'complaint', subject: 'A broken cap', status: 'acknowledged' };

beforeAll(() =>
  place.set({
    ...{ ...SHOWN, name: 'Asha', email: EMAIL, phone: '', orderNumber: '' },
    ...{ text: 'The words that nobody else may read.', note: 'Looks like transport.' },
    createdAt: Timestamp.fromMillis(CAME),
    acknowledgedAt: Timestamp.fromMillis(CAME + 1000),
  }),
);
afterAll(() => place.delete());

const find = (query: object) => call('findMessage', query);
const answerTo = async (number: string, email: string) =>
  (await find({ ticket: number, email })).result;

it('a message is found by number and email in the forms people type, with its dates and without its text', async () => {
  const typed = ` ${ticket.toLowerCase().replace('-', ' ')}`;
  expect(await answerTo(typed, EMAIL.toUpperCase())).toEqual({
    outcome: 'found',
    message: { ticket, ...SHOWN, createdAt: CAME, acknowledgedAt: CAME + 1000 },
  });
});

it('nothing is found with one of both wrong or missing, and wrong guesses do not lock out the sender', async () => {
  const notFound = { outcome: 'not-found' };
  expect(await answerTo(ticket, 'stranger@example.in')).toEqual(notFound);
  expect(await answerTo(aTicket(), EMAIL)).toEqual(notFound);
  for (const query of [{ ticket }, { email: EMAIL }, { ticket: 'x', email: EMAIL }])
    expect((await find(query)).error?.status).toBe('INVALID_ARGUMENT');
  const guesses = [];
  for (let n = 0; n < 6; n += 1) guesses.push(await answerTo(ticket, `g${n}@example.in`));
  expect(guesses).toContainEqual({ outcome: 'too-many' });
  expect(await answerTo(ticket, EMAIL)).toMatchObject({ outcome: 'found' });
});
