import type { Locator, Page } from '@playwright/test';
import { aProductOfItsOwn, CART, putInCart } from '../../support/shop/carts.ts';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { recordClickPosition, clickPosition } from '../../support/browser/click-position.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Longer than a live query stays open after its page is left, in milliseconds. */
const PAST_LINGERING = 6_000;

const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Scrolls to a position and waits until the scroll event has fired and the history entry has stored it. */
async function scrollTo(page: Page, y: number): Promise<number> {
  await page.evaluate(async (to) => {
    const scrollBefore = window.scrollY;
    const ended = new Promise((done) => {
      document.addEventListener('scrollend', done, { once: true });
    });
    window.scrollTo(0, to);
    if (window.scrollY !== scrollBefore) await ended;
  }, y);
  await expect.poll(() => place(page)).toBeGreaterThan(200);
  return place(page);
}

/** Follows a link without scrolling: Playwright would scroll to the link first. */
async function follow(link: Locator): Promise<void> {
  await link.evaluate((one: HTMLElement) => {
    one.focus({ preventScroll: true });
    one.click();
  });
}

async function expectTop(page: Page): Promise<void> {
  await expect.poll(() => place(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
}

const facts = (page: Page) => page.getByRole('heading', { name: 'Product facts' });

test('Back from a product returns to its place in the list with the focus', async ({ page }) => {
  await page.goto('/products?pages=2&sort=price-low');
  const link = page.getByRole('article').nth(32).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const fromTop = () => link.evaluate((one) => one.getBoundingClientRect().top);
  for (const pause of [0, PAST_LINGERING]) {
    await recordClickPosition(page);
    await link.tap();
    await expect(facts(page)).toBeAttached();
    await expect.poll(() => place(page)).toBe(0);
    const { top } = await clickPosition(page);
    // A list without subscribers stays in memory for five seconds. A fake clock would also advance scroll restoration.
    await page.waitForTimeout(pause);
    await page.goBack();
    await expect(link).toBeInViewport();
    await expect.poll(async () => Math.abs((await fromTop()) - top)).toBeLessThanOrEqual(1);
  }
  await expect(link).toBeFocused();
});

test('sorting keeps the scroll position, a category starts at its top', async ({ page }) => {
  await page.goto('/products');
  const sort = page.getByLabel('Sort by');
  await sort.focus();
  const scrollBefore = await scrollTo(page, 400);
  await sort.evaluate((one: HTMLSelectElement) => {
    one.value = 'price-low';
    one.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page).toHaveURL('/products?sort=price-low');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await place(page)).toBe(scrollBefore);
  await expect(sort).toBeFocused();

  const soaps = page.getByRole('main').getByRole('link', { name: 'Soaps', exact: true });
  await scrollTo(page, 400);
  await follow(soaps);
  await expect(page.getByRole('heading', { level: 1, name: 'Soaps' })).toBeVisible();
  await expect.poll(() => place(page)).toBe(0);
  await expect(soaps).toBeFocused();

  await page.getByRole('article').first().getByRole('link').first().tap();
  const more = page.getByRole('link', { name: /^See all in / });
  // Reviews and questions stand above the link; they load once they come near the viewport.
  await more.scrollIntoViewIfNeeded();
  await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
  await recordClickPosition(page);
  await more.click();
  await expect(page).toHaveURL(/\/products\?category=/);
  const { scroll } = await clickPosition(page);
  expect(scroll).toBeGreaterThan(0);
  await page.goBack();
  await expect(more).toBeInViewport();
  // The page's height has a fraction of a pixel, so that rounding may differ by one.
  expect(Math.abs((await place(page)) - scroll)).toBeLessThanOrEqual(1);
});

test('account pages open at their top, and Back restores the position', async ({ page }) => {
  const customer = await aCustomer();
  const names = ['First Soap', 'Second Soap', 'Third Soap', 'Fourth Soap'];
  const products = await Promise.all(names.map((name) => aProductOfItsOwn(name)));
  for (const { slug } of products) await putInCart(customer, slug, 2);
  await signIn(page, customer, '/dashboard?tab=security');
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
  const scrollBefore = await scrollTo(page, 500);
  await follow(page.getByRole('link', { name: 'Cart and wishlist' }).first());
  const checkOut = page.getByRole('link', { name: 'Check out' });
  await expect(checkOut).toBeVisible();
  await expectTop(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await expect.poll(() => place(page)).toBe(scrollBefore);

  await page.goto(CART);
  await recordClickPosition(page);
  await checkOut.tap();
  await expect(page.getByLabel('PIN code')).toBeVisible();
  await expectTop(page);
  const { scroll } = await clickPosition(page);
  expect(scroll).toBeGreaterThan(200);
  await page.waitForTimeout(PAST_LINGERING);
  await page.goBack();
  await expect(checkOut).toBeVisible();
  await expect.poll(async () => Math.abs((await place(page)) - scroll)).toBeLessThanOrEqual(1);
  await Promise.all(products.map((product) => product.remove()));
});
