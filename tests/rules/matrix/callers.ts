import { type Permission, rolesWith } from '#domain/staff/permissions.ts';

/** Every kind of caller that the rules distinguish. */
export const CALLERS = [
  'visitor',
  'customer',
  'another customer',
  'unverified customer',
  'anonymous guest',
  'viewer',
  'staff',
  'owner',
  'packer',
  'accountant',
  'demoted viewer',
  'demoted staff',
  'demoted owner',
  'owner with a second factor',
  'owner without a second factor',
] as const;

export type Caller = (typeof CALLERS)[number];

/** Asha as a guest, before confirming her email, and after: one uid. */
export const ASHA: readonly Caller[] = ['customer', 'unverified customer', 'anonymous guest'];
/** Asha with a registered account. */
export const NAMED_ASHA: readonly Caller[] = ['customer', 'unverified customer'];
/** The people who work for the shop, by what the table of permissions lets their role do. */
const withPermission = (permission: Permission): readonly Caller[] => [
  ...rolesWith(permission),
  'owner with a second factor',
];
/** The people who see orders. */
export const TEAM = withPermission('see-orders');
/** The people who see money. */
export const BOOKKEEPERS = withPermission('see-money');
/** The people who see everything. */
export const STAFF = withPermission('see-shop');
/** The people who may change the shop's data. */
export const EDITORS = withPermission('edit');
export const OWNER = withPermission('own');
/** No caller, not even the owner. */
export const NO_CALLER: readonly Caller[] = [];

type Claims = Readonly<Record<string, unknown>>;

/** A caller as a request carries them: null for a visitor. `email` is empty where the token has none. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly claims: Claims;
}

/** When all sessions began (seconds), and when the demoted lost their role, a moment later (milliseconds). */
export const SIGNED_IN_AT = 1_790_000_000;
export const DEMOTED_AT = SIGNED_IN_AT * 1000 + 500;

function personWith(uid: string, claims: Claims = {}): Person {
  const email = `${uid}@franch.test`;
  const account = { email, email_verified: true, firebase: { sign_in_provider: 'password' } };
  return { uid, email, claims: { ...account, auth_time: SIGNED_IN_AT, ...claims } };
}

const PEOPLE: Readonly<Record<Exclude<Caller, 'visitor'>, Person>> = {
  customer: personWith('asha'),
  'another customer': personWith('ravi'),
  'unverified customer': personWith('asha', { email_verified: false }),
  'anonymous guest': {
    uid: 'asha',
    email: '',
    claims: { firebase: { sign_in_provider: 'anonymous' }, auth_time: SIGNED_IN_AT },
  },
  viewer: personWith('viewer', { role: 'viewer' }),
  staff: personWith('staff', { role: 'staff' }),
  owner: personWith('owner', { role: 'owner' }),
  packer: personWith('packer', { role: 'packer' }),
  accountant: personWith('accountant', { role: 'accountant' }),
  'demoted viewer': personWith('leela', { role: 'viewer' }),
  'demoted staff': personWith('leela', { role: 'staff' }),
  'demoted owner': personWith('leela', { role: 'owner' }),
  // Where the shop requires a second factor.
  'owner with a second factor': personWith('meera', {
    ...{ role: 'owner', mfa: true },
    firebase: { sign_in_provider: 'password', sign_in_second_factor: 'totp' },
  }),
  'owner without a second factor': personWith('meera', { role: 'owner', mfa: true }),
};

/** The token of a caller's request, with other claims where a row sets them. */
export function personOf(caller: Caller, claims: Claims = {}): Person | null {
  if (caller === 'visitor') return null;
  const person = PEOPLE[caller];
  return { ...person, claims: { ...person.claims, ...claims } };
}

/** Leela, who was demoted: stored for every row, beside the row's own documents. */
export const DEMOTED = 'demoted/leela';
