import { expect, it } from 'vitest';
import { lacksSecondFactor, roleOf, sessionRole } from './role.ts';

it.each(['owner', 'staff', 'viewer', 'packer', 'accountant'])('the claim %s is a role', (claim) => {
  expect(roleOf(claim)).toBe(claim);
});

it.each([undefined, null, '', 'Owner', 'owner ', 'admin', 0, true, {}, ['owner'], 'constructor'])(
  'the claim %o is none',
  (claim) => {
    expect(roleOf(claim)).toBeNull();
  },
);

const FACTOR = { sign_in_second_factor: 'totp' };
const UNNAMED = { sign_in_second_factor: null };

it.each([
  ['without the requirement, a session without a second factor', { role: 'owner' }, 'owner'],
  ['a session with one, which nothing requires', { role: 'staff', firebase: FACTOR }, 'staff'],
  ['the requirement, with one', { role: 'viewer', mfa: true, firebase: FACTOR }, 'viewer'],
  ['the requirement, without one', { role: 'owner', mfa: true, firebase: {} }, null],
  ['the requirement, without a word from Auth', { role: 'owner', mfa: true }, null],
  ['a requirement of another type', { role: 'owner', mfa: 'yes' }, null],
  ['a second factor without a name', { role: 'owner', mfa: true, firebase: UNNAMED }, null],
])('%s: the role that counts', (_, claims, role) => {
  expect(sessionRole(claims)).toBe(role);
  expect(lacksSecondFactor(claims)).toBe(role === null);
});

it('a customer lacks no second factor', () => {
  expect(lacksSecondFactor({ mfa: true })).toBe(false);
});
