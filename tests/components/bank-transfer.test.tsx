import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { STORE } from '../../dev/seed/store.ts';
import { OrderDetail } from '#features/orders/detail/OrderDetail.tsx';
import { UnpaidNote } from '#features/orders/list/UnpaidNote.tsx';
import { Confirmation } from '#features/orders/payment/Confirmation.tsx';
import { ACCOUNT, anOrderState, ORDERED_AT, TOTAL } from '../support/fixtures/order-states.ts';
import { play } from '../support/fixtures/order-steps.ts';
import { owing } from '../support/fixtures/payouts.ts';
import { fill, openPage, press } from './admin/open-page.tsx';
import { openCheckout, orderButton, orderRequests, typeAsGuest } from './support/checkout.ts';
import { orderDocuments } from './support/orders.ts';
import { renderPart } from './support/render-shop.tsx';
import { SETTINGS } from './support/shop-documents.ts';
import { dialogNamed, shows } from './support/staff.ts';

const { order: UNPAID } = anOrderState('transfer');
const PAID = play(anOrderState('transfer'), { received: 'HDFCN52026112412' }).state;
const CANCELLED = play(anOrderState('transfer'), 'cancel').state;
const EXPIRED = play(anOrderState('transfer'), 'expire').state;
/** Expired, with a transfer that came once the stock was sold. */
const LATE = owing(play(EXPIRED, { received: 'HDFCN52026112412', stockIsFree: false }).state);
const ID = 'firstOrder0000000001';
const PAGE = `/admin/dashboard/orders?open=${ID}`;
const BANK = /^Bank transfer/;

/** The stored order by bank transfer, in this state. */
function documents({ order, transaction } = anOrderState('transfer')) {
  const [at, held] = [new Date(ORDERED_AT), order.reservation.untilAt];
  const times = { createdAt: at, updatedAt: at };
  const reservation = { ...order.reservation, untilAt: held === null ? null : new Date(held) };
  const stored = <T extends { at: number }>(rows: readonly T[]) =>
    rows.map((row) => ({ ...row, at: new Date(row.at) }));
  const { attempts, refunds } = transaction;
  return {
    ...orderDocuments(ID),
    [`orders/${ID}`]: { ...order, ...times, reservation },
    [`transactions/${ID}`]: {
      ...{ ...transaction, ...times },
      ...{ attempts: stored(attempts), refunds: stored(refunds) },
    },
  };
}

test('bank transfer is offered once the shop has given its account, and is ordered without a payment page', async () => {
  const shop = await openCheckout({
    documents: { 'settings/store': { ...STORE, bankTransfer: ACCOUNT } },
  });
  typeAsGuest();
  await shop.user.click(await screen.findByRole('radio', { name: BANK }));
  await shop.user.click(orderButton());
  await waitFor(() => expect(orderRequests(shop.backend).at(-1)?.method).toBe('transfer'));
});

test('bank transfer is not offered without an account', async () => {
  await openCheckout();
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByRole('radio', { name: BANK })).toBeNull();
});

test.each([
  ['order page', <OrderDetail key="order" order={UNPAID} help={null} addressFields={() => null} />],
  [
    'thank-you page',
    <Confirmation key="thanks" order={UNPAID} repeated={false} account={null} help={null} />,
  ],
])(
  'the %s says how much to transfer, where to, with which reference and until when',
  async (_, page) => {
    await renderPart(page, { user: {}, documents: SETTINGS });
    const note = await screen.findByRole('region', { name: 'Please transfer the money' });
    for (const text of ['₹548', '50100123456789', 'HDFC0001234', UNPAID.number, /^24 Nov/])
      expect(within(note).getByText(text)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  },
);

test('the list of orders leads to the account instead of a payment page', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(ORDERED_AT);
  const stored = documents();
  const user = { uid: UNPAID.uid };
  await renderPart(<UnpaidNote uid={UNPAID.uid} />, { user, documents: stored });
  const note = within(await screen.findByRole('region', { name: 'Payment pending' }));
  expect(note.getByRole('link', { name: 'View order' })).toBeDefined();
  expect(note.queryByRole('button')).toBeNull();
});

test('staff confirm the money with the reference of the bank', async () => {
  const { backend } = await openPage(PAGE, 'staff', documents());
  await press('Money received');
  const dialog = await dialogNamed('Money received');
  await shows(
    new RegExp(`^Confirm only when ₹548(?:\\.00)? with the reference ${UNPAID.number}`),
    dialog,
  );
  backend.answer('moveOrder', { outcome: 'moved', status: 'paid' });
  await press('Money received', dialog);
  await shows(/^Please enter the reference of the payment/, dialog);
  expect(backend.calls).toEqual([]);
  fill(dialog.getByLabelText(/^Bank reference/), ' hdfcn5 2026112412');
  await press('Money received', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls.at(-1)?.request).toEqual({
    ...{ orderId: ID, move: 'pay', note: '', reference: 'HDFCN52026112412' },
  });
});

test.each([
  ['cancelled', CANCELLED, /The order stays cancelled, and the customer is emailed and asked/],
  ['expired', EXPIRED, /If not, it stays closed and the money goes back/],
] as const)('staff record a transfer of an order that is %s', async (_, closed, consequence) => {
  const { backend } = await openPage(PAGE, 'staff', documents(closed));
  await press('Money received');
  const dialog = await dialogNamed('Money received');
  await shows(consequence, dialog);
  backend.answer('moveOrder', { outcome: 'recorded' });
  fill(dialog.getByLabelText(/^Bank reference/), 'IMPS/423412345678');
  await press('Money received', dialog);
  await shows(
    'Recorded. The order is closed, so the money goes back: the customer is asked where to send it.',
  );
  expect(backend.calls.at(-1)?.request).toMatchObject({ reference: '423412345678' });
});

test('a closed order whose money is owed back takes no second transfer, and its money can be refunded', async () => {
  await openPage(PAGE, 'staff', documents(LATE));
  expect(await screen.findByRole('button', { name: 'Refund' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Money received' })).toBeNull();
});

test('the shopper of an expired order whose money came too late is asked where to send it', async () => {
  const page = <OrderDetail order={LATE.order} help={null} addressFields={() => null} />;
  await renderPart(page, { user: {}, documents: SETTINGS });
  expect(await screen.findByRole('button', { name: 'Add refund details' })).toBeDefined();
  expect(screen.getAllByText(/so we are refunding it in full/)).not.toEqual([]);
});

test('a shopper who cancels hears that a transfer under way goes back', async () => {
  const page = <OrderDetail order={UNPAID} help={null} addressFields={() => null} />;
  await renderPart(page, { user: {}, documents: SETTINGS });
  await press('Cancel order');
  await shows(/^If you have already transferred the money, it goes back to you/);
  expect(screen.queryByText(/You have not been charged/)).toBeNull();
});

test('staff record a refund with the reference of their transfer', async () => {
  const { backend } = await openPage(PAGE, 'staff', documents(PAID));
  await press('Refund');
  const dialog = await dialogNamed('Refund');
  await shows(/send the money back to the customer first/, dialog);
  backend.answer('refundOrder', { outcome: 'moved', status: 'paid' });
  fill(dialog.getByLabelText(/^Amount in rupees/), '548');
  fill(dialog.getByLabelText(/^Reason/), 'Came back');
  await press('Refund', dialog);
  await shows(/^Please enter the reference of the payment/, dialog);
  fill(dialog.getByLabelText(/^Bank reference/), 'HDFCN52026112999');
  await press('Refund', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls.at(-1)?.request).toMatchObject({
    ...{ orderId: ID, amountPaise: TOTAL, reference: 'HDFCN52026112999' },
  });
});
