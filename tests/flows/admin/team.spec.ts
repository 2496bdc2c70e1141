import { aCustomer, adminAuth, signIn } from '../../support/shop/customers.ts';
import { AUTH_REFUSES, RULES_DENY, STREAM_ENDED } from '../../support/browser/noise.ts';
import { patience } from '../../support/shop/orders.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const TEAM = '/admin/dashboard/team';

test('an open page leaves the staff area live with a revoked role', async ({
  page,
  browser,
  tolerateNoise,
}) => {
  // Listeners are refused once their user has signed out or lost the role.
  for (const refused of [RULES_DENY, STREAM_ENDED, AUTH_REFUSES]) tolerateNoise(refused);
  const leela = await aCustomer('Leela');
  await adminAuth().updateUser(leela.uid, { emailVerified: true });
  // She has accepted an invitation (tests/contract/operations/invitations.test.ts).
  await adminAuth().setCustomUserClaims(leela.uid, { role: 'staff' });
  const member = { email: leela.email, name: 'Leela', role: 'staff', sinceAt: new Date(), by: '' };
  await adminFirestore().doc(`staff/${leela.uid}`).set(member);
  await signIn(page, seededStaff('owner'), TEAM);
  // Other rows name who granted a role, but in another cell.
  const email = page.locator('th, td:first-child', { hasText: leela.email });
  const row = page.getByRole('row').filter({ has: email });
  await expect(row).toContainText('Staff', patience);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await signIn(theirs, leela, TEAM);
  await expect(theirs.getByRole('row').filter({ hasText: leela.email })).toContainText('you');
  await row.getByRole('button', { name: 'Remove' }).click();
  const sure = page.getByRole('form', { name: /Remove Leela/ });
  await sure.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expect(theirs).toHaveURL(/\/auth\?next=%2Fadmin/);
  await expect(theirs.getByText('Your access to the staff area has changed.')).toBeVisible();
  expect((await adminFirestore().doc(`staff/${leela.uid}`).get()).exists).toBe(false);
  // The page leaves with the decision; the claim follows.
  const claims = async () => (await adminAuth().getUser(leela.uid)).customClaims ?? {};
  await expect.poll(claims).toEqual({});
  await other.close();
});
