import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EARLIER, fill, formNamed, renderStaff, shows } from '../support/staff.ts';

const COUPONS = '/admin/dashboard/coupons';
const coupon = (changes: object = {}) => ({
  'coupons/FLOW10': {
    ...{ active: true, worth: { kind: 'percent', percent: 10, mostPaise: 10_000 }, uses: 3 },
    ...{ minimumPaise: 0, createdAt: EARLIER, ...changes },
  },
});

test('staff create a coupon, see its discount, and end it', async () => {
  const { user, backend, address } = await renderStaff(COUPONS, 'staff');
  expect(await screen.findByText('No coupons yet.')).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'New coupon' }));
  const form = await formNamed('New coupon');
  await fill(user, form.getByLabelText(/^Code/), 'flow10');
  await fill(user, form.getByLabelText('Percent'), '10');
  await fill(user, form.getByLabelText(/^Maximum discount/), '100');
  const until = form.getByLabelText(/^Ends/);
  await user.clear(until);
  await user.type(until, '2030-01-01T00:00');
  expect(await form.findByText('Cart of ₹1,500: ₹100 off, customer pays ₹1,400.')).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Create coupon' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'FLOW10' })).toBeDefined();
  expect(address()).toBe(`${COUPONS}?open=FLOW10`);
  expect(backend.document('coupons/FLOW10')).toMatchObject({
    active: true,
    worth: { kind: 'percent', percent: 10, mostPaise: 10_000 },
    untilAt: new Date('2030-01-01T00:00:00+05:30'),
    uses: 0,
  });
  await user.click(await screen.findByRole('button', { name: 'End coupon' }));
  const ask = await screen.findByRole('dialog', { name: 'End FLOW10?' });
  await user.click(within(ask).getByRole('button', { name: 'End coupon' }));
  expect(await screen.findByText(/FLOW10 ended\./)).toBeDefined();
  expect(backend.document('coupons/FLOW10')).toMatchObject({ active: false });
});

test('a code that exists is refused beside its field and changes nothing', async () => {
  const { user, backend } = await renderStaff(`${COUPONS}?open=new`, 'staff', coupon());
  const form = await formNamed('New coupon');
  await fill(user, form.getByLabelText(/^Code/), 'FLOW10');
  await fill(user, form.getByLabelText('Percent'), '0');
  await user.click(form.getByRole('button', { name: 'Create coupon' }));
  expect(await form.findByText('“0” is zero. Enter a whole number above 0.')).toBeDefined();
  await fill(user, form.getByLabelText('Percent'), '20');
  await user.click(form.getByRole('button', { name: 'Create coupon' }));
  expect((await form.findAllByText('A coupon with this code already exists.')).length).toBe(2);
  expect(form.getByLabelText(/^Code/).getAttribute('aria-invalid')).toBe('true');
  expect(backend.writes).toEqual([]);
});

test('a viewer sees coupons and cannot change them', async () => {
  const { user } = await renderStaff(COUPONS, 'viewer', coupon({ mostUses: 5 }));
  const row = await screen.findByRole('row', { name: /FLOW10/ });
  expect(row.textContent).toContain('10 %, up to ₹100');
  expect(row.textContent).toContain('3 of 5');
  expect(screen.queryByRole('button', { name: 'New coupon' })).toBeNull();
  await user.click(within(row).getByRole('link', { name: 'FLOW10' }));
  await shows('Only owners and staff can make changes');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a code that does not exist is reported', async () => {
  await renderStaff(`${COUPONS}?open=NOTHING`, 'staff');
  expect(await screen.findByText('No coupon has this code.')).toBeDefined();
});
