import type { Page, Route } from '@playwright/test';
import { answered, importFailed, RENDER_FAILED } from '../../support/browser/noise.ts';
import { openFooter } from '../../support/browser/footer.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

/** The code of the FAQ page, which is not loaded yet. */
const CODE = /\/assets\/FaqPage-[\w-]+\.js/;
const MISSING = answered(404, '/assets/FaqPage-[\\w-]+\\.js');
const FAILED = importFailed('FaqPage');

/** Counts full page loads from this call on. */
function loads(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}

/** Opens a page whose code is loaded, and waits until the router handles its links. */
async function openAbout(page: Page): Promise<void> {
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

async function openFaq(page: Page): Promise<void> {
  const footer = await openFooter(page, 'Policies');
  await footer
    .getByRole('link', { name: /FAQ|Questions/i })
    .first()
    .click();
}

/** Serves the page as the next release would. */
async function withAnotherEntry(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.text()).replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/new.js');
  await route.fulfill({ response, body });
}

test.describe('a deploy during a visit', () => {
  test('a page whose chunk is gone after a deploy reloads once and continues', async ({
    page,
    context,
    expectNoise,
    tolerateNoise,
  }) => {
    expectNoise(MISSING);
    // It is a race whether the page fails before it reloads.
    tolerateNoise(FAILED);
    tolerateNoise(RENDER_FAILED);
    await openAbout(page);
    await page.evaluate(() =>
      sessionStorage.setItem('franch.message', '{"typed":{"text":"Kept"}}'),
    );
    // The release: the page names another entry, and the old code is gone for good.
    let released = false;
    await context.route(CODE, (route) =>
      released ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
    );
    await context.route('**/', async (route) => {
      released = true;
      await withAnotherEntry(route);
    });
    const loaded = loads(page);
    await openFaq(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers');
    await expect(page).toHaveURL('/faq');
    await expect.poll(loaded).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('franch.message'))).toContain('Kept');
    await expect(page.getByRole('button', { name: 'Reload page' })).toHaveCount(0);
  });

  test('a chunk that stays missing is reloaded once, never in a loop, and links lead onward', async ({
    page,
    context,
    expectNoise,
    tolerateNoise,
  }) => {
    expectNoise(MISSING);
    // It is a race whether the page fails before it reloads.
    tolerateNoise(FAILED);
    tolerateNoise(RENDER_FAILED);
    await openAbout(page);
    await context.route(CODE, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await context.route('**/', withAnotherEntry);
    const loaded = loads(page);
    await openFaq(page);
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
    await expect.poll(loaded).toBe(1);
  });

  test('a chunk that is briefly missing loads by itself', async ({
    page,
    context,
    expectNoise,
    tolerateNoise,
  }) => {
    expectNoise(MISSING);
    // It is a race whether the page fails before it reloads.
    tolerateNoise(FAILED);
    tolerateNoise(RENDER_FAILED);
    await openAbout(page);
    let requestCount = 0;
    await context.route(CODE, (route) => {
      requestCount += 1;
      return requestCount === 1 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue();
    });
    const loaded = loads(page);
    await openFaq(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers');
    expect(requestCount).toBeGreaterThan(1);
    expect(loaded()).toBeLessThanOrEqual(1);
    await expect(page.getByRole('button', { name: 'Reload page' })).toHaveCount(0);
  });
});
