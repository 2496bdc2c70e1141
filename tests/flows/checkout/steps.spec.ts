import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/shop-test.ts';
import { addFromPage, aProductOfItsOwn, CART, type OwnProduct } from '../../support/shop/carts.ts';
import { ANSWER, orderButton, typeAsGuest } from '../../support/shop/checkouts.ts';

let soap: OwnProduct;
test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  soap = await aProductOfItsOwn('Stepwise Soap');
});
test.afterEach(() => soap.remove());

// Several pages and cold-starting functions exceed the default timeout.
test.describe.configure({ timeout: 120_000 });

const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);
const focused = (page: Page) => page.locator(':focus');

async function expectTop(page: Page): Promise<void> {
  await expect.poll(() => scrollOf(page)).toBe(0);
}

test('every step from the cart to the thank-you page starts at its top, with the focus there', async ({
  page,
}) => {
  await addFromPage(page, soap);
  await page.goto(CART);
  await page.getByRole('link', { name: 'Check out' }).click();
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await expectTop(page);
  await expect(focused(page)).toHaveAttribute('id', 'main');

  await typeAsGuest(page);
  await orderButton(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click(ANSWER);
  const unpaid = page.getByRole('heading', { name: 'You haven’t paid yet' });
  await expect(unpaid).toBeVisible(ANSWER);
  await expectTop(page);
  await expect(unpaid).toBeFocused();

  await page.getByRole('button', { name: 'Choose another payment method' }).click();
  await expect(orderButton(page)).toBeVisible(ANSWER);
  await expectTop(page);
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeFocused();

  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await orderButton(page).scrollIntoViewIfNeeded();
  expect(await scrollOf(page)).toBeGreaterThan(200);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expectTop(page);
  await expect(focused(page)).toHaveAttribute('id', 'main');
});
