import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ticketNumber } from '#domain/content/message.ts';
import { attack } from '../support/backend/attack.ts';
import { asGuest, call, newAttempt, SHOP, signedIn } from '../support/backend/functions.ts';
import { AN_ADDRESS } from '../support/shop/own-checkout.ts';
import { aPhone } from '../support/fixtures/phones.ts';
import { createPeople } from '../support/shop/people.ts';
import { adminFirestore } from '../support/backend/admin-firestore.ts';

/** The limits of networks and coupon codes are tested in tests/contract/orders. */
const people = createPeople('guessing');
const store = adminFirestore();
const INVOICE = 'GuessedInvoice000001';

const forgetCounts = async () => {
  const locks = await store.collection('locks').get();
  const counts = locks.docs.filter(({ id }) => id.startsWith('find-'));
  await Promise.all(counts.map(({ ref }) => ref.delete()));
};
beforeAll(forgetCounts, 60_000);
afterAll(async () => {
  await store.doc(`invoices/${INVOICE}`).delete();
  await forgetCounts();
  await people.close();
});

describe('guessing', { timeout: 120_000 }, () => {
  /** Sends a request from a new IP address each time. */
  const from = async (n: number, name: string, data: object): Promise<string> => {
    const answer = await fetch(`${SHOP}/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.1.2.${n}` },
      body: JSON.stringify({ data }),
    });
    return ((await answer.json()) as { result: { outcome: string } }).result.outcome;
  };

  /** Asks ten times for wrong addresses, each time from another network: the outcomes after the first six. */
  const flood = async (name: string, about: object): Promise<ReadonlySet<string>> => {
    const outcomes: string[] = [];
    for (let n = 0; n < 10; n += 1) {
      outcomes.push(await from(n, name, { ...about, email: `g${n}@example.in` }));
    }
    return new Set(outcomes.slice(6));
  };

  attack('visitor', 'guesses the email of an order, each time from another network', async () => {
    const token = await asGuest();
    const cart = { method: 'cod', lines: [{ slug: 'omega-3', quantity: 1 }] };
    const quoted = await call('quoteCart', cart, token);
    const { totals } = quoted.result as { totals: { totalPaise: number } };
    const email = `owner-${newAttempt()}@franch.test`;
    const address = { ...AN_ADDRESS, phone: aPhone() };
    const request = { ...cart, attemptId: newAttempt(), email, address };
    const expected = { expectedTotalPaise: totals.totalPaise };
    const placed = await call('placeOrder', { ...request, ...expected }, token);
    const { number } = placed.result as { number: string };
    expect(await flood('findOrder', { number })).toEqual(new Set(['too-many']));
    // The flood came from this address as well, forged: it locks nobody out.
    expect(await from(1, 'findOrder', { number, email })).toBe('found');
    return 'stopped after six; the buyer still finds the order';
  });

  attack('visitor', 'guesses the email of a ticket, each time from another network', async () => {
    const email = 'ticket-owner@franch.test';
    const ticket = ticketNumber(randomBytes(8));
    const message = store.doc(`messages/${ticket}`);
    await message.set({
      ...{ topic: 'other', name: 'Asha', email, phone: '', orderNumber: '', subject: 'Hello' },
      ...{ text: 'A question', status: 'new', createdAt: new Date() },
    });
    expect(await flood('findMessage', { ticket })).toEqual(new Set(['too-many']));
    expect(await from(1, 'findMessage', { ticket, email })).toBe('found');
    await message.delete();
    return 'stopped after six; the sender still finds the message';
  });

  attack('visitor', 'opens invoices by guessed paths and by a stranger’s token', async () => {
    await store.doc(`invoices/${INVOICE}`).set({ uid: 'another-customer', number: 'SR/26-27/1' });
    const token = await signedIn(await people.person('asha'));
    const ask = (path: string, idToken?: string, method = 'GET') =>
      fetch(`${SHOP}/api/invoices/${path}`, {
        method,
        ...(idToken !== undefined && { headers: { Authorization: `Bearer ${idToken}` } }),
      });
    const there = `${INVOICE}.pdf`;
    const [strangers, missing] = [
      await ask(there, token),
      await ask(`${'A'.repeat(20)}.pdf`, token),
    ];
    const answers = [strangers, missing, await ask(there)];
    for (const path of [
      ...[`${there}?uid=another-customer`, '..%2f..%2forders%2fx.pdf', '1.pdf'],
      ...[`${INVOICE}%00.pdf`, INVOICE],
    ])
      answers.push(await ask(path, token));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(404));
    expect(await strangers.text()).toBe(await missing.text());
    expect((await ask(there, token, 'POST')).status).toBe(405);
    expect(strangers.headers.get('cache-control')).toContain('no-store');
    return '404 eight times, the same for one that exists and one that does not';
  });
});
