import { expect, test } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  ORDERED_AT,
  TOTAL,
  withFacts,
} from '../../../../tests/support/fixtures/order-states.ts';
import { play } from '../../../../tests/support/fixtures/order-steps.ts';
import { owing, withPayee } from '../../../../tests/support/fixtures/payouts.ts';
import { formatMoney, type Paise, paise } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order-change.ts';
import { applyMove } from '#domain/order/order-move.ts';
import type { PaymentFact } from '#domain/payment/payment-event.ts';
import { applyRefund } from '#domain/refund/order-refund.ts';
import { orderLetter } from './order-letters.ts';

const PAID = withFacts([aPayment('captured')]);
const NOW = ORDERED_AT + 60_000;

const LINKS = { origin: 'https://shop.test', orderUrl: 'https://shop.test/order' };

/** The paragraphs of the letter about a cancellation by staff. */
function cancelled(before: OrderState): readonly string[] {
  const moved = applyMove(before, { move: 'cancel', actor: 'staff' }, NOW);
  if ('refusal' in moved) throw new Error(`The cancellation was refused: ${moved.refusal}`);
  return orderLetter('cancelled', moved.state.order, LINKS).paragraphs;
}

const REFUND = {
  paymentId: 'pay_AAAAAAAAAAAAAA',
  refundId: 'rfnd_AAAAAAAAAAAAAA',
  key: 'refund-of-one-part',
};

function refundAsked(amountPaise: Paise): OrderState {
  const request = { key: REFUND.key, amountPaise, why: 'A broken seal' };
  const asked = applyRefund(PAID, request, NOW);
  if ('refusal' in asked) throw new Error(`The refund was refused: ${asked.refusal}`);
  return asked.state;
}

const failure = (amount: Paise): PaymentFact => ({ ...REFUND, fact: 'refund-failed', amount });

function refunded(amount: Paise): OrderState {
  return withFacts([{ ...REFUND, fact: 'refund-done', amount }], refundAsked(amount));
}

const PART = paise(10_000);
const REST = `We’ll refund ${formatMoney(paise(TOTAL - PART))}`;
const failed = (amount: Paise) => withFacts([failure(amount)], refundAsked(amount));
const notSent = (amount: Paise) => `We couldn’t send your refund of ${formatMoney(amount)} yet`;
const disputeAbout = (amount: Paise) =>
  withFacts(
    [aDispute('open'), aDispute('lost')].map((fact) => ({ ...fact, amount })),
    PAID,
  );
const ofAnotherAmount = { ...aPayment('captured'), amount: paise(TOTAL - 1) };

test.each<[string, OrderState, readonly string[]]>([
  ['a payment', PAID, [`We’ll refund ${formatMoney(TOTAL)}`]],
  ['a part refund', refunded(PART), [REST]],
  ['a full refund', refunded(TOTAL), ['Your payment has already been refunded.']],
  ['a failed refund', failed(TOTAL), [notSent(TOTAL)]],
  ['a failed part refund', failed(PART), [REST, notSent(PART)]],
  ['a lost dispute', disputeAbout(TOTAL), ['Your bank has already returned the payment to you.']],
  ['a lost dispute about a part', disputeAbout(PART), [REST]],
  [
    'a payment of another amount',
    withFacts([ofAnotherAmount]),
    ['We’re sending your payment back to the account or card you paid with.'],
  ],
  ['no payment', anOrderState('cod'), ['You have not been charged.']],
])('a cancellation after %s says what happens with the money', (_, order, paragraphs) => {
  expect(cancelled(order)).toEqual(
    paragraphs.map((words): unknown => expect.stringContaining(words)),
  );
});

test('only a refund of the provider has a bank that shows it', () => {
  const letterOn = (method: 'cod' | 'online') =>
    orderLetter('refunded', anOrderState(method).order, {
      ...LINKS,
      refund: { amountPaise: TOTAL, reference: '', at: 0 },
    }).paragraphs.join(' ');
  expect(letterOn('online')).toContain('It should reach your account within 7 working days.');
  expect(letterOn('cod')).toContain(`We have returned ${formatMoney(TOTAL)} to you.`);
  expect(letterOn('cod')).not.toMatch(/bank/i);
});

test('an order by bank transfer names amount, account, reference and the end of its hold', () => {
  const { order } = anOrderState('transfer');
  const { subject, facts } = orderLetter('awaiting-payment', order, LINKS);
  expect(subject).toBe(`Please transfer ${formatMoney(TOTAL)}: order ${order.number}`);
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    `Amount: ${formatMoney(TOTAL)}`,
    ...['Account holder: Franch Ayurveda', 'Account number: 50100123456789'],
    ...['IFSC: HDFC0001234', 'Bank: HDFC Bank, MG Road', `Reference: ${order.number}`],
    expect.stringMatching(/^Until: 24 Nov/u),
    ...['Status: Payment pending', 'Payment method: Bank transfer'],
  ]);
});

test('a cancelled order that was paid by bank transfer promises the money back by hand', () => {
  const { state } = play(anOrderState('transfer'), { received: 'HDFCN52026112412' });
  expect(cancelled(state)).toEqual([expect.stringContaining(`We owe you ${formatMoney(TOTAL)}`)]);
});

test.each(['cancel', 'expire'] as const)(
  'a transfer that arrives after a %s goes back, and its letter asks where to',
  (move) => {
    const late = { received: 'HDFCN52026112412', stockIsFree: false };
    const { order } = owing(play(anOrderState('transfer'), move, late).state);
    const { paragraphs, action } = orderLetter('late-transfer', order, LINKS);
    expect(paragraphs[0]).toContain(`We received ${formatMoney(TOTAL)} for this order.`);
    expect(paragraphs[1]).toContain(`We owe you ${formatMoney(TOTAL)}`);
    expect(action).toEqual({ label: 'Add refund details', url: LINKS.orderUrl });
  },
);

test('an order by bank transfer that is closed unpaid promises back what is still under way', () => {
  const { order } = play(anOrderState('transfer'), 'expire').state;
  const expired = orderLetter('payment-failed', order, LINKS).paragraphs.join(' ');
  expect(expired).toContain('If you have transferred the money');
  expect(expired).not.toContain('your bank will return it');
  expect(cancelled(anOrderState('transfer'))).toEqual([
    expect.stringContaining('If you have already transferred the money, it goes back to you'),
  ]);
});

test('a letter about money that staff send by hand asks where to send it until that is known', () => {
  const { state } = play(anOrderState('transfer'), { received: 'HDFCN52026112412' }, 'cancel');
  const asking = orderLetter('cancelled', owing(state).order, LINKS);
  expect(asking.action).toEqual({ label: 'Add refund details', url: LINKS.orderUrl });
  const known = orderLetter('cancelled', withPayee(owing(state)).order, LINKS);
  expect(known.paragraphs.join(' ')).toContain('to as••••@okaxis within 7 working days');
  expect(known.action?.label).toBe('View your order');
});

test.each([
  ['an unpaid order of an unconfirmed address', 'cod', {}, ''],
  ['a paid one', 'online', {}, 'Asha'],
  ['a confirmed address', 'cod', { emailConfirmed: true }, 'Asha'],
] as const)('a letter about %s greets by name only if it has one', (_, method, changes, name) => {
  const state = method === 'online' ? PAID : anOrderState(method);
  const order = { ...state.order, ...changes };
  const { heading } = orderLetter(method === 'online' ? 'paid' : 'placed', order, LINKS);
  expect(heading).toBe(`Thank you${name && `, ${name}`}. Your order is confirmed`);
  const { greeting, order: summary } = orderLetter('packed', order, LINKS);
  expect(greeting).toBe(name && `Hi ${name},`);
  // Paying proves no address: the letter repeats it only if that is confirmed.
  expect(summary?.address.join().includes('1 MG Road')).toBe(order.emailConfirmed);
});

test('a letter about an order under way says when it arrives, until that day has passed', () => {
  const arrival = { earliestAt: Date.UTC(2026, 10, 24), latestAt: Date.UTC(2026, 10, 27) };
  const arrivalIn = (isLate: boolean) =>
    orderLetter('paid', PAID.order, { ...LINKS, arrival: { ...arrival, isLate } }).facts.find(
      ({ label }) => label === 'Expected arrival',
    )?.value;
  expect(arrivalIn(false)).toBe('Tuesday, 24\u00A0Nov – Friday, 27\u00A0Nov');
  expect(arrivalIn(true)).toBeUndefined();
});

test('a letter about a shipped order leads to the courier and to the order', () => {
  const link = 'https://courier.test/X1';
  const shipment = { courier: 'Delhivery', tracking: 'X1', link };
  const letter = orderLetter('shipped', { ...PAID.order, shipment }, LINKS);
  expect(letter.action).toEqual({ label: 'Track your parcel', url: link });
  expect(letter.links[0]).toEqual({ label: 'View your order', url: LINKS.orderUrl });
  expect(letter.facts).toContainEqual({ label: 'Tracking number', value: 'X1', url: link });
  const without = { ...PAID.order, shipment: { courier: 'India Post', tracking: '', link: '' } };
  const { action, facts } = orderLetter('shipped', without, LINKS);
  expect(action?.url).toBe(LINKS.orderUrl);
  expect(facts.map(({ label }) => label)).not.toContain('Tracking number');
});

test('a letter lists the charge for cash on delivery where there is one', () => {
  const { order } = anOrderState();
  const chargesOf = (codFeePaise: Paise) => {
    const totals = { ...order.totals, codFeePaise };
    const { charges = [] } = orderLetter('placed', { ...order, totals }, LINKS).order ?? {};
    return charges.map(({ label, amount }) => `${label} ${amount}`);
  };
  expect(chargesOf(paise(2_900))).toContain('Cash on delivery charge ₹29');
  expect(chargesOf(paise(0)).join()).not.toContain('Cash on delivery');
});
