import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paise } from '#domain/money/money.ts';
import type { Role } from '#domain/staff/role.ts';
import { PricesCard } from '../../../../src/admin/overview/PricesCard.tsx';
import { PricePlan } from '../../../../src/admin/products/editor/PricePlan.tsx';
import type { Documents } from '../../support/memory-backend.ts';
import { auditEntries, draftProduct, formNamed, shows, valueOf } from '../../support/staff.ts';
import { fill, follow, openPart, press } from '../open-page.tsx';

const soap = draftProduct('soap', { mrp: 120 });
const planned = (id: string, fromAt: Date, price = 90) => ({
  [`priceChanges/soap_${id}`]: {
    ...{ slug: 'soap', fromAt, price, mrp: 120, email: 'staff@franch.test', auditId: 'first' },
  },
});

const openPlan = (documents: Documents, role: Role = 'staff') =>
  openPart(
    <PricePlan product={{ slug: 'soap', price: paise(9_900), mrp: paise(12_000) }} />,
    role,
    documents,
  );

async function plan(from: string, price: string, mrp: string): Promise<void> {
  const form = await formNamed('Plan a price');
  fill(form.getByLabelText('From'), from);
  fill(form.getByLabelText(/^Selling price/), price);
  fill(form.getByLabelText(/^MRP/), mrp);
  await press('Plan price', form);
}

const part = async () => within(await screen.findByRole('region', { name: /^Planned prices/ }));

test('a past time and an MRP below the price are refused beside their fields', async () => {
  const { backend } = await openPlan(soap);
  const prices = await part();
  await shows('No planned prices', prices);
  await plan('2020-01-01T00:00', '150', '100');
  await shows('This time is in the past', prices);
  await shows('The MRP is below the selling price', prices);
  expect(document.activeElement).toBe(prices.getByLabelText('From'));
  expect(backend.writes).toEqual([]);
});

test('a price is planned for Indian midnight, and the same time is refused a second time', async () => {
  const { backend } = await openPlan(soap);
  const prices = await part();
  await plan('2099-12-01T00:00', '₹1,109.50', '1,200');
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
  await plan('2099-12-01T00:00', '90', '');
  await shows('A price is already planned for this time', prices);
  expect(auditEntries(backend)).toMatchObject([{ action: 'price-plan' }]);
});

test('a planned price is changed, withdrawn and restored with Undo', async () => {
  const documents = { ...soap, ...planned('one', new Date('2099-12-01T00:00:00+05:30')) };
  const { backend } = await openPlan(documents);
  const prices = await part();
  const row = await prices.findByRole('row', { name: /1 Dec 2099/ });
  await press(/^Edit/, within(row));
  const form = await formNamed(/^Edit the price/);
  expect(document.activeElement).toBe(form.getByRole('heading'));
  expect(valueOf(form.getByLabelText(/^MRP/))).toBe('120');
  fill(form.getByLabelText('From'), '2099-12-02T09:30');
  fill(form.getByLabelText(/^Selling price/), '110');
  await press('Save changes', form);
  const moved = await prices.findByRole('row', { name: /2 Dec 2099, 9:30 am IST/ });
  expect(moved.textContent).toContain('₹110');
  await press(/^Delete/, within(moved));
  await shows('No planned prices', prices);
  expect(backend.document('priceChanges/soap_one')).toBeUndefined();
  await press('Undo');
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
  const { backend, change } = await openPlan(documents);
  const prices = await part();
  await press(/^Edit: price/, within(await prices.findByRole('row', { name: /2099/ })));
  const form = await formNamed(/^Edit the price/);
  fill(form.getByLabelText(/^Selling price/), '110');
  change('priceChanges/soap_one', { price: 80, auditId: 'second' });
  await press('Save changes', form);
  await shows('This plan has been changed', form);
  expect(backend.document('priceChanges/soap_one')).toMatchObject({ price: 80 });
});

test('a viewer sees planned prices and cannot change them', async () => {
  const documents = { ...soap, ...planned('one', new Date('2099-12-01')) };
  await openPlan(documents, 'viewer');
  const prices = await part();
  const row = await prices.findByRole('row', { name: /2099/ });
  expect(row.textContent).toContain('₹90');
  expect(prices.queryAllByRole('button')).toEqual([]);
  await shows('Only owners and staff can make changes', prices);
});

test('the overview lists the next planned prices and links to their products', async () => {
  const documents = { ...soap, ...planned('one', new Date('2099-12-01')) };
  const { address } = await openPart(<PricesCard />, 'staff', documents);
  await follow(/soap/, await part());
  expect(address()).toBe('/admin/dashboard/products?open=soap');
});
