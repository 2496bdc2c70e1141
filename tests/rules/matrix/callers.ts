/** Everyone whom the rules can tell apart. */
export const CALLERS = [
  'visitor',
  'customer',
  'another customer',
  'unverified customer',
  'anonymous guest',
  'viewer',
  'staff',
  'owner',
  'demoted viewer',
  'demoted staff',
  'demoted owner',
] as const;

/** One of them. */
export type Caller = (typeof CALLERS)[number];

/** Asha, before she has an account, before she has confirmed her e-mail, and after: one uid. */
export const ASHA: readonly Caller[] = ['customer', 'unverified customer', 'anonymous guest'];
/** Asha with an account of her own. */
export const NAMED_ASHA: readonly Caller[] = ['customer', 'unverified customer'];
/** Who works for the shop. */
export const STAFF: readonly Caller[] = ['viewer', 'staff', 'owner'];
/** Who may change what is in the shop. */
export const EDITORS: readonly Caller[] = ['staff', 'owner'];
/** The owner alone. */
export const OWNER: readonly Caller[] = ['owner'];
/** Not even the owner. */
export const NOBODY: readonly Caller[] = [];

type Claims = Readonly<Record<string, unknown>>;

/** A caller as a request carries them: null for a visitor. `email` is empty where the token has none. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly claims: Claims;
}

/** When everybody's session began (seconds), and when the demoted lost their role, a moment later (milliseconds). */
export const SIGNED_IN_AT = 1_790_000_000;
export const DEMOTED_AT = SIGNED_IN_AT * 1000 + 500;

function someone(uid: string, claims: Claims = {}): Person {
  const email = `${uid}@franch.test`;
  const account = { email, email_verified: true, firebase: { sign_in_provider: 'password' } };
  return { uid, email, claims: { ...account, auth_time: SIGNED_IN_AT, ...claims } };
}

const PEOPLE: Readonly<Record<Exclude<Caller, 'visitor'>, Person>> = {
  customer: someone('asha'),
  'another customer': someone('ravi'),
  'unverified customer': someone('asha', { email_verified: false }),
  'anonymous guest': {
    uid: 'asha',
    email: '',
    claims: { firebase: { sign_in_provider: 'anonymous' }, auth_time: SIGNED_IN_AT },
  },
  viewer: someone('viewer', { role: 'viewer' }),
  staff: someone('staff', { role: 'staff' }),
  owner: someone('owner', { role: 'owner' }),
  'demoted viewer': someone('leela', { role: 'viewer' }),
  'demoted staff': someone('leela', { role: 'staff' }),
  'demoted owner': someone('leela', { role: 'owner' }),
};

/** What a caller's request carries, with other claims where a row asks for them. */
export function personOf(caller: Caller, claims: Claims = {}): Person | null {
  if (caller === 'visitor') return null;
  const person = PEOPLE[caller];
  return { ...person, claims: { ...person.claims, ...claims } };
}

/** Leela, who had a role: what every row finds in the store beside its own documents. */
export const DEMOTED = 'demoted/leela';
