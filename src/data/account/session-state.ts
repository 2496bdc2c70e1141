import type { AuthState, AuthUser } from '../firebase/auth.ts';

/** The signed-in user as pages need it. */
export type SessionUser = AuthUser;

/** The state of the session: `loading` until Auth has answered. */
export type Session = { readonly state: 'loading' } | AuthState;
