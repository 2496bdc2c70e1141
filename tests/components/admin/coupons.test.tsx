import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seededProduct } from '../support/catalogue.ts';
import { dialogNamed, EARLIER, formNamed, shows } from '../support/staff.ts';
import { fill, follow, openPage, press } from './open-page.tsx';

const COUPONS = '/admin/dashboard/coupons';
const coupon = (changes: object = {}) => ({
  'coupons/FLOW10': {
    ...{ active: true, worth: { kind: 'percent', percent: 10, mostPaise: 10_000 }, uses: 3 },
    ...{ minimumPaise: 0, createdAt: EARLIER, ...changes },
  },
});

test('staff create a coupon, see its discount, and end it', async () => {
  const { backend, address } = await openPage(COUPONS, 'staff');
  expect(await screen.findByText('No coupons yet.')).toBeDefined();
  await press('New coupon');
  const form = await formNamed('New coupon');
  fill(form.getByLabelText(/^Code/), 'flow10');
  fill(form.getByLabelText('Percent'), '10');
  fill(form.getByLabelText(/^Maximum discount/), '100');
  fill(form.getByLabelText(/^Ends/), '2030-01-01T00:00');
  expect(await form.findByText('Cart of ₹1,500: ₹100 off, customer pays ₹1,400.')).toBeDefined();
  await press('Create coupon', form);
  expect(await screen.findByRole('heading', { level: 1, name: 'FLOW10' })).toBeDefined();
  expect(address()).toBe(`${COUPONS}?open=FLOW10`);
  expect(backend.document('coupons/FLOW10')).toMatchObject({
    active: true,
    worth: { kind: 'percent', percent: 10, mostPaise: 10_000 },
    untilAt: new Date('2030-01-01T00:00:00+05:30'),
    uses: 0,
  });
  await press('End coupon');
  await press('End coupon', await dialogNamed('End FLOW10?'));
  expect(await screen.findByText(/FLOW10 ended\./)).toBeDefined();
  expect(backend.document('coupons/FLOW10')).toMatchObject({ active: false });
});

test('staff limit a coupon for free delivery to a product and to first orders', async () => {
  const slug = 'franch-ayurveda-skin-soap';
  const documents = { [`products/${slug}`]: seededProduct(slug) };
  const { backend } = await openPage(`${COUPONS}?open=new`, 'staff', documents);
  const form = await formNamed('New coupon');
  fill(form.getByLabelText(/^Code/), 'FIRST1');
  fill(form.getByLabelText('Discount type'), 'delivery');
  expect(form.queryByLabelText('Percent')).toBeNull();
  fill(form.getByLabelText(/Find a product/), 'Franch Ayurveda Skin');
  await press('Find', form);
  await press(/^Choose .*Skin Soap/, form);
  fill(form.getByLabelText(/^Who can use it/), 'first');
  await press('Create coupon', form);
  expect(await screen.findByRole('heading', { level: 1, name: 'FIRST1' })).toBeDefined();
  expect(backend.document('coupons/FIRST1')).toMatchObject({
    ...{ worth: { kind: 'delivery' }, products: [slug], firstOrder: true },
  });
});

test('a code that exists is refused beside its field and changes nothing', async () => {
  const { backend } = await openPage(`${COUPONS}?open=new`, 'staff', coupon());
  const form = await formNamed('New coupon');
  fill(form.getByLabelText(/^Code/), 'FLOW10');
  fill(form.getByLabelText('Percent'), '0');
  await press('Create coupon', form);
  expect(await form.findByText('“0” is zero. Enter a whole number above 0.')).toBeDefined();
  fill(form.getByLabelText('Percent'), '20');
  await press('Create coupon', form);
  expect((await form.findAllByText('A coupon with this code already exists.')).length).toBe(2);
  expect(form.getByLabelText(/^Code/).getAttribute('aria-invalid')).toBe('true');
  expect(backend.writes).toEqual([]);
});

test('a viewer sees coupons and cannot change them; a missing one is reported', async () => {
  const { goTo } = await openPage(COUPONS, 'viewer', coupon({ mostUses: 5 }));
  const row = await screen.findByRole('row', { name: /FLOW10/ });
  expect(row.textContent).toContain('10 %, up to ₹100');
  expect(row.textContent).toContain('3 of 5');
  expect(screen.queryByRole('button', { name: 'New coupon' })).toBeNull();
  await follow('FLOW10', within(row));
  await shows('Only owners and staff can make changes');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  goTo(`${COUPONS}?open=NOTHING`);
  await screen.findByText('No coupon has this code.');
});
