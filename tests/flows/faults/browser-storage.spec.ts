import {
  aProductOfItsOwn,
  cartDrawer,
  cartInFirestore,
  cartLink,
  cartRow,
  type OwnProduct,
} from '../../support/shop/carts.ts';
import { ANSWER, onlyOrder, orderButton, typeAsGuest } from '../../support/shop/checkouts.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

/** Ways in which browser storage fails, each a script that runs before the page's own. */
const FAULTS: Readonly<Record<string, () => void>> = {
  'cookies and everything else of the site are blocked': () => {
    const blocked = {
      get(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, blocked);
    }
    Object.defineProperty(document, 'cookie', blocked);
  },
  'the disk is full': () => {
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    IDBObjectStore.prototype.put = full;
    IDBObjectStore.prototype.add = full;
  },
};

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Faulty Soap');
});
test.afterEach(() => soap.remove());

/** Pages that read or write what the browser stores. */
const PAGES = ['/', '/products', '/contact', '/auth', '/dashboard?tab=find-order'];

for (const [fault, script] of Object.entries(FAULTS)) {
  test(`${fault} in this browser: pages open, and a guest orders`, async ({
    page,
    tolerateNoise,
  }) => {
    // The SDK records its heartbeats on the device, and reports when it cannot.
    tolerateNoise(/app\/idb-(?:open|get|set)/);
    await page.addInitScript(script);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reload page' }), path).toHaveCount(0);
    }

    // Unsaved state lives only as long as the page, so the way to the order has no full page load.
    await page.goto(`/product/${soap.slug}`);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
    await expect(cartLink(page)).toHaveAccessibleName('Cart (1 item)');
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
