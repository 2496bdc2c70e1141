import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { CheckoutAnswer } from '#domain/checkout/checkout.ts';
import { ticketNumber } from '#domain/content/message.ts';
import { attack } from '../support/backend/attack.ts';
import { asGuest, call, newAttempt, SHOP, signedIn } from '../support/backend/functions.ts';
import { AN_ADDRESS } from '../support/shop/own-checkout.ts';
import { aPhone } from '../support/fixtures/phones.ts';
import { createPeople } from '../support/shop/people.ts';
import { adminFirestore } from '../support/browser/shop-test.ts';

const people = createPeople('guessing');
const store = adminFirestore();
const CODE = 'GUESSED1';
const INVOICE = 'GuessedInvoice000001';

const forgetCounts = async () => {
  const locks = await store.collection('locks').get();
  const counts = locks.docs.filter(({ id }) => /^(?:coupon|find-)/u.test(id));
  await Promise.all(counts.map(({ ref }) => ref.delete()));
};
beforeAll(async () => {
  await forgetCounts();
  const worth = { kind: 'percent', percent: 100 };
  await store.doc(`coupons/${CODE}`).set({ active: true, worth, minimumPaise: 0, uses: 0 });
}, 60_000);
afterAll(async () => {
  await store.doc(`coupons/${CODE}`).delete();
  await store.doc(`invoices/${INVOICE}`).delete();
  await forgetCounts();
  await people.close();
});

const quote = async (coupon: string, token: string) => {
  const request = {
    ask: 'quote',
    lines: [{ slug: 'omega-3', quantity: 1 }],
    coupon,
    method: 'cod',
  };
  const { result } = await call('startCheckout', request, token);
  return result as CheckoutAnswer;
};
const faultOf = (answer: CheckoutAnswer) =>
  answer.outcome === 'refused' && answer.refusal.reason === 'coupon'
    ? answer.refusal.fault.fault
    : answer.outcome;

describe('guessing', { timeout: 120_000 }, () => {
  attack('guest', 'tries coupon codes one after the other', async () => {
    const token = await asGuest();
    let tries = 0;
    for (let fault = ''; fault !== 'too-many' && tries < 100; tries += 1) {
      fault = faultOf(await quote(`TRY${tries}`, token));
    }
    expect(tries).toBeLessThan(60);
    // From here on the right code is refused like a wrong one, by order and by quote.
    expect(faultOf(await quote(CODE, token))).toBe('too-many');
    const ordered = await call(
      'startCheckout',
      {
        ask: 'order',
        attemptId: newAttempt(),
        lines: [{ slug: 'omega-3', quantity: 1 }],
        coupon: CODE,
        email: 'asha@franch.test',
        address: AN_ADDRESS,
        method: 'cod',
        expectedTotalPaise: 0,
      },
      token,
    );
    expect(faultOf(ordered.result as CheckoutAnswer)).toBe('too-many');
    expect(faultOf(await quote('', token))).toBe('quoted');
    return `stopped at the ${tries}th code`;
  });

  attack('guest', 'tries coupon codes that are paths, objects and lists', async () => {
    const token = await asGuest();
    for (const coupon of ['../GUESSED1', { $gt: '' }, ['GUESSED1'], 'A'.repeat(21), '*', '']) {
      const request = {
        ask: 'quote',
        lines: [{ slug: 'omega-3', quantity: 1 }],
        coupon,
        method: 'cod',
      };
      const response = await call('startCheckout', request, token);
      if (coupon === '') expect(response.status).toBe(200);
      else expect(response.error?.status).toBe('INVALID_ARGUMENT');
    }
    return '400 five times';
  });

  /** Sends a request from a new IP address each time. */
  const from = async (n: number, name: string, data: object): Promise<string> => {
    const answer = await fetch(`${SHOP}/api/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.1.2.${n}` },
      body: JSON.stringify({ data }),
    });
    return ((await answer.json()) as { result: { outcome: string } }).result.outcome;
  };

  /** Asks forty times for wrong addresses, each time from another network: the outcomes after the first six. */
  const flood = async (name: string, about: object): Promise<ReadonlySet<string>> => {
    const outcomes: string[] = [];
    for (let n = 0; n < 40; n += 1) {
      outcomes.push(await from(n, name, { ...about, email: `g${n}@example.in` }));
    }
    return new Set(outcomes.slice(6));
  };

  attack(
    'visitor',
    'guesses the e-mail of an order number, each time from another network',
    async () => {
      const token = await asGuest();
      const order = { method: 'cod', lines: [{ slug: 'omega-3', quantity: 1 }] };
      const quoted = (await call('startCheckout', { ask: 'quote', ...order }, token)).result;
      const { totals } = quoted as { totals: { totalPaise: number } };
      const email = `owner-${newAttempt()}@franch.test`;
      const placed = await call(
        'startCheckout',
        {
          ...order,
          ask: 'order',
          attemptId: newAttempt(),
          email,
          address: { ...AN_ADDRESS, phone: aPhone() },
          expectedTotalPaise: totals.totalPaise,
        },
        token,
      );
      const { number } = placed.result as { number: string };
      expect(await flood('findOrder', { number })).toEqual(new Set(['too-many']));
      // The flood came from these addresses as well, forged: they lock nobody out.
      expect(await from(1, 'findOrder', { number, email })).toBe('found');
      expect(await from(200, 'findOrder', { number, email })).toBe('found');
      return 'stopped after six; the buyer still finds the order';
    },
  );

  attack('visitor', 'tries many numbers, each time from another forged network', async () => {
    const outcomes: string[] = [];
    for (let n = 0; n < 40; n += 1) {
      const number = `FR-${String(n).padStart(8, '0')}`;
      outcomes.push(await from(n, 'findOrder', { number, email: `g${n}@example.in` }));
    }
    expect(new Set(outcomes.slice(30))).toEqual(new Set(['too-many']));
    return 'stopped after thirty at most';
  });

  attack('visitor', 'guesses the e-mail of a ticket, each time from another network', async () => {
    const email = 'ticket-owner@franch.test';
    const message = { topic: 'other', name: 'Asha', email, phone: '', orderNumber: '' };
    const ticket = ticketNumber(randomBytes(8));
    await store.doc(`messages/${ticket}`).set({
      ...message,
      subject: 'Hello',
      text: 'A question',
      status: 'new',
      createdAt: new Date(),
    });
    expect(await flood('findMessage', { ticket })).toEqual(new Set(['too-many']));
    expect(await from(1, 'findMessage', { ticket, email })).toBe('found');
    await store.doc(`messages/${ticket}`).delete();
    return 'stopped after six; the sender still finds the message';
  });

  attack('visitor', 'tries many numbers from one network', async () => {
    let tries = 0;
    for (let outcome = ''; outcome !== 'too-many' && tries < 40; tries += 1) {
      const number = `FR-${String(tries).padStart(8, '0')}`;
      const { result } = await call('findOrder', { number, email: 'asha@franch.test' });
      ({ outcome } = result as { outcome: string });
    }
    expect(tries).toBeLessThan(40);
    return `stopped at the ${tries}th question`;
  });

  attack(
    'visitor',
    'opens invoices by guessed paths, without a token, with a stranger’s, and by path tricks',
    async () => {
      await store.doc(`invoices/${INVOICE}`).set({ uid: 'somebody-else', number: 'SR/26-27/1' });
      const token = await signedIn(await people.person('asha'));
      const ask = (path: string, idToken?: string, method = 'GET') =>
        fetch(`${SHOP}/api/invoices/${path}`, {
          method,
          ...(idToken !== undefined && { headers: { Authorization: `Bearer ${idToken}` } }),
        });
      const there = `${INVOICE}.pdf`;
      const answers = [
        await ask(there),
        await ask(there, token),
        await ask(`${'A'.repeat(20)}.pdf`, token),
        await ask(`${there}?uid=somebody-else`, token),
        await ask('..%2f..%2forders%2fx.pdf', token),
        await ask('1.pdf', token),
        await ask(`${INVOICE}%00.pdf`, token),
        await ask(INVOICE, token),
      ];
      for (const answer of answers) expect(answer.status).toBe(404);
      expect(await answers[1]?.text()).toBe(await answers[2]?.text());
      expect((await ask(there, token, 'POST')).status).toBe(405);
      expect(answers[1]?.headers.get('cache-control')).toContain('no-store');
      return '404 eight times, the same for one that exists and one that does not';
    },
  );

  attack('customer', 'orders for free with a 100 % coupon, and with a forged total', async () => {
    const token = await signedIn(await people.person('ravi'));
    const request = {
      ask: 'order',
      attemptId: newAttempt(),
      lines: [{ slug: 'omega-3', quantity: 1 }],
      email: 'asha@franch.test',
      address: AN_ADDRESS,
      method: 'online',
      expectedTotalPaise: 0,
    };
    const { result } = await call('startCheckout', request, token);
    expect(result).toMatchObject({ outcome: 'refused', refusal: { reason: 'price-changed' } });
    return 'told the price; nothing is ordered';
  });
});
