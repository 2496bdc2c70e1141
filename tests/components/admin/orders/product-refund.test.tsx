import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paise } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { moneyOf } from '#domain/payment/transaction-money.ts';
import { newRefund, type Transaction } from '#domain/payment/transaction.ts';
import { ORDERED_AT } from '../../../support/fixtures/order-states.ts';
import type { Documents } from '../../support/memory-backend.ts';
import { paidOrderDocuments } from '../../support/orders.ts';
import { dialogNamed, fill, press, renderStaff, shows, valueOf } from '../../support/staff.ts';

const ORDER = 'firstOrder0000000001';
const PAGE = `/admin/dashboard/orders?open=${ORDER}`;
const WHOLE = 'The whole order';
const CHURNA = 'Only Churna';

/** A delivered order of Churna for ₹300 after its discount, cream for ₹199, and delivery for ₹49. */
function delivered(refunds: readonly (readonly [line: number | null, amount: number])[] = []) {
  const documents = paidOrderDocuments(ORDER, { status: 'delivered', invoice: 'SR/1' });
  const order = documents[`orders/${ORDER}`] as unknown as Order;
  const money = documents[`transactions/${ORDER}`] as unknown as Transaction;
  const [one] = order.lines;
  if (!one) throw new Error('The fixture has a line');
  const line = (title: string, unit: number, discount: number): Order['lines'][number] => ({
    ...{ ...one, slug: title, title, quantity: 1 },
    ...{ unitPricePaise: paise(unit), discountPaise: paise(discount) },
  });
  const done = refunds.map(([of, amount], index) =>
    newRefund({
      ...{ key: `refund-${index}`, paymentId: 'pay_1', amountPaise: paise(amount), line: of },
      ...{ state: 'done', why: 'Leaked', at: ORDERED_AT + index },
    }),
  );
  return {
    [`orders/${ORDER}`]: {
      ...order,
      lines: [line('Churna', 32_000, 2_000), line('Cream', 19_900, 0)],
      payment: moneyOf({ ...money, refunds: done }),
    },
    [`transactions/${ORDER}`]: {
      ...money,
      refunds: done.map((refund) => ({ ...refund, at: new Date(refund.at) })),
    },
  } as Documents;
}

/** The open refund dialog with its fields. */
async function refundDialog(documents: Documents) {
  const { user, backend } = await renderStaff(PAGE, 'staff', documents);
  await press(user, 'Refund');
  const dialog = await dialogNamed('Refund');
  backend.answer('refundOrder', () => ({ outcome: 'moved', status: 'delivered' }));
  const choice = dialog.queryByLabelText(/^Refund for/);
  const amount = dialog.getByLabelText(/^Amount in rupees/);
  const options = () =>
    choice === null
      ? []
      : within(choice)
          .getAllByRole('option')
          .map((one) => one.textContent);
  async function send(): Promise<unknown> {
    await fill(user, dialog.getByLabelText(/^Reason/), 'Came back');
    await press(user, 'Refund', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return backend.calls.map(({ request }) => request);
  }
  const choose = (option: string) => user.selectOptions(choice as HTMLElement, option);
  return { user, backend, dialog, amount, options, choose, send };
}

test('a refund of one product starts with what it cost, and is sent with its line', async () => {
  const { user, dialog, amount, options, choose, send } = await refundDialog(delivered());
  expect(options()).toEqual([WHOLE, CHURNA, 'Only Cream']);
  await choose(CHURNA);
  expect(valueOf(amount)).toBe('300.00');
  await shows('Up to ₹300 can be refunded.', dialog);
  await fill(user, amount, '300.01');
  await press(user, 'Refund', dialog);
  await shows('At most ₹300 can be refunded.', dialog);
  await fill(user, amount, '120');
  expect(await send()).toMatchObject([{ orderId: ORDER, amountPaise: 12_000, line: 1 }]);
});

test('a refund of the whole order, the default, is sent without a line', async () => {
  const { user, dialog, amount, choose, send } = await refundDialog(delivered());
  expect(valueOf(amount)).toBe('');
  await choose(CHURNA);
  await choose(WHOLE);
  expect(valueOf(amount)).toBe('');
  await shows('Up to ₹548 can be refunded.', dialog);
  await press(user, 'Full amount', dialog);
  expect(valueOf(amount)).toBe('548.00');
  const [request] = (await send()) as unknown[];
  expect(request).toMatchObject({ amountPaise: 54_800 });
  expect(request).not.toHaveProperty('line');
});

test.each([
  ['before', true],
  ['after', false],
])(
  'focus moves to “Payment” when a full refund is stored %s the answer',
  async (_, storedFirst) => {
    const { user, backend, dialog, send } = await refundDialog(delivered());
    const stored = delivered([[null, 54_800]]);
    const store = () => act(() => backend.change(stored));
    backend.answer('refundOrder', () => {
      if (storedFirst) store();
      return { outcome: 'moved', status: 'delivered' };
    });
    await press(user, 'Full amount', dialog);
    await send();
    if (!storedFirst) store();
    await shows('₹548, done');
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment' }));
  },
);

test('an error of the amount goes when a product is chosen', async () => {
  const { user, dialog, choose } = await refundDialog(delivered());
  await press(user, 'Refund', dialog);
  await shows('Enter the amount to refund', dialog);
  await choose('Only Cream');
  expect(dialog.queryByText('Enter the amount to refund', { exact: false })).toBeNull();
});

test('a product starts with what is left of it, and is not offered when nothing is', async () => {
  const { amount, options, choose } = await refundDialog(
    delivered([
      [1, 30_000],
      [2, 9_900],
    ]),
  );
  expect(options()).toEqual([WHOLE, 'Only Cream']);
  await choose('Only Cream');
  expect(valueOf(amount)).toBe('100.00');
  await shows('· Leaked · Only Churna');
});

test('the item list marks what was refunded of each product', async () => {
  await renderStaff(PAGE, 'viewer', delivered([[1, 30_000]]));
  const mark = await shows('Refunded ₹300');
  expect(mark.closest('li')?.textContent).toContain('Churna');
  expect(screen.getAllByText(/^Refunded ₹/)).toHaveLength(1);
});

test('refunds are listed by time, the oldest first', async () => {
  const documents = delivered([
    [1, 10_000],
    [2, 5_000],
  ]);
  const path = `transactions/${ORDER}`;
  const { refunds } = documents[path] as unknown as Transaction;
  await renderStaff(PAGE, 'viewer', {
    ...documents,
    [path]: { ...documents[path], refunds: refunds.toReversed() },
  });
  const list = (await screen.findByRole('heading', { name: 'Refunds' })).nextElementSibling;
  expect(list?.textContent).toMatch(/₹100, done.*₹50, done/);
});

test('nothing is asked when only delivery is left', async () => {
  const { options } = await refundDialog(
    delivered([
      [1, 30_000],
      [2, 19_900],
    ]),
  );
  expect(options()).toEqual([]);
});

test('the chosen product stays chosen when a colleague refunds it meanwhile', async () => {
  const { user, backend, dialog, amount, choose } = await refundDialog(delivered());
  await choose(CHURNA);
  act(() => backend.change(delivered([[1, 30_000]])));
  await shows(/^Up to ₹0 can be refunded/, dialog);
  expect(valueOf(dialog.getByLabelText(/^Refund for/))).toBe('1');
  await fill(user, amount, '200');
  await fill(user, dialog.getByLabelText(/^Reason/), 'Came back');
  await press(user, 'Refund', dialog);
  await shows(/^At most ₹0 can be refunded/, dialog);
  expect(backend.calls).toEqual([]);
});

test('after a lost dispute about a part, a product offers at most what the bank left', async () => {
  const documents = delivered();
  const dispute = { id: 'disp_1', paymentId: 'pay_1', phase: 'chargeback', state: 'lost' };
  const lost = { ...dispute, amount: 50_000, currency: 'INR', respondByAt: null };
  const { amount, choose } = await refundDialog({
    ...documents,
    [`transactions/${ORDER}`]: {
      ...documents[`transactions/${ORDER}`],
      disputes: [{ ...lost, at: new Date(ORDERED_AT) }],
    },
  });
  await choose(CHURNA);
  expect(valueOf(amount)).toBe('48.00');
});
