import type { Page } from '@playwright/test';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { OFFLINE } from '../../support/browser/noise.ts';
import { anOrder } from '../../support/shop/orders.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

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

test('the service worker caches visited pages, no personal data', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(OFFLINE);
  const customer = await aCustomer('Sarasvati');
  const { orderId } = await anOrder(customer, { slug: 'franch-oil-nh-plus' }, { method: 'cod' });
  await page.goto('/products');
  // Once it controls the page, navigations come through the service worker.
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
  // A page not visited before comes from the network.
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
