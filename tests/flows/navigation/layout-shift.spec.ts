import type { Page } from '@playwright/test';
import { answered } from '../../support/browser/noise.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

// A returning visitor reads in the brand's fonts, which the service worker has cached.
test.use({ serviceWorkers: 'allow' });

/** Search engines show this layout shift as 0.000. */
const NOTHING = 0.005;
/** Lines that break elsewhere when the brand's fonts arrive late. Search engines call 0.1 good. */
const LATE_FONTS = 0.05;
const PRODUCT = '/product/franch-abhyanga-sesame-oil';
const PAGES = [
  ...['/', '/products', '/products?sort=price-low', PRODUCT, '/blogs', '/about', '/contact'],
  ...['/privacy', '/shipping', '/terms', '/faq', '/auth', '/nowhere'],
];

/** Templates whose layout differs on a desktop. */
const WIDE = ['/', '/products', PRODUCT, '/auth'];

/** Cumulative layout shift since the page was opened, from the browser's layout-shift entries. */
async function moved(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((come) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => come(sum), 500);
      }),
  );
}

for (const path of PAGES) {
  test(
    `${path} loads without a layout shift, at the first visit and the next`,
    { tag: WIDE.includes(path) ? ['@both-sizes'] : [] },
    async ({ page, expectNoise }) => {
      if (path === '/nowhere') expectNoise(answered(404, '/nowhere'));
      // Held back until the page is usable, so that what the fonts move is counted apart on any machine.
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.woff2', async (route) => {
        await released;
        await route.continue();
      });
      // The page's code would wait for the fonts: a press starts it.
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointerdown'))),
      );
      const ready = page.locator('html[data-ready]');
      await page.goto(path, { waitUntil: 'commit' });
      // Chromium sometimes loads no more code while it waits for several fonts.
      await ready.waitFor({ timeout: 5000 }).catch(() => null);
      const before = await moved(page);
      expect(before).toBeLessThan(NOTHING);
      release();
      await ready.waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect((await moved(page)) - before).toBeLessThan(LATE_FONTS);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.goto(path);
      await page.locator('html[data-ready]').waitFor();
      expect(await moved(page)).toBeLessThan(NOTHING);
    },
  );
}

for (const slug of ['franch-abhyanga-sesame-oil', 'franch-oil-nh-plus']) {
  test(`reviews and questions of ${slug} arrive without moving what a shopper reads`, async ({
    page,
  }) => {
    const reviews = page.getByRole('region', { name: 'Reviews' });
    const questions = page.getByRole('region', { name: 'Questions and answers' });
    const arrived = async () => {
      await expect(reviews.getByRole('status')).toHaveCount(0);
      await expect(questions.getByRole('status')).toHaveCount(0);
    };
    await page.goto(`/product/${slug}`);
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 200) {
        window.scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 100));
      }
    });
    await arrived();
    expect(await moved(page)).toBeLessThan(NOTHING);
    // A link leads to the reviews at once.
    await page.goto(`/product/${slug}#reviews`);
    await reviews.scrollIntoViewIfNeeded();
    await arrived();
    expect(await moved(page)).toBeLessThan(NOTHING);
  });
}
