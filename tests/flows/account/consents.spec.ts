import { readFile } from 'node:fs/promises';
import { axeFinds } from '../../support/browser/axe.ts';
import {
  aCustomer,
  fillSignIn,
  READ_ONLY,
  signIn,
  withRules,
} from '../../support/shop/customers.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

test('a consent is given and withdrawn in one press each, and logged', async ({ page }) => {
  const customer = await aCustomer('Asha');
  const log = adminFirestore().collection(`users/${customer.uid}/consents`);
  const entries = async () =>
    (await log.orderBy('at').get()).docs.map((row) => [
      row.get('channel') as string,
      row.get('given') as boolean,
    ]);
  await signIn(page, customer, '/dashboard?tab=security');
  const email = page.getByRole('listitem').filter({ hasText: 'News by e-mail' });
  const whatsapp = page.getByRole('listitem').filter({ hasText: 'News by WhatsApp' });
  await expect(email.getByRole('status')).toHaveText('You have not agreed.');
  await expect(whatsapp.getByRole('status')).toHaveText('You have not agreed.');
  expect(await entries()).toEqual([]);

  await email.getByRole('button', { name: 'Agree: News by e-mail' }).focus();
  await page.keyboard.press('Enter');
  await expect(email.getByRole('status')).toHaveText(/^You agreed on \d+ \w+ \d{4}\.$/);
  await expect(email.getByRole('button')).toBeFocused();
  await expect(whatsapp.getByRole('status')).toHaveText('You have not agreed.');
  await expect.poll(entries).toEqual([['email', true]]);
  expect(await axeFinds(page)).toEqual([]);

  await withRules(READ_ONLY, async () => {
    await email.getByRole('button').click();
    await expect(page.getByText('Your account doesn’t have access to this.')).toBeVisible();
    await expect(email.getByRole('status')).toHaveText(/^You agreed on/);
  });
  await email.getByRole('button', { name: 'Withdraw: News by e-mail' }).click();
  await expect(email.getByRole('status')).toHaveText(/^You withdrew it on/);
  await expect(page.getByText('Your account doesn’t have access to this.')).toHaveCount(0);
  await expect.poll(entries).toEqual([
    ['email', true],
    ['email', false],
  ]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const dataFile = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    consents: readonly { given: boolean; text: string }[];
  };
  expect(new Set(dataFile.consents.map(({ given }) => given))).toEqual(new Set([true, false]));
  expect(dataFile.consents[0]?.text).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('staff see which customers consented to marketing', async ({ page }) => {
  const customer = await aCustomer('Asha who agreed');
  const at = new Date('2026-01-02T03:04:05Z');
  const user = adminFirestore().doc(`users/${customer.uid}`);
  await user.set({ email: customer.email, name: 'Asha who agreed', createdAt: at });
  const agreed = { channel: 'whatsapp', given: true, text: '2026-01-01', at };
  await user.collection('consents').doc('one').set(agreed);
  await page.goto(
    `/auth?next=${encodeURIComponent(`/admin/dashboard/customers?open=${customer.uid}`)}`,
  );
  await fillSignIn(page, seededStaff('viewer'));
  await expect(page.getByText('agreed on 2 Jan 2026')).toBeVisible();
  await expect(page.getByText('no consent: do not contact')).toBeVisible();
});
