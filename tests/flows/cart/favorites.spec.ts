import { personalDataOnDevice } from '../../support/shop/carts.ts';
import { aCustomer, fillSignIn } from '../../support/shop/customers.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const SLUG = 'franch-ayurveda-skin-soap';

test('a wish outlasts a sign-in, and a page that closes too early', async ({ page, context }) => {
  const customer = await aCustomer();
  const favorite = adminFirestore().doc(`users/${customer.uid}/favorites/${SLUG}`);
  const isStored = async () => (await favorite.get()).exists;
  await page.goto(`/product/${SLUG}`);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^On my wishlist: Franch Ayurveda Skin Soap/ });
  await heart.press('Enter');
  await expect(page).toHaveURL(`/auth?next=%2Fproduct%2F${SLUG}&favorite=${SLUG}`);
  await fillSignIn(page, customer);
  await expect(page).toHaveURL(`/product/${SLUG}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(isStored).toBe(true);

  // A new page, whose first write never arrives.
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  let held = 0;
  await page.route(/Firestore\/Write\/|documents:commit/, () => {
    held += 1;
  });
  await heart.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => held).toBeGreaterThan(0);
  await page.close();
  expect(await isStored()).toBe(true);
  const next = await context.newPage();
  await next.goto('/faq');
  await expect.poll(isStored).toBe(false);
  const unsent = async () => (await personalDataOnDevice(next))['franch.own.wishes-unsent'];
  await expect.poll(unsent).toEqual({ uid: customer.uid, wishes: {} });
});
