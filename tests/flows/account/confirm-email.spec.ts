import type { Page } from '@playwright/test';
import {
  adminAuth,
  aCustomer,
  aNewEmail,
  mailedLinks,
  signIn,
} from '../../support/shop/customers.ts';
import { ANSWER } from '../../support/shop/checkouts.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Confirm your email address' });

test('the mailed link opens a tab that stores a confirmed token', async ({ page, context }) => {
  const [email, name] = [aNewEmail(), 'Meera Kapoor'];
  await page.goto('/auth');
  await page.getByRole('group').getByRole('button', { name: 'Create account' }).click();
  const form = page.getByRole('form', { name: 'Create account' });
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Choose a password').fill('Neem-leaf-8');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(notice(page)).toContainText(`We have sent a link to ${email}.`, ANSWER);
  expect(await emailVerifiedInToken(page)).toBe(false);
  const { uid } = await adminAuth().getUserByEmail(email);
  const profile = async () => (await adminFirestore().doc(`users/${uid}`).get()).data();
  await expect.poll(profile).toMatchObject({ email, name });

  const [link = '', ...others] = await mailedLinks(email, 'VERIFY_EMAIL');
  expect(others).toEqual([]);
  const mailTab = await context.newPage();
  await mailTab.goto(link);
  // The link's page leads back to the shop, where nothing is left to confirm.
  await expect(mailTab).toHaveURL('/dashboard');
  await expect(mailTab.getByLabel('Name')).toHaveValue(name);
  await expect(notice(mailTab)).toHaveCount(0);
  await expect.poll(() => emailVerifiedInToken(mailTab)).toBe(true);
});

test('“I’ve confirmed” asks the server and replaces the stored token', async ({ page }) => {
  const customer = await aCustomer('Gopal');
  await signIn(page, customer);
  await expect(notice(page)).toContainText(`${customer.email} isn’t confirmed yet.`);
  await adminAuth().updateUser(customer.uid, { emailVerified: true });
  await page.getByRole('button', { name: 'I’ve confirmed' }).click();
  await expect(notice(page).getByText(`${customer.email} is confirmed.`)).toBeFocused();
  expect(await emailVerifiedInToken(page)).toBe(true);
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
