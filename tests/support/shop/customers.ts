import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { portOffset, portsAt, projectId } from '../../../dev/backend/ports.ts';
import { ROLES } from '#domain/staff/role.ts';
import { SEED_PASSWORD } from '../../../dev/seed/accounts.ts';
import { seededStaff } from './people.ts';
import { adminFirestore } from '../backend/admin-firestore.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A test user with a separate account, so that flows do not interfere. */
export interface Customer {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** An email address without an account. */
export function aNewEmail(): string {
  return `flow-${randomUUID().slice(0, 13)}@franch.test`;
}

/** The suite's Admin Auth, which bypasses the rules. */
export function adminAuth() {
  // adminFirestore creates the default app.
  adminFirestore();
  return getAuth();
}

/** Creates an account with a password. */
export async function aCustomer(name = ''): Promise<Customer> {
  const email = aNewEmail();
  const password = SEED_PASSWORD;
  const user = await adminAuth().createUser({
    email,
    password,
    ...(name && { displayName: name }),
  });
  return { uid: user.uid, email, password };
}

/** Fills in the sign-in form and submits it. */
export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Customer, 'email' | 'password'>,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** The browser storage of seeded staff after their first sign-in of this worker, by email. */
const staffSessions = new Map<string, StorageState>();

/**
 * Signs in and waits to be at `next`, a path of the shop. Seeded staff use the form once per worker; after that the
 * browser storage of that sign-in is restored. Every other account signs in through the form.
 */
export async function signIn(
  page: Page,
  { email, password }: Pick<Customer, 'email' | 'password'>,
  next = '/dashboard',
): Promise<void> {
  const session = staffSessions.get(email);
  if (session) {
    // Restoring replaces IndexedDB, which waits for a page of the shop that has it open.
    await page.goto('about:blank');
    await page.context().setStorageState(session);
    await page.goto(next);
    return;
  }
  await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  await fillSignIn(page, { email, password });
  await expect(page).toHaveURL(next);
  // A flow that leaves the page before it has written the profile would make the next page write it too, which is
  // refused.
  const hasProfile = await waitForProfile(page, PROFILE_MS).then(
    () => true,
    () => false,
  );
  const isStaff = ROLES.some((role) => seededStaff(role).email === email);
  if (isStaff && hasProfile)
    staffSessions.set(email, await page.context().storageState({ indexedDB: true }));
}

/** Limit on the wait for the profile, in milliseconds: where rules refuse every write, it never comes. */
const PROFILE_MS = 5_000;

/** Waits until the signed-in user's profile exists, so that no second page creates it as well. */
async function waitForProfile(page: Page, timeout: number): Promise<void> {
  const hasProfileFlag = () => localStorage.getItem('franch.signed-in') === 'profile';
  await page.waitForFunction(hasProfileFlag, undefined, { timeout });
}

/** Links that the Auth emulator would have mailed to an address, newest last. */
export async function mailedLinks(
  email: string,
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL',
): Promise<readonly string[]> {
  const { auth } = portsAt(portOffset());
  const answer = await fetch(`http://127.0.0.1:${auth}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  return oobCodes
    .filter((code) => code.email === email && code.requestType === kind)
    .map(({ oobLink }) => oobLink);
}

/** Replaces the deployed rules while `work` runs: simulates a server that refuses. */
export async function withRules(rules: string, work: () => Promise<void>): Promise<void> {
  const { firestore } = portsAt(portOffset());
  const address = `http://127.0.0.1:${firestore}/emulator/v1/projects/${projectId}:securityRules`;
  const put = (content: string) =>
    fetch(address, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    });
  const { readFile } = await import('node:fs/promises');
  const own = await readFile('firestore.rules', 'utf8');
  await put(rules);
  try {
    await work();
  } finally {
    await put(own);
  }
}

/** Rules that deny everything. */
export const DENY_ALL = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read, write: if false; }
  }
}`;
