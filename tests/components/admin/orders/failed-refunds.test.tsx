import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Refund } from '#domain/payment/transaction.ts';
import { ORDERED_AT } from '../../../support/fixtures/order-states.ts';
import type { Answer } from '../../support/memory-backend.ts';
import { findAlert } from '../../support/forms.ts';
import { dialogNamed, shows, valueOf } from '../../support/staff.ts';
import { click, fill, openPage, press } from '../open-page.tsx';
import { aRefund, LOST, MONEY, ORDER, orderWith, PAGE, stored } from './refund-documents.ts';

const MOVED: Answer = { outcome: 'moved', status: 'cancelled' };
const UNSURE = /^We got no answer, so it may or may not be done/;

const FAILED = aRefund(15_050, {
  ...{ refundId: 'rfnd_1', state: 'failed', why: 'One bottle leaked', at: ORDERED_AT },
});
const REPLACED = { ...FAILED, replacedBy: 'refund-2' };
const RETURNED = { ...FAILED, state: 'done', reference: 'UTR123456789' } as const;
const AGAIN = 'Request again';
const BY_HAND = 'Returned by hand';

/** A cancelled order with this failed refund. */
const failed = (changes: Parameters<typeof orderWith>[1] = {}) =>
  orderWith([FAILED], { status: 'cancelled', invoice: '', ...changes });

/** The entry of the only refund. */
const entry = async () => {
  const heading = await screen.findByRole('heading', { name: 'Refunds' });
  return within(heading.parentElement as HTMLElement);
};

const cancelledWith = (refund: Refund) => orderWith([refund], { status: 'cancelled' });

test.each([
  ['viewer', 'the bank could not credit', failed(), /^The bank couldn’t credit it/],
  [
    ...(['viewer', 'the provider refused'] as const),
    cancelledWith({ ...FAILED, refundId: '', reason: 'INSUFFICIENT_FUNDS' }),
    /^Razorpay refused the request \(INSUFFICIENT_FUNDS\)\. Check the balance/,
  ],
  [
    ...(['viewer', 'the provider refused without a reason'] as const),
    cancelledWith({ ...FAILED, refundId: '', reason: '' }),
    /^Razorpay refused the request\. Check the balance/,
  ],
  [
    ...(['staff', 'waits for a dispute'] as const),
    failed({ disputes: [{ ...LOST, state: 'open' }] }),
    /Wait until the bank has decided the dispute\.$/,
  ],
  [
    ...(['staff', 'the bank has returned itself'] as const),
    failed({ disputes: [LOST] }),
    /^The bank has already returned this money/,
  ],
  [
    ...(['staff', 'was requested again'] as const),
    cancelledWith(REPLACED),
    '₹150.50, failed, requested again',
  ],
  [
    ...(['staff', 'was returned by hand'] as const),
    cancelledWith(RETURNED),
    '₹150.50, returned by hand, reference UTR123456789',
  ],
] as const)(
  'a %s reads of a refund that %s, and has no action',
  async (role, _, documents, text) => {
    await openPage(PAGE, role, documents);
    const refunds = await entry();
    expect(refunds.getByText(/^₹150\.50, (?:failed|returned)/)).toBeDefined();
    expect(refunds.getByText(text)).toBeDefined();
    expect(refunds.queryByRole('button', { name: AGAIN })).toBeNull();
    expect(refunds.queryByRole('button', { name: BY_HAND })).toBeNull();
    expect(screen.queryByText(/You can cancel it/)).toBeNull();
  },
);

test('after a lost dispute about all of it, nothing can be refunded, and the reason says why', async () => {
  await openPage(PAGE, 'staff', orderWith([], { status: 'cancelled', disputes: [LOST] }));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Refund' });
  expect(button.disabled).toBe(true);
  expect(screen.getByText(/^The bank has reversed this payment/)).toBeDefined();
});

test('retrying sends one request, however often the button is pressed', async () => {
  const { backend, change } = await openPage(PAGE, 'staff', failed());
  let answer: (given: Answer) => void = () => {};
  backend.answer('settleRefund', () => new Promise<Answer>((done) => (answer = done)));
  await press(AGAIN);
  const pending = await screen.findByRole('button', { name: 'Requesting…' });
  expect(pending.getAttribute('aria-disabled')).toBe('true');
  await click(pending);
  expect(backend.calls).toHaveLength(1);
  answer(MOVED);
  await shows('The refund was requested again.');
  const [{ request } = { request: {} }] = backend.calls;
  expect(request).toEqual({
    ...{ how: 'again', orderId: ORDER, failedKey: 'refund-1' },
    key: expect.stringMatching(/^[\w-]{10,40}$/) as unknown,
  });
  const next = aRefund(15_050, { key: 'refund-2', refundId: 'rfnd_2', state: 'pending' });
  change(MONEY, { refunds: stored([REPLACED, next]) });
  await shows('₹150.50, accepted by the provider');
  expect(screen.queryByRole('button', { name: AGAIN })).toBeNull();
});

const FULL = aRefund(54_800);
/** What staff do, the refunds that the server stores for it, and the entry that they then see. */
const ACTIONS = [
  ['a retry', AGAIN, [REPLACED], '₹150.50, failed, requested again'],
  ['a return by hand', BY_HAND, [RETURNED], '₹150.50, returned by hand, reference UTR123456789'],
  ['a full refund', 'Refund', [FULL], '₹548, done'],
] as const;

test.each(
  ACTIONS.flatMap(([name, ...rest]) => [
    [name, 'before', ...rest] as const,
    [name, 'after', ...rest] as const,
  ]),
)(
  'focus moves to “Payment” when %s is stored %s the answer',
  async (_, order, action, refunds, head) => {
    const documents = action === 'Refund' ? orderWith([]) : failed();
    const { backend, change } = await openPage(PAGE, 'staff', documents);
    const store = () => {
      const payment = orderWith(refunds)[`orders/${ORDER}`]?.['payment'];
      if (action === 'Refund') change(`orders/${ORDER}`, { payment });
      change(MONEY, { refunds: stored(refunds) });
    };
    const respond = (): Answer => {
      if (order === 'before') store();
      return MOVED;
    };
    backend.answer('settleRefund', respond);
    backend.answer('refundOrder', respond);
    await press(action);
    if (action === BY_HAND) {
      const dialog = await dialogNamed('Refund returned by hand');
      fill(dialog.getByLabelText(/^Bank reference/), 'UTR123456789');
      await press('Mark as returned', dialog);
    } else if (action === 'Refund') {
      const dialog = await dialogNamed('Refund');
      await press('Full amount', dialog);
      fill(dialog.getByLabelText(/^Reason/), 'Came back');
      await press('Refund', dialog);
    }
    await waitFor(() => expect(backend.calls).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    if (order === 'after') store();
    await shows(head);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment' }));
  },
);

test('a lost response is retried under the same idempotency key; a refusal says why', async () => {
  const { backend } = await openPage(PAGE, 'staff', failed());
  backend.answer('settleRefund', { error: 'functions/unavailable' });
  await press(AGAIN);
  const refunds = await entry();
  await waitFor(() => expect(refunds.getByRole('alert').textContent).toMatch(UNSURE));
  backend.answer('settleRefund', { outcome: 'refused', refusal: 'not-failed' });
  await press(AGAIN);
  await shows('This refund is no longer failed: it went through');
  expect(screen.queryByText('The refund was requested again.')).toBeNull();
  backend.answer('settleRefund', MOVED);
  await press(AGAIN);
  await shows('The refund was requested again.');
  expect(refunds.queryByRole('alert')?.textContent ?? '').toBe('');
  const keys = backend.calls.map(({ request }) => (request as { key: string }).key);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('a return by hand needs the bank’s reference, which is kept in failures and sent without spaces', async () => {
  const { backend } = await openPage(PAGE, 'staff', failed());
  await press(BY_HAND);
  const dialog = await dialogNamed('Refund returned by hand');
  await shows('Use this after you have sent ₹150.50 to the customer yourself.', dialog);
  const reference = dialog.getByLabelText(/^Bank reference/);
  fill(reference, '12 3!');
  await press('Mark as returned', dialog);
  await shows('Please enter the reference of the payment: 6 to 40 letters and digits.', dialog);
  expect(document.activeElement).toBe(reference);
  expect(backend.calls).toEqual([]);

  const typed = '\u202Asbin 4261\u00A01234 ५६७८\u202C';
  fill(reference, typed);
  backend.answer('settleRefund', { outcome: 'refused', refusal: 'provider-silent' });
  await press('Mark as returned', dialog);
  await findAlert(/^Razorpay didn’t answer/);
  backend.answer('settleRefund', { error: 'functions/unavailable' });
  await press('Mark as returned', dialog);
  await findAlert(UNSURE);
  expect(valueOf(reference)).toBe(typed);
  backend.answer('settleRefund', MOVED);
  await press('Mark as returned', dialog);
  await shows('₹150.50 marked as returned.');
  expect(screen.queryByRole('dialog')).toBeNull();
  const request = { how: 'by-hand', orderId: ORDER, failedKey: 'refund-1' };
  expect(backend.calls.map((call) => call.request)).toEqual(
    Array.from({ length: 3 }, () => ({ ...request, reference: 'SBIN426112345678' })),
  );
});
