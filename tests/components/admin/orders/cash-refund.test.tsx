import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { moneyOf } from '#domain/payment/transaction-money.ts';
import { newRefund, type Transaction } from '#domain/payment/transaction.ts';
import { ORDERED_AT } from '../../../support/fixtures/order-states.ts';
import { orderDocuments } from '../../support/orders.ts';
import { dialogNamed, EARLIER, fill, press, renderStaff, shows } from '../../support/staff.ts';

const ORDER = 'firstOrder0000000001';

/** A delivered cash order of which staff have returned ₹100, with the journal of that. */
function partlyReturned() {
  const documents = orderDocuments(ORDER);
  const refund = newRefund({
    ...{ key: 'refund-one', paymentId: '', amountPaise: paise(10_000), line: null },
    ...{ state: 'done', why: 'Leaked', at: ORDERED_AT },
  });
  const money = documents[`transactions/${ORDER}`] as unknown as Transaction;
  const paid: Transaction = { ...money, cashAt: ORDERED_AT, refunds: [refund] };
  const payment = moneyOf(paid);
  return {
    ...orderDocuments(ORDER, { status: 'delivered', invoice: 'SR/1', payment }),
    [`transactions/${ORDER}`]: {
      ...money,
      ...{ state: payment.state, cashAt: EARLIER, refunds: [{ ...refund, at: EARLIER }] },
    },
    [`orders/${ORDER}/events/0001`]: {
      ...{ what: 'refund', status: 'delivered', actor: 'staff', at: EARLIER },
    },
  };
}

test('a refund of cash is recorded, with nothing requested and no provider’s ID', async () => {
  const { user, backend } = await renderStaff(
    `/admin/dashboard/orders?open=${ORDER}`,
    'staff',
    partlyReturned(),
  );
  const entry = await shows(/Leaked/);
  expect(entry.textContent).not.toMatch(/ID/);
  await shows('Refund returned by hand');
  expect(screen.queryByText('Refund requested')).toBeNull();
  backend.answer('refundOrder', () => ({ outcome: 'moved', status: 'delivered' }));
  await press(user, 'Refund');
  const dialog = await dialogNamed('Refund');
  await fill(user, dialog.getByLabelText(/^Amount in rupees/), '239');
  await fill(user, dialog.getByLabelText(/^Reason/), 'Came back');
  await press(user, 'Refund', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await shows('Refund of ₹239 recorded.');
});
