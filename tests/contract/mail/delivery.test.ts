import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Letter } from '#domain/mail/letter.ts';
import { openMailbox } from '../../../dev/backend/mailbox.ts';
import { deliverMail, sweepMail } from '../../../functions/src/mail/deliver.ts';
import { sendFailedAgain } from '../../../functions/src/mail/send-again.ts';
import { STAFF, writeMail } from '../../../functions/src/mail/outbox.ts';
import { freePort } from '../../support/backend/free-port.ts';
import { letters } from '../../support/backend/inbox.ts';
import { openOwnCheckout, type OwnCheckout } from '../../support/shop/own-checkout.ts';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 25, 10);
const TO = 'asha@franch.test';
const LETTER: Letter = {
  subject: 'A letter',
  heading: 'A letter',
  paragraphs: ['Text.'],
  action: null,
  order: null,
  more: null,
};

let shop: OwnCheckout;
let ports: { smtp: number; inbox: number };

beforeAll(async () => {
  shop = await openOwnCheckout('delivery');
  ports = { smtp: await freePort(), inbox: await freePort() };
  Object.assign(process.env, {
    SMTP_SERVER: `127.0.0.1:${ports.smtp}`,
    SMTP_USER: '',
    SMTP_PASSWORD: 'none',
    MAIL_FROM: 'Franch <orders@franch.test>',
  });
});
afterAll(() => shop.close());
beforeEach(() => shop.clear());

const write = (id: string, to: string | typeof STAFF = TO) =>
  writeMail({ id, to, kind: 'test', letter: LETTER, limited: false, now: NOW });
const delivery = async (id: string): Promise<unknown> => {
  const { state, attempts, error, nextAt } = (await shop.store.doc(`mail/${id}`).get()).get(
    'delivery',
  ) as { state: string; attempts: number; error: string; nextAt: Timestamp | null };
  return [state, attempts, error, nextAt?.toMillis() ?? null];
};
const health = async () => (await shop.store.doc('health/mail').get()).data();

describe('a letter', { timeout: 60_000 }, () => {
  it('waits while the mail server is down, staff see it, and it arrives once the server is back', async () => {
    await write('down');
    await deliverMail('down', NOW);
    expect(await delivery('down')).toEqual(['waiting', 1, 'ESOCKET', NOW + MINUTE_MS]);
    await sweepMail(NOW + 20 * MINUTE_MS);
    expect(await health()).toMatchObject({ late: 1, failed: 0, error: 'ESOCKET' });

    const mailbox = await openMailbox(ports);
    try {
      // Not due yet.
      await sweepMail(NOW + 21 * MINUTE_MS);
      expect(await letters(TO, ports.inbox)).toEqual([]);
      await sweepMail(NOW + 30 * MINUTE_MS);
      expect(await letters(TO, ports.inbox)).toHaveLength(1);
      expect(await delivery('down')).toEqual(['sent', 3, '', null]);
      expect(await health()).toMatchObject({ late: 0, failed: 0, error: '' });
    } finally {
      await mailbox.stop();
    }
  });

  it('is sent once when several instances try at the same time, and an attempt that died is repeated', async () => {
    const mailbox = await openMailbox(ports);
    try {
      await write('once');
      await Promise.all(Array.from({ length: 6 }, () => deliverMail('once', NOW)));
      expect(await letters(TO, ports.inbox)).toHaveLength(1);

      await write('died');
      await shop.store.doc('mail/died').update({
        'delivery.state': 'sending',
        'delivery.nextAt': new Date(NOW + 2 * MINUTE_MS),
      });
      await sweepMail(NOW + MINUTE_MS);
      expect(await letters(TO, ports.inbox)).toHaveLength(1);
      await sweepMail(NOW + 2 * MINUTE_MS);
      expect(await letters(TO, ports.inbox)).toHaveLength(2);
    } finally {
      await mailbox.stop();
    }
  });

  it('that cannot be read fails, staff see it, and it stops no other', async () => {
    const mailbox = await openMailbox(ports);
    try {
      await write('unreadable');
      await shop.store.doc('mail/unreadable').update({ 'letter.subject': 'x'.repeat(1_000) });
      await write('readable');
      await sweepMail(NOW);
      expect(await delivery('unreadable')).toEqual(['failed', 1, 'UNREADABLE', null]);
      expect(await delivery('readable')).toEqual(['sent', 1, '', null]);
      expect(await health()).toMatchObject({ failed: 1, error: 'UNREADABLE' });
    } finally {
      await mailbox.stop();
    }
  });

  it('that failed is given another day by staff, with an audit entry', async () => {
    await write('failed');
    await shop.store
      .doc('mail/failed')
      .update({ 'delivery.state': 'failed', 'delivery.nextAt': null, 'delivery.attempts': 8 });
    expect(await sendFailedAgain('packer', NOW)).toBe(1);
    expect(await delivery('failed')).toEqual(['waiting', 0, '', NOW]);
    const [entry] = (await shop.store.collection('audit').get()).docs;
    expect(entry?.data()).toMatchObject({ action: 'mail-again', by: 'packer' });
    expect(await sendFailedAgain('packer', NOW + 1)).toBe(0);
  });

  it('to staff goes to the shop’s address of the day it is sent, and waits while there is none', async () => {
    const mailbox = await openMailbox(ports);
    try {
      const settings = shop.store.doc('settings/store');
      await settings.update({ email: '', 'seller.email': '' });
      await write('staff', STAFF);
      await deliverMail('staff', NOW);
      expect(await delivery('staff')).toMatchObject(['waiting', 1, 'NO-ADDRESS', NOW + MINUTE_MS]);
      await settings.update({ 'seller.email': 'care@franch.test' });
      await deliverMail('staff', NOW + MINUTE_MS);
      expect(await letters('care@franch.test', ports.inbox)).toHaveLength(1);
      await settings.update({ email: 'desk@franch.test' });
      await write('another', STAFF);
      await deliverMail('another', NOW);
      expect(await letters('desk@franch.test', ports.inbox)).toHaveLength(1);
    } finally {
      await mailbox.stop();
    }
  });
});
