import type { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import type { TextContent } from '#domain/text-message/text-message.ts';
import { sweepMail } from '../../../functions/src/mail/deliver.ts';
import { prepareText } from '../../../functions/src/mail/outbox.ts';
import { chooseOwnTexts } from '../../../functions/src/endpoints/texts/choose-texts.ts';
import { AN_ADDRESS, ordered } from '../../support/shop/own-checkout.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { aPhone } from '../../support/fixtures/phones.ts';
import { mailboxForTests } from '../../support/shop/mail-suite.ts';
import { STAFF } from '../../support/fixtures/staff.ts';

const MINUTE_MS = 60_000;
const SHIPPED_ID = '1107161234567890123';
const SMS = {
  ...{ on: 'on', header: 'FRANCH', entityId: '1101234567890123456' },
  ...{ shipped: SHIPPED_ID, confirmed: '' },
};
const WHATSAPP = { on: 'on', language: 'en', shipped: 'order_shipped' };

const shop = checkoutForTests('text-messages', { oil: 20 });
const mailbox = mailboxForTests();
let phone = '';
let email = '';

/** The next order is another shopper's: one may have one open cash order. */
function anotherShopper(): void {
  phone = aPhone();
  email = `asha-${phone.slice(1)}@franch.test`;
}
beforeEach(async () => {
  anotherShopper();
  await mailbox.open();
  await mailbox.openTexts();
});

const turnOn = (sections: object) => shop.store.doc('settings/store').update(sections);
/** A cash order of this test's shopper, packed and shipped; the outbox is sent. */
async function ship(orderId: string): Promise<void> {
  await shop.move(orderId, 'pack');
  await shop.functions.moveForStaff(
    {
      ...{ orderId, move: 'ship', note: '', reference: '' },
      shipment: { courier: 'Delhivery', tracking: 'X1', link: '' },
    },
    STAFF,
    Date.now(),
  );
}
async function anOrder(how: object = {}) {
  const address = { ...AN_ADDRESS, phone };
  const { orderId, number } = ordered(
    await shop.buy(phone, shop.inCash(1, { email, address, ...how })),
  );
  return { orderId, number };
}
const send = (minutes = 0) => sweepMail(Date.now() + 1_000 + minutes * MINUTE_MS);
const lettersTo = async () => (await mailbox.received(email)).map(({ subject }) => subject);
const textOf = async (orderId: string) => {
  const mails = await shop.all('mail');
  return mails.filter((one) => one['orderId'] === orderId && one['channel'] !== 'email');
};
const stateOf = async (orderId: string) =>
  (await textOf(orderId)).map((one) => one['delivery'] as Record<string, unknown>);

it('an order that ships with SMS on has one letter and one text, with its number and courier', async () => {
  await turnOn({ sms: SMS });
  const { orderId, number } = await anOrder();
  await ship(orderId);
  await send();
  await send(1);
  expect((await lettersTo()).filter((one) => one.startsWith('Shipped'))).toHaveLength(1);
  expect(await mailbox.textsTo(phone)).toEqual([
    `Your order ${number} is on its way with Delhivery. Tracking details are in our email. - Franch\n\n(FRANCH, DLT template ${SHIPPED_ID})`,
  ]);
  const [text] = await textOf(orderId);
  expect(text).toMatchObject({ channel: 'sms', to: phone, kind: 'text-shipped' });
  // As letters: deleted after 30 days.
  expect((text?.['expiresAt'] as Timestamp | undefined)?.toMillis()).toBeGreaterThan(Date.now());
});

it('no text is written while the channel is off, or for a number that is no mobile number', async () => {
  const { orderId } = await anOrder();
  await ship(orderId);
  await turnOn({ sms: { ...SMS, on: '' } });
  anotherShopper();
  const off = await anOrder();
  await ship(off.orderId);
  await turnOn({ sms: SMS });
  anotherShopper();
  const malformed = await anOrder();
  await shop.store.doc(`orders/${malformed.orderId}`).update({ 'address.phone': '080 4123 4567' });
  await ship(malformed.orderId);
  for (const one of [orderId, off.orderId, malformed.orderId])
    expect(await textOf(one)).toEqual([]);
  expect(await shop.lettersOf(malformed.orderId)).toContain('shipped');
});

it('a shopper who opted out gets none, also not the one that waits; a stranger cannot choose', async () => {
  await turnOn({ sms: SMS, whatsappTexts: WHATSAPP });
  const { orderId } = await anOrder();
  const choose = (uid: string, channel: 'sms' | 'whatsapp', on: boolean) =>
    chooseOwnTexts({ orderId, channel, on }, uid, Date.now());
  const notFound = { outcome: 'refused', refusal: 'not-found' };
  expect(await choose('stranger', 'sms', false)).toEqual(notFound);
  expect((await shop.read(`orders/${orderId}`))['textChoice']).toBeUndefined();

  await ship(orderId);
  expect(await choose(phone, 'sms', false)).toEqual({ outcome: 'saved' });
  expect(await choose(phone, 'sms', false)).toEqual({ outcome: 'saved' });
  await send();
  expect(await stateOf(orderId)).toMatchObject([{ state: 'withheld', nextAt: null }]);
  expect(await mailbox.textsTo(phone)).toEqual([]);
  expect(await lettersTo()).toHaveLength(3);
});

it('WhatsApp messages are sent only after the shopper has opted in', async () => {
  await turnOn({ whatsappTexts: WHATSAPP });
  const silent = await anOrder();
  await ship(silent.orderId);
  expect(await textOf(silent.orderId)).toEqual([]);
  anotherShopper();
  const { orderId, number } = await anOrder();
  await chooseOwnTexts({ orderId, channel: 'whatsapp', on: true }, phone, Date.now());
  await ship(orderId);
  await send();
  expect(await mailbox.textsTo(phone, 'whatsapp')).toEqual([
    `order_shipped: ${number}, Delhivery\n\n(template order_shipped, language en)`,
  ]);
});

it('while the provider is down the letter arrives, and the text follows once it is back', async () => {
  await turnOn({ sms: SMS });
  await mailbox.closeTexts();
  const { orderId } = await anOrder();
  await ship(orderId);
  await send();
  expect((await lettersTo()).filter((one) => one.startsWith('Shipped'))).toHaveLength(1);
  const waiting = { state: 'waiting', attempts: 1, error: 'NO-ANSWER' };
  expect(await stateOf(orderId)).toMatchObject([waiting]);
  await mailbox.openTexts();
  await send(2);
  expect(await stateOf(orderId)).toMatchObject([{ state: 'sent', attempts: 2, error: '' }]);
  expect(await mailbox.textsTo(phone)).toHaveLength(1);
});

it('a provider that refuses a text ends its attempts, and staff see it', async () => {
  await turnOn({ sms: SMS });
  const { orderId } = await anOrder();
  await ship(orderId);
  const [text] = await shop.store
    .collection('mail')
    .where('channel', '==', 'sms')
    .get()
    .then((found) => found.docs);
  process.env['SMS_PROVIDER_URL'] = process.env['WHATSAPP_API_URL'];
  await send();
  process.env['SMS_PROVIDER_URL'] = String(process.env['WHATSAPP_API_URL']).replace(
    'whatsapp',
    'sms',
  );
  expect((await text?.ref.get())?.get('delivery')).toMatchObject({
    state: 'failed',
    error: 'HTTP-400',
  });
  expect(await shop.read('health/mail')).toMatchObject({ failed: 1, error: 'HTTP-400' });
});

it('texts to one number that cost their sender nothing are limited to six an hour', async () => {
  await turnOn({ sms: SMS });
  const { orderId } = await anOrder();
  const text: TextContent = { kind: 'shipped', variables: ['FR-7K2M9QXD', 'Delhivery'] };
  for (const n of Array(7).keys()) {
    await shop.store.runTransaction(async (tx) => {
      const message = { channel: 'sms', to: phone, text } as const;
      const write = await prepareText(tx, {
        ...{ id: `limited-${n}`, ...message },
        ...{ limited: true, by: `bot-${n}`, orderId, now: Date.now() },
      });
      write();
    });
  }
  await send();
  expect(await mailbox.textsTo(phone)).toHaveLength(6);
});
