import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { CheckoutAnswer } from '#domain/checkout/checkout.ts';
import { attack } from '../support/backend/attack.ts';
import { asGuest, call, newAttempt, SHOP, signedIn } from '../support/backend/functions.ts';
import { AN_ADDRESS } from '../support/shop/own-checkout.ts';
import { createPeople } from '../support/shop/people.ts';
import { adminFirestore } from '../support/browser/shop-test.ts';

const people = createPeople('guessing');
const store = adminFirestore();
const CODE = 'GUESSED1';
const INVOICE = 'GuessedInvoice000001';
const NUMBER = 'FR-GVESSED7';

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

  attack(
    'visitor',
    'guesses the e-mail of an order number, each time from another network',
    async () => {
      const outcomes: string[] = [];
      for (let n = 0; n < 10; n += 1) {
        outcomes.push(await from(n, 'findOrder', { number: NUMBER, email: `g${n}@example.in` }));
      }
      expect(outcomes.slice(6)).toEqual(['too-many', 'too-many', 'too-many', 'too-many']);
      return 'stopped after six: the number is counted, wherever the question comes from';
    },
  );

  attack('visitor', 'guesses the e-mail of a ticket, each time from another network', async () => {
    const outcomes: string[] = [];
    for (let n = 0; n < 10; n += 1) {
      const request = { ticket: 'T-GVESSED7', email: `g${n}@example.in` };
      outcomes.push(await from(100 + n, 'findMessage', request));
    }
    expect(outcomes.slice(6)).toEqual(['too-many', 'too-many', 'too-many', 'too-many']);
    return 'stopped after six';
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
