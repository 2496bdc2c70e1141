import { describe, expect, it } from 'vitest';
import type { OrderAnswer, OrderRequest } from '#domain/checkout/checkout.ts';
import { paise } from '#domain/money/money.ts';
import { LIMITS } from '../../../functions/src/platform/limits.ts';
import { rateLimitRef } from '../../../functions/src/platform/rate-limit.ts';
import { deliverMail } from '../../../functions/src/mail/deliver.ts';
import { aPhone } from '../../support/fixtures/phones.ts';
import { reasonOf, checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { AN_ADDRESS, ordered, type OwnCustomer } from '../../support/shop/own-checkout.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);
const QUARTER_HOUR_MS = 15 * 60 * 1000;
const HOUR_MS = 4 * QUARTER_HOUR_MS;
const UNCONFIRMED = { uid: 'asha', email: 'asha@franch.test', emailVerified: false };
const CONFIRMED = { ...UNCONFIRMED, emailVerified: true };

const shop = checkoutForTests('order-limits', { oil: 500 });
const { inCash } = shop;
const ask = (request: OrderRequest, who: string | OwnCustomer = 'guest', now = NOW) =>
  shop.buy(who, request, now);
const cancel = (answer: OrderAnswer, who: string | OwnCustomer = 'guest', now = NOW) =>
  shop.functions.cancelOwn(ordered(answer).orderId, who, now);
/** Moves a cash order to a status that staff would set. */
const setStatus = (answer: OrderAnswer, status: string) =>
  shop.store.doc(`orders/${ordered(answer).orderId}`).update({ status });
/** Lets a counter have counted so many events, in a window that ends an hour later. */
const counted = (limit: string, key: string, count: number, windowMs = HOUR_MS) =>
  rateLimitRef(limit, key).set({ count, untilAt: new Date(NOW + windowMs) });

describe('requests of one customer', () => {
  it('to order are limited, also those that are refused', async () => {
    await counted('order-tries', 'guest', LIMITS['order-tries'].most - 1, QUARTER_HOUR_MS);
    const wrong = () => shop.request('oil', 1, { expectedTotalPaise: paise(1) });
    const right = () => shop.request('oil', 1);
    expect(reasonOf(await ask(wrong()))).toBe('price-changed');
    expect(reasonOf(await ask(wrong()))).toBe('too-many-quotes');
    expect(reasonOf(await ask(right()))).toBe('too-many-quotes');
    expect(reasonOf(await ask(right(), 'another'))).toBe('ordered');
    expect(reasonOf(await ask(right(), 'guest', NOW + QUARTER_HOUR_MS))).toBe('ordered');
  });

  it('for a quote are limited, far above what a shopper asks for', async () => {
    const quote = (who = 'guest', now = NOW) => shop.quote(undefined, { who, now });
    expect((await quote()).outcome).toBe('quoted');
    await counted('quote', 'guest', 119, QUARTER_HOUR_MS);
    expect((await quote()).outcome).toBe('quoted');
    expect(reasonOf(await quote())).toBe('too-many-quotes');
    expect((await quote('another')).outcome).toBe('quoted');
    expect((await quote('guest', NOW + QUARTER_HOUR_MS)).outcome).toBe('quoted');
  });
});

describe('orders of one customer within an hour', () => {
  const counter = () => shop.store.doc('locks/order_guest');
  const ordersBefore = (count: number) =>
    counter().set({ count, untilAt: new Date(NOW + HOUR_MS) });
  const turn = async (now = NOW) => {
    const answer = await ask(shop.request('oil', 1), 'guest', now);
    if (answer.outcome === 'ordered') await cancel(answer, 'guest', now);
    return reasonOf(answer);
  };

  it('end at ten, without retries of one attempt and refused ones, and continue after the hour', async () => {
    const first = shop.request('oil', 1);
    for (let n = 0; n < 3; n += 1) {
      expect(reasonOf(await ask(first))).toBe('ordered');
      const refused = shop.request('oil', 2, { expectedTotalPaise: paise(1) });
      expect(reasonOf(await ask(refused))).toBe('price-changed');
    }
    await cancel(await ask(first));
    expect((await counter().get()).get('count')).toBe(1);
    await ordersBefore(9);
    const last = shop.request('oil', 1);
    const { orderId } = ordered(await ask(last));
    expect(ordered(await ask(last)).orderId).toBe(orderId);
    expect(await turn(NOW + HOUR_MS - 1)).toBe('too-many-orders');
    expect(await turn(NOW + HOUR_MS)).toBe('ordered');
  });

  it('cannot exceed the limit by simultaneous requests', async () => {
    await ordersBefore(8);
    const answers = await Promise.all([1, 2, 3, 4].map((n) => ask(shop.request('oil', n))));
    const tooMany = Array<string>(2).fill('too-many-orders');
    expect(answers.map(reasonOf).toSorted()).toEqual(['ordered', 'ordered', ...tooMany]);
  });

  it('can be cancelled ten times; cancelling a cancelled one again is free', async () => {
    const [one, other] = [await ask(shop.request('oil', 1)), await ask(shop.request('oil', 2))];
    await counted('cancels', 'guest', 9);
    const moved = { outcome: 'moved', status: 'cancelled' };
    expect([await cancel(one), await cancel(one)]).toEqual([moved, moved]);
    expect(await cancel(other)).toEqual({ outcome: 'refused', refusal: 'too-many' });
    const { orderId } = ordered(other);
    expect((await shop.statusOf(orderId))[0]).toBe('pending-payment');
    expect(await cancel(other, 'guest', NOW + HOUR_MS)).toEqual(moved);
  });
});

const prepay = (why: string, confirm: boolean) => ({
  ...{ outcome: 'refused', refusal: { reason: 'prepay', why, confirm } },
});

describe('cash on delivery', () => {
  it('is closed while another cash order is under way, and open again once it has ended', async () => {
    const first = await ask(inCash());
    for (const status of ['placed', 'packed', 'shipped']) {
      await setStatus(first, status);
      expect(await ask(inCash()), status).toEqual(prepay('open-order', false));
    }
    expect(await shop.stockOf('oil')).toBe(499);
    expect(reasonOf(await ask(shop.request('oil', 2)))).toBe('ordered');
    for (const status of ['delivered', 'returned', 'cancelled']) {
      await setStatus(first, status);
      const next = await ask(inCash(1, { email: `${status}@franch.test` }));
      expect(reasonOf(next), status).toBe('ordered');
      await setStatus(next, 'delivered');
    }
  });

  it('opens for a customer who confirms their email, up to five orders', async () => {
    expect(reasonOf(await ask(inCash(), UNCONFIRMED))).toBe('ordered');
    expect(await ask(inCash(), UNCONFIRMED)).toEqual(prepay('open-order', true));
    for (let n = 1; n < 5; n += 1) {
      const answer = await ask(inCash(), CONFIRMED);
      expect(reasonOf(answer)).toBe('ordered');
      await setStatus(answer, 'packed');
    }
    expect(await ask(inCash(), CONFIRMED)).toEqual(prepay('open-order', false));
  });

  it('counts other users’ orders for the phone, and for the email until its owner has confirmed it', async () => {
    const address = { ...AN_ADDRESS, phone: aPhone() };
    await ask(inCash(1, { address, email: 'ravi@franch.test' }), 'ravi');
    expect(await ask(inCash(1, { address }), CONFIRMED)).toEqual(prepay('open-order', false));
    expect(reasonOf(await ask(shop.request('oil', 1, { address }), CONFIRMED))).toBe('ordered');

    const { email } = UNCONFIRMED;
    await ask(inCash(1, { email }), 'stranger');
    expect(await ask(inCash(1, { email }), UNCONFIRMED)).toEqual(prepay('open-order', true));
    expect(reasonOf(await ask(inCash(1, { email }), CONFIRMED))).toBe('ordered');
  });

  it('is closed after five orders a day for one phone or email, by any users', async () => {
    const address = { ...AN_ADDRESS, phone: aPhone() };
    for (let n = 0; n < 5; n += 1) {
      const answer = await ask(inCash(1, { address, email: `g${n}@franch.test` }), `guest-${n}`);
      await cancel(answer, `guest-${n}`);
    }
    const contact = { address, email: 'g9@franch.test' };
    expect(await ask(inCash(1, contact), 'guest-9')).toEqual(prepay('daily-limit', false));
    expect(reasonOf(await ask(shop.request('oil', 1, contact), 'guest-9'))).toBe('ordered');
    const nextDay = NOW + 24 * HOUR_MS;
    expect(reasonOf(await ask(inCash(1, contact), 'guest-9', nextDay))).toBe('ordered');
  });
});

describe('cash orders of ever new guests', () => {
  let guests = 0;
  /** An order of a guest, mailbox and phone that nobody has seen before. */
  const bot = (quantity: number) => {
    const guest = `bot-${(guests += 1)}`;
    return ask(inCash(quantity, { email: `${guest}@franch.test` }), guest);
  };

  it('hold at most half of the pieces of a product, also at once; staff hear of it once', async () => {
    await shop.stock('oil', 12);
    const answers = await Promise.all([bot(3), bot(3), bot(3), bot(3)]);
    const closed = Array<string>(2).fill('prepay');
    expect(answers.map(reasonOf).toSorted()).toEqual(['ordered', 'ordered', ...closed]);
    expect(await bot(1)).toEqual(prepay('many-open', false));
    expect(await shop.stockOf('oil')).toBe(6);
    const alerts = (await shop.all('mail')).filter(({ kind }) => kind === 'cash-paused');
    expect(alerts).toMatchObject([{ letter: { subject: 'Guests are asked to prepay' } }]);
    expect(reasonOf(await ask(inCash(), CONFIRMED))).toBe('ordered');
    expect(reasonOf(await ask(shop.request('oil', 1), 'payer'))).toBe('ordered');
  });

  it('can take both of the last two pieces', async () => {
    await shop.stock('oil', 2);
    expect(reasonOf(await bot(2))).toBe('ordered');
  });

  it('wait for staff beyond sixty in the shop; what is packed no longer counts', async () => {
    const lines = [{ slug: 'soap', quantity: 1 }];
    const waiting = { method: 'cod', status: 'placed', emailConfirmed: false, lines };
    const batch = shop.store.batch();
    for (let n = 0; n < 60; n += 1) batch.set(shop.store.doc(`orders/waiting${n}`), waiting);
    await batch.commit();
    expect(await bot(1)).toEqual(prepay('many-open', false));
    expect(await ask(inCash(), UNCONFIRMED)).toEqual(prepay('many-open', true));
    await shop.store.doc('orders/waiting0').update({ status: 'packed' });
    expect(reasonOf(await bot(1))).toBe('ordered');
  });
});

describe('the letters of an order', () => {
  const TYPED = { name: 'Win at prize.example', line1: 'https://prize.example', city: 'Prizes' };
  const address = { ...AN_ADDRESS, ...TYPED };

  it('to an address that nobody confirmed are limited and repeat nothing that was typed', async () => {
    const answer = await ask(inCash(1, { address, email: 'stranger@franch.test' }));
    const { orderId } = ordered(answer);
    await cancel(answer);
    for (const key of ['placed', 'cancelled']) {
      const mail = await shop.read(`mail/${orderId}_${key}`);
      expect(mail).toMatchObject({ limited: true, by: 'guest', to: 'stranger@franch.test' });
      expect(JSON.stringify(mail)).not.toMatch(/prize|MG Road/iu);
      expect(JSON.stringify(mail)).toContain('PIN code 560001, Karnataka');
    }
    // Counters keep names, addresses and numbers out of the store.
    await deliverMail(`${orderId}_placed`, NOW);
    const locks = await shop.store.collection('locks').get();
    const stored = JSON.stringify(locks.docs.map((lock) => [lock.id, lock.data()]));
    expect(stored).toMatch(/mails-to_[\da-f]{32}/);
    expect(stored).not.toMatch(/stranger|franch|\+91/);
  });

  it('to the customer’s own confirmed address are not limited, and typed links are inert', async () => {
    const { orderId } = ordered(await ask(inCash(1, { address }), CONFIRMED));
    const mail = await shop.read(`mail/${orderId}_placed`);
    expect(mail).toMatchObject({ limited: false });
    expect(JSON.stringify(mail)).toContain('prize.\u2060example');
    expect(JSON.stringify(mail)).not.toContain('prize.example');
  });
});
