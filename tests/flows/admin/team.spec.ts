import type { Page } from '@playwright/test';
import { axeFinds } from '../../support/browser/axe.ts';
import { aCustomer, adminAuth, type Customer, signIn } from '../../support/shop/customers.ts';
import { AUTH_REFUSES, RULES_DENY, STREAM_ENDED } from '../../support/browser/noise.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const TEAM = '/admin/dashboard/team';
const OWNER = seededStaff('owner');

/** A customer with a confirmed e-mail. */
async function confirmedCustomer(name: string): Promise<Customer> {
  const person = await aCustomer(name);
  await adminAuth().updateUser(person.uid, { emailVerified: true });
  return person;
}

const stored = async (path: string) => (await adminFirestore().doc(path).get()).data();
/** The row of this e-mail. Other rows name who granted a role, but in another cell. */
const row = (page: Page, email: string) =>
  page.getByRole('row').filter({ has: page.locator('th, td:first-child', { hasText: email }) });

test('an owner grants and revokes a role; the person’s open page leaves at once', async ({
  page,
  browser,
  tolerateNoise,
}) => {
  // Listeners are refused once their user has signed out or lost the role.
  for (const refused of [RULES_DENY, STREAM_ENDED, AUTH_REFUSES]) tolerateNoise(refused);
  const leela = await confirmedCustomer('Leela');
  await signIn(page, OWNER, TEAM);
  await page.getByRole('button', { name: 'Add member' }).click();
  const form = page.getByRole('form', { name: 'Add member' });
  await form.getByLabel('Account e-mail').fill(leela.email);
  await form.getByLabel('Role').selectOption('staff');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(row(page, leela.email)).toContainText('Staff');
  expect(await stored(`staff/${leela.uid}`)).toMatchObject({ role: 'staff', by: OWNER.email });
  expect(await axeFinds(page)).toEqual([]);

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const theirs = await other.newPage();
  await signIn(theirs, leela, TEAM);
  await expect(row(theirs, leela.email)).toContainText('you');
  await expect(theirs.getByRole('button', { name: 'Add member' })).toHaveCount(0);

  await row(page, leela.email).getByRole('button', { name: 'Remove' }).click();
  const sure = page.getByRole('form', { name: /Remove Leela/ });
  await sure.getByRole('button', { name: 'Remove' }).click();
  await expect(row(page, leela.email)).toHaveCount(0);
  await expect(theirs).toHaveURL(/\/auth\?next=%2Fadmin/);
  await expect(theirs.getByText('Your access to the staff area has changed.')).toBeVisible();
  expect(await stored(`staff/${leela.uid}`)).toBeUndefined();
  // The page leaves with the decision; the claim follows.
  const claims = async () => (await adminAuth().getUser(leela.uid)).customClaims ?? {};
  await expect.poll(claims).toEqual({});
  await other.close();
});
