import { randomBytes } from 'node:crypto';
import { portOffset, portsAt } from '../../../dev/backend/ports.ts';
import type { Person } from '../shop/people.ts';

const ports = portsAt(portOffset());

/** The shop's own origin, through which its functions are reached. */
export const SHOP = `http://127.0.0.1:${ports.hosting}`;

const AUTH = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts`;

async function tokenOf(act: string, body: object): Promise<string> {
  const answer = await fetch(`${AUTH}:${act}?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** The ID token of a user who signs in. */
export function signedIn({ email, password }: Omit<Person, 'uid'>): Promise<string> {
  return tokenOf('signInWithPassword', { email, password });
}

/** The ID token of a guest: an anonymous user. */
export function asGuest(): Promise<string> {
  return tokenOf('signUp', {});
}

/**
 * The token as a sign-in with an authenticator app issues it. The Auth emulator knows no such sign-in, but signs nothing, so
 * that a test can add Auth's claim.
 */
export function withSecondFactor(token: string): string {
  const [header = '', body = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { firebase: object };
  const firebase = { ...claims.firebase, sign_in_second_factor: 'totp' };
  const changed = Buffer.from(JSON.stringify({ ...claims, firebase })).toString('base64url');
  return `${header}.${changed}.`;
}

/** A callable's response: its result, or its error code. */
export interface CallResult {
  readonly status: number;
  readonly result?: unknown;
  readonly error?: {
    readonly status: string;
    readonly message: string;
    readonly details?: unknown;
  };
}

/** Calls a function as the SDK does, by default of the suite's own shop. */
export async function call(
  name: string,
  data: unknown,
  token?: string,
  shop?: string,
): Promise<CallResult> {
  return post(name, JSON.stringify({ data }), token, shop);
}

/** Posts a raw body to a function. */
export async function post(
  name: string,
  body: string,
  token?: string,
  shop = SHOP,
): Promise<CallResult> {
  const answer = await fetch(`${shop}/api/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body,
  });
  const text = await answer.text();
  try {
    return { status: answer.status, ...(JSON.parse(text) as object) };
  } catch {
    return { status: answer.status };
  }
}

/** A new checkout attempt id. */
export const newAttempt = (): string => randomBytes(10).toString('hex');

/** Posts to the control API of the suite's gateway. */
export async function control(path: string, body: object = {}): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://127.0.0.1:${ports.gateway}/control/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`control/${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
