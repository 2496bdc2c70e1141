import type { Page } from '@playwright/test';
import type { Role } from '#domain/staff/role.ts';
import { axeFinds } from '../../support/browser/axe.ts';
import { answered, AUTH_REFUSES, RULES_DENY, STREAM_ENDED } from '../../support/browser/noise.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';
import {
  aCustomer,
  adminAuth,
  type Customer,
  fillSignIn,
  signIn,
} from '../../support/shop/customers.ts';

/** A member of the team, who leaves it after the test. */
async function member(role: Role, name: string, claims: object = {}): Promise<Customer> {
  const person = await aCustomer(name);
  await adminAuth().updateUser(person.uid, { emailVerified: true });
  await adminAuth().setCustomUserClaims(person.uid, { role, ...claims });
  const fields = { email: person.email, name, role, sinceAt: new Date(), by: '' };
  await adminFirestore().doc(`staff/${person.uid}`).set(fields);
  members.push(person.uid);
  return person;
}
const members: string[] = [];
test.afterEach(async () => {
  for (const uid of members.splice(0)) await adminFirestore().doc(`staff/${uid}`).delete();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('where a second factor is required, a session without one opens its enrolment and nothing else', async ({
  page,
  expectNoise,
}) => {
  expectNoise(answered(400, '/v2/accounts/mfaEnrollment:start'));
  const leela = await member('staff', 'Leela', { mfa: true });
  await signIn(page, leela, '/admin/dashboard/orders');
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
  // The Auth emulator knows no authenticator apps, like a project that has not switched them on.
  await button(page, 'Set up an authenticator app').click();
  await expect(page.getByRole('alert').filter({ hasText: 'not switched on' })).toBeVisible();
  // The requirement is lifted.
  await adminAuth().setCustomUserClaims(leela.uid, { role: 'staff' });
  await button(page, 'Sign out').click();
  await fillSignIn(page, leela);
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
});

test('an owner without a second factor cannot require one, and helps a member who lost their phone', async ({
  page,
  tolerateNoise,
}) => {
  for (const refused of [RULES_DENY, STREAM_ENDED, AUTH_REFUSES]) tolerateNoise(refused);
  const owner = await member('owner', 'Farida');
  const leela = await member('staff', 'Leela');
  const phone = { factorId: 'phone', phoneNumber: '+919876543210', uid: 'leelas-phone' };
  await adminAuth().updateUser(leela.uid, { multiFactor: { enrolledFactors: [phone] } });
  await signIn(page, owner, '/admin/dashboard/settings');
  await button(page, 'Require a second factor').click();
  const ask = page.getByRole('dialog', { name: 'Require a second factor for the whole team?' });
  await ask.getByRole('button', { name: 'Require a second factor' }).click();
  await expect(ask.getByText('Set up your own authenticator app first')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await ask.getByRole('button', { name: 'Close' }).click();
  expect((await adminFirestore().doc('settings/team').get()).exists).toBe(false);

  await page.getByRole('link', { name: 'Team' }).click();
  await button(page, `Lost phone ${leela.email}`).click();
  const reset = page.getByRole('dialog', { name: 'Remove the authenticator app of Leela?' });
  await reset.getByRole('button', { name: 'Remove app' }).click();
  await expect(reset).toHaveCount(0);
  const { multiFactor } = await adminAuth().getUser(leela.uid);
  expect(multiFactor?.enrolledFactors ?? []).toEqual([]);
  const audit = adminFirestore().collection('audit').where('subject', '==', `staff/${leela.uid}`);
  const [entry] = (await audit.get()).docs;
  expect(entry?.data()).toMatchObject({ action: 'second-factor-reset', by: owner.uid });
  expect((await adminFirestore().doc(`demoted/${leela.uid}`).get()).exists).toBe(true);
});
