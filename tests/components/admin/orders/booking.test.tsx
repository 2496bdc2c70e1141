import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anOrderState } from '../../../support/fixtures/order-states.ts';
import { orderDocuments } from '../../support/orders.ts';
import { dialogNamed, settings, shows, valueOf } from '../../support/staff.ts';
import { fill, openPage, press } from '../open-page.tsx';
import { ORDER, PAGE } from './refund-documents.ts';

const PACKED = { status: 'packed', invoice: 'SR/1' } as const;
const SHIPMENT = {
  ...{ courier: 'Delhivery Surface', tracking: '19041421000001', bookedBy: 'shiprocket' },
  link: '',
};
const AT = new Date(Date.UTC(2026, 10, 25, 6));
const BOOKING = {
  ...{ orderId: ORDER, parcel: 0, service: 'shiprocket', reference: 'FR-7K3M9Q2X', attempt: 1 },
  ...{ state: 'booked', untilAt: AT, shipment: '101000', tracking: SHIPMENT.tracking },
  measures: { grams: 500, length: 20, breadth: 15, height: 10 },
  ...{
    label: 'https://labels.example.in/1.pdf',
    pickupAt: AT,
    trackingStatus: null,
    trackingStatusAt: null,
  },
};
const withService = (changes: object = {}) => ({
  ...orderDocuments(ORDER, { ...PACKED, ...changes }),
  ...settings({ courier: 'shiprocket' }),
});

afterEach(() => localStorage.clear());

test('a packer books a packed order with weight and box; a refusal explains how to continue', async () => {
  const { backend } = await openPage(PAGE, 'packer', withService());
  await press('Book with Shiprocket');
  const dialog = await dialogNamed('Book with Shiprocket');
  fill(dialog.getByLabelText('Weight in grams, with the box'), '0.5');
  await press('Book with Shiprocket', dialog);
  await shows('Enter a whole number from 1 to 30,000.', dialog);
  expect(backend.calls).toEqual([]);
  fill(dialog.getByLabelText('Weight in grams, with the box'), '500');
  for (const [label, edge] of [
    ['Length', '20'],
    ['Breadth', '15'],
    ['Height', '10'],
  ] as const) {
    fill(dialog.getByLabelText(`${label}, cm`), edge);
  }
  backend.answer('bookParcel', { outcome: 'refused', refusal: 'pin-not-served' });
  await press('Book with Shiprocket', dialog);
  await shows(/^No courier of Shiprocket delivers to this PIN code\. Nothing was booked\./, dialog);
  backend.answer('bookParcel', { outcome: 'booked', tracking: '19041421000001', hasLabel: true });
  await press('Book with Shiprocket', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls.at(-1)?.request).toEqual({
    orderId: ORDER,
    parcel: null,
    measures: BOOKING.measures,
  });
});

test.each([
  ['filled in with that of the products, all of which are known', [350, 120], '820'],
  ['empty while that of one product is unknown', [350, undefined], ''],
])('the weight of the parcel is %s', async (_what, [first, second], value) => {
  const [line] = anOrderState('cod').order.lines;
  if (!line) throw new Error('The order has no line.');
  const lines = [
    { ...line, quantity: 2, ...(first !== undefined && { weightGrams: first }) },
    { ...line, slug: 'balm', quantity: 1, ...(second !== undefined && { weightGrams: second }) },
  ];
  await openPage(PAGE, 'packer', withService({ lines }));
  await press('Book with Shiprocket');
  const dialog = await dialogNamed('Book with Shiprocket');
  expect(valueOf(dialog.getByLabelText(/^Weight in grams/))).toBe(value);
  expect(dialog.queryByText(/Please add the box/) !== null).toBe(value !== '');
});

test('a booked parcel shows its label, its pickup and its tracking status; a missing label is requested again', async () => {
  const documents = withService({ status: 'shipped', shipment: SHIPMENT });
  const path = `bookings/${ORDER}_0`;
  const { backend } = await openPage(PAGE, 'staff', { ...documents, [path]: BOOKING });
  expect((await screen.findByText('Label (PDF)')).getAttribute('href')).toBe(BOOKING.label);
  await shows(/^Pickup: 25 Nov 2026/);
  expect(screen.queryByText('Ask for label and pickup again')).toBeNull();
  backend.write({ [path]: { ...BOOKING, label: '', pickupAt: null } });
  backend.answer('bookParcel', { outcome: 'booked', tracking: 'X', hasLabel: false });
  await press('Ask for label and pickup again');
  await shows(/^The label isn’t ready yet/);
  backend.write({ [path]: { ...BOOKING, trackingStatus: 'turned-back', trackingStatusAt: AT } });
  await shows(/^On its way back, 25 Nov 2026/);
});

test('by hand is the default: there is no button, and none for viewers', async () => {
  await openPage(PAGE, 'staff', orderDocuments(ORDER, PACKED));
  await screen.findByRole('button', { name: 'Mark shipped' });
  expect(screen.queryByRole('button', { name: /^Book with/ })).toBeNull();
});

test('a viewer books nothing', async () => {
  await openPage(PAGE, 'viewer', withService());
  await screen.findByRole('heading', { name: 'Next steps' });
  expect(screen.queryByRole('button', { name: /^Book with/ })).toBeNull();
});
