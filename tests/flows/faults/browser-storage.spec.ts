import {
  aProductOfItsOwn,
  cartDrawer,
  cartInFirestore,
  cartLink,
  cartRow,
  type OwnProduct,
} from '../../support/shop/carts.ts';
import { ANSWER, onlyOrder, orderButton, typeAsGuest } from '../../support/shop/checkouts.ts';
import { PUBLIC_PAGES, STORAGE_FAULTS } from '../../support/browser/faults.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Faulty Soap');
});
test.afterEach(() => soap.remove());

for (const [fault, script] of Object.entries(STORAGE_FAULTS)) {
  test(`${fault}: every page opens, and a guest orders`, async ({ page, tolerateNoise }) => {
    // The SDK records its heartbeats on the device, and reports when it cannot.
    tolerateNoise(/app\/idb-(?:open|get|set)/);
    await page.addInitScript(script);
    for (const [path, heading] of PUBLIC_PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    }

    // Unsaved state lives only as long as the page, so the way to the order has no full page load.
    await page.goto(`/product/${soap.slug}`);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart (1 piece)');
    await cartDrawer(page).getByRole('link', { name: 'Go to cart' }).click();
    await expect(cartRow(page, soap.title)).toBeVisible();
    await page.getByRole('link', { name: 'Check out' }).click();
    await expect(orderButton(page)).toBeVisible();
    const email = await typeAsGuest(page);
    await page.getByRole('radio', { name: 'Cash on delivery' }).check();
    await orderButton(page).click();
    await expect(page).toHaveURL(/\/thank-you/, ANSWER);
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
    const { status, uid } = await onlyOrder(email);
    expect(status).toBe('placed');
    await expect.poll(() => cartInFirestore(uid)).toEqual({});
  });
}
