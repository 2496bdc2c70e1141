import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Letter } from '#domain/mail/letter.ts';
import { openMailbox } from '../../../dev/backend/mailbox.ts';
import { LIMITS } from '../../../functions/src/checkout/limits.ts';
import { rateLimitRef } from '../../../functions/src/checkout/rate-limit.ts';
import { deliverMail, sweepMail } from '../../../functions/src/mail/deliver.ts';
import { type OutgoingMail, STAFF, writeMail } from '../../../functions/src/mail/outbox.ts';
import { STORE } from '../../../dev/seed/store.ts';
import { letters } from '../../support/backend/inbox.ts';
import { freePort } from '../../support/backend/free-port.ts';
import { openOwnCheckout, type OwnCheckout } from '../../support/shop/own-checkout.ts';

const HOUR_MS = 60 * 60_000;
const NOW = Date.UTC(2026, 10, 25, 10);
const LETTER: Letter = {
  subject: 'A letter',
  heading: 'A letter',
  paragraphs: ['Text.'],
  action: null,
  order: null,
  more: null,
};

let shop: OwnCheckout;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let ports: { smtp: number; inbox: number };
let count = 0;

beforeAll(async () => {
  shop = await openOwnCheckout('mail-limits');
  ports = { smtp: await freePort(), inbox: await freePort() };
  Object.assign(process.env, {
    SMTP_SERVER: `127.0.0.1:${ports.smtp}`,
    SMTP_USER: '',
    SMTP_PASSWORD: 'none',
    MAIL_FROM: 'Franch <orders@franch.test>',
  });
  mailbox = await openMailbox(ports);
});
afterAll(async () => {
  await mailbox.stop();
  await shop.close();
});
beforeEach(() => shop.clear());

/** Writes and delivers a letter that a stranger caused; resolves to its state. */
async function send(to: OutgoingMail['to'], changes: Partial<OutgoingMail> = {}) {
  const now = changes.now ?? NOW;
  const id = changes.id ?? `letter-${(count += 1)}`;
  const kind = 'message-received';
  const mail: OutgoingMail = { id, to, kind, letter: LETTER, limited: true, now, ...changes };
  await writeMail(mail);
  await deliverMail(id, now);
  return stateOf(id);
}
const stateOf = async (id: string): Promise<unknown> =>
  (await shop.store.doc(`mail/${id}`).get()).get('delivery.state');
const received = async (address: string) => (await letters(address, ports.inbox)).length;

describe('the recipient of a letter', { timeout: 60_000 }, () => {
  it.each([
    'v1@franch.test, v2@franch.test, v5@franch.test',
    'v1@franch.test;v2@franch.test',
    'Victim <v1@franch.test>',
    '"v1@franch.test" <v2@franch.test>',
    'friends: v1@franch.test, v2@franch.test;',
    'v1@franch.test (v2@franch.test)',
    'v1@franch.test\nBcc: v2@franch.test',
    'v1@v2@franch.test',
    '',
  ])('is exactly one address: %j gets none', async (to) => {
    expect(await send(to)).toBeUndefined();
  });

  it('is parsed again before it is sent', async () => {
    const id = 'changed';
    await writeMail({
      id,
      to: 'a@franch.test',
      kind: 'x',
      letter: LETTER,
      limited: true,
      now: NOW,
    });
    for (const to of ['b@franch.test, c@franch.test', ['b@franch.test', 'c@franch.test']]) {
      await shop.store.doc(`mail/${id}`).update({ to, 'delivery.nextAt': new Date(NOW) });
      await deliverMail(id, NOW);
      expect(await stateOf(id)).toBe('failed');
    }
    expect((await received('b@franch.test')) + (await received('c@franch.test'))).toBe(0);
  });

  it('is one address of the envelope too, in its normal form', async () => {
    expect(await send(' Asha.Rao@Franch.TEST ')).toBe('sent');
    const [letter] = await letters('asha.rao@franch.test', ports.inbox);
    expect(letter?.to).toEqual([{ address: 'asha.rao@franch.test', name: '' }]);
    expect(letter?.envelope.to.map(({ address }) => address)).toEqual(['asha.rao@franch.test']);
  });
});

describe('letters that strangers can cause', { timeout: 120_000 }, () => {
  it('end at six an hour to one mailbox, in nine spellings', async () => {
    const spellings = [
      'victim@gmail.com',
      'VICTIM@gmail.com',
      'v.ictim@gmail.com',
      'vic.tim+shop@gmail.com',
      'victim+1@googlemail.com',
      ' victim@gmail.com ',
      'victim@GMAIL.com',
      'ｖictim@gmail.com',
      'vi\u200Bctim@gmail.com',
    ];
    const states: unknown[] = [];
    for (const to of spellings) states.push(await send(to));
    expect(states.join(' ')).toBe(`${'sent '.repeat(6)}withheld withheld withheld`);
    expect(await send('victim@gmail.com', { now: NOW + HOUR_MS })).toBe('sent');
    expect(await send('victim@gmail.com', { limited: false })).toBe('sent');
  });

  it('end at ten an hour of one customer, to whatever mailboxes', async () => {
    const states: unknown[] = [];
    for (let n = 0; n < 12; n += 1) states.push(await send(`s${n}@franch.test`, { by: 'mallory' }));
    expect(states.filter((state) => state === 'sent')).toHaveLength(10);
    expect(await send('s99@franch.test', { by: 'asha' })).toBe('sent');
  });

  it('of one kind wait above the shop’s limit, staff are told once, and the next hour sends them', async () => {
    const counter = rateLimitRef('mails-of-kind', 'message-received');
    const { most } = LIMITS['mails-of-kind'];
    await counter.set({ count: most - 1, untilAt: new Date(NOW + HOUR_MS) });
    expect(await send('last@franch.test')).toBe('sent');
    expect(await send('held@franch.test', { id: 'held' })).toBe('held');
    expect(await send('held-2@franch.test', { id: 'held-2' })).toBe('held');
    expect(await send('other@franch.test', { kind: 'placed' })).toBe('sent');
    await sweepMail(NOW + 1);
    const health = (await shop.store.doc('health/mail').get()).data();
    expect(health).toMatchObject({ held: 2, late: 0, failed: 0 });
    const toStaff = await letters(STORE.email, ports.inbox);
    expect(toStaff.map(({ subject }) => subject)).toEqual(['Emails to shoppers are waiting']);

    await sweepMail(NOW + HOUR_MS);
    expect([await stateOf('held'), await stateOf('held-2')]).toEqual(['sent', 'sent']);
    expect(await received('held@franch.test')).toBe(1);
  });

  it('are withheld rather than sent more than a day late', async () => {
    const counter = rateLimitRef('mails-of-kind', 'message-received');
    const { most } = LIMITS['mails-of-kind'];
    const later = NOW + 24 * HOUR_MS;
    await counter.set({ count: most, untilAt: new Date(later + HOUR_MS) });
    await writeMail({
      ...{ id: 'old', to: 'old@franch.test', kind: 'message-received' },
      ...{ letter: LETTER, limited: true, now: NOW },
    });
    await deliverMail('old', later);
    expect(await stateOf('old')).toBe('withheld');
  });

  it('count once, however many attempts they take', async () => {
    const to = 'retried@franch.test';
    await send(to, { id: 'retried' });
    for (let n = 0; n < 8; n += 1) {
      const delivery = { 'delivery.state': 'waiting', 'delivery.nextAt': new Date(NOW) };
      await shop.store.doc('mail/retried').update({ ...delivery, 'delivery.attempts': 1 });
      await deliverMail('retried', NOW);
    }
    expect(await send(to)).toBe('sent');
  });

  it('to staff end at sixty an hour, and are found in the shop', async () => {
    const counter = rateLimitRef('mails-to-staff', 'new-message');
    await counter.set({ count: 59, untilAt: new Date(NOW + HOUR_MS) });
    expect(await send(STAFF, { kind: 'new-message' })).toBe('sent');
    expect(await send(STAFF, { kind: 'new-message' })).toBe('withheld');
  });
});
