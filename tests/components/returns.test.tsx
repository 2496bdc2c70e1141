import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PROMISES } from '#domain/checkout/policy.ts';
import { DAY_MS } from '#domain/core/indian-time.ts';
import type { Order } from '#domain/order/order.ts';
import { RETURN_REASONS } from '#domain/return/return-policy.ts';
import type { ReturnRequest } from '#domain/return/return-request.ts';
import { formatDay } from '#text/dates.ts';
import { anOrderState, ORDERED_AT } from '../support/fixtures/order-states.ts';
import { ORDER_ID } from './support/checkout.ts';
import { fill } from './admin/open-page.tsx';
import { renderShop } from './support/render-shop.tsx';
import { SETTINGS } from './support/shop-documents.ts';

const OIL = 'Franch Oil NH Plus';
const TICKET = 'FR-7K3M9Q2X-R1';

const REQUEST: ReturnRequest = {
  ...{ ticket: TICKET, key: 'request-01', state: 'requested', reason: 'damaged', payer: 'shop' },
  ...{ items: [{ line: 1, quantity: 1 }], batch: '', text: '', note: '', received: [] },
  ...{ requestedAt: ORDERED_AT, decidedAt: null, sentAt: null, receivedAt: null },
  refundedAt: null,
};

/** Opens the page of a cash order of two oils that was delivered that many days ago. */
async function openOrder(daysAgo: number, changes: Partial<Order> = {}) {
  const { id: _, returns, ...order } = { ...anOrderState('cod').order, ...changes };
  const deliveredAt = Date.now() - daysAgo * DAY_MS;
  const dates = { createdAt: new Date(order.createdAt), updatedAt: new Date(deliveredAt) };
  const stored = {
    ...{ ...order, status: changes.status ?? 'delivered', ...dates },
    deliveredAt: new Date(deliveredAt),
    ...(returns && {
      returns: returns.map((one) => ({ ...one, requestedAt: new Date(one.requestedAt) })),
    }),
  };
  const shop = await renderShop(`/dashboard?tab=orders&order=${ORDER_ID}`, {
    user: {},
    documents: { ...SETTINGS, [`orders/${ORDER_ID}`]: stored },
    answers: { claimOrders: { outcome: 'claimed', orders: 0 } },
  });
  await screen.findByRole('heading', { name: 'Order FR-7K3M9Q2X' });
  return { ...shop, deliveredAt };
}

async function openForm(daysAgo = 1) {
  const shop = await openOrder(daysAgo);
  await shop.user.click(screen.getByRole('button', { name: 'Return an item' }));
  const form = within(await screen.findByRole('dialog', { name: 'Return an item' }));
  const send = () => shop.user.click(form.getByRole('button', { name: 'Request return' }));
  return { ...shop, form, send };
}

test('a delivered order says until when it can be returned', async () => {
  const { deliveredAt } = await openOrder(1);
  const day = formatDay(deliveredAt + PROMISES.returnDays * DAY_MS);
  expect(screen.getByText(`Return by ${day}.`)).toBeDefined();
  expect(screen.getByRole('link', { name: 'How returns work' })).toBeDefined();
});

test('after the first window only faults can be reported, and after the last one nothing', async () => {
  const { deliveredAt } = await openOrder(10);
  const closed = formatDay(deliveredAt + PROMISES.returnDays * DAY_MS);
  expect(screen.getByText(new RegExp(`changing your mind closed on ${closed}`))).toBeDefined();
  expect(screen.getByRole('button', { name: 'Return an item' })).toBeDefined();
});

test('after the last day the window is closed', async () => {
  const { deliveredAt } = await openOrder(40);
  const closed = formatDay(deliveredAt + PROMISES.faultDays * DAY_MS);
  expect(screen.getByText(new RegExp(`return window closed on ${closed}`))).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Return an item' })).toBeNull();
});

test('an order on its way has no return yet', async () => {
  await openOrder(1, { status: 'shipped' });
  expect(screen.queryByRole('heading', { name: 'Returns' })).toBeNull();
});

test('a request needs a reason and items, says what happens next, and is sent with a key', async () => {
  const { form, send, user, backend } = await openForm();
  fill(form.getByLabelText(OIL), '0');
  await send();
  expect(form.getByText('Choose a reason.')).toBeDefined();
  expect(form.getByText('Choose at least one item.')).toBeDefined();
  fill(form.getByLabelText(OIL), '1');
  await user.selectOptions(form.getByLabelText('Reason'), 'faulty');
  expect(form.getByText(/We pay for the way back/)).toBeDefined();
  fill(form.getByLabelText(/^Batch number/), 'B12');
  fill(form.getByLabelText(/^What happened/), 'It smells of nothing');
  backend.answer('requestReturn', { outcome: 'requested', ticket: TICKET });
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls.at(-1)).toMatchObject({
    name: 'requestReturn',
    request: {
      ...{ orderId: ORDER_ID, key: expect.stringMatching(/^[\w-]{36}$/) as string },
      ...{ items: [{ line: 1, quantity: 1 }], reason: 'faulty', sealed: false },
      ...{ batch: 'B12', text: 'It smells of nothing' },
    },
  });
  await screen.findByText(`Return requested. Your ticket number is ${TICKET}.`);
  expect(document.activeElement?.textContent).toBe('Returns');
});

test('who changed their mind says that the pack is unopened, and pays for the way back', async () => {
  const { form, send, user, backend } = await openForm();
  await user.selectOptions(form.getByLabelText('Reason'), 'changed-mind');
  expect(form.getByText(/at your own cost/)).toBeDefined();
  await send();
  expect(form.getByText('Only unopened products can be returned for this reason.')).toBeDefined();
  await user.selectOptions(form.getByLabelText(/unopened/), 'yes');
  backend.answer('requestReturn', { outcome: 'refused', refusal: 'too-many-pieces' });
  await send();
  await screen.findByText('Some of these items are already returned or on their way back.');
  expect(backend.calls.at(-1)?.request).toMatchObject({ sealed: true, reason: 'changed-mind' });
});

test('only reasons whose window is open are offered', async () => {
  const { form } = await openForm(10);
  const offered = within(form.getByLabelText('Reason')).getAllByRole('option');
  const values = offered.map((one) => (one as HTMLOptionElement).value);
  expect(values).toEqual(['', ...RETURN_REASONS.filter((reason) => reason !== 'changed-mind')]);
});

test.each<[ReturnRequest['state'], Partial<ReturnRequest>, RegExp]>([
  ['requested', {}, /We reply by 23 Nov/],
  [
    'approved',
    { note: 'Send it to Bengaluru.' },
    /We pay for the way back. We settle it by 21 Dec/,
  ],
  ['received', {}, /Received on 21 Nov 2026. Your refund follows./],
  ['refunded', {}, /Refund started on 21 Nov 2026/],
  ['refused', { note: 'It was opened.' }, /Decided on 21 Nov 2026/],
])(
  'a request that is %s shows its ticket, its dates and the answer',
  async (state, changes, next) => {
    await openOrder(1, { returns: [{ ...REQUEST, state, ...changes }] });
    const entry = within(screen.getByText(TICKET).closest('article') ?? document.body);
    expect(entry.getByText(`1 × ${OIL}`)).toBeDefined();
    expect(entry.getByText(next)).toBeDefined();
    const notes = [changes.note ?? []].flat();
    expect(notes.filter((note) => entry.queryByText(note) === null)).toEqual([]);
  },
);

test('when every item is asked for, nothing more can be returned', async () => {
  await openOrder(1, { returns: [{ ...REQUEST, items: [{ line: 1, quantity: 2 }] }] });
  expect(screen.getByText(/All items of this order are returned/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Return an item' })).toBeNull();
});
