import type { Page } from '@playwright/test';
import { axeFinds } from '../../support/browser/axe.ts';
import { aCustomer, fillSignIn, signIn } from '../../support/shop/customers.ts';
import { AUTH_REFUSES } from '../../support/browser/noise.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

/** Fails on axe violations of the current page and on horizontal overflow. */
async function isFlawless(page: Page): Promise<void> {
  expect(await axeFinds(page)).toEqual([]);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(wide).toBe(false);
}

test('axe finds no violations in any state of the sign-in', async ({ page, expectNoise }) => {
  expectNoise(AUTH_REFUSES);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/auth');
  await isFlawless(page);
  await page.getByRole('form').getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, { email: 'nobody@franch.test', password: 'Wrong@108' });
  await expect(page.getByText('don’t match')).toBeVisible();
  await isFlawless(page);
  await page.getByRole('group').getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('form').getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Choose a password').fill('neem');
  await isFlawless(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use this account' }).click();
  await isFlawless(page);
  await page.keyboard.press('Escape');
  await page.getByRole('group').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill('');
  await page.getByRole('button', { name: 'Send link' }).click();
  await isFlawless(page);
  await page.getByLabel('E-mail').fill('nobody@franch.test');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await isFlawless(page);
});

test('axe finds no violations in any state of a customer’s pages', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dashboard?tab=cart-fav');
  await isFlawless(page);
  const customer = await aCustomer(
    'Asha with a name that is as long as names of real people can be',
  );
  await signIn(page, customer);
  await page.getByLabel('Mobile number').fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await isFlawless(page);
  await page.getByRole('link', { name: 'Addresses' }).click();
  await expect(page.getByText('No saved addresses')).toBeVisible();
  await isFlawless(page);
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('State or union territory').selectOption('Kerala');
  await page.getByLabel('PIN code').fill('560001');
  await page.getByRole('button', { name: 'Save' }).click();
  await isFlawless(page);
  await page.getByLabel('Town or city').fill('Thiruvananthapuram');
  await page.getByLabel('House, street').fill('Averylongnamewithoutanyspaceinit'.repeat(3));
  await page.getByLabel('Mobile number').fill('9876543210');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Default')).toBeVisible();
  await isFlawless(page);
  await page.getByRole('link', { name: 'Security and data' }).click();
  await expect(page.getByLabel('Current password')).toBeVisible();
  await isFlawless(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Delete my account permanently' })
    .click();
  await isFlawless(page);
  await page.keyboard.press('Escape');

  const slug = 'franch-oil-nh-plus';
  const product = (await adminFirestore().doc(`products/${slug}`).get()).data();
  await adminFirestore()
    .doc(`users/${customer.uid}/favorites/${slug}`)
    .set({
      productId: slug,
      title: product?.['title'] as string,
      imageURL: product?.['imageURL'] as string,
      price: 1,
      createdAt: new Date(),
    });
  await page.getByRole('link', { name: 'Cart and wishlist' }).click();
  await expect(page.getByText(/now .+ more/)).toBeVisible();
  await isFlawless(page);
  await page.getByRole('button', { name: /^Remove from wishlist/ }).click();
  await expect(page.getByText('removed from your wishlist')).toBeVisible();
  await isFlawless(page);
});

test('the sign-in and a wishlist button are usable by keyboard alone', async ({ page }) => {
  const customer = await aCustomer();
  await page.goto('/product/franch-oil-nh-plus');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^On my wishlist/ })
    .first();
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('E-mail').focus();
  await page.keyboard.type(customer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/product/franch-oil-nh-plus');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.focus();
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
