import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderAnswer, QuoteAnswer } from '#domain/checkout/checkout.ts';
import { paise } from '#domain/money/money.ts';
import { decideGuess } from '../../../functions/src/platform/guess-limit.ts';
import { rateLimitRef } from '../../../functions/src/platform/rate-limit.ts';
import { aPhone } from '../../support/fixtures/phones.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { AN_ADDRESS, ordered } from '../../support/shop/own-checkout.ts';

const NOW = Date.UTC(2026, 10, 21, 6, 30);
const QUARTER_HOUR_MS = 15 * 60_000;
const NETWORK = '203.0.113.7';

const shop = checkoutForTests('guesses', { oil: 50 });

const guest = (n: number, peer = NETWORK) => ({
  ...{ uid: `guest-${n}`, email: '', emailVerified: false, peer },
});
const faultOf = (answer: QuoteAnswer | OrderAnswer) =>
  answer.outcome === 'refused' && answer.refusal.reason === 'coupon'
    ? answer.refusal.fault.fault
    : answer.outcome;
const quote = async (who: ReturnType<typeof guest>, coupon: string, now = NOW) =>
  faultOf(await shop.quote(undefined, { who, coupon, now }));
const counted = (kind: string, key: string, count: number, windowMs = QUARTER_HOUR_MS) =>
  rateLimitRef(kind, key).set({ count, untilAt: new Date(NOW + windowMs) });

describe('coupon codes', () => {
  beforeEach(async () => {
    const worth = { kind: 'percent', percent: 10 };
    await shop.store.doc('coupons/GUESSED1').set({ active: true, worth, minimumPaise: 0, uses: 0 });
  });

  it('guessed by ever new guests are refused above the limit of their network; a right code never is', async () => {
    await counted('coupon-peer', NETWORK, 398, 1000);
    const faults: string[] = [];
    for (let n = 0; n < 4; n += 1) faults.push(await quote(guest(n), `TRY${n}`));
    expect(faults).toEqual(['unknown', 'unknown', 'too-many', 'too-many']);
    expect(await quote(guest(501), 'GUESSED1')).toBe('quoted');
    expect(await quote(guest(502, '198.51.100.9'), 'WRONG')).toBe('unknown');
    expect(await quote(guest(503), 'WRONG', NOW + 1000)).toBe('unknown');
  });

  it('guessed with a stranger’s email address and phone number do not refuse that customer’s code', async () => {
    const address = { ...AN_ADDRESS, phone: aPhone() };
    const own = { email: 'asha@example.in', address, expectedTotalPaise: paise(0) };
    const order = (n: number, coupon: string) =>
      shop.buy(guest(n), shop.request('oil', 1, { ...own, coupon }), NOW);
    for (let n = 0; n < 45; n += 1) expect(faultOf(await order(n, `TRY${n}`))).toBe('unknown');
    const answer = await order(501, 'GUESSED1');
    expect(answer).toMatchObject({ refusal: { reason: 'price-changed' } });
  });

  it('of one guest are refused after forty, right ones as well', async () => {
    await counted('coupon', 'guest-1', 39);
    expect(await quote(guest(1), 'TRY1')).toBe('unknown');
    expect(await quote(guest(1), 'TRY2')).toBe('too-many');
    expect(await quote(guest(1), 'GUESSED1')).toBe('too-many');
    expect(await quote(guest(1), '')).toBe('quoted');
    expect(await quote(guest(1), 'GUESSED1', NOW + QUARTER_HOUR_MS)).toBe('quoted');
  });
});

describe('the uses of a coupon', () => {
  const PHONES = ['+919876500001', '+919876500002', '+919876500003'] as const;
  const ALREADY_USED = { refusal: { reason: 'coupon', fault: { fault: 'already-used' } } };
  beforeEach(async () => {
    const worth = { kind: 'amount', amountPaise: 1_000 };
    const coupon = { worth, mostUsesEach: 1, active: true, uses: 0 };
    await shop.store.doc('coupons/TENOFF').set(coupon);
  });
  const use = (uid: string, email: string, phone: string): Promise<OrderAnswer> => {
    const address = { ...AN_ADDRESS, phone };
    const request = shop.request('oil', 1, { email, coupon: 'TENOFF', address });
    const expectedTotalPaise = paise(request.expectedTotalPaise - 1_000);
    return shop.buy(uid, { ...request, expectedTotalPaise }, NOW);
  };

  it('of a guest who starts over are known by the email address, its aliases included, and by the phone', async () => {
    ordered(await use('guest-1', 'asha.rao@gmail.com', PHONES[0]));
    expect(await use('guest-2', 'asharao+2@gmail.com', PHONES[1])).toMatchObject(ALREADY_USED);
    expect(await use('guest-3', 'ravi@franch.test', PHONES[0])).toMatchObject(ALREADY_USED);
    expect(await use('guest-1', 'ravi@franch.test', PHONES[1])).toMatchObject(ALREADY_USED);
    ordered(await use('guest-4', 'ravi@franch.test', PHONES[2]));
  });

  it('are given back by a cancellation for all of them, and no address or number is stored', async () => {
    const { orderId } = ordered(await use('guest-1', 'asha@franch.test', PHONES[0]));
    const uses = await shop.store.collection('coupons/TENOFF/uses').get();
    expect(uses.docs.map((one) => one.get('uses') as number)).toEqual([1, 1, 1]);
    expect(uses.docs.map(({ id }) => id).join(' ')).not.toMatch(/asha@|98765/u);
    await shop.functions.cancelOwn(orderId, 'guest-1', NOW);
    ordered(await use('guest-2', 'asha@franch.test', PHONES[0]));
  });
});

describe('a look-up by number and contact', () => {
  const OWNER = 'owner@example.in';
  interface Question {
    readonly number?: string;
    readonly contact: string;
    readonly known?: string | null;
    readonly address?: string;
    readonly peer?: string;
  }
  /** Asks for a number that exists, from a network of its own unless one is given. */
  const ask = ({ number = 'FR-AAAAAAAA', contact, known = OWNER, ...from }: Question) => {
    const network = { address: contact, peer: contact, ...from };
    return decideGuess({ kind: 'find', number, contact, known, from: network }, NOW);
  };
  const answers = async (questions: readonly Question[]): Promise<readonly string[]> => {
    const outcomes: string[] = [];
    for (const question of questions) outcomes.push(await ask(question));
    return outcomes;
  };

  it('does not tell by its limits whether the number exists', async () => {
    // Contacts that a hash without a secret puts into one group.
    const group = (contact: string) => createHash('sha256').update(` ${contact}`).digest()[0];
    const contacts = Array.from({ length: 4_000 }, (_, n) => `g${n}@example.in`)
      .filter((contact) => group(contact) === 7)
      .slice(0, 9);
    expect(contacts).toHaveLength(9);
    const existing = await answers(contacts.map((contact) => ({ contact })));
    const unknown = { number: 'FR-BBBBBBBB', known: null };
    const missing = await answers(contacts.map((contact) => ({ contact, ...unknown })));
    expect(missing).toEqual(existing);
    expect(existing.slice(0, 6)).toEqual(Array(6).fill('wrong'));
  });

  it('is limited by the network, whatever addresses its callers claim; the right contact passes', async () => {
    const peer = '104.198.56.253';
    await counted('find-peer', peer, 28);
    const strangers = Array.from({ length: 4 }, (_, n) => ({
      ...{ number: `FR-${String(n).padStart(8, '0')}`, known: null },
      ...{ contact: `g${n}@example.in`, address: `10.1.2.${n}`, peer },
    }));
    expect(await answers(strangers)).toEqual(['wrong', 'wrong', 'too-many', 'too-many']);
    expect(await ask({ contact: OWNER, peer })).toBe('right');
    expect(await ask({ contact: 'typo@example.in', peer: '198.51.100.9' })).toBe('wrong');
  });

  it('lets the owner in after strangers have used up the limits of address and number', async () => {
    const address = '203.0.113.7';
    const wrong = Array.from({ length: 25 }, (_, n) => ({ contact: `g${n}@example.in`, address }));
    expect(new Set((await answers(wrong)).slice(6))).toEqual(new Set(['too-many']));
    expect(await ask({ contact: OWNER, address })).toBe('right');
  });
});
