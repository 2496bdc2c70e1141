import type { Locator, Page } from '@playwright/test';
import { headOf } from '../../support/browser/head.ts';
import { aborted, answered } from '../../support/browser/noise.ts';
import { expectQuality, openWithoutShift } from '../../support/browser/page-quality.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

/** Address, title (any where empty) and types of structured data; `hidden` from search engines or not. */
type Checked = readonly [path: string, title: string, data?: readonly string[], hidden?: 'hidden'];

const LISTED = ['BreadcrumbList'];

/** Pages by the flow that visits them, each once. */
const VISITS: Readonly<Record<string, readonly Checked[]>> = {
  'Home and the list': [
    ['/', 'Franch: Ayurvedic oils, soaps and supplements', ['Organization']],
    ['/products', 'All products · Franch'],
  ],
  'category and a missing page': [
    ['/products?category=Soaps', 'Soaps · Franch', LISTED],
    ['/nowhere', '', [], 'hidden'],
  ],
  'lists without a match and the sign-in': [
    ['/products?category=Soaps&concern=Dry%20skin&price=500-up', 'Soaps · Franch', [], 'hidden'],
    ['/products?search=shampoo%20zzyzx%20qwvvk%20jjkxx', '', [], 'hidden'],
    ['/auth', 'Sign in · Franch', [], 'hidden'],
  ],
  'products with sizes, sold out and missing': [
    ['/product/franch-triphala-churna', 'Triphala Churna · Franch', [...LISTED, 'Product']],
    ['/product/franch-brahmi-tablets', '', [...LISTED, 'Product']],
    ['/product/no-such-product', '', [], 'hidden'],
  ],
  'articles and Contact': [
    ['/blogs', 'Blog: Ayurveda in everyday life · Franch'],
    ['/blog/omega-3-from-plants', '', ['Article', ...LISTED]],
    ['/contact', 'Contact us · Franch', ['Organization']],
  ],
  'text pages': [
    ['/terms', 'Terms and conditions · Franch'],
    ['/about', 'About us · Franch', ['Organization']],
    ['/faq', 'Questions and answers · Franch', ['FAQPage']],
  ],
};

/** The main actions that header and bottom bar must not cover at 200 % zoom. */
const ACTIONS: Readonly<Record<string, (page: Page) => Locator>> = {
  '/': (page) => page.getByRole('main').getByRole('link').first(),
  '/products': (page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^Add to/ })
      .first(),
  '/product/franch-triphala-churna': (page) =>
    page.getByRole('main').getByRole('button', { name: 'Add to cart' }),
  '/auth': (page) => page.getByRole('form').getByRole('button', { name: 'Sign in' }),
};

/** Pages of one column, whose layout on a desktop is that of others here. */
const SAME_ON_DESKTOP = new Set(['text pages', 'lists without a match and the sign-in']);

for (const [name, pages] of Object.entries(VISITS)) {
  test(
    `rendered ${name} stay still and pass axe, forced colours and zoom`,
    { tag: SAME_ON_DESKTOP.has(name) ? [] : '@both-sizes' },
    async ({ page, expectNoise }) => {
      expectNoise(aborted('woff2'));
      if (pages.some(([path]) => path === '/nowhere')) expectNoise(answered(404, '/nowhere'));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const [path, title, data = [], hidden] of pages) {
        await openWithoutShift(page, path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        // The head is updated after the first screen; until then the prerendered one stands there.
        await expect(page.locator('title:not([data-prerendered])')).toHaveCount(1);
        await expect(page, path).toHaveTitle(title || /.+ · Franch$/);
        const head = await headOf(page);
        expect(head, path).toMatchObject({ hidden: hidden !== undefined, data });
        if (!hidden) expect(head.canonical).toBe(path);
        await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
        // Expanded details are a state of the page as well.
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('main details'))
            details.setAttribute('open', '');
        });
        await expectQuality(page, path, ACTIONS[path]?.(page));
      }
    },
  );
}
