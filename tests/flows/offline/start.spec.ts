import { installWords } from '#text/site/install.ts';
import { ABORTED, OFFLINE } from '../../support/browser/noise.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

test.use({ serviceWorkers: 'allow' });

test('an installed shop starts without a network', async ({ page, context, expectNoise }) => {
  // Pictures that were never seen, and live queries.
  expectNoise(new RegExp(`${ABORTED.source}|${OFFLINE.source}`));
  await page.goto('/faq');
  const session = await context.newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  const { shortcuts } = JSON.parse(data ?? '{}') as { shortcuts: { name: string; url: string }[] };
  const search = shortcuts.find(({ name }) => name === installWords.shortcuts.search);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/')) !== undefined))
    .toBe(true);
  await page.goto(search?.url ?? '');
  await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeFocused();
  await context.setOffline(true);
  const started = await context.newPage();
  await started.goto('/');
  await expect(started.getByRole('article').first()).toBeVisible();
  await expect(started.getByText('You’re offline. You can still view')).toBeVisible();
});
