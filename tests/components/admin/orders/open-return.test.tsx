import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/core/indian-time.ts';
import type { Order } from '#domain/order/order.ts';
import type { Role } from '#domain/staff/role.ts';
import { anOrderState, ORDERED_AT } from '../../../support/fixtures/order-states.ts';
import { findAlert } from '../../support/forms.ts';
import { dialogNamed } from '../../support/staff.ts';
import { fill, openPage, press } from '../open-page.tsx';
import { ORDER, orderWith, PAGE } from './refund-documents.ts';

const OIL = 'Franch Oil NH Plus';
const TICKET = 'FR-7K3M9Q2X-R1';
const LATE = /can no longer ask for this/;

/** A delivered order of two oils. */
const page = (changes: Partial<Order> & { daysAgo?: number } = {}, role: Role = 'staff') => {
  const { daysAgo = 1, ...others } = changes;
  const deliveredAt = new Date(Date.now() - daysAgo * DAY_MS) as unknown as number;
  return openPage(PAGE, role, orderWith([], { deliveredAt, ...others }));
};

async function openForm(changes: Parameters<typeof page>[0] = {}) {
  const { backend } = await page(changes);
  await press('Open a return');
  const dialog = await dialogNamed('Open a return');
  const calls = () => backend.calls.filter(({ name }) => name === 'requestReturn');
  return { backend, dialog, calls, send: () => press('Open the return', dialog) };
}

test('staff open a return of single items with pieces, reason, batch and what the customer told', async () => {
  const { backend, dialog, calls, send } = await openForm();
  fill(dialog.getByLabelText(OIL), '0');
  await send();
  expect(dialog.getByText('Choose a reason.')).toBeDefined();
  expect(dialog.getByText('Choose at least one item.')).toBeDefined();
  fill(dialog.getByLabelText(OIL), '1');
  fill(dialog.getByLabelText('Reason'), 'faulty');
  expect(dialog.getByText('We pay for the way back.')).toBeDefined();
  expect(dialog.queryByText(LATE)).toBeNull();
  fill(dialog.getByLabelText(/^Batch number/), 'B12');
  fill(dialog.getByLabelText(/^What the customer told you/), 'Phoned: it smells of nothing');
  backend.answer('requestReturn', { outcome: 'requested', ticket: TICKET });
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls().map(({ request }) => request)).toEqual([
    {
      ...{ orderId: ORDER, asStaff: true, key: expect.stringMatching(/^[\w-]{36}$/) as string },
      ...{ items: [{ line: 1, quantity: 1 }], reason: 'faulty', sealed: false },
      ...{ batch: 'B12', text: 'Phoned: it smells of nothing' },
    },
  ]);
  await screen.findByText(`Return ${TICKET} opened. Next, approve or refuse it.`);
  expect(document.activeElement?.textContent).toBe('Returns');
});

test('a change of mind needs unopened packs, and the customer pays for the way back', async () => {
  const { dialog, calls, send } = await openForm();
  fill(dialog.getByLabelText('Reason'), 'changed-mind');
  expect(dialog.getByText('The customer pays for the way back.')).toBeDefined();
  fill(dialog.getByLabelText(/unopened/), 'no');
  await send();
  expect(dialog.getByText('Only unopened products can be returned for this reason.')).toBeDefined();
  expect(calls()).toEqual([]);
});

test('staff can open a return after the return window, and the dialog says that it has closed', async () => {
  const { backend, dialog, calls, send } = await openForm({ daysAgo: 400 });
  fill(dialog.getByLabelText('Reason'), 'damaged');
  expect(dialog.getByText(LATE)).toBeDefined();
  backend.answer('requestReturn', { outcome: 'requested', ticket: TICKET });
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls()).toMatchObject([{ request: { items: [{ line: 1, quantity: 2 }] } }]);
});

test('a refusal stays in the dialog, and trying again uses the same key', async () => {
  const { backend, dialog, calls, send } = await openForm();
  fill(dialog.getByLabelText('Reason'), 'damaged');
  backend.answer('requestReturn', { outcome: 'refused', refusal: 'too-many-pieces' });
  await send();
  await findAlert(
    'Some of these items are already returned or in another return. Please check the numbers.',
  );
  backend.answer('requestReturn', { error: 'functions/unavailable' });
  await send();
  const keys = calls().map(({ request }) => (request as { key: string }).key);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test.each<[string, Partial<Order>, Role]>([
  ['that is on its way', { status: 'shipped' }, 'staff'],
  ['for who may only look', {}, 'viewer'],
  [
    'of which nothing is left',
    { lines: anOrderState().order.lines.map((line) => ({ ...line, returnedQuantity: 2 })) },
    'staff',
  ],
])('no return is opened of an order %s', async (_, changes, role) => {
  await page(changes, role);
  await screen.findByRole('heading', { name: 'Items' });
  expect(screen.queryByRole('button', { name: 'Open a return' })).toBeNull();
});

test('a return that staff opened says so, with the reason in the shop’s words', async () => {
  const request = {
    ...{ ticket: TICKET, key: 'request-01', openedBy: 'staff', state: 'requested' },
    ...{ reason: 'wrong', payer: 'shop', items: [{ line: 1, quantity: 1 }], received: [] },
    ...{ requestedAt: new Date(ORDERED_AT), batch: '', text: '', note: '' },
  };
  const returns = [request] as unknown as NonNullable<Order['returns']>;
  await page({ returns, hasOpenReturn: true });
  expect(await screen.findByText('Wrong product. We pay for the way back.')).toBeDefined();
  expect(screen.getByText(/^Opened by staff 21 Nov 2026/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Open a return' })).toBeDefined();
});
