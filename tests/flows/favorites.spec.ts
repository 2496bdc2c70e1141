import {
  adminAuth,
  aCustomer,
  aNewEmail,
  fillSignIn,
  READ_ONLY,
  signIn,
  withRules,
} from '../support/customers.ts';
import { firestoreReads } from '../support/reads.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

const SLUG = 'franch-ayurveda-skin-soap';
const HEART = /^On my wish list: Franch Ayurveda Skin Soap/;
const favorite = (uid: string, slug = SLUG) =>
  adminFirestore().doc(`users/${uid}/favorites/${slug}`);

test('a visitor who taps a heart signs in, is back on the product, and it is a favourite', async ({
  page,
}) => {
  const customer = await aCustomer();
  await page.goto(`/product/${SLUG}`);
  const heart = page.getByRole('main').getByRole('button', { name: HEART });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(page).toHaveURL(`/auth?next=%2Fproduct%2F${SLUG}&favorite=${SLUG}`);
  await expect(page.getByText('we put the product on your wish list')).toBeVisible();
  await fillSignIn(page, customer);
  await expect(page).toHaveURL(`/product/${SLUG}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('The product is on your wish list.')).toBeVisible();

  const product = (await adminFirestore().doc(`products/${SLUG}`).get()).data();
  const stored = (await favorite(customer.uid).get()).data();
  expect(stored).toMatchObject({
    productId: SLUG,
    title: product?.['title'],
    price: product?.['price'],
    imageURL: product?.['imageURL'],
  });

  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await favorite(customer.uid).get()).exists).toBe(false);
});

test(
  'a visitor who registers instead gets the favourite as well, back in the list',
  { tag: '@one-size' },
  async ({ page }) => {
    await page.goto('/products?category=Soaps');
    await page.getByRole('main').getByRole('button', { name: HEART }).click();
    await page.getByRole('group').getByRole('button', { name: 'Create account' }).click();
    const email = aNewEmail();
    const form = page.getByRole('form', { name: 'Create account' });
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel('Choose a password').fill('Neem-leaf-8');
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL('/products?category=Soaps');
    await expect(page.getByRole('main').getByRole('button', { name: HEART })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const { uid } = await adminAuth().getUserByEmail(email);
    expect((await favorite(uid).get()).exists).toBe(true);
  },
);

test(
  'a heart for what is not sold, or is no product at all, marks nothing and goes on',
  { tag: '@one-size' },
  async ({ page }) => {
    const customer = await aCustomer();
    await page.goto('/auth?next=%2Ffaq&favorite=no-such-product');
    await fillSignIn(page, customer);
    await expect(page).toHaveURL('/faq');
    await expect(page.getByText('This product is not sold any more')).toBeVisible();
    await page.goto('/auth?next=%2Ffaq&favorite=..%2F..%2Fproducts%2Fx');
    await expect(page).toHaveURL('/faq');
    expect((await adminFirestore().collection(`users/${customer.uid}/favorites`).get()).size).toBe(
      0,
    );
  },
);

test(
  'all hearts of a page share one read, and a visitor’s hearts read nothing',
  { tag: '@one-size' },
  async ({ page }) => {
    const customer = await aCustomer();
    const reads = async () =>
      (await firestoreReads(page)).filter(({ path }) => /^users\/.*\/favorites$/.test(path));
    await page.goto('/products');
    await expect(
      page.getByRole('main').getByRole('button', { name: /^On my wish list/ }),
    ).toHaveCount(30);
    expect(await reads()).toEqual([]);
    await signIn(page, customer, '/products');
    await page.reload();
    await expect(
      page.getByRole('main').getByRole('button', { name: /^On my wish list/ }),
    ).toHaveCount(30);
    await expect.poll(async () => (await reads()).length).toBe(1);
  },
);

test(
  'a double tap is one tap, and quick changes of mind end where they were left',
  { tag: '@one-size' },
  async ({ page }) => {
    const customer = await aCustomer();
    await signIn(page, customer, `/product/${SLUG}`);
    const heart = page.getByRole('main').getByRole('button', { name: HEART });
    await heart.dblclick();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await favorite(customer.uid).get()).exists).toBe(true);
    for (const pressed of ['false', 'true', 'false']) {
      await page.waitForTimeout(400);
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', pressed);
    }
    await expect.poll(async () => (await favorite(customer.uid).get()).exists).toBe(false);
  },
);

test(
  'a heart that the server refuses is undone, and the reason is said',
  { tag: '@one-size' },
  async ({ page, expectNoise }) => {
    expectNoise(/PERMISSION_DENIED|permission|\b403\b/i);
    const customer = await aCustomer();
    await signIn(page, customer, `/product/${SLUG}`);
    const heart = page.getByRole('main').getByRole('button', { name: HEART });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await withRules(READ_ONLY, async () => {
      await heart.click();
      await expect(page.getByText(/Your wish list could not be changed for Franch/)).toBeVisible();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
    });
    expect((await favorite(customer.uid).get()).exists).toBe(false);
  },
);

test('the wish list: what it cost and costs, taking off, undoing, and nothing on it', async ({
  page,
}) => {
  const customer = await aCustomer();
  const product = adminFirestore().doc(`products/${SLUG}`);
  const { title, imageURL, price } = (await product.get()).data() as Record<string, string> & {
    price: number;
  };
  const createdAt = new Date();
  await favorite(customer.uid).set({
    productId: SLUG,
    title,
    imageURL,
    price: price + 20,
    createdAt,
  });
  await favorite(customer.uid, 'gone-for-good').set({
    productId: 'gone-for-good',
    title: 'A very old soap',
    imageURL: '',
    price: 10,
    createdAt: new Date(createdAt.getTime() - 60_000),
  });
  await signIn(page, customer, '/dashboard?tab=cart-fav');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Wish list' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: '2 products' })).toBeVisible();
  await expect(rows.first()).toContainText(`₹${price}`);
  await expect(rows.first()).toContainText(/It was ₹[\d,.]+ when you saved it: ₹20 less now/);
  await expect(rows.nth(1)).toContainText('Not sold any more');

  await page.getByRole('button', { name: `Take off my wish list: ${title}` }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Wish list', exact: true })).toBeFocused();
  await expect.poll(async () => (await favorite(customer.uid).get()).exists).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
  await expect
    .poll(async () => (await favorite(customer.uid).get()).get('price') as number)
    .toBe(price + 20);

  // The row under a passing word is reached by scrolling, or when the word is gone.
  for (const name of [title, 'A very old soap']) {
    await page.getByRole('button', { name: `Take off my wish list: ${name}` }).click();
    await page.getByRole('button', { name: 'Close' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Nothing on your wish list yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Look around the shop' }).click();
  await expect(page).toHaveURL('/products');
});

test('cart and wish list stand side by side on a desktop, stacked on a phone', async ({ page }) => {
  await page.goto('/dashboard?tab=cart-fav');
  const cart = await page.getByRole('heading', { name: 'Cart', exact: true }).boundingBox();
  const wishes = await page.getByRole('heading', { name: 'Wish list', exact: true }).boundingBox();
  const wide = (page.viewportSize()?.width ?? 0) > 1250;
  expect(cart && wishes && (wide ? wishes.x > cart.x + 300 : wishes.y > cart.y + 100)).toBe(true);
});
