import { axeFinds } from '../../support/browser/axe.ts';
import { aCustomer, fillSignIn } from '../../support/shop/customers.ts';
import { firestoreReads } from '../../support/browser/firestore-reads.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

const SOAP = 'franch-ayurveda-skin-soap';
const BARE = 'franch-neem-tulsi-soap';

test(
  'reviews and questions are read when they come near the viewport, not before',
  { tag: '@both-sizes' },
  async ({ page }) => {
    const read = async () => (await firestoreReads(page)).map(({ path }) => path);
    const own = [`products/${SOAP}/reviews`, `products/${SOAP}/questions`];
    await page.goto(`/product/${SOAP}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(read).toContain(`products/${SOAP}`);
    for (const path of own) expect(await read()).not.toContain(path);
    await page.getByRole('region', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await page.getByRole('region', { name: 'Questions' }).scrollIntoViewIfNeeded();
    for (const path of own) await expect.poll(read).toContain(path);
  },
);

test('a customer writes a review, sees it pending, and withdraws it; others see it once published', async ({
  page,
  browser,
}) => {
  const customer = await aCustomer();
  await page.goto(`/product/${BARE}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByRole('link', { name: 'Sign in to write a review' }).click();
  await fillSignIn(page, customer);
  await expect(page).toHaveURL(`/product/${BARE}`);
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByRole('button', { name: 'Write a review' }).click();
  await reviews.getByRole('button', { name: 'Submit review' }).click();
  await expect(reviews.getByText('Please choose 1 to 5 stars.')).toBeVisible();
  await reviews.getByRole('radio').nth(1).check();
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

test('axe finds no violations in reviews and questions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/product/${SOAP}`);
  await page.getByRole('region', { name: 'Questions and answers' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Answered by Franch')).toBeVisible();
  await expect(page.getByText('3.7 out of 5', { exact: true })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});
