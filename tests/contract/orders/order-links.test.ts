import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { linkTokenIn } from '#domain/order-access/order-link.ts';
import { asGuest, call, SHOP, signedIn } from '../../support/backend/functions.ts';
import { letterTo } from '../../support/backend/inbox.ts';
import { ordered } from '../../support/shop/own-checkout.ts';
import { runningShopForTests } from '../../support/shop/running-shop.ts';

const shop = runningShopForTests('order-links');
const { field, inCash, people, store } = shop;

beforeEach(() => shop.stock());

let addresses = 0;

/** A guest's order, with an address of its own, and the secret in the letter about it. */
async function anOrder(how: object = inCash) {
  const [guest, email] = [await asGuest(), `meera-${Date.now()}-${(addresses += 1)}@c.test`];
  const placed = ordered(await shop.place(shop.request(email, how), guest));
  return { ...placed, guest, email, token: await linkIn(email, placed.number) };
}

async function linkIn(email: string, subject: string) {
  const { text } = await letterTo(email, subject);
  const url = new URL(text.split(/\s/u).find((word) => word.includes('#link=')) ?? '');
  // Fragments reach no server: neither logs nor referrers carry the secret.
  expect([url.origin, url.searchParams.get('tab')]).toEqual([new URL(SHOP).origin, 'orders']);
  return linkTokenIn(url.hash) ?? '';
}

const open = async (orderId: string, token: string, as: string) =>
  (await call('openOrder', { orderId, token }, as)).result;
const cancel = async (orderId: string, as: string) =>
  (await call('cancelOrder', { orderId }, as)).result;
/** The order as the user's browser reads it: under the rules. */
const read = async (orderId: string, as: string) => {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const path = `projects/demo-franch/databases/(default)/documents/orders/${orderId}`;
  const headers = { Authorization: `Bearer ${as}` };
  return (await fetch(`http://${host}/v1/${path}`, { headers })).status;
};

it('every letter’s link opens the order on another device, to read and to cancel, and stores only a hash', async () => {
  const { orderId, token, email } = await anOrder();
  const device = await asGuest();
  expect(await read(orderId, device)).toBe(403);
  expect(await cancel(orderId, device)).toMatchObject({ refusal: 'not-found' });
  expect(await open(orderId, token, device)).toEqual({ outcome: 'opened' });
  expect(await open(orderId, token, device)).toEqual({ outcome: 'opened' });
  expect(await read(orderId, device)).toBe(200);
  const links = await store.collection(`orders/${orderId}/links`).get();
  const mail = await store.collection('mail').where('orderId', '==', orderId).get();
  expect(
    JSON.stringify([links.docs, mail.docs].flat().map((one) => [one.id, one.data()])),
  ).not.toContain(token);
  expect(await cancel(orderId, device)).toMatchObject({ outcome: 'moved', status: 'cancelled' });
  const later = await linkIn(email, 'Cancelled');
  expect(later).not.toBe(token);
  expect(await open(orderId, later, await asGuest())).toEqual({ outcome: 'opened' });
});

it('opens nothing for another order’s secret, a made-up one, or without a sign-in', async () => {
  const [one, other] = [await anOrder(), await anOrder()];
  const device = await asGuest();
  expect(await open(one.orderId, other.token, device)).toEqual({ outcome: 'refused' });
  expect(await open(one.orderId, 'A'.repeat(43), device)).toEqual({ outcome: 'refused' });
  expect(await open('A'.repeat(20), one.token, device)).toEqual({ outcome: 'refused' });
  const { error } = await call('openOrder', { orderId: one.orderId, token: one.token });
  expect(error?.status).toBe('UNAUTHENTICATED');
  expect(await read(one.orderId, device)).toBe(403);
  const readers = await store.collection(`orders/${one.orderId}/readers`).get();
  expect(readers.size).toBe(0);
});

it('neither the link nor who opened it survives its end', async () => {
  const { orderId, token } = await anOrder();
  const [early, late] = [await asGuest(), await asGuest()];
  await open(orderId, token, early);
  const expired = { expiresAt: Timestamp.fromMillis(Date.now() - 1000) };
  for (const name of ['links', 'readers']) {
    const { docs } = await store.collection(`orders/${orderId}/${name}`).get();
    for (const { ref } of docs) await ref.update(expired);
  }
  expect(await open(orderId, token, late)).toEqual({ outcome: 'refused' });
  expect(await read(orderId, early)).toBe(403);
  expect(await cancel(orderId, early)).toMatchObject({ refusal: 'not-found' });
});

it('its customer and staff revoke all links; who opened one may not', async () => {
  const { orderId, token, guest } = await anOrder();
  const device = await asGuest();
  await open(orderId, token, device);
  const revoke = async (as: string) => (await call('revokeOrderLinks', { orderId }, as)).result;
  expect(await revoke(device)).toEqual({ outcome: 'refused', refusal: 'not-found' });
  expect(await revoke(guest)).toMatchObject({ outcome: 'revoked', links: 1 });
  expect(await open(orderId, token, device)).toEqual({ outcome: 'refused' });
  expect(await read(orderId, device)).toBe(403);
  expect(await revoke(shop.tokens.staff)).toMatchObject({ outcome: 'revoked', links: 0 });
  const audit = await store.collection('audit').where('subject', '==', `orders/${orderId}`).get();
  expect(audit.docs.map((entry) => String(entry.get('action')))).toEqual(['order-links-revoke']);
});

it('one order admits twenty browsers a day', async () => {
  const { orderId, token } = await anOrder();
  const guests = await Promise.all(Array.from({ length: 22 }, asGuest));
  const outcomes = [];
  for (const guest of guests) outcomes.push(await open(orderId, token, guest));
  expect(outcomes.filter((one) => (one as { outcome: string }).outcome === 'opened')).toHaveLength(
    20,
  );
  expect(outcomes.at(-1)).toEqual({ outcome: 'too-many' });
  expect(await open(orderId, token, guests[0] ?? '')).toEqual({ outcome: 'opened' });
});

it('the invoice can be downloaded by who opened the order, and by nobody else', async () => {
  const { orderId, token } = await anOrder();
  await shop.move(orderId, 'pack');
  const device = await asGuest();
  const download = async () => {
    const headers = { Authorization: `Bearer ${device}` };
    return (await fetch(`${SHOP}/api/invoices/${orderId}.pdf`, { headers })).status;
  };
  expect(await download()).toBe(404);
  await open(orderId, token, device);
  expect(await download()).toBe(200);
});

it('who knows number and address gets a letter with a link; others learn nothing', async () => {
  const { number, orderId, email } = await anOrder();
  const ask = async (typed: string) =>
    (await call('sendOrderLink', { number, email: typed })).result;
  expect(await ask('another@c.test')).toEqual({ outcome: 'not-found' });
  expect(await ask(email)).toEqual({ outcome: 'sent' });
  const { text } = await letterTo(email, `Your link to order ${number}`);
  const token = linkTokenIn(/#link=\S+/u.exec(text)?.[0] ?? '') ?? '';
  expect(await open(orderId, token, await asGuest())).toEqual({ outcome: 'opened' });
});

it('opened by a signed-in account, the order stays its customer’s', async () => {
  const { orderId, token } = await anOrder();
  const customer = await field(`orders/${orderId}`, 'uid');
  const ravi = await signedIn(await people.person(`links-ravi-${Date.now()}`));
  expect(await open(orderId, token, ravi)).toEqual({ outcome: 'opened' });
  expect(await read(orderId, ravi)).toBe(200);
  expect(await field(`orders/${orderId}`, 'uid')).toBe(customer);
});
