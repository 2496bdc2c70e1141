import { readFile } from 'node:fs/promises';
import { adminAuth, aCustomer, aNewEmail, signIn } from '../../support/shop/customers.ts';
import { AUTH_REFUSES, NO_PHOTO } from '../../support/browser/noise.ts';
import { aPng } from '../../support/fixtures/pictures.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

/** Files that the browser cannot decode as a photo, whatever their name says. */
const NO_PICTURES = [
  { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
  { name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
];

const CREATED = '2026-01-02T03:04:05.000Z';
const createdAt = new Date(CREATED);

/** Documents of a customer in every collection that holds personal data, by path below the customer. */
const OWN = {
  favorites: { productId: 'neem', title: 'Neem', price: 120, imageURL: '' },
  addresses: { name: 'Asha', pin: '560001' },
  cart: { quantity: 2, seenPaise: 12_000 },
  purchases: { orderId: 'one' },
  consents: { channel: 'email', given: true, text: '2026-01-01' },
} as const;

test('a photo is re-encoded, data saved as a file, and erased', async ({
  page,
  expectNoise,
  tolerateNoise,
}) => {
  expectNoise(NO_PHOTO);
  // The page being left may still request the account from Auth.
  tolerateNoise(AUTH_REFUSES);
  const customer = await aCustomer('Asha');
  const user = adminFirestore().doc(`users/${customer.uid}`);
  await user.set({ email: customer.email, name: 'Asha', createdAt });
  for (const [collection, fields] of Object.entries(OWN))
    await user
      .collection(collection)
      .doc('neem')
      .set({ ...fields, createdAt });
  const review = adminFirestore().doc(`products/neem/reviews/${customer.uid}`);
  const question = adminFirestore().doc(`products/neem/questions/${customer.uid}_20260102`);
  await review.set({ uid: customer.uid, stars: 4, createdAt });
  await question.set({ uid: customer.uid, text: 'Is it scented?', createdAt });

  await signIn(page, customer);
  const input = page.getByLabel('Choose a photo');
  for (const file of NO_PICTURES) {
    await input.setInputFiles(file);
    await expect(page.getByText('This file type is not supported'), file.name).toBeVisible();
  }
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: aPng(1200, 900) });
  await expect(page.getByText('Your photo is updated.')).toBeVisible();
  const photo = page.getByRole('img', { name: 'Your photo' });
  await expect
    .poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBe(512);
  const address = String((await user.get()).get('photoURL'));
  expect(address).toContain(encodeURIComponent(`users/${customer.uid}/photo/photo.webp`));
  expect((await fetch(address)).headers.get('content-type')).toBe('image/webp');

  await page.getByRole('link', { name: 'Security and data' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^franch-my-data-\d{4}-\d\d-\d\d\.json$/);
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  const stored = { createdAt: CREATED };
  expect(data).toEqual({
    profile: expect.objectContaining({ email: customer.email, name: 'Asha', ...stored }) as unknown,
    favorites: [{ ...OWN.favorites, ...stored }],
    cart: [{ slug: 'neem', ...OWN.cart, ...stored }],
    addresses: [{ ...OWN.addresses, ...stored }],
    consents: [{ ...OWN.consents, ...stored }],
    purchases: [{ slug: 'neem', ...OWN.purchases, ...stored }],
    orders: [],
    reviews: [{ path: review.path, uid: customer.uid, stars: 4, ...stored }],
    questions: [{ path: question.path, uid: customer.uid, text: 'Is it scented?', ...stored }],
  });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await dialog.getByLabel('Current password').fill(customer.password);
  await dialog.getByRole('button', { name: 'Delete my account permanently' }).click();
  await expect(page).toHaveURL('/');
  await expect(adminAuth().getUser(customer.uid)).rejects.toMatchObject({
    code: 'auth/user-not-found',
  });
  expect(await user.listCollections()).toEqual([]);
  expect((await question.get()).exists).toBe(false);
  expect((await fetch(address)).status).toBeGreaterThanOrEqual(400);
  // The next page must not recreate the profile.
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard');
  expect((await user.get()).exists).toBe(false);
});

test('only the same Google account confirms a deletion', async ({
  page,
  expectNoise,
  tolerateNoise,
}) => {
  expectNoise(NO_PHOTO);
  tolerateNoise(AUTH_REFUSES);
  const email = aNewEmail();
  const chooser = page.getByRole('dialog', { name: 'Choose a Google account' });
  const choose = async () => {
    await chooser.getByLabel('Email of the Google account').fill(email);
    await chooser.getByRole('button', { name: 'Use this account' }).click();
  };
  await page.goto('/auth?next=%2Fdashboard%3Ftab%3Dsecurity');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await choose();
  await expect(page.getByText('You sign in with Google')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Confirm your email address' })).toHaveCount(0);
  const { uid, providerData } = await adminAuth().getUserByEmail(email);
  expect(providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const confirm = page.getByRole('button', { name: 'Confirm with Google and delete everything' });
  await confirm.click();
  await chooser.getByRole('button', { name: /Imran Shaikh/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'don’t match' })).toBeVisible();
  await confirm.click();
  await choose();
  await expect(page).toHaveURL('/');
  await expect(adminAuth().getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});
