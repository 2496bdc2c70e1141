import type { Locator, Page } from '@playwright/test';
import { aPhone } from '../../support/fixtures/phones.ts';
import { aProductOfItsOwn, cartDrawer, type OwnProduct } from '../../support/shop/carts.ts';
import { ANSWER, HOME, onlyOrder, orderButton } from '../../support/shop/checkouts.ts';
import { aNewEmail } from '../../support/shop/customers.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Keyboard Soap');
});
test.afterEach(() => soap.remove());

/** Most presses of Tab between two steps of a purchase. */
const MOST_STOPS = 40;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('a guest buys by keyboard alone, from the skip link on', async ({ page }) => {
  const email = aNewEmail();
  await page.goto(`/product/${soap.slug}`);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  await expect(add).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(cartDrawer(page)).toBeVisible();
  await tabTo(page, cartDrawer(page).getByRole('link', { name: 'Check out' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/tab=checkout/);
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  const typed = [
    ['Mobile number', aPhone()],
    ['Email', email],
    ['Full name', HOME.name],
    ['PIN code', HOME.pin],
    ['House, street', HOME.line1],
  ] as const;
  for (const [label, text] of typed) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await expect(page.getByLabel('State or union territory')).toHaveValue('Karnataka');
  await tabTo(page, page.getByRole('radio', { name: 'UPI, card or netbanking' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  await tabTo(page, orderButton(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  expect((await onlyOrder(email)).status).toBe('placed');
});
