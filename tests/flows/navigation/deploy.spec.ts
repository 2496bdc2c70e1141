import type { Page, Route } from '@playwright/test';
import { answered, importFailed, RENDER_FAILED } from '../../support/browser/noise.ts';
import { openFooter } from '../../support/browser/footer.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

/** The code of the FAQ page, which is not loaded yet. */
const CODE = /\/assets\/FaqPage-[\w-]+\.js/;

test.beforeEach(({ expectNoise, tolerateNoise }) => {
  expectNoise(answered(404, '/assets/FaqPage-[\\w-]+\\.js'));
  // It is a race whether the page fails before it reloads.
  tolerateNoise(importFailed('FaqPage'));
  tolerateNoise(RENDER_FAILED);
});

/** Follows a link to the FAQ page from another one. Resolves to the number of full page loads since. */
async function goToFaq(page: Page): Promise<() => number> {
  let count = 0;
  page.on('domcontentloaded', () => (count += 1));
  const footer = await openFooter(page, 'Policies');
  await footer.getByRole('link', { name: 'FAQ' }).click();
  return () => count;
}

const gone = (route: Route) => route.fulfill({ status: 404, body: 'gone' });

/** Serves the page as the next release would. */
async function withAnotherEntry(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/new.js');
  await route.fulfill({ response, body });
}

const reload = (page: Page) => page.getByRole('button', { name: 'Reload page' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a chunk that is gone after a deploy reloads the document once', async ({ page, context }) => {
  await page.goto('/about');
  await page.evaluate(() => sessionStorage.setItem('franch.message', '{"typed":{"text":"Kept"}}'));
  // The release: the page names another entry, and the old code is gone for good.
  let released = false;
  await context.route(CODE, (route) => (released ? route.continue() : gone(route)));
  await context.route('**/', async (route) => {
    released = true;
    await withAnotherEntry(route);
  });
  const loads = await goToFaq(page);
  await expect(heading(page)).toHaveText('Questions and answers');
  await expect(page).toHaveURL('/faq');
  await expect.poll(loads).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('franch.message'))).toContain('Kept');
  await expect(reload(page)).toHaveCount(0);
});

test('a chunk that stays missing reloads no document in a loop', async ({ page, context }) => {
  await page.goto('/about');
  await context.route(CODE, gone);
  await context.route('**/', withAnotherEntry);
  const loads = await goToFaq(page);
  await expect(reload(page)).toBeVisible();
  await expect.poll(loads).toBe(1);
});

test('a chunk that is missing for a moment is imported again', async ({ page, context }) => {
  await page.goto('/about');
  let requestCount = 0;
  await context.route(CODE, (route) => {
    requestCount += 1;
    return requestCount === 1 ? gone(route) : route.continue();
  });
  const loads = await goToFaq(page);
  await expect(heading(page)).toHaveText('Questions and answers');
  expect(requestCount).toBeGreaterThan(1);
  expect(loads()).toBeLessThanOrEqual(1);
  await expect(reload(page)).toHaveCount(0);
});
