import { aCustomer, waitForProfile, signIn } from '../../support/shop/customers.ts';
import { delayResponses } from '../../support/browser/delayed-responses.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

test('a visitor is known to be signed out at once, without loading Auth', async ({ page }) => {
  const authRequests: string[] = [];
  page.on('request', (request) => authRequests.push(request.url()));
  await page.goto('/dashboard?tab=cart-fav');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in to see your wishlist' })).toBeVisible();
  expect(authRequests.filter((url) => /identitytoolkit|\/auth-[\w-]+\.js/.test(url))).toEqual([]);
  await page.goto('/dashboard?tab=addresses');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard%3Ftab%3Daddresses');
});

test('while the auth state is unknown, a private page shows only the loading element; the shop does not wait', async ({
  page,
  context,
}) => {
  const customer = await aCustomer('Leela');
  await signIn(page, customer);
  const releaseSession = await delayResponses(context, /accounts:lookup/);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const loading = page.getByRole('status').filter({ hasText: 'NOT' });
  await expect(loading).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('link')).toHaveCount(0);

  await page.goto('/products');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(loading).toBeVisible();
  releaseSession();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('a sign-out or sign-in in one tab applies to all tabs', async ({ page, context }) => {
  const customer = await aCustomer('Leela');
  await signIn(page, customer);
  await waitForProfile(page);
  const other = await context.newPage();
  await other.goto('/dashboard?tab=security');
  await expect(other.getByRole('heading', { name: 'Change your password' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You’re signed out.')).toBeVisible();
  await expect(other).toHaveURL('/auth?next=%2Fdashboard%3Ftab%3Dsecurity');

  await signIn(page, customer, '/faq');
  await expect(other).toHaveURL('/dashboard?tab=security');
});
