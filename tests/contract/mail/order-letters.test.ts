import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { STORE } from '../../../dev/seed/store.ts';
import { rateLimitRef } from '../../../functions/src/platform/rate-limit.ts';
import { asGuest, control } from '../../support/backend/functions.ts';
import { letterTo, letters } from '../../support/backend/inbox.ts';
import { aTicket } from '../../support/backend/visitor-messages.ts';
import { adminAuth, aNewEmail } from '../../support/shop/customers.ts';
import { callAs } from '../../support/shop/orders.ts';
import { AN_ADDRESS, ordered } from '../../support/shop/own-checkout.ts';
import { runningShopForTests } from '../../support/shop/running-shop.ts';

const BALM = 'letters-balm';
const shop = runningShopForTests(BALM);
const { inCash, move, store } = shop;
let token = '';
let email = '';
beforeAll(async () => {
  await shop.stock(20, { title: 'Letter Balm' });
  token = await asGuest();
});
// Every test reads an inbox of its own.
beforeEach(() => void (email = aNewEmail()));

const order = async (changes: object = {}) =>
  ordered(await shop.place(shop.request(email, changes), token));

it('an order that is paid on delivery is confirmed, packed with its invoice, shipped with its link, delivered', async () => {
  const { orderId, number } = await order(inCash);
  const placed = await letterTo(email, `Order confirmed: ${number}`);
  // The address is not confirmed, and nothing is paid: the name was typed.
  expect(placed.text).toContain('Thank you. Your order is confirmed');
  expect(placed.text).toMatch(/^Expected arrival: \S+day, /mu);
  expect(placed.html).toContain('"orderStatus":"https://schema.org/OrderProcessing"');
  for (const words of ['1 × Letter Balm', '₹249.50', '₹49', '₹40', '₹338.50', AN_ADDRESS.city]) {
    expect(placed.text).toContain(words);
    expect(placed.html).toContain(words);
  }
  expect(placed.from).toMatchObject([{ name: 'Franch' }]);
  expect(placed.headers).toMatchObject({ 'auto-submitted': 'auto-generated' });
  await letterTo(STORE.email, `New order ${number}: ₹338.50`);

  await move(orderId, 'pack');
  const packed = await letterTo(email, `Packed: your order ${number}`);
  expect(packed.attachments).toMatchObject([{ contentType: 'application/pdf' }]);
  expect(packed.attachments?.[0]?.filename).toMatch(/^SR-.*\.pdf$/);

  const link = 'https://courier.example/track/X1';
  await move(orderId, 'ship', { shipment: { courier: 'Delhivery', tracking: 'X1', link } });
  const shipped = await letterTo(email, `Shipped: your order ${number}`);
  expect(shipped.text).toContain(`Tracking number: X1\n${link}`);
  expect(shipped.html).toContain(`href="${link}"`);

  await move(orderId, 'deliver');
  const delivered = await letterTo(email, `Delivered: your order ${number}`);
  expect(delivered.html).toContain(`order=${orderId}`);
  // The review is asked for once, some days later.
  expect(delivered.text).not.toMatch(/review/iu);
  expect(await letters(email)).toHaveLength(4);
  const stored = await store.doc(`mail/${orderId}_placed`).get();
  expect(stored.get('delivery')).toMatchObject({ state: 'sent', error: '' });
});

it('an order that is paid online is confirmed, cancelled with its refund, and the refund is sent', async () => {
  const { orderId, number, action } = await order();
  expect(await letters(email)).toEqual([]);
  await shop.pay(action?.options['order_id']);
  const paid = await letterTo(email, `Order confirmed: ${number}`);
  const [firstName] = AN_ADDRESS.name.split(' ');
  expect(paid.text).toContain(`Thank you, ${firstName}. Your order is confirmed`);
  expect(paid.text).toContain('You paid ₹298.50.');
  await move(orderId, 'cancel');
  const cancelled = await letterTo(email, `Cancelled: your order ${number}`);
  expect(cancelled.text).toContain('We’ll refund ₹298.50');
  await control('idle', { timeout_ms: 30_000 });
  await letterTo(email, `Refund sent: your order ${number}`);
  expect(await letters(email)).toHaveLength(3);
});

it('a message is acknowledged without being repeated, told to staff, and answered once', async () => {
  // Other tests flood the form, and letters to staff are limited as a whole.
  await store.doc(rateLimitRef('mails-to-staff', 'new-message').path).delete();
  const ticket = aTicket();
  const message = store.doc(`messages/${ticket}`);
  await message.set({
    ...{ topic: 'order', name: 'Asha', email, phone: '', orderNumber: '', status: 'new' },
    ...{ subject: 'A broken cap', text: 'Private words.', createdAt: new Date() },
  });
  const received = await letterTo(email, ticket);
  expect(received.text).toContain('within 48 hours');
  expect(received.text).not.toContain('Private words.');
  expect(received.text).toContain(`/contact?ticket=${ticket}#status`);
  await letterTo(STORE.email, `New message ${ticket}`);

  await message.update({ status: 'acknowledged', answer: 'A new cap\n\nis on its way.' });
  const answered = await letterTo(email, `We’ve replied to your query ${ticket}`);
  expect(`${answered.subject} ${answered.text}`).not.toContain('A broken cap');
  expect(answered.text).toContain('A new cap\n\nis on its way.');
  await vi.waitFor(async () => {
    expect((await message.get()).get('replies')).toMatchObject([
      { text: 'A new cap\n\nis on its way.' },
    ]);
  }, 10_000);
  await message.update({ note: 'Only a note.' });
  await new Promise((over) => void setTimeout(over, 1_000));
  expect(await letters(email)).toHaveLength(2);
  await message.delete();
});

it('a mailbox gets six confirmation letters an hour, for ever new accounts', async () => {
  const ask = async (address: string): Promise<string> => {
    const account = { email: address, password: 'Ayurveda@108' };
    const { uid } = await adminAuth().createUser(account);
    const { outcome } = await callAs<{ outcome: string }>(account, 'sendConfirmation', {});
    await adminAuth().deleteUser(uid);
    return outcome;
  };
  const tagged = (tag: string) => email.replace('@', `+${tag}@`);
  for (const spelling of [email, email, email, tagged('1'), tagged('2'), email])
    expect(await ask(spelling)).toBe('sent');
  expect([await ask(email), await ask(tagged('3'))]).toEqual(['too-many', 'too-many']);
  expect(await ask(aNewEmail())).toBe('sent');
});
