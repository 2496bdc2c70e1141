import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Dispute } from '#domain/payment/dispute.ts';
import { moneyOf } from '#domain/payment/transaction-money.ts';
import { newRefund, type Refund, type Transaction } from '#domain/payment/transaction.ts';
import { paise } from '#domain/money/money.ts';
import { ORDERED_AT } from '../../../support/fixtures/order-states.ts';
import type { Answer, Documents, MemoryBackend } from '../../support/memory-backend.ts';
import { paidOrderDocuments } from '../../support/orders.ts';
import {
  change,
  dialogNamed,
  fill,
  press,
  renderStaff,
  shows,
  valueOf,
} from '../../support/staff.ts';

const ORDER = 'firstOrder0000000001';
const PAGE = `/admin/dashboard/orders?open=${ORDER}`;
const MONEY = `transactions/${ORDER}`;
const MOVED: Answer = { outcome: 'moved', status: 'cancelled' };
const UNSURE = /^We got no answer, so it may or may not be done/;

const FAILED = newRefund({
  ...{ key: 'refund-1', refundId: 'rfnd_1', paymentId: 'pay_1', amountPaise: paise(15_050) },
  ...{ state: 'failed', why: 'One bottle leaked', at: ORDERED_AT },
});

/** A dispute about the whole payment. */
const DISPUTE: Dispute = {
  ...{ id: 'disp_1', paymentId: 'pay_1', phase: 'chargeback', state: 'open' },
  ...{ amount: 54_800, currency: 'INR', respondByAt: null, at: ORDERED_AT },
};

/** A cancelled order with these refunds. */
function orderWith(refunds: readonly Refund[], disputes: readonly Dispute[] = []): Documents {
  const documents = paidOrderDocuments(ORDER, { status: 'cancelled' });
  const money = { ...documents[MONEY], refunds, disputes } as unknown as Transaction;
  const dated = (rows: readonly { readonly at: number }[]) =>
    rows.map((row) => ({ ...row, at: new Date(row.at) }));
  return {
    [MONEY]: { ...money, refunds: dated(refunds), disputes: dated(disputes) },
    [`orders/${ORDER}`]: { ...documents[`orders/${ORDER}`], payment: moneyOf(money) },
  };
}

/** The entry of the only refund. */
const entry = async () => {
  const heading = await screen.findByRole('heading', { name: 'Refunds' });
  return within(heading.parentElement as HTMLElement);
};
const reason = (refund: Partial<Refund>) => orderWith([{ ...FAILED, ...refund }]);

test.each([
  ['the bank could not credit it', {}, /^The bank couldn’t credit it/],
  [
    'the provider refused it',
    { refundId: '', reason: 'INSUFFICIENT_FUNDS' },
    /^Razorpay refused the request \(INSUFFICIENT_FUNDS\)\. Check the balance/,
  ],
  [
    'the provider gave no reason',
    { refundId: '', reason: '' },
    /^Razorpay refused the request\. Check the balance/,
  ],
] as const)('a viewer reads that %s, and has no action', async (_, refund, sentence) => {
  await renderStaff(PAGE, 'viewer', reason(refund));
  const refunds = await entry();
  expect(refunds.getByText('₹150.50, failed')).toBeDefined();
  expect(refunds.getByText(sentence)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Request again' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Returned by hand' })).toBeNull();
});

test('a refund of a disputed payment waits for the bank', async () => {
  await renderStaff(PAGE, 'staff', orderWith([FAILED], [DISPUTE]));
  const refunds = await entry();
  expect(refunds.getByText(/Wait until the bank has decided the dispute\.$/)).toBeDefined();
  expect(refunds.queryByRole('button', { name: 'Request again' })).toBeNull();
});

test('a failed refund whose money the bank took asks nothing of staff', async () => {
  const lost: Dispute = { ...DISPUTE, state: 'lost' };
  await renderStaff(PAGE, 'staff', orderWith([FAILED], [lost]));
  const refunds = await entry();
  expect(refunds.getByText(/^The bank has already returned this money/)).toBeDefined();
  expect(refunds.queryByText(/Wait until the bank/)).toBeNull();
  expect(refunds.queryByRole('button', { name: 'Request again' })).toBeNull();
  expect(refunds.queryByRole('button', { name: 'Returned by hand' })).toBeNull();
  expect(screen.queryByText(/You can cancel it/)).toBeNull();
});

test('after a lost dispute about a part, what the bank left can be refunded', async () => {
  const lost: Dispute = { ...DISPUTE, state: 'lost', amount: 10_000 };
  const { user } = await renderStaff(PAGE, 'staff', orderWith([FAILED], [lost]));
  expect(await screen.findByText('Online: Card')).toBeDefined();
  expect(await (await entry()).findByRole('button', { name: 'Request again' })).toBeDefined();
  await press(user, 'Refund');
  // ₹548 paid, ₹100 taken by the bank, ₹150.50 owed by the failed refund.
  await shows(/₹297\.50/, await dialogNamed('Refund'));
});

test('after a lost dispute about all of it, nothing can be refunded, and the reason says why', async () => {
  const lost: Dispute = { ...DISPUTE, state: 'lost' };
  await renderStaff(PAGE, 'staff', orderWith([], [lost]));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Refund' });
  expect(button.disabled).toBe(true);
  expect(screen.getByText(/^The bank has reversed this payment/)).toBeDefined();
});

test.each([
  ['was requested again', { replacedBy: 'refund-2' }, '₹150.50, failed, requested again'],
  [
    'was returned by hand',
    { state: 'done', reference: 'UTR123456789' },
    '₹150.50, returned by hand, reference UTR123456789',
  ],
] as const)('a refund that %s needs no action', async (_, refund, head) => {
  await renderStaff(PAGE, 'staff', reason(refund));
  const refunds = await entry();
  expect(refunds.getByText(head)).toBeDefined();
  expect(refunds.queryByRole('button', { name: 'Request again' })).toBeNull();
});

test('retrying sends one request, however often the button is pressed', async () => {
  const { user, backend } = await renderStaff(PAGE, 'staff', orderWith([FAILED]));
  let answer: (given: Answer) => void = () => {};
  backend.answer('settleRefund', () => new Promise<Answer>((done) => (answer = done)));
  await press(user, 'Request again');
  const pending = await screen.findByRole('button', { name: 'Requesting…' });
  expect(pending.getAttribute('aria-disabled')).toBe('true');
  await user.click(pending);
  expect(backend.calls).toHaveLength(1);
  answer(MOVED);
  await shows('The refund was requested again.');
  const [{ request } = { request: {} }] = backend.calls;
  expect(request).toEqual({
    ...{ how: 'again', orderId: ORDER, failedKey: 'refund-1' },
    key: expect.stringMatching(/^[\w-]{10,40}$/) as unknown,
  });
  const next = { ...FAILED, key: 'refund-2', refundId: 'rfnd_2', state: 'pending' };
  change(backend, MONEY, {
    refunds: [{ ...FAILED, replacedBy: 'refund-2' }, next].map((refund) => ({
      ...refund,
      at: new Date(refund.at),
    })),
  });
  await shows('₹150.50, accepted by the provider');
  expect(screen.queryByRole('button', { name: 'Request again' })).toBeNull();
});

/** Stores the failed refund as returned by hand. */
function storeAsReturned(backend: MemoryBackend): void {
  const settled = { ...FAILED, state: 'done', reference: 'UTR123456789' };
  change(backend, MONEY, { refunds: [{ ...settled, at: new Date(settled.at) }] });
}

test.each([
  ['before', true],
  ['after', false],
])('focus moves to “Payment” when a retry is stored %s the answer', async (_, storedFirst) => {
  const { user, backend } = await renderStaff(PAGE, 'staff', orderWith([FAILED]));
  const store = () =>
    change(backend, MONEY, {
      refunds: [{ ...FAILED, replacedBy: 'refund-2', at: new Date(FAILED.at) }],
    });
  backend.answer('settleRefund', () => {
    if (storedFirst) store();
    return MOVED;
  });
  await press(user, 'Request again');
  await shows('The refund was requested again.');
  if (!storedFirst) store();
  await shows('₹150.50, failed, requested again');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment' }));
});

test.each([
  ['before', true],
  ['after', false],
])('focus moves to “Payment” when a return by hand is stored %s the answer', async (_, first) => {
  const { user, backend } = await renderStaff(PAGE, 'staff', orderWith([FAILED]));
  await press(user, 'Returned by hand');
  const dialog = await dialogNamed('Refund returned by hand');
  await fill(user, dialog.getByLabelText(/^Bank reference/), 'UTR123456789');
  backend.answer('settleRefund', () => {
    if (first) storeAsReturned(backend);
    return MOVED;
  });
  await press(user, 'Mark as returned', dialog);
  await shows('₹150.50 marked as returned.');
  if (!first) storeAsReturned(backend);
  await shows('₹150.50, returned by hand, reference UTR123456789');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment' }));
});

test('a lost response is retried under the same idempotency key', async () => {
  const { user, backend } = await renderStaff(PAGE, 'staff', orderWith([FAILED]));
  backend.answer('settleRefund', { error: 'functions/unavailable' });
  await press(user, 'Request again');
  const refunds = await entry();
  await waitFor(() => expect(refunds.getByRole('alert').textContent).toMatch(UNSURE));
  backend.answer('settleRefund', MOVED);
  await press(user, 'Request again');
  await shows('The refund was requested again.');
  expect(refunds.queryByRole('alert')?.textContent ?? '').toBe('');
  const keys = backend.calls.map(({ request }) => (request as { key: string }).key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a refusal says why nothing was sent', async () => {
  const { user, backend } = await renderStaff(PAGE, 'staff', orderWith([FAILED]));
  backend.answer('settleRefund', { outcome: 'refused', refusal: 'not-failed' });
  await press(user, 'Request again');
  await shows('This refund is no longer failed: it went through');
  expect(screen.queryByText('The refund was requested again.')).toBeNull();
});

test('a manual refund needs the bank’s reference, which is sent without spaces', async () => {
  const { user, backend } = await renderStaff(PAGE, 'staff', orderWith([FAILED]));
  await press(user, 'Returned by hand');
  const dialog = await dialogNamed('Refund returned by hand');
  await shows('Use this after you have sent ₹150.50 to the customer yourself.', dialog);
  const reference = dialog.getByLabelText(/^Bank reference/);
  await fill(user, reference, '12 3!');
  await press(user, 'Mark as returned', dialog);
  await shows('Please enter the reference of the transfer: 6 to 40 letters and digits.', dialog);
  expect(document.activeElement).toBe(reference);
  expect(backend.calls).toEqual([]);

  await fill(user, reference, '\u202Asbin 4261\u00A01234 ५६७८\u202C');
  backend.answer('settleRefund', MOVED);
  await press(user, 'Mark as returned', dialog);
  await shows('₹150.50 marked as returned.');
  expect(screen.queryByRole('dialog')).toBeNull();
  const expectedRequest = { how: 'by-hand', orderId: ORDER, failedKey: 'refund-1' };
  expect(backend.calls).toEqual([
    { name: 'settleRefund', request: { ...expectedRequest, reference: 'SBIN426112345678' } },
  ]);
});

test.each([
  ['a refusal', { outcome: 'refused', refusal: 'provider-silent' }, /^Razorpay didn’t answer/],
  ['a lost answer', { error: 'functions/unavailable' }, UNSURE],
] as const)('%s keeps the dialog and the typed reference', async (_, answer, sentence) => {
  const { user, backend } = await renderStaff(PAGE, 'staff', orderWith([FAILED]));
  await press(user, 'Returned by hand');
  const dialog = await dialogNamed('Refund returned by hand');
  const reference = dialog.getByLabelText(/^Bank reference/);
  await fill(user, reference, 'UTR123456789');
  backend.answer('settleRefund', answer);
  await press(user, 'Mark as returned', dialog);
  const problem = await dialog.findByRole('alert');
  await waitFor(() => expect(problem.textContent).toMatch(sentence));
  expect(valueOf(reference)).toBe('UTR123456789');
  await press(user, 'Cancel', dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.calls).toHaveLength(1);
});
