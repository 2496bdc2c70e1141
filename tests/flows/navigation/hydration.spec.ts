import type { BrowserContext, Page } from '@playwright/test';
import { addFromPage, aProductOfItsOwn, CART } from '../../support/shop/carts.ts';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { expect, test } from '../../support/browser/shop-test.ts';
import {
  buildSiteWithChecks,
  CHECKED_ORIGIN,
  type SiteWithChecks,
} from '../../support/browser/site-with-checks.ts';

test.use({ baseURL: CHECKED_ORIGIN });

/** Home, the lists, the text pages and the not-found page. */
const FIXED_PAGES = 10;
/** The list re-renders these instead of hydrating: its HTML holds all products. */
const CATEGORIES = ['Soaps', 'Hair%20Care', 'Nutrition'];

/** With sizes, with reviews, and with neither. */
const PRODUCTS = ['franch-triphala-churna', 'franch-oil-nh-plus', 'omega-3'].map(
  (slug) => `/product/${slug}`,
);
const ARTICLES = ['/blog/abhyanga-self-massage-at-home', '/blog/omega-3-from-plants'];

let site: SiteWithChecks;
test.beforeAll(async () => {
  site = await buildSiteWithChecks();
});
test.afterAll(() => site.close());

interface MarkedWindow {
  prerendered?: Element | null;
}

/** Remembers the first element of the HTML, to tell hydration from a new client render. */
async function markPrerendered(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const first = document.querySelector('#root > *');
      (window as unknown as MarkedWindow).prerendered = first;
    });
  });
}

/** Whether the app runs on the very element that came in the HTML. */
function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const first = (window as unknown as MarkedWindow).prerendered;
    return document.documentElement.dataset['ready'] !== undefined && first?.isConnected === true;
  });
}

/**
 * Opens pages one after the other and returns those that React rendered from scratch. A React warning fails any flow.
 */
async function notHydrated(page: Page, addresses: readonly string[]): Promise<readonly string[]> {
  const renderedAddresses: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    if (!(await isHydrated(page))) renderedAddresses.push(address);
  }
  return renderedAddresses;
}

// All 60 pages of the seeded shop would take two minutes: pages of one template differ only in their data.
test('every template of a prerendered page hydrates without a warning', async ({
  page,
  context,
}) => {
  await markPrerendered(context);
  const fixed = site.addresses.filter((address) => !/^\/\w+\//.test(address));
  expect(fixed).toHaveLength(FIXED_PAGES);
  expect(site.addresses).toEqual(expect.arrayContaining([...PRODUCTS, ...ARTICLES]));
  expect(await notHydrated(page, [...fixed, ...PRODUCTS, ...ARTICLES])).toEqual([]);
  const categories = CATEGORIES.map((category) => `/products?category=${category}`);
  expect(await notHydrated(page, categories)).toEqual(categories);
});

test('pages hydrate without a warning for a signed-in customer with a cart', async ({
  page,
  context,
}) => {
  const soap = await aProductOfItsOwn('Hydration Soap');
  await signIn(page, await aCustomer('Asha'));
  await addFromPage(page, soap);
  await markPrerendered(context);
  const addresses = ['/', '/products', ...PRODUCTS, ...ARTICLES, '/contact'];
  expect(await notHydrated(page, addresses)).toEqual([]);
  await page.goto(CART);
  await expect(page.getByRole('list', { name: 'Cart' })).toContainText(soap.title);
  await soap.remove();
});
