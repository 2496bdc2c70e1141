import type { Page } from '@playwright/test';
import { axeFinds } from '../support/axe.ts';
import {
  addFromHere,
  addFromPage,
  aProductOfItsOwn,
  CART,
  cartLink,
  cartRow,
  keptOnDevice,
  type OwnProduct,
} from '../support/carts.ts';
import { firestoreReads } from '../support/reads.ts';
import { expect, test } from '../support/shop-test.ts';

let soap: OwnProduct;
let oil: OwnProduct;

test.beforeEach(async () => {
  [soap, oil] = await Promise.all([
    aProductOfItsOwn('Cart Soap'),
    aProductOfItsOwn('Cart Oil', { price: 250.5, mrp: 250.5, stock: 3 }),
  ]);
});
test.afterEach(() => Promise.all([soap.remove(), oil.remove()]));

const total = (page: Page) => page.getByText('Total', { exact: true }).locator('..');
const quantity = (page: Page, title: string) =>
  page.getByRole('spinbutton', { name: `Quantity: ${title}` });

test('a visitor puts something in without leaving the page, and finds it after a reload and in another tab', async ({
  page,
  context,
}) => {
  await page.goto(`/product/${soap.slug}`);
  await page.getByRole('button', { name: 'One more: Cart Soap' }).click();
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' });
  await add.click();
  await expect(page).toHaveURL(`/product/${soap.slug}`);
  await expect(page.getByRole('status').getByText('Cart Soap: 2 in your cart now.')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart (2 pieces)');
  await expect(page.getByRole('status').getByText('Your cart holds 2 pieces now.')).toBeAttached();
  await expect(page.getByRole('main').getByRole('link', { name: '2 in your cart' })).toBeVisible();

  await page.reload();
  await expect(cartLink(page)).toHaveAccessibleName('Cart (2 pieces)');
  const other = await context.newPage();
  await other.goto(`/product/${soap.slug}`);
  await other.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart (3 pieces)');
  await other.getByRole('button', { name: 'Go to cart' }).click();
  await expect(other).toHaveURL(CART);
  await expect(quantity(other, 'Cart Soap')).toHaveValue('3');
});

test(
  'the number at the cart costs a visitor no read, and the cart reads its own products alone',
  { tag: '@one-size' },
  async ({ page }) => {
    const read = async () => (await firestoreReads(page)).map(({ path }) => path);
    await addFromPage(page, soap);
    await page.goto('/faq');
    await expect(cartLink(page)).toHaveAccessibleName('Cart (1 piece)');
    const paths = await read();
    expect(paths.filter((path) => /^(?:users|products)/.test(path))).toEqual([]);
    await page.goto(CART);
    await expect(cartRow(page, 'Cart Soap')).toBeVisible();
    const inCart = await read();
    expect(inCart.filter((path) => /^(?:users|products)/.test(path))).toEqual([
      `products/${soap.slug}`,
    ]);
  },
);

test('no more goes in than is left, with the reason, and what has sold out cannot be put in', async ({
  page,
}) => {
  await page.goto(`/product/${oil.slug}`);
  await quantity(page, 'Cart Oil').fill('50');
  await quantity(page, 'Cart Oil').press('Enter');
  await expect(quantity(page, 'Cart Oil')).toHaveValue('3');
  await expect(page.getByText('Only 3 left.', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('All 3 that are left are in your cart.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await oil.change({ stock: 0 });
  await expect(page.getByRole('main').getByText('Sold out')).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
});

test('a card puts one in, and says how many there are', async ({ page }) => {
  await page.goto('/products?category=Soaps');
  const button = page.getByRole('button', { name: /^Add to cart: Franch Ayurveda Skin Soap/ });
  await button.click();
  const another = page.getByRole('button', { name: /^Add · 1 in cart: Franch Ayurveda Skin/ });
  await another.click();
  await expect(page).toHaveURL('/products?category=Soaps');
  await expect(cartLink(page)).toHaveAccessibleName('Cart (2 pieces)');
});

test('the cart is changed by keyboard, and its sums are exact', async ({ page }) => {
  await addFromPage(page, soap);
  await addFromPage(page, oil);
  await page.goto(CART);
  await expect(total(page)).toHaveText('Total₹399.50');
  await expect(page.getByText('₹148.50 more for free delivery')).toBeVisible();
  await expect(page.getByText('You save ₹20.00 on the MRP')).toBeVisible();
  await expect(page.getByText('in all ₹439.50')).toBeVisible();

  await quantity(page, 'Cart Soap').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(quantity(page, 'Cart Soap')).toHaveValue('3');
  await expect(total(page)).toHaveText('Total₹550.50');
  await expect(page.getByText('Delivery is free')).toBeVisible();
  await page.keyboard.press('4');
  await page.keyboard.press('Tab');
  await expect(total(page)).toHaveText('Total₹650.50');
  await expect(page.getByRole('button', { name: 'One more: Cart Soap' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Check out' })).toHaveAttribute(
    'href',
    '/dashboard?tab=checkout',
  );
});

test(
  'what was removed comes back by Undo, where it was',
  { tag: '@one-size' },
  async ({ page }) => {
    await addFromPage(page, soap);
    await addFromPage(page, oil);
    await page.goto(CART);
    await page.getByRole('button', { name: 'Remove from the cart: Cart Soap' }).click();
    await expect(cartRow(page, 'Cart Soap')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Cart', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    const rows = page.getByRole('list', { name: 'Cart' }).getByRole('listitem');
    await expect(rows.first()).toContainText('Cart Soap');
    await expect(rows).toHaveCount(2);
    for (const title of ['Cart Soap', 'Cart Oil']) {
      await page.getByRole('button', { name: `Remove from the cart: ${title}` }).click();
    }
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  },
);

test(
  'what changes under a shopper’s feet is told with the old and the new, and accepted',
  { tag: '@one-size' },
  async ({ page }) => {
    await addFromPage(page, soap);
    await page.goto(`/product/${oil.slug}`);
    await page.getByRole('button', { name: 'One more: Cart Oil' }).click();
    await addFromHere(page);
    await page.goto(CART);
    await expect(total(page)).toHaveText('Total₹601.00');

    await soap.change({ price: 110 });
    await oil.change({ stock: 1, price: 240 });
    const news = page.getByText('Something changed about 2 products since you put them in.');
    await expect(news).toBeVisible();
    await expect(
      page.getByText('The price went up from ₹100 to ₹110: ₹10 more each.'),
    ).toBeVisible();
    const oilRow = cartRow(page, 'Cart Oil');
    await expect(oilRow).toContainText('You wanted 2, and only 1 is left. The total counts 1.');
    await expect(oilRow).toContainText(
      'The price went down from ₹250.50 to ₹240: ₹10.50 less each.',
    );
    await expect(total(page)).toHaveText('Total₹399.00');

    await page.getByRole('button', { name: /^All right: .* Cart Oil$/ }).click();
    await page.getByRole('button', { name: /^All right: .* Cart Soap$/ }).click();
    await expect(page.getByRole('button', { name: /^All right/ })).toHaveCount(0);
    await expect(page.getByText('Something changed')).toHaveCount(0);
    await expect(quantity(page, 'Cart Oil')).toHaveValue('1');

    await oil.change({ stock: 0 });
    await expect(oilRow).toContainText('It has sold out since you put it in');
    await soap.change({ active: false });
    await expect(page.getByText('It is not sold any more')).toBeVisible();
    await expect(page.getByText('Nothing in the cart can be ordered at the moment.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Check out' })).toHaveCount(0);
  },
);

test(
  'a visitor’s cart needs no network',
  { tag: '@one-size' },
  async ({ page, context, expectNoise }) => {
    expectNoise(
      /ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|transport errored|cleardot/,
    );
    await page.goto(`/product/${soap.slug}`);
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' });
    await expect(add).toBeVisible();
    await context.setOffline(true);
    await add.click();
    await expect(
      page.getByRole('main').getByRole('link', { name: '1 in your cart' }),
    ).toBeVisible();
    await context.setOffline(false);
    await page.goto(CART);
    await expect(quantity(page, 'Cart Soap')).toHaveValue('1');
  },
);

test(
  'whatever was written where the cart is kept, the page stands',
  { tag: '@one-size' },
  async ({ page }) => {
    await page.goto('/faq');
    const good = { slug: soap.slug, quantity: 2, seenPaise: 10_000, addedAt: 1 };
    for (const stored of [
      'no JSON {',
      'null',
      '{"version":2,"lines":[]}',
      '{"version":1,"lines":"x"}',
      JSON.stringify({
        version: 1,
        lines: [
          { ...good, quantity: 1e9 },
          { ...good, slug: '../users/x' },
          { ...good, addedAt: 'now' },
          null,
          good,
          { ...good, quantity: 5 },
        ],
      }),
    ]) {
      await page.evaluate((text) => localStorage.setItem('franch.own.cart', text), stored);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(CART);
    await expect(quantity(page, 'Cart Soap')).toHaveValue('5');
    await expect(page.getByRole('list', { name: 'Cart' }).getByRole('listitem')).toHaveCount(1);
  },
);

test('a PIN code gives date, costs and cash, is remembered, and says what is wrong with it', async ({
  page,
}) => {
  await page.goto(`/product/${soap.slug}`);
  const form = page.getByRole('form', { name: 'Delivery' });
  const field = form.getByLabel('PIN code');
  const ask = async (pin: string) => {
    await field.fill(pin);
    await form.getByRole('button', { name: 'Check' }).click();
  };
  await ask('1234');
  await expect(form.getByText('A PIN code has 6 digits, such as 560001.')).toBeVisible();
  await expect(field).toBeFocused();
  await ask('290000');
  await expect(form.getByText('We know no PIN code that begins like this.')).toBeVisible();
  await ask('560 001');
  await expect(page.getByText('To 560001, Karnataka')).toBeVisible();
  const day = String.raw`(?:Mon|Tue|Wed|Thu|Fri|Sat), \d{1,2} [A-Z][a-z]{2,3}`;
  await expect(page.getByText(new RegExp(`Arrives ${day} – ${day}`))).toBeVisible();
  await expect(page.getByText('Delivery ₹49, free from ₹499')).toBeVisible();
  await expect(page.getByText('Cash on delivery: yes, for ₹40 more')).toBeVisible();
  expect(await keptOnDevice(page)).toEqual({ 'franch.own.pin': '560001' });

  await ask('744101');
  await expect(page.getByText('the courier takes no cash at this PIN code')).toBeVisible();
  await ask('900056');
  await expect(page.getByText('Our couriers do not deliver to 900056.')).toBeVisible();
  await ask('400001');
  await addFromHere(page);
  await page.goto(CART);
  await expect(page.getByText('To 400001, Maharashtra')).toBeVisible();
  await expect(page.getByLabel('PIN code')).toHaveValue('400001');
});

test('axe finds nothing in the cart, full and empty', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(CART);
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await addFromPage(page, soap);
  await expect(page.getByRole('main').getByRole('link', { name: '1 in your cart' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await addFromPage(page, oil);
  await soap.change({ price: 90 });
  await oil.change({ active: false });
  await page.goto(CART);
  await expect(page.getByText('It is not sold any more')).toBeVisible();
  await expect(page.getByText('The price went down')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});
