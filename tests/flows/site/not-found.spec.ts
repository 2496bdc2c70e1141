import { delayResponses } from '../../support/browser/delayed-responses.ts';
import { answered, badDocument } from '../../support/browser/noise.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

test('an unknown slug shows a not-found page with links onward', async ({ page }) => {
  await page.goto('/product/no-such-product');
  await expect(page.getByRole('heading', { name: 'We could not find this product' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Shop all products' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an inactive product looks the same as a missing one', async ({ page }) => {
  const inactive = await adminFirestore().collection('products').where('active', '==', false).get();
  const slug = inactive.docs[0]?.id;
  expect(slug).toBeDefined();
  await page.goto(`/product/${slug}`);
  await expect(page.getByRole('heading', { name: 'We could not find this product' })).toBeVisible();
});

for (const address of ['/product/a/b', '/no-such-page', '/product/', '/products/extra']) {
  test(`${address} answers 404 with the shop's own page`, async ({ page, expectNoise }) => {
    expectNoise(answered(404, address.replace(/\/$/, '')));
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
    await page.getByRole('main').getByRole('link', { name: 'Go to home page' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('an encoded slash, an emoji and a script match no slug', async ({ page }) => {
  for (const slug of [
    'a%2Fb',
    '%F0%9F%8C%BF',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '__proto__',
  ]) {
    await page.goto(`/product/${slug}`);
    await expect(
      page.getByRole('heading', { name: 'We could not find this product' }),
    ).toBeVisible();
  }
});

test('malformed addresses show the shop, and Hosting goes on', async ({ page, expectNoise }) => {
  expectNoise(/The URL path "\/%E0%A4%A" could not be decoded/);
  await page.goto('/products?search=100%');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('“100%”');
  expectNoise(answered(404, '/%E0%A4%A'));
  await page.goto('/%E0%A4%A');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to home page' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('an unknown category shows an empty list that offers the others', async ({ page }) => {
  for (const category of ['Rockets', 'constructor', 'x'.repeat(5000)]) {
    await page.goto(`/products?category=${category}`);
    await expect(page.getByRole('heading', { name: /No products in/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Soaps' }).last()).toBeVisible();
  }
});

test('an overlong search is truncated with a note and finds nothing without breaking', async ({
  page,
}) => {
  // Encoded, a Devanagari letter takes nine bytes; HTTP servers refuse addresses above 16 kB.
  for (const text of ['x'.repeat(5000), 'नीम'.repeat(400)]) {
    await page.goto(`/products?search=${text}`);
    await expect(page.getByText('Long searches are cut to 100 characters.')).toBeVisible();
    await expect(page.getByRole('heading', { name: /No products found/ })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  }
});

test('a malformed product is left out of the list and reported; the rest stays', async ({
  page,
  expectNoise,
}) => {
  expectNoise(badDocument('products/wrong-shape'));
  const bad = adminFirestore().doc('products/wrong-shape');
  await page.goto('/products?category=Soaps');
  await expect(page.getByRole('article').first()).toBeVisible();
  const initialCount = await page.getByRole('article').count();
  await bad.set({
    title: { not: 'a title' },
    price: '12 rupees',
    active: true,
    category: 'Soaps',
    createdAt: new Date(),
  });
  try {
    await page.goto('/products?category=Soaps');
    await expect(page.getByRole('article')).toHaveCount(initialCount);
    await page.goto('/product/wrong-shape');
    await expect(page.getByRole('alert')).toContainText('is being fixed');
    await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeVisible();
  } finally {
    await bad.delete();
  }
});

test('every page has its own title, description and exactly one canonical link', async ({
  page,
}) => {
  await page.goto('/products?category=Soaps#content');
  await expect(page).toHaveTitle('Soaps · Franch');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', /\/products\?category=Soaps$/);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(canonical).toHaveAttribute('href', /\/product\/[a-z0-9-]+$/);
  await expect(canonical).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
});

test('the loading element announces itself politely', async ({ page }) => {
  // A page that is not prerendered.
  const releaseCode = await delayResponses(page, '**/assets/AuthPage-*.js');
  await page.goto('/auth', { waitUntil: 'commit' });
  const loading = page.getByRole('status').filter({ hasText: 'NOT long now' });
  await expect(loading).toBeVisible();
  releaseCode();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(loading).toHaveCount(0);
});
