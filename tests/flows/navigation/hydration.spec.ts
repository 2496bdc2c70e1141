import type { BrowserContext, Page } from '@playwright/test';
import { CART, putInCart } from '../../support/shop/carts.ts';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { expect, test } from '../../support/browser/shop-test.ts';
import { VARIANT_ORIGIN } from '../../support/browser/site-server.ts';
import {
  buildSiteWithChecks,
  type SiteWithChecks,
} from '../../support/browser/site-with-checks.ts';

test.use({ baseURL: VARIANT_ORIGIN });

/** A page of each template; the products have sizes, reviews, and neither. */
const PAGES = [
  ...['/', '/products', '/blogs', '/about', '/contact', '/faq', '/terms'],
  ...['/product/franch-triphala-churna', '/product/franch-oil-nh-plus', '/product/omega-3'],
  '/blog/abhyanga-self-massage-at-home',
];
/** Pages that show something else to a customer with a cart. */
const PERSONAL = ['/', '/products', '/product/franch-oil-nh-plus', '/contact'];

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
test('the browser hydrates every template without a warning', async ({ page, context }) => {
  await markPrerendered(context);
  expect(site.addresses).toEqual(expect.arrayContaining([...PAGES]));
  expect(await notHydrated(page, PAGES)).toEqual([]);
  const category = '/products?category=Soaps';
  expect(await notHydrated(page, [category])).toEqual([category]);

  const customer = await aCustomer('Asha');
  await putInCart(customer, 'omega-3', 1);
  await signIn(page, customer);
  expect(await notHydrated(page, PERSONAL)).toEqual([]);
  await page.goto(CART);
  await expect(page.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(1);
});
