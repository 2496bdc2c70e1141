import { personalDataOnDevice } from '../../support/shop/carts.ts';
import { aCustomer, fillSignIn, signIn } from '../../support/shop/customers.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const SLUG = 'franch-ayurveda-skin-soap';
const HEART = /^On my wishlist: Franch Ayurveda Skin Soap/;
const favorite = (uid: string, slug = SLUG) =>
  adminFirestore().doc(`users/${uid}/favorites/${slug}`);

test('a visitor who taps the wishlist button signs in, returns to the product, and it is saved', async ({
  page,
}) => {
  const customer = await aCustomer();
  await page.goto(`/product/${SLUG}`);
  const heart = page.getByRole('main').getByRole('button', { name: HEART });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(page).toHaveURL(`/auth?next=%2Fproduct%2F${SLUG}&favorite=${SLUG}`);
  await expect(page.getByText('save this product to your wishlist')).toBeVisible();
  await fillSignIn(page, customer);
  await expect(page).toHaveURL(`/product/${SLUG}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to your wishlist.')).toBeVisible();

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

test('a wish reaches the account although the page closes before the server answers', async ({
  page,
  context,
}) => {
  const customer = await aCustomer();
  await signIn(page, customer, `/product/${SLUG}`);
  const heart = page.getByRole('main').getByRole('button', { name: HEART });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  let held = 0;
  await page.route(/Firestore\/Write\//, () => {
    held += 1;
  });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => held).toBeGreaterThan(0);
  await page.close();
  expect((await favorite(customer.uid).get()).exists).toBe(false);

  const next = await context.newPage();
  await next.goto('/faq');
  await expect.poll(async () => (await favorite(customer.uid).get()).exists).toBe(true);
  const unsent = async () => (await personalDataOnDevice(next))['franch.own.wishes-unsent'];
  await expect.poll(unsent).toEqual({ uid: customer.uid, wishes: {} });
});

test('the wishlist stands below the cart', { tag: '@both-sizes' }, async ({ page }) => {
  await page.goto('/dashboard?tab=cart-fav');
  const cart = await page.getByRole('heading', { name: 'Cart', exact: true }).boundingBox();
  const wishes = await page.getByRole('heading', { name: 'Wishlist', exact: true }).boundingBox();
  expect(wishes?.y).toBeGreaterThan((cart?.y ?? Infinity) + 100);
});
