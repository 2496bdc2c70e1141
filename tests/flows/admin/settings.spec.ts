import { axeFinds } from '../../support/browser/axe.ts';
import { signIn } from '../../support/shop/customers.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const SETTINGS = '/admin/dashboard/settings';
const COUPONS = '/admin/dashboard/coupons';

const store = () => adminFirestore().doc('settings/store');
const stored = async (): Promise<Record<string, unknown>> => (await store().get()).data() ?? {};
let initialSettings: Record<string, unknown> = {};

test.beforeEach(async () => {
  initialSettings = await stored();
});
test.afterEach(async () => {
  await store().set(initialSettings);
});

test('an owner changes delivery charges with an audit entry, and closes and opens the checkout', async ({
  page,
}) => {
  await signIn(page, seededStaff('owner'), SETTINGS);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  const charges = page.getByRole('form', { name: 'Delivery charges' });
  const fee = charges.getByLabel('Delivery charge below that');
  await expect(fee).toHaveValue('49');
  await fee.fill('59.50');
  await charges.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Delivery charges: saved.')).toBeVisible();
  expect((await stored())['shipping']).toEqual({
    freeFromPaise: 49_900,
    feePaise: 5_950,
    codFeePaise: 4_000,
  });
  const entry = await adminFirestore()
    .doc(`audit/${String((await stored())['auditId'])}`)
    .get();
  expect(entry.data()).toMatchObject({
    action: 'settings-shipping',
    by: 'owner',
    before: { shipping: { feePaise: 4_900 } },
    after: { shipping: { feePaise: 5_950 } },
  });
  await page.getByRole('button', { name: 'Close the checkout' }).click();
  const ask = page.getByRole('dialog', { name: 'Close the checkout?' });
  await ask.getByRole('button', { name: 'Close the checkout' }).click();
  await expect(page.getByText('The checkout is closed. Shoppers can’t order')).toBeVisible();
  expect((await stored())['checkoutOpen']).toBe(false);
  await page.getByRole('button', { name: 'Open the checkout' }).click();
  await expect.poll(async () => (await stored())['checkoutOpen']).toBe(true);
});

test('staff create a coupon, see its use, and end it', async ({ page }) => {
  const coupon = adminFirestore().doc('coupons/FLOW10');
  await coupon.delete();
  await signIn(page, seededStaff('staff'), COUPONS);
  await page.getByRole('button', { name: 'New coupon' }).click();
  const form = page.getByRole('form', { name: 'New coupon' });
  await form.getByLabel('Code').fill('flow10');
  await form.getByLabel('Percent', { exact: true }).fill('10');
  await form.getByLabel('Maximum discount').fill('100');
  await form.getByLabel('Ends (IST)').fill('2030-01-01T00:00');
  await expect(form.getByText('Cart of ₹1,500: ₹100 off, customer pays ₹1,400.')).toBeVisible();
  await form.getByRole('button', { name: 'Create coupon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FLOW10' })).toBeVisible();
  const storedCoupon = (await coupon.get()).data();
  expect(storedCoupon).toMatchObject({
    active: true,
    worth: { kind: 'percent', percent: 10, mostPaise: 10_000 },
    uses: 0,
  });
  // Contrast cannot be measured during a fade-in; an animation removed meanwhile never finishes.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: 'End coupon' }).click();
  const ask = page.getByRole('dialog', { name: 'End FLOW10?' });
  await ask.getByRole('button', { name: 'End coupon' }).click();
  await expect(page.getByText('FLOW10 ended.')).toBeVisible();
  expect((await coupon.get()).get('active')).toBe(false);
  await coupon.delete();
});
