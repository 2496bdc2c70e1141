import { aCustomer, fillSignIn } from '../../support/shop/customers.ts';
import { expectStill } from '../../support/browser/appearance.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const RATED = 'franch-oil-nh-plus';
const BARE = 'franch-karela-jamun-capsules';

test('a review appears in another browser once it is published', async ({ page, browser }) => {
  const customer = await aCustomer();
  await page.goto(`/product/${BARE}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByRole('link', { name: 'Sign in to write a review' }).click();
  await fillSignIn(page, customer);
  await expect(page).toHaveURL(`/product/${BARE}#reviews`);
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  await reviews.getByRole('radio', { name: '4 out of 5 stars' }).check();
  await reviews.getByLabel('Your review').fill('Brisk and green, good after sport.');
  await reviews.getByLabel('Name to show').fill('Flow');
  await reviews.getByRole('button', { name: 'Submit review' }).click();
  await expect(reviews.getByText('Your review is being checked.')).toBeVisible();

  const place = adminFirestore().doc(`products/${BARE}/reviews/${customer.uid}`);
  // A new review shows optimistically; Firestore has it a moment later.
  await expect
    .poll(async () => (await place.get()).data())
    .toMatchObject({ stars: 4, verified: false, name: 'Flow' });
  const other = await (await browser.newContext()).newPage();
  await other.goto(`/product/${BARE}`);
  const theirs = other.getByRole('region', { name: 'Reviews' });
  await theirs.scrollIntoViewIfNeeded();
  await expect(theirs.getByText('No reviews yet.')).toBeVisible();
  await place.update({ status: 'published' });
  await expect(theirs.getByRole('article')).toContainText('Brisk and green');
  await other.context().close();

  await reviews.getByRole('button', { name: 'Delete my review' }).click();
  await expect(reviews.getByRole('button', { name: 'Write a review' })).toBeVisible();
  await expect.poll(async () => (await place.get()).exists).toBe(false);
});

test('reviews and questions arrive without moving what a shopper reads', async ({ page }) => {
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const questions = page.getByRole('region', { name: 'Questions and answers' });
  const arrived = async () => {
    await expect(reviews.getByRole('status')).toHaveCount(0);
    await expect(questions.getByRole('status')).toHaveCount(0);
  };
  const heading = reviews.getByRole('heading', { name: 'Reviews', exact: true });
  await page.goto(`/product/${RATED}`);
  // Questions are read while a shopper reads the reviews above them: their number, and so their height, is unknown.
  await heading.scrollIntoViewIfNeeded();
  await arrived();
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 100));
    }
  });
  await expectStill(page);
  // The rating of the product leads to the reviews at once, clear of the header.
  await page.goto(`/product/${RATED}`);
  const rating = page.getByRole('main').getByRole('link', { name: /out of 5 stars/ });
  await rating.first().tap();
  await expect(page).toHaveURL(`/product/${RATED}#reviews`);
  await arrived();
  await expect(async () => {
    const header = await page.getByRole('banner').boundingBox();
    const top = (await heading.boundingBox())?.y;
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }).toPass();
  await expect(heading).toBeInViewport();
  await expectStill(page);
});
