import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { CheckoutAnswer } from '#domain/checkout/checkout.ts';
import { attack } from '../support/backend/attack.ts';
import { asGuest, call, newAttempt, signedIn } from '../support/backend/functions.ts';
import { AN_ADDRESS } from '../support/shop/own-checkout.ts';
import { createPeople } from '../support/shop/people.ts';
import { aPhone } from '../support/fixtures/phones.ts';
import { adminFirestore } from '../support/browser/shop-test.ts';
import { aStoredProduct } from '../support/fixtures/stored-product.ts';

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
  readonly quantity?: number;
}

/** Orders pieces at the server's price, as the page does. */
async function order(
  token: string,
  { method = 'online', email = aMailbox(), phone = aPhone(), quantity = 1 }: OrderOptions,
): Promise<CheckoutAnswer> {
  const lines = [{ slug: OIL, quantity }];
  const ask = async (request: object): Promise<CheckoutAnswer> => {
    const response = await call('startCheckout', request, token);
    if (response.result === undefined) throw new Error(JSON.stringify(response));
    return response.result as CheckoutAnswer;
  };
  const quoted = await ask({ ask: 'quote', lines, method });
  if (quoted.outcome !== 'quoted') throw new Error(JSON.stringify(quoted));
  const address = { ...AN_ADDRESS, phone };
  const { totalPaise: expectedTotalPaise } = quoted.totals;
  const attemptId = newAttempt();
  return ask({ ask: 'order', attemptId, lines, method, email, address, expectedTotalPaise });
}

const outcomeOf = (answer: CheckoutAnswer): string =>
  answer.outcome === 'refused' ? answer.refusal.reason : answer.outcome;

/** Cancels a placed order; a refused one needs nothing. */
async function takeBack(token: string, answer: CheckoutAnswer): Promise<void> {
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
  attack('guest', 'places and cancels an order thirty times', async () => {
    const token = await asGuest();
    const outcomes: string[] = [];
    for (let turn = 0; turn < 30; turn += 1) {
      const answer = await order(token, {});
      await takeBack(token, answer);
      outcomes.push(outcomeOf(answer));
    }
    const ordered = outcomes.filter((outcome) => outcome === 'ordered').length;
    expect(ordered).toBeLessThanOrEqual(10);
    expect(new Set(outcomes.slice(ordered))).toEqual(new Set(['too-many-orders']));
    expect((await store.doc(`products/${OIL}`).get()).get('stock')).toBe(STOCK);
    return `refused after ${ordered} orders, with every piece back on the shelf`;
  });

  attack('guest', 'makes the shop mail thirty strangers through cash orders', async () => {
    const token = await asGuest();
    const strangers = Array.from({ length: 30 }, aMailbox);
    for (const email of strangers) {
      await takeBack(token, await order(token, { method: 'cod', email }));
    }
    const mails = await Promise.all(strangers.map(mailsTo));
    const sent = mails.reduce((sum, count) => sum + count, 0);
    expect(sent).toBeLessThanOrEqual(10);
    return `${sent} mails within the hour`;
  });

  attack('robot', 'floods a stranger’s mailbox from ten fresh guests', async () => {
    const email = aMailbox();
    for (let guest = 0; guest < 10; guest += 1) {
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

  attack('robot', 'floods one mailbox through plus addresses', async () => {
    const [name = '', domain = ''] = aMailbox().split('@');
    const spellings = Array.from({ length: 10 }, (_, tag) => `${name}+${tag}@${domain}`);
    for (const email of spellings) {
      const token = await asGuest();
      await takeBack(token, await order(token, { email }));
    }
    const mails = await Promise.all(spellings.map(mailsTo));
    const sent = mails.reduce((sum, count) => sum + count, 0);
    expect(sent).toBeLessThanOrEqual(6);
    return `${sent} mails within the hour`;
  });
});

describe('stock held without payment', { timeout: 240_000 }, () => {
  attack('guest', 'holds stock with five cash orders of twenty pieces', async () => {
    const token = await asGuest();
    const outcomes: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      outcomes.push(outcomeOf(await order(token, { method: 'cod', quantity: 20 - turn })));
    }
    expect(outcomes).toEqual(['ordered', 'prepay', 'prepay', 'prepay', 'prepay']);
    return 'one order; the others are to be paid first';
  });

  attack('guest', 'places a second cash order in two tabs at once', async () => {
    const token = await asGuest();
    const [email, phone] = [aMailbox(), aPhone()];
    const tabs = await Promise.all(
      [1, 2, 3].map((quantity) => order(token, { method: 'cod', email, phone, quantity })),
    );
    expect(tabs.map(outcomeOf).toSorted()).toEqual(['ordered', 'prepay', 'prepay']);
    return 'one order, two are to be paid first';
  });

  attack('robot', 'orders in cash for one phone number as five guests at once', async () => {
    const tokens = await Promise.all(Array.from({ length: 5 }, asGuest));
    const phone = aPhone();
    const answers = await Promise.all(
      tokens.map((token) => order(token, { method: 'cod', phone })),
    );
    expect(answers.map(outcomeOf).toSorted()).toEqual([
      'ordered',
      ...Array.from({ length: 4 }, () => 'prepay'),
    ]);
    return 'one order, four are to be paid first';
  });

  attack('robot', 'types a victim’s e-mail and phone until the victim cannot buy', async () => {
    const victim = await people.person('victim');
    const [email, phone] = [victim.email, aPhone()];
    for (let guest = 0; guest < 10; guest += 1) {
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
    return 'paying online stays open; cash as well once the e-mail is confirmed';
  });
});
