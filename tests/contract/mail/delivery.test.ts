import type { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { deliverMail, sweepMail } from '../../../functions/src/mail/deliver.ts';
import { STAFF, writeMail } from '../../../functions/src/mail/outbox.ts';
import { sendFailedAgain } from '../../../functions/src/mail/send-again.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { LETTER, mailboxForTests } from '../../support/shop/mail-suite.ts';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 25, 10);
const TO = 'asha@franch.test';

const shop = checkoutForTests('delivery');
const mailbox = mailboxForTests();

const write = (id: string, to: string | typeof STAFF = TO) =>
  writeMail({ id, to, kind: 'placed', letter: LETTER, limited: false, now: NOW });
const change = (id: string, fields: object) => shop.store.doc(`mail/${id}`).update(fields);
const delivery = async (id: string): Promise<readonly unknown[]> => {
  const { state, attempts, error, nextAt } = (await shop.read(`mail/${id}`))['delivery'] as Record<
    string,
    unknown
  >;
  return [state, attempts, error, (nextAt as Timestamp | null)?.toMillis() ?? null];
};
const receivedBy = async (address = TO) => (await mailbox.received(address)).length;

it('a letter waits while the mail server is down, staff see it, and it arrives once the server is back', async () => {
  await write('down');
  await deliverMail('down', NOW);
  expect(await delivery('down')).toEqual(['waiting', 1, 'ESOCKET', NOW + MINUTE_MS]);
  await sweepMail(NOW + 20 * MINUTE_MS);
  const down = { late: 1, failed: 0, error: 'ESOCKET' };
  expect(await shop.read('health/mail')).toMatchObject(down);
  await mailbox.open();
  // Not due yet.
  await sweepMail(NOW + 21 * MINUTE_MS);
  expect(await receivedBy()).toBe(0);
  await sweepMail(NOW + 30 * MINUTE_MS);
  expect(await receivedBy()).toBe(1);
  expect(await delivery('down')).toEqual(['sent', 3, '', null]);
  expect(await shop.read('health/mail')).toMatchObject({ late: 0, failed: 0, error: '' });
});

it('a letter is sent once when several instances try at the same time, and an attempt that died is repeated', async () => {
  await mailbox.open();
  const before = await receivedBy();
  await write('once');
  await Promise.all(Array.from({ length: 6 }, () => deliverMail('once', NOW)));
  expect(await receivedBy()).toBe(before + 1);

  await write('died');
  const nextAt = new Date(NOW + 2 * MINUTE_MS);
  await change('died', { 'delivery.state': 'sending', 'delivery.nextAt': nextAt });
  await sweepMail(NOW + MINUTE_MS);
  expect(await receivedBy()).toBe(before + 1);
  await sweepMail(NOW + 2 * MINUTE_MS);
  expect(await receivedBy()).toBe(before + 2);
});

it('a letter that cannot be read fails, stops no other, and is given another day by staff', async () => {
  await mailbox.open();
  await write('unreadable');
  await change('unreadable', { 'letter.subject': 'x'.repeat(1_000) });
  await write('readable');
  await sweepMail(NOW);
  expect(await delivery('unreadable')).toEqual(['failed', 1, 'UNREADABLE', null]);
  expect(await delivery('readable')).toEqual(['sent', 1, '', null]);
  expect(await shop.read('health/mail')).toMatchObject({ failed: 1, error: 'UNREADABLE' });

  expect(await sendFailedAgain('packer', NOW)).toBe(1);
  expect(await delivery('unreadable')).toEqual(['waiting', 0, '', NOW]);
  expect(await shop.all('audit')).toMatchObject([{ action: 'mail-again', by: 'packer' }]);
  expect(await sendFailedAgain('packer', NOW + 1)).toBe(0);
});

it('a letter to staff goes to the shop’s address of the day it is sent, and waits while there is none', async () => {
  await mailbox.open();
  const settings = shop.store.doc('settings/store');
  await settings.update({ email: '', 'seller.email': '' });
  await write('staff', STAFF);
  await deliverMail('staff', NOW);
  expect(await delivery('staff')).toEqual(['waiting', 1, 'NO-ADDRESS', NOW + MINUTE_MS]);
  await settings.update({ 'seller.email': 'care@franch.test' });
  await deliverMail('staff', NOW + MINUTE_MS);
  expect(await receivedBy('care@franch.test')).toBe(1);
  await settings.update({ email: 'desk@franch.test' });
  await write('another', STAFF);
  await deliverMail('another', NOW);
  expect(await receivedBy('desk@franch.test')).toBe(1);
});
