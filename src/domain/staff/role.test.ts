import { expect, it } from 'vitest';
import { roleOf } from './role.ts';

it.each(['owner', 'staff', 'viewer'])('the claim %s is a role', (claim) => {
  expect(roleOf(claim)).toBe(claim);
});

it.each([undefined, null, '', 'Owner', 'owner ', 'admin', 0, true, {}, ['owner'], 'constructor'])(
  'the claim %o is none',
  (claim) => {
    expect(roleOf(claim)).toBeNull();
  },
);
