import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EARLIER, formNamed, shows, valueOf } from '../support/staff.ts';
import { fill, follow, openPage, press } from './open-page.tsx';

const TEAM = '/admin/dashboard/team';
const member = (uid: string, role: string, name: string) => ({
  [`staff/${uid}`]: { email: `${uid}@franch.test`, name, role, sinceAt: EARLIER, by: '' },
});
const members = {
  ...member('owner', 'owner', 'Farida Franch'),
  ...member('leela', 'staff', 'Leela'),
};
const row = (name: RegExp) => screen.findByRole('row', { name });

test('an owner invites by email; a refusal keeps what was typed, and pending invitations are listed', async () => {
  const expiresAt = new Date(Date.now() + 86_400_000);
  const { backend } = await openPage(TEAM, 'owner', {
    ...members,
    'invitations/0123456789abcdef0123456789abcdef': {
      ...{ email: 'pavan@franch.test', role: 'packer', by: 'owner@franch.test', byUid: 'owner' },
      ...{ hash: 'ab', at: EARLIER, expiresAt },
    },
  });
  await press('Invite');
  const form = await formNamed('Invite to the team');
  await press('Send invitation', form);
  const email = form.getByLabelText<HTMLInputElement>('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(backend.calls).toEqual([]);
  backend.answer('inviteMember', () => ({ outcome: 'refused', refusal: 'already-member' }));
  fill(email, 'leela@franch.test');
  await press('Send invitation', form);
  await shows('This person is in the team already.', form);
  expect(email.value).toBe('leela@franch.test');

  backend.answer('inviteMember', () => ({ outcome: 'sent' }));
  fill(email, 'meera@franch.test');
  fill(form.getByLabelText('Role'), 'accountant');
  await press('Send invitation', form);
  await shows('Invitation sent to meera@franch.test.');
  expect(backend.calls.at(-1)).toEqual({
    name: 'inviteMember',
    request: { email: 'meera@franch.test', role: 'accountant' },
  });

  const pending = within(await row(/^pavan@franch\.test/));
  await press(/^Send again/, pending);
  const again = await formNamed('Invite to the team');
  expect(valueOf(again.getByLabelText('Email'))).toBe('pavan@franch.test');
  await press('Send invitation', again);
  await shows('Invitation sent to pavan@franch.test.');
  backend.answer('revokeInvitation', () => ({ outcome: 'revoked' }));
  await press(/^Withdraw/, pending);
  await press('Withdraw', within(await screen.findByRole('dialog')));
  await shows('The invitation of pavan@franch.test has been withdrawn.');
  expect(backend.calls.at(-1)).toEqual({
    name: 'revokeInvitation',
    request: { id: '0123456789abcdef0123456789abcdef' },
  });
});

test('an owner revokes a role after a confirmation, but not that of the last owner', async () => {
  const { backend } = await openPage(TEAM, 'owner', members);
  backend.answer('setRole', () => ({ outcome: 'set', role: 'none' }));
  await press(/^Remove/, within(await row(/Leela/)));
  await press('Remove', await formNamed(/Remove Leela/));
  await shows('leela@franch.test has been removed from the team.');
  expect(backend.calls).toEqual([
    { name: 'setRole', request: { email: 'leela@franch.test', role: 'none' } },
  ]);
  backend.answer('setRole', () => ({ outcome: 'refused', refusal: 'last-owner' }));
  await press(/^Remove/, within(await row(/Farida/)));
  const form = await formNamed(/Remove Farida Franch/);
  await press('Remove', form);
  await shows('The shop needs an owner.', form);
});

test('staff see the team, see their own entry and cannot change it', async () => {
  await openPage(TEAM, 'staff', { ...members, ...member('staff', 'staff', 'Suresh') });
  expect((await row(/Suresh/)).textContent).toContain('you');
  await shows('Only owners can change the team.');
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

const CUSTOMERS = '/admin/dashboard/customers';

const customer = (uid: string, name: string) => ({
  [`users/${uid}`]: {
    ...{ name, nameKey: name.toLowerCase(), email: `${uid}@franch.test`, phone: '', photoURL: '' },
    ...{ createdAt: EARLIER, updatedAt: EARLIER },
  },
});

test('a customer is found by email prefix, and the page’s address restores the search', async () => {
  const documents = { ...customer('asha', 'Asha Kulkarni'), ...customer('meera', 'Meera') };
  const { address, goTo } = await openPage(CUSTOMERS, 'viewer', documents);
  fill(await screen.findByLabelText(/^Name, email or phone/), 'zz');
  await press('Find');
  await shows('No customers found.');
  fill(screen.getByLabelText(/^Name, email or phone/), 'ASHA@');
  await press('Find');
  const link = await screen.findByRole('link', { name: 'Asha Kulkarni' });
  expect(screen.getAllByRole('row')).toHaveLength(2);
  const found = address();
  await follow('Asha Kulkarni');
  await screen.findByRole('heading', { level: 1, name: 'Asha Kulkarni' });
  expect(link.isConnected).toBe(false);
  await screen.findByRole('heading', { name: 'Latest orders' });
  await shows('No orders yet.');
  goTo(found);
  expect(valueOf(await screen.findByLabelText(/^Name, email or phone/))).toBe('ASHA@');
  goTo(`${CUSTOMERS}?open=gone`);
  expect(await shows('This account no longer exists.')).toBeDefined();
});
