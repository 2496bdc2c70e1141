import type { Page } from '@playwright/test';
import { aCustomer, signIn } from '../support/customers.ts';
import { OFFLINE } from '../support/noise.ts';
import { anOrder } from '../support/orders.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({ serviceWorkers: 'allow' });

interface CachedResponse {
  readonly path: string;
  readonly text: string;
}

/** Everything that the service worker has cached. */
function cachedResponses(page: Page): Promise<readonly CachedResponse[]> {
  return page.evaluate(async () => {
    const open = await Promise.all((await caches.keys()).map((key) => caches.open(key)));
    const rows = open.map(async (cache) =>
      Promise.all(
        (await cache.keys()).map(async (request) => ({
          path: new URL(request.url).pathname,
          text: (await (await cache.match(request))?.text()) ?? '',
        })),
      ),
    );
    return (await Promise.all(rows)).flat();
  });
}

test('a page that was seen opens offline, and nothing of a signed-in customer is cached', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(OFFLINE);
  const customer = await aCustomer('Sarasvati');
  const { orderId } = await anOrder(customer, { slug: 'franch-oil-nh-plus' }, { method: 'cod' });
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
  await signIn(page, customer, `/dashboard?tab=orders&order=${orderId}`);
  await expect(page.getByRole('main').getByText('18 Example Road')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByLabel('Name')).toHaveValue('Sarasvati');
  const cached = await cachedResponses(page);
  expect(cached.map(({ path }) => path)).toContain('/products');
  const isPrivate = ({ path, text }: CachedResponse): boolean =>
    /^\/(?:auth|dashboard|admin|api)/.test(path) ||
    [customer.email, customer.uid, orderId, 'Sarasvati'].some((word) => text.includes(word));
  expect(cached.filter(isPrivate).map(({ path }) => path)).toEqual([]);

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
