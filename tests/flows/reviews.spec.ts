import { axeFinds } from '../support/axe.ts';
import { aCustomer, fillSignIn } from '../support/customers.ts';
import { firestoreReads } from '../support/reads.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

const SOAP = 'franch-ayurveda-skin-soap';
const BARE = 'franch-neem-tulsi-soap';

test('reviews show their distribution, one row of it alone, buyers and days, newest first', async ({
  page,
}) => {
  await page.goto(`/product/${SOAP}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews.getByText('3.7 out of 5', { exact: true })).toBeVisible();
  await expect(reviews.getByText('3 reviews')).toBeVisible();
  await expect(reviews.getByRole('article').first()).toContainText('Asha (sample)');
  await expect(reviews.getByRole('article').first()).toContainText('Verified buyer');
  await expect(reviews.getByRole('article').nth(1)).not.toContainText('Verified buyer');

  await reviews.getByRole('button', { name: '2 stars: 1' }).click();
  await expect(reviews.getByRole('article')).toHaveCount(1);
  await expect(reviews.getByRole('article')).toContainText('John (sample)');
  await reviews.getByRole('button', { name: '3 stars: 0' }).click();
  await expect(reviews.getByText('None of these reviews gives 3 stars.')).toBeVisible();
  await reviews.getByRole('button', { name: 'Show all' }).click();
  await expect(reviews.getByRole('article')).toHaveCount(3);

  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('')).toContain('"aggregateRating"');
});

test('reviews are read when somebody comes near them, not before', async ({ page }) => {
  const read = async () => (await firestoreReads(page)).map(({ path }) => path);
  await page.goto(`/product/${SOAP}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(read).toContain('settings/store');
  expect((await read()).join(' ')).not.toContain(`products/${SOAP}/reviews`);
  await page.getByRole('region', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await expect.poll(read).toContain(`products/${SOAP}/reviews`);
});

test('a product without reviews says so, and claims no rating', async ({ page }) => {
  await page.goto(`/product/${BARE}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews.getByText('No reviews yet.')).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('')).toContain('"Product"');
  expect(data.join('')).not.toContain('aggregateRating');
});

test('a customer writes a review, sees it wait, and withdraws it; others see it once published', async ({
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
  await reviews.getByRole('button', { name: 'Send my review' }).click();
  await expect(reviews.getByText('Please choose from one to five stars.')).toBeVisible();
  await reviews.getByRole('radio').nth(1).check();
  await reviews.getByLabel('Your review').fill('Brisk and green, good after sport.');
  await reviews.getByLabel('The name that is shown').fill('Flow');
  await reviews.getByRole('button', { name: 'Send my review' }).click();
  await expect(reviews.getByText('Only you see it until staff have published it.')).toBeVisible();

  const place = adminFirestore().doc(`products/${BARE}/reviews/${customer.uid}`);
  // What is written shows at once; the store has it a moment later.
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

  await reviews.getByRole('button', { name: 'Withdraw my review' }).click();
  await expect(reviews.getByRole('button', { name: 'Write a review' })).toBeVisible();
  await expect.poll(async () => (await place.get()).exists).toBe(false);
});

test('a customer asks once a day; the shop’s answer is marked as such', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/permission|PERMISSION_DENIED|Missing or insufficient|403|400/);
  const customer = await aCustomer();
  await page.goto(`/auth?next=%2Fproduct%2F${SOAP}`);
  await fillSignIn(page, customer);
  await expect(page).toHaveURL(`/product/${SOAP}`);
  const questions = page.getByRole('region', { name: 'Questions and answers' });
  await questions.scrollIntoViewIfNeeded();
  await expect(questions.getByText('Answer of the shop')).toBeVisible();
  const ask = questions.getByLabel('Your question about this product');
  await ask.fill('Does it lather in hard water?');
  await questions.getByRole('button', { name: 'Ask' }).click();
  await expect(questions.getByText('Only you see it until staff have answered')).toBeVisible();
  await expect(ask).toHaveValue('');
  await ask.fill('And in sea water?');
  await questions.getByRole('button', { name: 'Ask' }).click();
  await expect(questions.getByText('one question a day is possible')).toBeVisible();
  await expect(ask).toHaveValue('And in sea water?');

  const mine = adminFirestore().collection(`products/${SOAP}/questions`);
  const stored = await mine.where('uid', '==', customer.uid).get();
  expect(stored.docs.map((row) => row.get('text') as string)).toEqual([
    'Does it lather in hard water?',
  ]);
  for (const row of stored.docs) await row.ref.delete();
});

test('axe finds nothing in reviews and questions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/product/${SOAP}`);
  await page.getByRole('region', { name: 'Questions and answers' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Answer of the shop')).toBeVisible();
  await expect(page.getByText('3.7 out of 5', { exact: true })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});
