import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { OrderAnswer, QuoteAnswer } from '#domain/checkout/checkout.ts';
import { attack } from '../support/backend/attack.ts';
import { asGuest, call, newAttempt, signedIn } from '../support/backend/functions.ts';
import { AN_ADDRESS } from '../support/shop/own-checkout.ts';
import { createPeople } from '../support/shop/people.ts';
import { aPhone } from '../support/fixtures/phones.ts';
import { adminFirestore } from '../support/backend/admin-firestore.ts';
import { aStoredProduct } from '../support/fixtures/stored-product.ts';

/** The limits themselves are tested in tests/contract/orders and tests/contract/mail. */
const people = createPeople('floods');
const store = adminFirestore();
const OIL = 'flooded-oil';
const STOCK = 1_000;

beforeAll(async () => {
  const tax = { hsn: '30049011', gstRates: [{ from: '2018-01-01', percent: 5, reason: '' }] };
  const product = aStoredProduct({ price: 100, mrp: 120, stock: STOCK, ...tax });
  await store.doc(`products/${OIL}`).set(product);
}, 60_000);
afterAll(async () => {
  await store.doc(`products/${OIL}`).delete();
  await people.close();
});

const aMailbox = () => `flood-${newAttempt()}@franch.test`;

interface OrderOptions {
  readonly method?: 'cod' | 'online';
  readonly email?: string;
  readonly phone?: string;
}

/** Orders a piece at the server's price, as the page does. */
async function order(
  token: string,
  { method = 'online', email = aMailbox(), phone = aPhone() }: OrderOptions = {},
): Promise<OrderAnswer> {
  const lines = [{ slug: OIL, quantity: 1 }];
  const ask = async <A>(name: string, request: object): Promise<A> => {
    const response = await call(name, request, token);
    if (response.result === undefined) throw new Error(JSON.stringify(response));
    return response.result as A;
  };
  const quoted = await ask<QuoteAnswer>('quoteCart', { lines, method });
  if (quoted.outcome !== 'quoted') throw new Error(JSON.stringify(quoted));
  const address = { ...AN_ADDRESS, phone };
  const { totalPaise: expectedTotalPaise } = quoted.totals;
  const attemptId = newAttempt();
  const request = { attemptId, lines, method, email, address, expectedTotalPaise };
  return ask<OrderAnswer>('placeOrder', request);
}

const outcomeOf = (answer: OrderAnswer): string =>
  answer.outcome === 'refused' ? answer.refusal.reason : answer.outcome;

/** Cancels a placed order; a refused one needs nothing. */
async function takeBack(token: string, answer: OrderAnswer): Promise<void> {
  if (answer.outcome === 'ordered') await call('cancelOrder', { orderId: answer.orderId }, token);
}

/** The letters that were sent to an address, once none is under way. */
async function mailsTo(email: string): Promise<number> {
  const states = async (): Promise<readonly string[]> =>
    (await store.collection('mail').where('to', '==', email).get()).docs.map((mail) =>
      String(mail.get('delivery.state')),
    );
  const underWay = async () =>
    (await states()).filter((state) => state === 'waiting' || state === 'sending').length;
  await expect.poll(underWay, { timeout: 30_000 }).toBe(0);
  return (await states()).filter((state) => state === 'sent').length;
}

describe('a flood of orders', { timeout: 240_000 }, () => {
  attack('guest', 'places and cancels an order twelve times', async () => {
    const token = await asGuest();
    const outcomes: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const answer = await order(token);
      await takeBack(token, answer);
      outcomes.push(outcomeOf(answer));
    }
    const ordered = outcomes.filter((outcome) => outcome === 'ordered').length;
    expect(ordered).toBeLessThanOrEqual(10);
    expect(new Set(outcomes.slice(ordered))).toEqual(new Set(['too-many-orders']));
    expect((await store.doc(`products/${OIL}`).get()).get('stock')).toBe(STOCK);
    return `refused after ${ordered} orders, with every piece back on the shelf`;
  });

  attack('robot', 'floods a stranger’s mailbox from seven fresh guests', async () => {
    const email = aMailbox();
    for (let guest = 0; guest < 7; guest += 1) {
      const token = await asGuest();
      // In cash, else online: cancelling either sends a mail.
      const cash = await order(token, { method: 'cod', email });
      const answer = cash.outcome === 'ordered' ? cash : await order(token, { email });
      expect(outcomeOf(answer)).toBe('ordered');
      await takeBack(token, answer);
    }
    const sent = await mailsTo(email);
    expect(sent).toBeLessThanOrEqual(6);
    return `${sent} mails within the hour; every order still worked`;
  });

  attack('robot', 'types a victim’s email and phone until the victim cannot buy', async () => {
    const victim = await people.person('victim');
    const [email, phone] = [victim.email, aPhone()];
    for (let guest = 0; guest < 6; guest += 1) {
      const token = await asGuest();
      const method = guest % 2 === 0 ? 'cod' : 'online';
      const answer = await order(token, { method, email, phone });
      if (guest > 0) await takeBack(token, answer);
    }
    const token = await signedIn(victim);
    const cash = await order(token, { method: 'cod', email, phone });
    expect(cash).toMatchObject({ refusal: { reason: 'prepay', why: 'open-order' } });
    expect(outcomeOf(await order(token, { email, phone }))).toBe('ordered');
    expect(outcomeOf(await order(await asGuest(), { email, phone }))).toBe('ordered');
    // Strangers who typed the address do not limit its confirmed owner.
    await getAuth(getApps()[0]).updateUser(victim.uid, { emailVerified: true });
    expect(outcomeOf(await order(token, { method: 'cod', email }))).toBe('ordered');
    return 'paying online stays open; cash as well once the email is confirmed';
  });
});
