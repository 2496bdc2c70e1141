import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paise } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { moneyOf } from '#domain/payment/transaction-money.ts';
import type { Transaction } from '#domain/payment/transaction.ts';
import { ORDERED_AT } from '../../../support/fixtures/order-states.ts';
import type { Documents } from '../../support/memory-backend.ts';
import { orderDocuments, paidOrderDocuments } from '../../support/orders.ts';
import { dialogNamed, EARLIER, shows, valueOf } from '../../support/staff.ts';
import { fill, openPage, press } from '../open-page.tsx';
import { aRefund, MONEY, ORDER, orderWith, PAGE, stored } from './refund-documents.ts';

const WHOLE = '';
const CHURNA = '1';
const CREAM = '2';

/** A delivered order of Churna for ₹300 after its discount, cream for ₹199, and delivery for ₹49. */
function delivered(refunds: readonly (readonly [line: number, amount: number])[] = []): Documents {
  const { lines } = paidOrderDocuments(ORDER)[`orders/${ORDER}`] as unknown as Order;
  const line = (title: string, unit: number, discount: number) =>
    lines.slice(0, 1).map((one) => ({
      ...{ ...one, slug: title, title, quantity: 1 },
      ...{ unitPricePaise: paise(unit), discountPaise: paise(discount) },
    }));
  return orderWith(
    refunds.map(([of, amount], index) =>
      aRefund(amount, { key: `refund-${index}`, line: of, at: ORDERED_AT + index }),
    ),
    { lines: [...line('Churna', 32_000, 2_000), ...line('Cream', 19_900, 0)] },
  );
}

/** The open refund dialog with its fields. */
async function refundDialog(documents: Documents) {
  const { backend } = await openPage(PAGE, 'staff', documents);
  await press('Refund');
  const dialog = await dialogNamed('Refund');
  backend.answer('refundOrder', { outcome: 'moved', status: 'delivered' });
  const choice = dialog.queryByLabelText(/^Refund for/);
  const amount = dialog.getByLabelText(/^Amount in rupees/);
  const options = choice
    ? within(choice)
        .getAllByRole('option')
        .map((one) => one.textContent)
    : [];
  async function send(): Promise<unknown> {
    fill(dialog.getByLabelText(/^Reason/), 'Came back');
    await press('Refund', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return backend.calls.at(-1)?.request;
  }
  const choose = (line: string) => fill(dialog.getByLabelText(/^Refund for/), line);
  return { backend, dialog, amount, options, choose, send };
}

test('a refund is at most the amount paid, needs a reason and is sent once with a key', async () => {
  const { backend, dialog, amount, send } = await refundDialog(orderWith([]));
  fill(amount, '9999');
  fill(dialog.getByLabelText(/^Reason/), 'x');
  await press('Refund', dialog);
  await shows(/^At most ₹548(?:\.00)? can be refunded\./, dialog);
  await shows('Enter a reason of at least 3 letters.', dialog);
  fill(amount, '0.99');
  await shows('Razorpay refunds at least ₹1.', dialog);
  fill(amount, '547.50');
  await shows('This leaves less than ₹1', dialog);
  expect(document.activeElement).toBe(amount);
  expect(backend.calls).toEqual([]);
  fill(amount, '150.50');
  expect(await send()).toEqual({
    ...{ orderId: ORDER, amountPaise: 15_050, why: 'Came back' },
    key: expect.stringMatching(/^[\w-]{10,40}$/) as unknown,
  });
  expect(backend.calls).toHaveLength(1);
});

test('a refund of one product starts with what it cost, and is sent with its line', async () => {
  const { dialog, amount, options, choose, send } = await refundDialog(delivered());
  expect(options).toEqual(['The whole order', 'Only Churna', 'Only Cream']);
  await press('Refund', dialog);
  await shows('Enter the amount to refund', dialog);
  choose(CHURNA);
  expect(dialog.queryByText('Enter the amount to refund', { exact: false })).toBeNull();
  expect(valueOf(amount)).toBe('300.00');
  await shows('Up to ₹300 can be refunded.', dialog);
  fill(amount, '300.01');
  await press('Refund', dialog);
  await shows('At most ₹300 can be refunded.', dialog);
  fill(amount, '120');
  expect(await send()).toMatchObject({ orderId: ORDER, amountPaise: 12_000, line: 1 });
});

test('a refund of the whole order, the default, is sent without a line', async () => {
  const { dialog, amount, choose, send } = await refundDialog(delivered());
  expect(valueOf(amount)).toBe('');
  choose(CHURNA);
  choose(WHOLE);
  expect(valueOf(amount)).toBe('');
  await shows('Up to ₹548 can be refunded.', dialog);
  await press('Full amount', dialog);
  expect(valueOf(amount)).toBe('548.00');
  const request = await send();
  expect(request).toMatchObject({ amountPaise: 54_800 });
  expect(request).not.toHaveProperty('line');
});

test('a product starts with what is left of it, and is not offered when nothing is', async () => {
  const documents = delivered([
    [1, 30_000],
    [2, 9_900],
  ]);
  const { amount, options, choose } = await refundDialog(documents);
  expect(options).toEqual(['The whole order', 'Only Cream']);
  choose(CREAM);
  expect(valueOf(amount)).toBe('100.00');
  await shows('· Leaked · Only Churna');
});

test('the chosen product stays chosen when a colleague refunds it meanwhile', async () => {
  const { backend, dialog, amount, choose } = await refundDialog(delivered());
  choose(CHURNA);
  act(() => backend.change(delivered([[1, 30_000]])));
  await shows(/^Up to ₹0 can be refunded/, dialog);
  expect(valueOf(dialog.getByLabelText(/^Refund for/))).toBe(CHURNA);
  fill(amount, '200');
  fill(dialog.getByLabelText(/^Reason/), 'Came back');
  await press('Refund', dialog);
  await shows(/^At most ₹0 can be refunded/, dialog);
  expect(backend.calls).toEqual([]);
});

test('items are marked with what was refunded; refunds are listed by time, the oldest first', async () => {
  const documents = delivered([
    [1, 10_000],
    [2, 5_000],
  ]);
  const { refunds } = documents[MONEY] as unknown as Transaction;
  await openPage(PAGE, 'viewer', {
    ...documents,
    [MONEY]: { ...documents[MONEY], refunds: refunds.toReversed() },
  });
  expect((await shows('Refunded ₹100')).closest('li')?.textContent).toContain('Churna');
  expect(screen.getAllByText(/^Refunded ₹/)).toHaveLength(2);
  const list = screen.getByRole('heading', { name: 'Refunds' }).nextElementSibling;
  expect(list?.textContent).toMatch(/₹100, done.*₹50, done/);
});

test('a refund of cash is recorded, with nothing requested and no provider’s ID', async () => {
  const documents = orderDocuments(ORDER);
  const refunds = [aRefund(10_000, { paymentId: '' })];
  const money = { ...documents[MONEY], cashAt: ORDERED_AT, refunds } as unknown as Transaction;
  const payment = moneyOf(money);
  const { dialog, amount, send } = await refundDialog({
    ...orderDocuments(ORDER, { status: 'delivered', invoice: 'SR/1', payment }),
    [MONEY]: { ...money, state: payment.state, cashAt: EARLIER, refunds: stored(refunds) },
    [`orders/${ORDER}/events/0001`]: {
      ...{ what: 'refund', status: 'delivered', actor: 'staff', at: EARLIER },
    },
  });
  expect((await shows(/Leaked/)).textContent).not.toMatch(/ID/);
  await shows('Refund returned by hand');
  expect(screen.queryByText('Refund requested')).toBeNull();
  expect(dialog.getByRole('heading', { name: 'Refund' })).toBeDefined();
  fill(amount, '239');
  await send();
  await shows('Refund of ₹239 recorded.');
});
