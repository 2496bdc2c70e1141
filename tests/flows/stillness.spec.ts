import type { Page } from '@playwright/test';
import { answered } from '../support/noise.ts';
import { expect, test } from '../support/shop-test.ts';

// Who comes again reads in the shop's fonts, which the worker has kept.
test.use({ serviceWorkers: 'allow' });

/** What search engines show as 0.000. */
const NOTHING = 0.005;
const PRODUCT = '/product/franch-abhyanga-sesame-oil';
const PAGES = [
  ...['/', '/products', '/products?sort=price-low', PRODUCT, '/blogs', '/about', '/contact'],
  ...['/privacy', '/shipping', '/terms', '/faq', '/auth', '/nowhere'],
];

/** Templates whose layout differs on a desktop. */
const WIDE = ['/', '/products', PRODUCT, '/auth'];

/** All that has moved by itself since the page was opened, as the browser counts it: the layout shifts, added up. */
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
    `nothing moves while ${path} comes, the first time and again`,
    { tag: WIDE.includes(path) ? ['@both-sizes'] : [] },
    async ({ page, expectNoise }) => {
      if (path === '/nowhere') expectNoise(answered(404, '/nowhere'));
      await page.goto(path);
      await page.locator('html[data-ready]').waitFor();
      expect(await moved(page)).toBeLessThan(NOTHING);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.goto(path);
      await page.locator('html[data-ready]').waitFor();
      expect(await moved(page)).toBeLessThan(NOTHING);
    },
  );
}
