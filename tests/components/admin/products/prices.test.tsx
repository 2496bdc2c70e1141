import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  auditEntries,
  change,
  draftProduct,
  fill,
  formNamed,
  press,
  renderStaff,
  shows,
  valueOf,
} from '../../support/staff.ts';

const SOAP = '/admin/dashboard/products?open=soap';
const soap = draftProduct('soap', { mrp: 120 });
const planned = (id: string, fromAt: Date, price = 90) => ({
  [`priceChanges/soap_${id}`]: {
    ...{ slug: 'soap', fromAt, price, mrp: 120, email: 'staff@franch.test', auditId: 'first' },
  },
});

async function plan(user: UserEvent, from: string, price: string, mrp: string): Promise<void> {
  const form = await formNamed('Plan a price');
  fireEvent.input(form.getByLabelText('From'), { target: { value: from } });
  await fill(user, form.getByLabelText(/^Selling price/), price);
  await fill(user, form.getByLabelText(/^MRP/), mrp);
  await press(user, 'Plan price', form);
}

const part = async () => within(await screen.findByRole('region', { name: /^Planned prices/ }));

test('a past time and an MRP below the price are refused beside their fields', async () => {
  const { user, backend } = await renderStaff(SOAP, 'staff', soap);
  const prices = await part();
  await shows('No planned prices', prices);
  await plan(user, '2020-01-01T00:00', '150', '100');
  await shows('This time is in the past', prices);
  await shows('The MRP is below the selling price', prices);
  expect(document.activeElement).toBe(prices.getByLabelText('From'));
  expect(backend.writes).toEqual([]);
});

test('a price is planned for Indian midnight, and the same time is refused a second time', async () => {
  const { user, backend } = await renderStaff(SOAP, 'staff', soap);
  const prices = await part();
  await plan(user, '2099-12-01T00:00', '₹1,109.50', '1,200');
  const row = await prices.findByRole('row', { name: /1 Dec 2099, 12:00 am IST/ });
  expect(row.textContent).toContain('₹1,109.50');
  expect(row.textContent).toContain('staff@franch.test');
  const path = backend.writes.find((written) => written.startsWith('priceChanges/')) ?? '';
  expect(backend.document(path)).toMatchObject({
    ...{ price: 1109.5, mrp: 1200, fromAt: new Date(Date.UTC(2099, 10, 30, 18, 30)) },
  });
  expect(backend.document('products/soap')).toMatchObject({ price: 99, mrp: 120 });
  await waitFor(() =>
    expect(document.activeElement).toBe(prices.getByRole('heading', { name: 'Plan a price' })),
  );
  await plan(user, '2099-12-01T00:00', '90', '');
  await shows('A price is already planned for this time', prices);
  expect(auditEntries(backend)).toMatchObject([{ action: 'price-plan' }]);
});

test('a planned price is changed, withdrawn and restored with Undo', async () => {
  const documents = { ...soap, ...planned('one', new Date('2099-12-01T00:00:00+05:30')) };
  const { user, backend } = await renderStaff(SOAP, 'staff', documents);
  const prices = await part();
  const row = await prices.findByRole('row', { name: /1 Dec 2099/ });
  await press(user, /^Edit/, within(row));
  const form = await formNamed(/^Edit the price/);
  expect(document.activeElement).toBe(form.getByRole('heading'));
  expect(valueOf(form.getByLabelText(/^MRP/))).toBe('120');
  fireEvent.input(form.getByLabelText('From'), { target: { value: '2099-12-02T09:30' } });
  await fill(user, form.getByLabelText(/^Selling price/), '110');
  await press(user, 'Save changes', form);
  const moved = await prices.findByRole('row', { name: /2 Dec 2099, 9:30 am IST/ });
  expect(moved.textContent).toContain('₹110');
  await press(user, /^Delete/, within(moved));
  await shows('No planned prices', prices);
  expect(backend.document('priceChanges/soap_one')).toBeUndefined();
  await press(user, 'Undo');
  const back = await prices.findByRole('row', { name: /2 Dec 2099, 9:30 am IST/ });
  expect(back.textContent).toContain('₹110');
  expect(backend.document('priceChanges/soap_one')).toMatchObject({
    ...{ price: 110, mrp: 120, fromAt: new Date(Date.UTC(2099, 11, 2, 4)) },
  });
  expect(auditEntries(backend).map(({ action }) => action)).toEqual([
    ...['price-replan', 'price-unplan', 'price-plan'],
  ]);
});

test('a plan that a colleague changed meanwhile is not overwritten', async () => {
  const documents = { ...soap, ...planned('one', new Date('2099-12-01')) };
  const { user, backend } = await renderStaff(SOAP, 'staff', documents);
  const prices = await part();
  await press(user, /^Edit: price/, within(await prices.findByRole('row', { name: /2099/ })));
  const form = await formNamed(/^Edit the price/);
  await fill(user, form.getByLabelText(/^Selling price/), '110');
  change(backend, 'priceChanges/soap_one', { price: 80, auditId: 'second' });
  await press(user, 'Save changes', form);
  await shows('This plan has been changed', form);
  expect(backend.document('priceChanges/soap_one')).toMatchObject({ price: 80 });
});

test('a viewer sees planned prices and cannot change them', async () => {
  const documents = { ...soap, ...planned('one', new Date('2099-12-01')) };
  await renderStaff(SOAP, 'viewer', documents);
  const prices = await part();
  const row = await prices.findByRole('row', { name: /2099/ });
  expect(row.textContent).toContain('₹90');
  expect(prices.queryAllByRole('button')).toEqual([]);
  await shows('Only owners and staff can make changes', prices);
});

test('the overview lists the next planned prices and links to their products', async () => {
  const documents = { ...soap, ...planned('one', new Date('2099-12-01')) };
  const { user, address } = await renderStaff('/admin/dashboard/overview', 'staff', documents, {
    startCheckout: { outcome: 'quote' },
  });
  await user.click(await (await part()).findByRole('link', { name: /soap/ }));
  expect(address()).toBe(SOAP);
  expect(valueOf((await formNamed('Product')).getByLabelText(/^Selling price/))).toBe('99');
});
