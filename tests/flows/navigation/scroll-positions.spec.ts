import type { Locator, Page } from '@playwright/test';
import { aProductOfItsOwn, CART, putInCart } from '../../support/shop/carts.ts';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { seededStaff } from '../../support/shop/people.ts';
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

test('the checkout opens at its top, and Back returns to the scroll position in the cart', async ({
  page,
}) => {
  const customer = await aCustomer();
  const products = await Promise.all(
    ['First Soap', 'Second Soap', 'Third Soap', 'Fourth Soap'].map((name) =>
      aProductOfItsOwn(name),
    ),
  );
  try {
    for (const { slug } of products) await putInCart(customer, slug, 2);
    await signIn(page, customer, CART);
    const checkOut = page.getByRole('link', { name: 'Check out' });
    await recordClickPosition(page);
    await checkOut.tap();
    await expect(page).toHaveURL('/dashboard?tab=checkout');
    await expect(page.getByLabel('PIN code')).toBeVisible();
    await expectTop(page);
    const { scroll } = await clickPosition(page);
    expect(scroll).toBeGreaterThan(200);
    await page.waitForTimeout(PAST_LINGERING);
    await page.goBack();
    await expect(checkOut).toBeVisible();
    await expect.poll(async () => Math.abs((await place(page)) - scroll)).toBeLessThanOrEqual(1);
    await page.goForward();
    await expect(page.getByLabel('PIN code')).toBeVisible();
    await expect.poll(() => place(page)).toBe(0);
  } finally {
    for (const product of products) await product.remove();
  }
});

test('an account page opens at its top, and Back returns to the scroll position in the other', async ({
  page,
}) => {
  await signIn(page, await aCustomer(), '/dashboard?tab=security');
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toBeVisible();
  const scrollBefore = await scrollTo(page, 500);
  await follow(page.getByRole('link', { name: 'Profile' }).first());
  await expect(page.getByRole('form', { name: 'Your details' })).toBeVisible();
  await expectTop(page);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await expect.poll(() => place(page)).toBe(scrollBefore);
});

test('a product of the staff area opens at its top, and so does the list after it', async ({
  page,
}) => {
  await signIn(page, seededStaff('staff'), '/admin/dashboard/products');
  await expect(page.getByRole('row').nth(20)).toBeAttached();
  await scrollTo(page, 1_500);
  await follow(page.getByRole('row').nth(20).getByRole('link'));
  await expect(page).toHaveURL(/open=/);
  await expect(page.getByRole('row')).toHaveCount(0);
  await expectTop(page);
  await scrollTo(page, 600);
  await follow(page.getByRole('link', { name: 'Products', exact: true }));
  await expect(page.getByRole('row').nth(20)).toBeAttached();
  await expectTop(page);
});

test("changing a list's sort order keeps the scroll position, and another category starts at its top", async ({
  page,
}) => {
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
});
