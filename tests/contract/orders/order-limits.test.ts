import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutAnswer, OrderRequest } from '#domain/checkout/checkout.ts';
import { paise } from '#domain/money/money.ts';
import type { Customer } from '../../../functions/src/checkout/limits.ts';
import { deliverMail } from '../../../functions/src/mail/deliver.ts';
import {
  AN_ADDRESS,
  openOwnCheckout,
  ordered,
  type OwnCheckout,
} from '../../support/shop/own-checkout.ts';
import { aPhone } from '../../support/fixtures/phones.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);
const HOUR_MS = 60 * 60 * 1000;
const COD_FEE = 4_000;
const UNCONFIRMED: Customer = {
  uid: 'asha',
  email: 'asha@franch.test',
  emailVerified: false,
  peer: '',
};
const CONFIRMED: Customer = { ...UNCONFIRMED, emailVerified: true };

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('order-limits');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.clear();
  await shop.control('reset');
  await shop.stock('oil', 500);
});

const inCash = (changes: Partial<OrderRequest> = {}): OrderRequest => {
  const address = { ...AN_ADDRESS, phone: aPhone() };
  const request = shop.request('oil', 1, { method: 'cod', address, ...changes });
  return { ...request, expectedTotalPaise: paise(request.expectedTotalPaise + COD_FEE) };
};
const ask = (request: OrderRequest, who: string | Customer = 'guest', now = NOW) =>
  shop.functions.answerCheckout(request, who, now);
const reasonOf = (answer: CheckoutAnswer) =>
  answer.outcome === 'refused' ? answer.refusal.reason : answer.outcome;
const cancel = (answer: CheckoutAnswer, who: string | Customer = 'guest', now = NOW) =>
  shop.functions.cancelOwn(ordered(answer).orderId, who, now);
/** Moves a cash order to a status that staff would set. */
const setStatus = (answer: CheckoutAnswer, status: string) =>
  shop.store.doc(`orders/${ordered(answer).orderId}`).update({ status });

describe('orders of one customer within an hour', { timeout: 120_000 }, () => {
  const turn = async (now = NOW, request = shop.request('oil', 1)) => {
    const answer = await ask(request, 'guest', now);
    if (answer.outcome === 'ordered') await cancel(answer, 'guest', now);
    return reasonOf(answer);
  };

  it('end at ten, and continue after the hour', async () => {
    for (let n = 0; n < 10; n += 1) expect(await turn()).toBe('ordered');
    expect(await turn()).toBe('too-many-orders');
    expect(await turn(NOW + HOUR_MS - 1)).toBe('too-many-orders');
    expect(await turn(NOW + HOUR_MS)).toBe('ordered');
    expect(await shop.stockOf('oil')).toBe(500);
  });

  it('do not count retries of one attempt, nor refused orders', async () => {
    const first = shop.request('oil', 1);
    for (let n = 0; n < 15; n += 1) {
      expect(reasonOf(await ask(first))).toBe('ordered');
      expect(reasonOf(await ask(shop.request('oil', 2, { expectedTotalPaise: paise(1) })))).toBe(
        'price-changed',
      );
    }
    await cancel(await ask(first));
    for (let n = 1; n < 10; n += 1) expect(await turn()).toBe('ordered');
    expect(await turn()).toBe('too-many-orders');
  });

  it('return the order of a retry even when the limit is reached', async () => {
    for (let n = 0; n < 9; n += 1) await turn();
    const last = shop.request('oil', 1);
    const { orderId } = ordered(await ask(last));
    expect(ordered(await ask(last)).orderId).toBe(orderId);
  });

  it('cannot exceed the limit by simultaneous requests', async () => {
    for (let n = 0; n < 8; n += 1) await turn();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((quantity) => {
        const request = shop.request('oil', quantity);
        return ask(request);
      }),
    );
    expect(answers.map(reasonOf).toSorted()).toEqual([
      'ordered',
      'ordered',
      'too-many-orders',
      'too-many-orders',
    ]);
  });
});

describe('cancellations of one customer within an hour', { timeout: 120_000 }, () => {
  it('end at ten without changing the order; cancelling a cancelled one again is free', async () => {
    const answers: CheckoutAnswer[] = [];
    // Placed over three hours, so that only the cancellations exceed a limit.
    for (let n = 0; n < 11; n += 1) {
      const answer = await ask(
        inCash({ email: `g${n}@franch.test` }),
        CONFIRMED,
        NOW + n * HOUR_MS,
      );
      await setStatus(answer, 'delivered');
      answers.push(answer);
    }
    for (const answer of answers) await setStatus(answer, 'placed');
    const late = NOW + 20 * HOUR_MS;
    const [first, ...others] = answers;
    const last = others.pop();
    if (!first || !last) throw new Error('unreachable');
    const moved = { outcome: 'moved', status: 'cancelled' };
    for (const answer of [first, ...others]) {
      expect(await cancel(answer, CONFIRMED, late)).toEqual(moved);
      expect(await cancel(answer, CONFIRMED, late)).toEqual(moved);
    }
    expect(await cancel(last, CONFIRMED, late)).toEqual({
      outcome: 'refused',
      refusal: 'too-many',
    });
    expect((await shop.store.doc(`orders/${ordered(last).orderId}`).get()).get('status')).toBe(
      'placed',
    );
    expect(await cancel(last, CONFIRMED, late + HOUR_MS)).toEqual(moved);
  });
});

describe('cash on delivery', { timeout: 120_000 }, () => {
  const prepay = (why: string, confirm: boolean) => ({
    outcome: 'refused',
    refusal: { reason: 'prepay', why, confirm },
  });

  it.each(['placed', 'packed', 'shipped'])(
    'is closed while another cash order is %s',
    async (at) => {
      const first = await ask(inCash());
      await setStatus(first, at);
      expect(await ask(inCash())).toEqual(prepay('open-order', false));
      expect(await shop.stockOf('oil')).toBe(499);
      expect(reasonOf(await ask(shop.request('oil', 2)))).toBe('ordered');
    },
  );

  it.each(['delivered', 'returned', 'cancelled'])('is open again once it is %s', async (at) => {
    await setStatus(await ask(inCash()), at);
    expect(reasonOf(await ask(inCash()))).toBe('ordered');
  });

  it('opens for a customer who confirms their e-mail, up to five orders', async () => {
    expect(reasonOf(await ask(inCash(), UNCONFIRMED))).toBe('ordered');
    expect(await ask(inCash(), UNCONFIRMED)).toEqual(prepay('open-order', true));
    for (let n = 1; n < 5; n += 1) {
      const answer = await ask(inCash(), CONFIRMED);
      expect(reasonOf(answer)).toBe('ordered');
      await setStatus(answer, 'packed');
    }
    expect(await ask(inCash(), CONFIRMED)).toEqual(prepay('open-order', false));
  });

  it('counts other users’ orders for the phone, even against a confirmed e-mail', async () => {
    const address = { ...AN_ADDRESS, phone: aPhone() };
    await ask(inCash({ address, email: 'ravi@franch.test' }), 'ravi');
    expect(await ask(inCash({ address }), CONFIRMED)).toEqual(prepay('open-order', false));
    expect(reasonOf(await ask(shop.request('oil', 1, { address }), CONFIRMED))).toBe('ordered');
  });

  it('counts other users’ orders for the e-mail, until its owner has confirmed it', async () => {
    const { email } = UNCONFIRMED;
    await ask(inCash({ email }), 'stranger');
    expect(await ask(inCash({ email }), UNCONFIRMED)).toEqual(prepay('open-order', true));
    expect(reasonOf(await ask(inCash({ email }), CONFIRMED))).toBe('ordered');
  });

  it('is closed after five orders a day for one phone or e-mail, by any users', async () => {
    const address = { ...AN_ADDRESS, phone: aPhone() };
    for (let n = 0; n < 5; n += 1) {
      const answer = await ask(inCash({ address, email: `g${n}@franch.test` }), `guest-${n}`);
      await cancel(answer, `guest-${n}`);
    }
    const contact = { address, email: 'g9@franch.test' };
    expect(await ask(inCash(contact), 'guest-9')).toEqual(prepay('daily-limit', false));
    expect(reasonOf(await ask(shop.request('oil', 1, contact), 'guest-9'))).toBe('ordered');
    expect(reasonOf(await ask(inCash(contact), 'guest-9', NOW + 24 * HOUR_MS))).toBe('ordered');
  });
});

describe('cash orders of ever new guests', { timeout: 120_000 }, () => {
  const manyOpen = (confirm: boolean) => ({
    outcome: 'refused',
    refusal: { reason: 'prepay', why: 'many-open', confirm },
  });
  let guests = 0;
  /** An order of a guest, mailbox and phone that nobody has seen before. */
  const bot = (quantity: number) => {
    const guest = `bot-${(guests += 1)}`;
    const request = shop.request('oil', quantity, {
      ...{ method: 'cod', email: `${guest}@franch.test` },
      address: { ...AN_ADDRESS, phone: aPhone() },
    });
    const expectedTotalPaise = paise(request.expectedTotalPaise + COD_FEE);
    return ask({ ...request, expectedTotalPaise }, guest);
  };

  it('hold at most half of the pieces of a product; staff are told once', async () => {
    await shop.stock('oil', 12);
    expect(reasonOf(await bot(3))).toBe('ordered');
    expect(reasonOf(await bot(3))).toBe('ordered');
    expect(await bot(3)).toEqual(manyOpen(false));
    expect(await bot(1)).toEqual(manyOpen(false));
    expect(await shop.stockOf('oil')).toBe(6);
    const mail = await shop.store.collection('mail').where('kind', '==', 'alert').get();
    expect(mail.docs.map((letter) => String(letter.get('letter.subject')))).toEqual([
      'Guests are asked to prepay',
    ]);
    expect(reasonOf(await ask(inCash(), CONFIRMED))).toBe('ordered');
    expect(reasonOf(await ask(shop.request('oil', 1), 'payer'))).toBe('ordered');
  });

  it('can take both of the last two pieces', async () => {
    await shop.stock('oil', 2);
    expect(reasonOf(await bot(2))).toBe('ordered');
  });

  it('cannot hold more by simultaneous requests', async () => {
    await shop.stock('oil', 12);
    const answers = await Promise.all([bot(3), bot(3), bot(3), bot(3)]);
    expect(answers.map(reasonOf).filter((reason) => reason === 'ordered')).toHaveLength(2);
    expect(await shop.stockOf('oil')).toBe(6);
  });

  it('wait for staff beyond sixty in the shop; what is packed no longer counts', async () => {
    const lines = [{ slug: 'soap', quantity: 1 }];
    const waiting = { method: 'cod', status: 'placed', emailConfirmed: false, lines };
    const batch = shop.store.batch();
    for (let n = 0; n < 60; n += 1) batch.set(shop.store.doc(`orders/waiting${n}`), waiting);
    await batch.commit();
    expect(await bot(1)).toEqual(manyOpen(false));
    expect(await ask(inCash(), UNCONFIRMED)).toEqual(manyOpen(true));
    await shop.store.doc('orders/waiting0').update({ status: 'packed' });
    expect(reasonOf(await bot(1))).toBe('ordered');
  });
});

describe('the letters of an order', { timeout: 120_000 }, () => {
  const letterOf = async (answer: CheckoutAnswer, key: string) =>
    (await shop.store.doc(`mail/${ordered(answer).orderId}_${key}`).get()).data();
  const TYPED = { name: 'Win at prize.example', line1: 'https://prize.example', city: 'Prizes' };

  it('to an address that nobody confirmed are limited and repeat nothing that was typed', async () => {
    const address = { ...AN_ADDRESS, ...TYPED, phone: aPhone() };
    const answer = await ask(inCash({ address }));
    await cancel(answer);
    for (const key of ['placed', 'cancelled']) {
      const mail = await letterOf(answer, key);
      expect(mail).toMatchObject({ limited: true, by: 'guest', to: 'asha@franch.test' });
      expect(JSON.stringify(mail)).not.toMatch(/prize|MG Road/iu);
      expect(JSON.stringify(mail)).toContain('PIN code 560001, Karnataka');
    }
  });

  it('to the customer’s own confirmed address are not limited, and typed links are inert', async () => {
    const answer = await ask(inCash({ address: { ...AN_ADDRESS, ...TYPED } }), CONFIRMED);
    const mail = await letterOf(answer, 'placed');
    expect(mail).toMatchObject({ limited: false });
    expect(JSON.stringify(mail)).toContain('prize.\u2060example');
    expect(JSON.stringify(mail)).not.toContain('prize.example');
  });
});

it('counters keep names, addresses and numbers out of the store', { timeout: 60_000 }, async () => {
  const answer = await ask(inCash({ email: 'stranger@franch.test' }));
  await deliverMail(`${ordered(answer).orderId}_placed`, NOW);
  const locks = await shop.store.collection('locks').get();
  const storedLocks = JSON.stringify(locks.docs.map((lock) => [lock.id, lock.data()]));
  expect(storedLocks).toMatch(/mails-to_[\da-f]{32}/);
  expect(storedLocks).not.toMatch(/stranger|franch|\+91/);
});
