import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderParcel } from '#domain/parcel/order-parcel.ts';
import { ORDERED_AT } from '../../../support/fixtures/order-states.ts';
import { orderDocuments, paidOrderDocuments } from '../../support/orders.ts';
import { dialogNamed, shows } from '../../support/staff.ts';
import { fill, openPage, press } from '../open-page.tsx';
import { ORDER, PAGE } from './refund-documents.ts';

const PACKED = { status: 'packed', invoice: 'SR/1' } as const;
const item = (quantity: number) => [{ line: 1, quantity }];
const SHIPMENT = { courier: 'Delhivery', tracking: '1490812763054', link: '' };
const parcel = (id: number, changes: Partial<OrderParcel> = {}): OrderParcel => ({
  ...{ id, items: item(1), state: 'waiting', collectsCash: false, shipment: null },
  ...changes,
});
/** Two parcels of a piece each, of which the first collects the cash. */
const PARCELS = [parcel(1, { collectsCash: true }), parcel(2)];
const ORDERED = new Date(ORDERED_AT) as unknown as number;
const SENT = { state: 'shipped', shipment: SHIPMENT, shippedAt: ORDERED } as const;

afterEach(() => localStorage.clear());

async function parcels() {
  const section = (await screen.findByRole('heading', { name: 'Parcels' })).closest('section');
  if (!section) throw new Error('no parcels');
  return within(section);
}

test('staff put pieces of a cash order into a parcel of their own, and choose which one collects the cash', async () => {
  const { backend } = await openPage(PAGE, 'staff', orderDocuments(ORDER, PACKED));
  expect(screen.queryByRole('heading', { name: 'Parcels' })).toBeNull();
  await press('Send in several parcels');
  const dialog = await dialogNamed('Send in several parcels');
  await press('Split', dialog);
  await shows('Choose at least one piece for the new parcel.', dialog);
  fill(dialog.getByLabelText(/^Franch Oil/), '2');
  await press('Split', dialog);
  await shows(/^Leave at least one piece/, dialog);
  expect(backend.calls).toEqual([]);
  fill(dialog.getByLabelText(/^Franch Oil/), '1');
  fill(dialog.getByLabelText('Cash is collected with'), '2');
  backend.answer('splitOrder', { outcome: 'refused', refusal: 'pieces-differ' });
  await press('Split', dialog);
  await shows(/^The order has changed/, dialog);
  backend.answer('splitOrder', { outcome: 'moved', status: 'packed' });
  await press('Split', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls.at(-1)?.request).toEqual({
    orderId: ORDER,
    parcels: [
      { items: item(1), collectsCash: false },
      { items: item(1), collectsCash: true },
    ],
  });
});

test('each parcel is shipped by itself, with its own courier and number', async () => {
  const { backend } = await openPage(
    PAGE,
    'staff',
    orderDocuments(ORDER, {
      ...PACKED,
      parcels: [parcel(1, { ...SENT, collectsCash: true }), parcel(2)],
    }),
  );
  await shows('This order goes in several parcels: each has its own steps.');
  const list = await parcels();
  expect(list.getByText('1490812763054')).toBeDefined();
  await shows('Collects ₹548 in cash');
  expect(list.queryByRole('button', { name: 'Mark shipped: Parcel 1 of 2' })).toBeNull();
  await press('Mark shipped: Parcel 2 of 2');
  const dialog = await dialogNamed('Mark shipped: Parcel 2 of 2');
  fill(dialog.getByLabelText('Courier'), 'Delhivery');
  fill(dialog.getByLabelText(/^Tracking number/), 'X');
  await press('Mark shipped', dialog);
  await shows(/Delhivery/, dialog);
  expect(backend.calls).toEqual([]);
  fill(dialog.getByLabelText(/^Tracking number/), '1490812763055');
  backend.answer('moveParcel', { outcome: 'moved', status: 'shipped' });
  await press('Mark shipped', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls.at(-1)?.request).toMatchObject({
    ...{ orderId: ORDER, parcel: 2, step: 'ship', note: '' },
    shipment: { courier: 'Delhivery', tracking: '1490812763055' },
  });
});

test('a returned parcel is counted, and its share of the money is named before it is refunded', async () => {
  const undelivered = { reason: 'refused', at: ORDERED } as const;
  const turned = parcel(1, { ...SENT, state: 'returning', undelivered });
  const documents = paidOrderDocuments(ORDER, { ...PACKED, parcels: [turned, parcel(2)] });
  const { backend } = await openPage(PAGE, 'staff', documents);
  await press('Check in: Parcel 1 of 2');
  const dialog = await dialogNamed('Check in: Parcel 1 of 2');
  await shows(/₹249\.50 is refunded to the customer’s original payment method\.$/, dialog);
  fill(dialog.getByLabelText(/^Can be sold again/), '1');
  backend.answer('moveParcel', { outcome: 'moved', status: 'packed' });
  await press('Check in', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls.at(-1)?.request).toEqual({
    ...{ orderId: ORDER, parcel: 1, step: 'check-in', note: '' },
    goods: [{ line: 1, sellable: 1, damaged: 0 }],
  });
});

test('a packer, who sees no money, ships a parcel and does nothing else with it', async () => {
  const documents = orderDocuments(ORDER, {
    ...PACKED,
    parcels: [parcel(1, { ...SENT, collectsCash: true }), parcel(2)],
  });
  const { backend } = await openPage(PAGE, 'packer', documents);
  const list = await parcels();
  expect(list.queryByRole('button', { name: /Mark delivered|Not delivered/ })).toBeNull();
  await press('Mark shipped: Parcel 2 of 2');
  const dialog = await dialogNamed('Mark shipped: Parcel 2 of 2');
  fill(dialog.getByLabelText('Courier'), 'Delhivery');
  fill(dialog.getByLabelText(/^Tracking number/), '1490812763055');
  backend.answer('moveParcel', { outcome: 'moved', status: 'shipped' });
  await press('Mark shipped', dialog);
  await waitFor(() => expect(backend.calls.at(-1)?.request).toMatchObject({ step: 'ship' }));
});

test('a viewer sees the parcels and changes nothing', async () => {
  await openPage(PAGE, 'viewer', orderDocuments(ORDER, { ...PACKED, parcels: PARCELS }));
  const list = await parcels();
  expect(list.getByRole('heading', { name: /^Parcel 1 of 2/ })).toBeDefined();
  expect(list.queryByRole('button', { name: /Mark shipped|Split|Put into/ })).toBeNull();
});

test('labels and slips are printed for each parcel that waits', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await openPage(PAGE, 'staff', orderDocuments(ORDER, { ...PACKED, parcels: PARCELS }));
  await press('Print packing slips of 1 order');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const paper = document.querySelector<HTMLElement>('body > .print-only');
  const slips = within(paper ?? document.body).getAllByRole('article');
  expect(slips.map((slip) => slip.getAttribute('aria-label'))).toEqual([
    'Packing slip FR-7K3M9Q2X Parcel 1 of 2',
    'Packing slip FR-7K3M9Q2X Parcel 2 of 2',
  ]);
  expect(slips.map((slip) => slip.textContent?.includes('Cash to collect'))).toEqual([true, false]);
  vi.unstubAllGlobals();
});
