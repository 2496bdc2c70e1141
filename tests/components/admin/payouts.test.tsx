import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrderState } from '../../support/fixtures/order-states.ts';
import { shows } from '../support/staff.ts';
import { fill, openPage, press } from './open-page.tsx';

const PAYOUTS = '/admin/dashboard/payouts';
const AT = new Date('2026-11-20T06:00:00Z');
const { id: ID, ...ORDER } = anOrderState('cod').order;
const NUMBER = ORDER.number;
const MASKED = 'as••••@okaxis';

/** A cash order whose refund is owed, with or without a payee. */
const owed = (payee: string) => {
  const dues = [{ key: 'due', ticket: '', amountPaise: 24_900, dueAt: AT }];
  const payout = { dues, payee, payeeAt: payee === '' ? null : AT };
  const dates = { createdAt: AT, updatedAt: AT };
  return {
    [`orders/${ID}`]: { ...ORDER, ...dates, status: 'returned', payout, hasPayoutDue: true },
  };
};

test('an owner sees the details on demand, and marks a payout as paid with its reference', async () => {
  const { backend } = await openPage(PAYOUTS, 'owner', owed(MASKED));
  await screen.findByRole('cell', { name: MASKED });
  backend.answer('listPayouts', {
    outcome: 'listed',
    rows: [
      {
        ...{ orderId: ID, number: NUMBER, key: 'due', amountPaise: 24_900, dueAt: AT.getTime() },
        ...{ customer: 'Asha', payee: { kind: 'upi', upi: 'asha@okaxis' }, payeeAt: AT.getTime() },
      },
    ],
  });
  await press('Show account details');
  await screen.findByRole('cell', { name: 'asha@okaxis' });
  await press(`Mark as paid: ${NUMBER}`);
  const dialog = within(await screen.findByRole('dialog', { name: `Mark as paid: ${NUMBER}` }));
  await press('Mark as paid', dialog);
  expect(backend.calls.map(({ name }) => name)).toEqual(['listPayouts']);
  fill(dialog.getByLabelText(/reference/i), '4330 1234 5678');
  backend.answer('payPayout', { outcome: 'reference-used', number: 'FR-22222222' });
  await press('Mark as paid', dialog);
  await shows(/already paid order FR-22222222/, dialog);
  backend.answer('payPayout', { outcome: 'moved', status: 'returned' });
  await press('Mark as paid', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls.at(-1)).toEqual({
    name: 'payPayout',
    request: {
      ...{ orderId: ID, key: 'due', amountPaise: 24_900, payeeAt: AT.getTime() },
      reference: '433012345678',
    },
  });
});

test('staff see what is owed and the masked payee, or when it was asked for, and no details', async () => {
  await openPage(PAYOUTS, 'staff', owed(''));
  const row = within(await screen.findByRole('row', { name: new RegExp(NUMBER) }));
  expect(row.getByText('₹249')).toBeDefined();
  expect(row.getByText(/Not known yet\. Asked on 20 Nov/)).toBeDefined();
  for (const name of ['Show account details', 'Download CSV for the bank']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('without a refund to send, the list says so', async () => {
  await openPage(PAYOUTS, 'owner');
  expect(await screen.findByText('No refund has to be sent by hand.')).toBeDefined();
});
