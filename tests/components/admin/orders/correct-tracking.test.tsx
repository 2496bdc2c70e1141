import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { COURIERS, trackingLink } from '#domain/shipping/courier.ts';
import { orderDocuments } from '../../support/orders.ts';
import { dialogNamed, shows, valueOf } from '../../support/staff.ts';
import { fill, openPage, press } from '../open-page.tsx';
import { ORDER, PAGE } from './refund-documents.ts';

const [, DELHIVERY] = COURIERS;
if (!DELHIVERY) throw new Error('There is no such courier.');
const linkOf = (tracking: string) => trackingLink(DELHIVERY, tracking);
const listed = (tracking: string) => ({ courier: 'Delhivery', tracking, link: linkOf(tracking) });
const SENT = { status: 'shipped', invoice: 'SR/1', shipment: listed('1490812763054') } as const;
const UNLISTED = {
  ...{ courier: 'City Couriers', tracking: 'CC 4471' },
  link: 'https://city.example/4471',
};
const NUMBER = /^Tracking number/;

afterEach(() => localStorage.clear());

test('a packer corrects the number of a shipped order in the filled-in form', async () => {
  const { backend } = await openPage(PAGE, 'packer', orderDocuments(ORDER, SENT));
  await press('Correct tracking');
  const dialog = await dialogNamed('Correct tracking');
  const courier = dialog.getByLabelText('Courier');
  expect(document.activeElement).toBe(courier);
  expect(valueOf(courier)).toBe('Delhivery');
  expect(valueOf(dialog.getByLabelText(NUMBER))).toBe('1490812763054');
  await press('Correct tracking', dialog);
  await shows(/^Nothing is different yet/, dialog);
  fill(dialog.getByLabelText(NUMBER), 'X');
  await press('Correct tracking', dialog);
  await shows(/^This isn’t a tracking number of Delhivery/, dialog);
  expect(backend.calls).toEqual([]);
  fill(dialog.getByLabelText(NUMBER), '1490812763055');
  backend.answer('moveParcel', { outcome: 'refused', refusal: 'not-now' });
  await press('Correct tracking', dialog);
  await shows(/^This parcel has changed/, dialog);
  backend.answer('moveParcel', { outcome: 'moved', status: 'shipped' });
  await press('Correct tracking', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await shows('Tracking corrected. The customer is emailed.');
  expect(backend.calls.at(-1)?.request).toEqual({
    ...{ orderId: ORDER, parcel: null, step: 'correct-tracking', note: '' },
    shipment: listed('1490812763055'),
  });
});

test('one parcel of an order is corrected by itself; the typed courier and link are filled in', async () => {
  const parcel = (id: number, changes: object) => ({
    ...{ id, items: [{ line: 1, quantity: 1 }], state: 'waiting' as const },
    ...{ collectsCash: id === 1, shipment: null, ...changes },
  });
  const parcels = [parcel(1, { state: 'shipped', shipment: UNLISTED }), parcel(2, {})];
  const documents = orderDocuments(ORDER, { status: 'packed', invoice: 'SR/1', parcels });
  const { backend } = await openPage(PAGE, 'staff', documents);
  await press('Correct tracking: Parcel 1 of 2');
  expect(screen.queryByRole('button', { name: 'Correct tracking: Parcel 2 of 2' })).toBeNull();
  const dialog = await dialogNamed('Correct tracking: Parcel 1 of 2');
  expect(valueOf(dialog.getByLabelText('Name of the courier'))).toBe('City Couriers');
  expect(valueOf(dialog.getByLabelText(/^Tracking link/))).toBe(UNLISTED.link);
  fill(dialog.getByLabelText('Courier'), 'Delhivery');
  fill(dialog.getByLabelText(NUMBER), '1490812763055');
  backend.answer('moveParcel', { outcome: 'moved', status: 'packed' });
  await press('Correct tracking', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls.at(-1)?.request).toEqual({
    ...{ orderId: ORDER, parcel: 1, step: 'correct-tracking', note: '' },
    shipment: listed('1490812763055'),
  });
});

test.each([
  ['a viewer', 'viewer', SENT],
  ['staff of a delivered order', 'staff', { ...SENT, status: 'delivered' }],
  [
    'staff of a booked order',
    'staff',
    { ...SENT, shipment: { ...SENT.shipment, bookedBy: 'shiprocket' } },
  ],
] as const)('%s has no button that corrects it', async (_who, role, order) => {
  await openPage(PAGE, role, orderDocuments(ORDER, order));
  await shows('1490812763054');
  expect(screen.queryByRole('button', { name: /^Correct tracking/ })).toBeNull();
});
