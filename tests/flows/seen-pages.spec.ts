import { expect, test } from '../support/shop-test.ts';

test.use({ serviceWorkers: 'allow' });
test.skip(({ isMobile }) => isMobile, 'one size is enough');

test('what was seen can be seen again without a network, and nothing of a person is kept', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach Cloud Firestore|transport errored|cleardot\.gif/,
  );
  await page.goto('/products');
  // From the moment it is in charge on pages come through the service worker.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  const link = page.getByRole('article').first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  const title = page.getByRole('heading', { level: 1, name });
  await expect(title).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
  const kept = await page.evaluate(async () => {
    const open = await Promise.all((await caches.keys()).map((key) => caches.open(key)));
    const requests = await Promise.all(open.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/products');
  expect(kept.filter((path) => /^\/(?:auth|dashboard|admin|api)/.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/products');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(title).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();

  await context.setOffline(false);
  // A page that was not seen comes from the network.
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('who comes again reads in the shop’s fonts from the first letter on, on every page', async ({
  page,
}) => {
  // Before the shop's own code is fetched.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { inFonts: document.documentElement.matches('[data-fonts]') });
    });
  });
  const inFonts = (): Promise<unknown> => page.evaluate('window.inFonts');
  await page.goto('/shipping');
  expect(await inFonts()).toBe(false);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const path of ['/about', '/', '/shipping', '/shipping']) {
    await page.goto(path);
    expect(await inFonts(), path).toBe(true);
  }
});
