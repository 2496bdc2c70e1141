import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '../support/render-shop.tsx';
import { EARLIER, fill, formNamed, press, renderStaff, shows } from '../support/staff.ts';

const TEAM = '/admin/dashboard/team';
const member = (uid: string, role: string, name: string) => ({
  [`staff/${uid}`]: { email: `${uid}@franch.test`, name, role, sinceAt: EARLIER, by: '' },
});
const members = {
  ...member('owner', 'owner', 'Farida Franch'),
  ...member('leela', 'staff', 'Leela'),
};
const row = (name: RegExp) => screen.findByRole('row', { name });

test('a visitor is asked to sign in, and then returns to the address', async () => {
  const { address } = await renderShop('/admin');
  await waitFor(() => expect(address()).toMatch(/^\/auth\?next=%2Fadmin/));
});

test('a customer reads that the area is for staff', async () => {
  await renderShop(TEAM, { user: { uid: 'asha' } });
  await screen.findByRole('heading', { name: 'This area is for staff only' });
  expect(screen.queryByRole('navigation', { name: 'Staff area' })).toBeNull();
});

test('an owner grants a role; an unknown e-mail address is refused and stays in the form', async () => {
  const { user, backend } = await renderStaff(TEAM, 'owner', members);
  await press(user, 'Add member');
  const form = await formNamed('Add member');
  await press(user, 'Save', form);
  const email = form.getByLabelText<HTMLInputElement>('Account e-mail');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(backend.calls).toEqual([]);
  backend.answer('setRole', () => ({ outcome: 'refused', refusal: 'no-account' }));
  await fill(user, email, 'nobody@franch.test');
  await press(user, 'Save', form);
  await shows('No account has this e-mail yet.', form);
  expect(email.value).toBe('nobody@franch.test');

  backend.answer('setRole', () => ({ outcome: 'set', role: 'staff' }));
  await fill(user, email, 'meera@franch.test');
  await user.selectOptions(form.getByLabelText('Role'), 'staff');
  await press(user, 'Save', form);
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Add member' })).toBeNull());
  await shows('meera@franch.test has a new role.');
  expect(backend.calls.at(-1)).toEqual({
    name: 'setRole',
    request: { email: 'meera@franch.test', role: 'staff' },
  });
});

test('an owner revokes a role after a confirmation', async () => {
  const { user, backend } = await renderStaff(TEAM, 'owner', members);
  backend.answer('setRole', () => ({ outcome: 'set', role: 'none' }));
  await press(user, /^Remove/, within(await row(/Leela/)));
  await press(user, 'Remove', await formNamed(/Remove Leela/));
  await shows('leela@franch.test has been removed from the team.');
  expect(backend.calls).toEqual([
    { name: 'setRole', request: { email: 'leela@franch.test', role: 'none' } },
  ]);
});

test('the last owner’s role cannot be revoked, and the dialog says why', async () => {
  const { user, backend } = await renderStaff(TEAM, 'owner', members);
  backend.answer('setRole', () => ({ outcome: 'refused', refusal: 'last-owner' }));
  await press(user, /^Remove/, within(await row(/Farida/)));
  const form = await formNamed(/Remove Farida Franch/);
  await press(user, 'Remove', form);
  expect(await shows('The shop needs an owner.', form)).toBeDefined();
});

test('staff see the team, see their own entry and cannot change it', async () => {
  await renderStaff(TEAM, 'staff', { ...members, ...member('staff', 'staff', 'Suresh') });
  expect((await row(/Suresh/)).textContent).toContain('you');
  await shows('Only owners can change the team.');
  expect(screen.queryByRole('button', { name: 'Add member' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});
