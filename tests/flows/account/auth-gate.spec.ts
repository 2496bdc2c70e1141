import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { delayResponses } from '../../support/browser/delayed-responses.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

test('a visitor is known to be signed out without a request to Auth', async ({ page }) => {
  const authRequests: string[] = [];
  page.on('request', (request) => authRequests.push(request.url()));
  await page.goto('/dashboard?tab=cart-fav');
  await expect(page.getByRole('heading', { name: 'Sign in to see your wishlist' })).toBeVisible();
  expect(authRequests.filter((url) => /identitytoolkit|\/auth-[\w-]+\.js/.test(url))).toEqual([]);
  await page.goto('/dashboard?tab=addresses');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard%3Ftab%3Daddresses');
});

test('a private page waits for the session, and a second tab follows', async ({
  page,
  context,
}) => {
  const customer = await aCustomer('Leela');
  await signIn(page, customer);
  const releaseSession = await delayResponses(context, /accounts:lookup/);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'NOT long now' })).toBeVisible();
  for (const role of ['heading', 'banner', 'link'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const other = await context.newPage();
  await other.goto('/products');
  await expect(other.getByRole('article').first()).toBeVisible();
  releaseSession();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  await other.goto('/dashboard?tab=security');
  await expect(other.getByRole('heading', { name: 'Change your password' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You’re signed out.')).toBeVisible();
  await expect(other).toHaveURL('/auth?next=%2Fdashboard%3Ftab%3Dsecurity');
  await signIn(page, customer, '/faq');
  await expect(other).toHaveURL('/dashboard?tab=security');
});
