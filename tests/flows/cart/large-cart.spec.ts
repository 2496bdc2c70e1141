import type { Page } from '@playwright/test';
import { MAX_LINES } from '#domain/cart/cart.ts';
import { formatMoney, paise } from '#domain/money/money.ts';
import {
  addFromHere,
  aProductOfItsOwn,
  CART,
  cartLink,
  cartRow,
  type OwnProduct,
} from '../../support/shop/carts.ts';
import {
  ANSWER,
  CHECKOUT,
  onlyOrder,
  orderButton,
  typeAsGuest,
} from '../../support/shop/checkouts.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

/** In paise: every line has a different price, none in whole rupees. */
const priceOf = (place: number): number => 4_913 + 37 * place;
const quantityOf = (place: number): number => 1 + (place % 3);
const titleOf = (place: number): string => `Large Cart Soap ${String(place + 1).padStart(2, '0')}`;
const places = Array.from({ length: MAX_LINES }, (_, place) => place);
const PIECES = places.reduce((sum, place) => sum + quantityOf(place), 0);
const ITEMS = places.reduce((sum, place) => sum + priceOf(place) * quantityOf(place), 0);
/** Cash-on-delivery fee of the seeded shop in paise; this cart is far above the free-delivery threshold. */
const CASH_FEE = 4_000;

const money = (amount: number): string => formatMoney(paise(amount));
const total = (page: Page) => page.getByText('Total', { exact: true }).locator('..');
const rows = (page: Page) => page.getByRole('list', { name: 'Cart' }).getByRole('listitem');

let soaps: readonly OwnProduct[];
test.beforeEach(async () => {
  soaps = await Promise.all(
    [...places, MAX_LINES].map((place) =>
      aProductOfItsOwn(titleOf(place), { price: priceOf(place) / 100, mrp: 99.01 }),
    ),
  );
});
test.afterEach(async () => {
  // Each deletion updates the settings, which the pages of the next test listen to.
  for (let from = 0; from < soaps.length; from += AT_ONCE) {
    const group = soaps.slice(from, from + AT_ONCE);
    await Promise.all(group.map((soap) => soap.remove()));
    await expect.poll(() => unmarked(group), { timeout: 60_000 }).toEqual([]);
  }
});

/** The functions emulator starts a process for each event that finds the others busy, and ends none. */
const AT_ONCE = 5;

/** The deleted products of a group that the settings do not name yet. */
async function unmarked(group: readonly OwnProduct[]): Promise<readonly string[]> {
  const settings = await adminFirestore().doc('settings/store').get();
  const withdrawn = (settings.get('withdrawn') ?? {}) as Readonly<Record<string, unknown>>;
  return group.map(({ slug }) => slug).filter((slug) => !(slug in withdrawn));
}

/** Opens a page with a visitor's cart of the maximum number of lines. */
async function openWithFullCart(page: Page, address: string): Promise<void> {
  await page.goto('/faq');
  const lines = places.map((place) => ({
    slug: soaps[place]?.slug,
    quantity: quantityOf(place),
    seenPaise: priceOf(place),
    addedAt: Date.now() - 60_000 + place,
  }));
  await page.evaluate(
    (cart) => localStorage.setItem('franch.own.cart', cart),
    JSON.stringify({ version: 1, lines }),
  );
  await page.goto(address);
}

test('a cart with the maximum number of lines is exact to the paisa and editable by keyboard', async ({
  page,
}) => {
  await openWithFullCart(page, CART);
  await expect(rows(page)).toHaveCount(MAX_LINES);
  await expect(total(page)).toHaveText(`Total${money(ITEMS)}`);
  await expect(page.getByText(`total ${money(ITEMS + CASH_FEE)}`)).toBeVisible();
  for (const place of places) {
    const sum = formatMoney(paise(priceOf(place) * quantityOf(place)));
    await expect(cartRow(page, titleOf(place))).toContainText(`${titleOf(place)}${sum}`);
  }

  const last = MAX_LINES - 1;
  await page.getByRole('spinbutton', { name: `Quantity: ${titleOf(last)}` }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(total(page)).toHaveText(`Total${money(ITEMS + priceOf(last))}`);
  await page.keyboard.press('ArrowDown');
  await expect(total(page)).toHaveText(`Total${money(ITEMS)}`);
  const remove = `Remove from cart: ${titleOf(0)}`;
  await page.getByRole('button', { name: remove }).focus();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(last);
  await expect(total(page)).toHaveText(`Total${money(ITEMS - priceOf(0))}`);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(rows(page).first()).toContainText(titleOf(0));
  await expect(total(page)).toHaveText(`Total${money(ITEMS)}`);
});

test('a line above the limit is refused with a message, and the cart stays unchanged', async ({
  page,
}) => {
  const extra = titleOf(MAX_LINES);
  await openWithFullCart(page, `/product/${soaps[MAX_LINES]?.slug}`);
  await expect(cartLink(page)).toHaveAccessibleName(`Cart (${PIECES} pieces)`);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect(
    page.getByText(`${extra} was not added: your cart is full (${MAX_LINES} different products)`),
  ).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(`Cart (${PIECES} pieces)`);
  // More pieces of a product in the cart add no line.
  await page.goto(`/product/${soaps[0]?.slug}`);
  await addFromHere(page);
  await expect(cartLink(page)).toHaveAccessibleName(`Cart (${PIECES + 1} pieces)`);
  await page.goto(CART);
  await expect(rows(page)).toHaveCount(MAX_LINES);
  await expect(cartRow(page, extra)).toHaveCount(0);
  await expect(total(page)).toHaveText(`Total${money(ITEMS + priceOf(0))}`);
});

test('the checkout quotes and orders every line of a full cart', async ({ page }) => {
  await openWithFullCart(page, CHECKOUT);
  await expect(orderButton(page)).toHaveText(`Pay ${money(ITEMS)}`);
  const email = await typeAsGuest(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await expect(orderButton(page)).toHaveText(`Place order – ${money(ITEMS + CASH_FEE)}`);
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  await expect(page.getByRole('main')).toContainText(titleOf(MAX_LINES - 1));

  const order = await onlyOrder(email);
  const ordered = places.map((place) => ({
    slug: soaps[place]?.slug,
    quantity: quantityOf(place),
    unitPricePaise: priceOf(place),
  }));
  expect(order.lines).toMatchObject(ordered);
  expect(order.lines).toHaveLength(MAX_LINES);
  expect(order.totals).toMatchObject({ itemsPaise: ITEMS, totalPaise: ITEMS + CASH_FEE });
  for (const { slug, quantity } of ordered) {
    const product = await adminFirestore().doc(`products/${slug}`).get();
    expect(product.get('stock'), slug).toBe(25 - quantity);
  }
});
