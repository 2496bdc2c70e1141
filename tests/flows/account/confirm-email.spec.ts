import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { emulatorEnvironment, portOffset, projectId } from '../../../dev/backend/ports.ts';
import { letterTo } from '../../support/backend/inbox.ts';
import { axeFinds } from '../../support/browser/axe.ts';
import {
  adminAuth,
  aCustomer,
  aNewEmail,
  fillSignIn,
  mailedLinks,
  signIn,
} from '../../support/shop/customers.ts';
import { aborted } from '../../support/browser/noise.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const PASSWORD = 'Neem-leaf-8';
const SEND = '**/api/sendConfirmation';

const notice = (page: Page) => page.getByRole('region', { name: 'Confirm your e-mail address' });
const confirmationLinks = (email: string) => mailedLinks(email, 'VERIFY_EMAIL');

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('group').getByRole('button', { name: 'Create account' }).click();
  const form = page.getByRole('form', { name: 'Create account' });
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Choose a password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
}

/** Opens a link in another tab, as the device's mail app would. */
async function openLink(page: Page, link: string | undefined): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(link ?? '');
  return other;
}

/** Runs `npm run owner`. `--force` because the seeded shop already has an owner. */
async function makeOwner(email: string): Promise<{ code: number; output: string }> {
  const root = join(import.meta.dirname, '../../..');
  const args = ['--project', projectId, '--email', email, '--confirm', '--force'];
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['dev/setup.mjs', 'owner', ...args],
      { cwd: root, env: { ...process.env, ...emulatorEnvironment(portOffset()) } },
    );
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}

test('a user who registers with a password confirms the e-mail and becomes the owner', async ({
  page,
}) => {
  test.slow();
  const email = aNewEmail();
  await register(page, email);
  await expect(notice(page)).toContainText(`We have sent a link to ${email}.`);
  expect(await axeFinds(page)).toEqual([]);
  expect(await confirmationLinks(email)).toHaveLength(1);
  const letter = await letterTo(email, 'Welcome to Franch');
  expect(letter.html).toContain('Confirm my e-mail address');

  const refusedRun = await makeOwner(email);
  expect(refusedRun.code).toBe(1);
  expect(refusedRun.output).toContain(
    `${email} is not confirmed yet. Open the link in the confirmation`,
  );

  const [link] = await confirmationLinks(email);
  const back = await openLink(page, link);
  // The link's page leads back to the shop, where nothing is left to confirm.
  await expect(back).toHaveURL('/dashboard');
  await expect(back.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expect(notice(back)).toHaveCount(0);
  await back.close();

  const { uid } = await adminAuth().getUserByEmail(email);
  try {
    expect(await makeOwner(email)).toMatchObject({ code: 0 });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/admin');
    await fillSignIn(page, { email, password: PASSWORD });
    await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
  } finally {
    // The overview is still asking for the shop's health, which a deleted account is refused.
    await page.close();
    await adminFirestore().doc(`staff/${uid}`).delete();
    await adminAuth().deleteUser(uid);
  }
});

test('“I’ve confirmed” asks the server, and refreshes the account and its token', async ({
  page,
}) => {
  const email = aNewEmail();
  await register(page, email);
  await expect(notice(page)).toContainText('We have sent a link');
  await page.getByRole('button', { name: 'I’ve confirmed' }).click();
  await expect(notice(page).getByRole('alert')).toContainText('isn’t confirmed yet');

  const { uid } = await adminAuth().getUserByEmail(email);
  await adminAuth().updateUser(uid, { emailVerified: true });
  await page.getByRole('button', { name: 'I’ve confirmed' }).click();
  const answer = notice(page).getByText(`Thank you. ${email} is confirmed.`);
  await expect(answer).toBeFocused();
  await expect(notice(page).getByRole('button')).toHaveCount(0);
  expect(await emailVerifiedInToken(page)).toBe(true);

  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link').nth(1).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('a page opened after the confirmation refreshes a token issued before it', async ({
  page,
}) => {
  const customer = await aCustomer('Gopal');
  await signIn(page, customer);
  await expect(notice(page)).toContainText(`${customer.email} isn’t confirmed yet.`);
  expect(await emailVerifiedInToken(page)).toBe(false);
  await adminAuth().updateUser(customer.uid, { emailVerified: true });
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Gopal');
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => emailVerifiedInToken(page)).toBe(true);
});

test('another confirmation e-mail can be requested once a minute', async ({ page }) => {
  const customer = await aCustomer();
  await page.clock.install();
  await signIn(page, customer);
  await page.getByRole('button', { name: 'Send confirmation e-mail' }).click();
  await expect(notice(page)).toContainText(`We have sent a link to ${customer.email}.`);
  const resendButton = page.getByRole('button', { name: 'Resend confirmation e-mail' });
  await expect(resendButton).toHaveAttribute('aria-disabled', 'true');
  await resendButton.click({ force: true });
  await page.clock.fastForward(61_000);
  await expect(resendButton).toHaveAttribute('aria-disabled', 'false');
  expect(await confirmationLinks(customer.email)).toHaveLength(1);
  await resendButton.click();
  await expect.poll(() => confirmationLinks(customer.email)).toHaveLength(2);
});

test('an account is created even if its confirmation e-mail cannot be sent', async ({
  page,
  expectNoise,
}) => {
  expectNoise(aborted('/api/sendConfirmation'));
  const email = aNewEmail();
  await page.route(SEND, (route) => route.abort());
  await register(page, email);
  await expect(notice(page)).toContainText(
    `Your account is ready, but we couldn’t send the confirmation e-mail to ${email}.`,
  );
  await expect(notice(page).getByRole('alert')).toContainText(
    'We can’t reach our servers right now.',
  );
  expect((await adminAuth().getUserByEmail(email)).emailVerified).toBe(false);

  await page.unroute(SEND);
  await page.route(SEND, (route) =>
    route.fulfill({
      json: { result: { outcome: 'too-many' } },
    }),
  );
  await page.getByRole('button', { name: 'Send confirmation e-mail' }).click();
  await expect(notice(page).getByRole('alert')).toHaveText(
    'You have asked for several e-mails in a short time. Please try again in an hour.',
  );
  expect(await confirmationLinks(email)).toHaveLength(0);
});

test('a Google account has nothing to confirm', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose a Google account' });
  await chooser.getByLabel('E-mail of the Google account').fill(aNewEmail());
  await chooser.getByRole('button', { name: 'Use this account' }).click();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

/** The claim that functions would read from the browser's token. */
async function emailVerifiedInToken(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('unread')));
      });
    const database = await done(indexedDB.open('firebaseLocalStorageDb'));
    const rows = database.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage');
    const found: unknown[] = await done(rows.getAll());
    database.close();
    const [{ value }] = found as [{ value: { stsTokenManager: { accessToken: string } } }];
    const body = value.stsTokenManager.accessToken.split('.')[1] ?? '';
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as object;
    return (claims as Record<string, unknown>)['email_verified'];
  });
}
