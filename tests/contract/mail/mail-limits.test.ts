import { beforeAll, describe, expect, it } from 'vitest';
import { STORE } from '../../../dev/seed/store.ts';
import { LIMITS } from '../../../functions/src/platform/limits.ts';
import { rateLimitRef } from '../../../functions/src/platform/rate-limit.ts';
import { mayRequest } from '../../../functions/src/endpoints/notify-when-back.ts';
import { deliverMail, sweepMail } from '../../../functions/src/mail/deliver.ts';
import { type OutgoingMail, STAFF, writeMail } from '../../../functions/src/mail/outbox.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { LETTER, mailboxForTests } from '../../support/shop/mail-suite.ts';

const HOUR_MS = 60 * 60_000;
const QUARTER_HOUR_MS = 15 * 60_000;
const NOW = Date.UTC(2026, 10, 25, 10);
const NETWORK = '203.0.113.7';

const shop = checkoutForTests('mail-limits');
const mailbox = mailboxForTests();
let count = 0;
beforeAll(() => mailbox.open());

/** Lets a counter have counted so many events, in a window that ends later. */
const counted = (kind: string, key: string, most: number, until = NOW + HOUR_MS) =>
  rateLimitRef(kind, key).set({ count: most, untilAt: new Date(until) });
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
const received = async (address: string) => (await mailbox.received(address)).length;

describe('the recipient of a letter', () => {
  it('is exactly one address, when it is written and again before it is sent', async () => {
    for (const none of [
      'v1@franch.test, v2@franch.test',
      'v1@franch.test\nBcc: v2@franch.test',
      '',
    ])
      expect(await send(none)).toBeUndefined();
    const id = 'changed';
    const to = 'a@franch.test';
    await writeMail({ id, to, kind: 'placed', letter: LETTER, limited: true, now: NOW });
    for (const other of ['b@franch.test, c@franch.test', ['b@franch.test', 'c@franch.test']]) {
      const fields = { to: other, 'delivery.nextAt': new Date(NOW) };
      await shop.store.doc(`mail/${id}`).update(fields);
      await deliverMail(id, NOW);
      expect(await stateOf(id)).toBe('failed');
    }
    expect((await received('b@franch.test')) + (await received('c@franch.test'))).toBe(0);
  });

  it('is one address of the envelope too, in its normal form', async () => {
    expect(await send(' Asha.Rao@Franch.TEST ')).toBe('sent');
    const [letter] = await mailbox.received('asha.rao@franch.test');
    expect(letter?.to).toEqual([{ address: 'asha.rao@franch.test', name: '' }]);
    expect(letter?.envelope.to.map(({ address }) => address)).toEqual(['asha.rao@franch.test']);
  });
});

describe('letters that strangers can cause', () => {
  it('end at six an hour to one mailbox, in six spellings', async () => {
    const spellings = [
      ...['victim@gmail.com', 'v.ictim@GMAIL.com', 'vic.tim+shop@gmail.com'],
      ...['victim+1@googlemail.com', ' ｖictim@gmail.com ', 'vi\u200Bctim@gmail.com'],
      ...['victim+2@gmail.com', 'victim@gmail.com'],
    ];
    const states: unknown[] = [];
    for (const to of spellings) states.push(await send(to));
    expect(states.join(' ')).toBe(`${'sent '.repeat(6)}withheld withheld`);
    expect(await send('victim@gmail.com', { now: NOW + HOUR_MS })).toBe('sent');
    expect(await send('victim@gmail.com', { limited: false })).toBe('sent');
  });

  it('end at ten an hour of one customer, to whatever mailboxes', async () => {
    await counted('mails-by', 'mallory', 9);
    expect(await send('s1@franch.test', { by: 'mallory' })).toBe('sent');
    expect(await send('s2@franch.test', { by: 'mallory' })).toBe('withheld');
    expect(await send('s99@franch.test', { by: 'asha' })).toBe('sent');
  });

  it('of one kind wait above the shop’s limit, staff are told once, and the next hour sends them', async () => {
    await counted('mails-of-kind', 'message-received', LIMITS['mails-of-kind'].most - 1);
    expect(await send('last@franch.test')).toBe('sent');
    expect(await send('held@franch.test', { id: 'held' })).toBe('held');
    expect(await send('held-2@franch.test', { id: 'held-2' })).toBe('held');
    expect(await send('other@franch.test', { kind: 'placed' })).toBe('sent');
    await sweepMail(NOW + 1);
    const health = (await shop.store.doc('health/mail').get()).data();
    expect(health).toMatchObject({ held: 2, late: 0, failed: 0 });
    const toStaff = await mailbox.received(STORE.email);
    expect(toStaff.map(({ subject }) => subject)).toEqual(['Emails to shoppers are waiting']);

    await sweepMail(NOW + HOUR_MS);
    expect([await stateOf('held'), await stateOf('held-2')]).toEqual(['sent', 'sent']);
    expect(await received('held@franch.test')).toBe(1);
  });

  it('are withheld rather than sent more than a day late', async () => {
    const later = NOW + 24 * HOUR_MS;
    const { most } = LIMITS['mails-of-kind'];
    await counted('mails-of-kind', 'message-received', most, later + HOUR_MS);
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
    await counted('mails-to-staff', 'new-message', 59);
    expect(await send(STAFF, { kind: 'new-message' })).toBe('sent');
    expect(await send(STAFF, { kind: 'new-message' })).toBe('withheld');
  });
});

describe('requests for back-in-stock letters', () => {
  const VISITOR = { uid: '', email: '', emailVerified: false };
  /** Asks for ever new mailboxes, from ever new forged addresses. */
  const ask = (n: number, peer: string, now = NOW) =>
    mayRequest(`stranger-${n}@example.in`, { ...VISITOR, address: `10.1.2.${n}`, peer }, now);

  it('are limited per network, which no header changes', async () => {
    await counted('restock-peer', NETWORK, 399, NOW + QUARTER_HOUR_MS);
    expect([await ask(1, NETWORK), await ask(2, NETWORK)]).toEqual([true, false]);
    expect(await ask(3, '198.51.100.9')).toBe(true);
    expect(await ask(4, NETWORK, NOW + QUARTER_HOUR_MS)).toBe(true);
  });

  it('of a customer with a confirmed address are not refused for what strangers did', async () => {
    const email = 'asha@example.in';
    const who = { uid: 'asha', email, emailVerified: true };
    const asha = { ...who, address: '203.0.113.8', peer: NETWORK };
    await counted('restock-caller', asha.address, 1_000);
    await counted('restock', email, 1_000);
    await counted('restock-peer', NETWORK, 1_000);
    expect(await mayRequest(email, { ...asha, emailVerified: false }, NOW)).toBe(false);
    expect(await mayRequest('another@example.in', asha, NOW)).toBe(false);
    for (let n = 0; n < 20; n += 1) expect(await mayRequest(email, asha, NOW)).toBe(true);
    expect(await mayRequest(email, asha, NOW)).toBe(false);
  });
});
