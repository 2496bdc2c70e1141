import { readFile } from 'node:fs/promises';
import { adminAuth, aCustomer, aNewEmail, signIn } from '../../support/shop/customers.ts';
import { AUTH_REFUSES, NO_PHOTO } from '../../support/browser/noise.ts';
import { aPng } from '../../support/fixtures/pictures.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

async function stored(path: string): Promise<Record<string, unknown> | undefined> {
  return (await adminFirestore().doc(path).get()).data();
}

test('a photo is resized, stored, shown and removed; other files are refused', async ({
  page,
  expectNoise,
}) => {
  expectNoise(NO_PHOTO);
  const customer = await aCustomer('Asha');
  await signIn(page, customer);
  const input = page.getByLabel('Choose a photo');
  await input.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(page.getByText('This file type is not supported')).toBeVisible();
  await input.setInputFiles({
    name: 'x.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByText('This file type is not supported')).toBeVisible();
  await input.setInputFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText('This file type is not supported')).toBeVisible();

  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: aPng(1200, 900) });
  await expect(page.getByText('Your photo is updated.')).toBeVisible();
  const photo = page.getByRole('img', { name: 'Your photo' });
  await expect
    .poll(() => photo.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBe(512);
  const profile = await stored(`users/${customer.uid}`);
  const address = String(profile?.['photoURL']);
  expect(address).toContain(encodeURIComponent(`users/${customer.uid}/photo/photo.webp`));
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  await page.reload();
  await expect(photo).toBeVisible();

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Your photo is removed.')).toBeVisible();
  await expect(photo).toHaveCount(0);
  expect((await fetch(address)).status).toBeGreaterThanOrEqual(400);
  await page.reload();
  await expect(page.getByLabel('Choose a photo')).toBeAttached();
  await expect(photo).toHaveCount(0);
});

test('changing the password requires the current one, and the new one signs in', async ({
  page,
  expectNoise,
}) => {
  expectNoise(AUTH_REFUSES);
  const customer = await aCustomer();
  await signIn(page, customer, '/dashboard?tab=security');
  const form = page.getByRole('form', { name: 'Change your password' });
  await form.getByLabel('Current password').fill('Wrong@108');
  await form.getByLabel('New password').fill('हल्दी-turmeric-9');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByText('Your current password is incorrect.')).toBeVisible();
  await form.getByLabel('Current password').fill(customer.password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await signIn(page, { ...customer, password: 'हल्दी-turmeric-9' });
});

test('all stored personal data can be downloaded as one file', async ({ page }) => {
  const customer = await aCustomer('Asha');
  const createdAt = new Date('2026-01-02T03:04:05Z');
  const user = adminFirestore().doc(`users/${customer.uid}`);
  await user.set({ email: customer.email, name: 'Asha', createdAt });
  await user
    .collection('favorites')
    .doc('neem')
    .set({ productId: 'neem', title: 'Neem', price: 120, imageURL: '', createdAt });
  await user.collection('addresses').doc('home').set({ name: 'Asha', pin: '560001', createdAt });
  await user
    .collection('cart')
    .doc('neem')
    .set({ quantity: 2, seenPaise: 12_000, addedAt: createdAt });
  await user.collection('purchases').doc('neem').set({ orderId: 'one', at: createdAt });
  const review = adminFirestore().doc(`products/neem/reviews/${customer.uid}`);
  await review.set({ uid: customer.uid, stars: 4, createdAt });
  await signIn(page, customer, '/dashboard?tab=security');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^franch-my-data-\d{4}-\d\d-\d\d\.json$/);
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data).toEqual({
    profile: { email: customer.email, name: 'Asha', createdAt: '2026-01-02T03:04:05.000Z' },
    favorites: [
      {
        productId: 'neem',
        title: 'Neem',
        price: 120,
        imageURL: '',
        createdAt: '2026-01-02T03:04:05.000Z',
      },
    ],
    cart: [{ slug: 'neem', quantity: 2, seenPaise: 12_000, addedAt: '2026-01-02T03:04:05.000Z' }],
    addresses: [{ name: 'Asha', pin: '560001', createdAt: '2026-01-02T03:04:05.000Z' }],
    consents: [],
    purchases: [{ slug: 'neem', orderId: 'one', at: '2026-01-02T03:04:05.000Z' }],
    orders: [],
    reviews: [
      { path: review.path, uid: customer.uid, stars: 4, createdAt: '2026-01-02T03:04:05.000Z' },
    ],
    questions: [],
  });
});

test('a deleted account leaves nothing in Auth, Firestore and Storage', async ({
  page,
  expectNoise,
  tolerateNoise,
}) => {
  expectNoise(NO_PHOTO);
  // The page being left may still request the account from Auth.
  tolerateNoise(AUTH_REFUSES);
  const customer = await aCustomer('Asha');
  await signIn(page, customer);
  await page
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: aPng(64, 64) });
  await expect(page.getByText('Your photo is updated.')).toBeVisible();
  const address = String((await stored(`users/${customer.uid}`))?.['photoURL']);
  const user = adminFirestore().doc(`users/${customer.uid}`);
  await user
    .collection('favorites')
    .doc('neem')
    .set({ productId: 'neem', title: 'Neem', price: 120, imageURL: '', createdAt: new Date() });
  await user.collection('addresses').doc('home').set({ name: 'Asha' });
  await user.collection('cart').doc('neem').set({ quantity: 1 });
  await user.collection('consents').doc('one').set({ channel: 'email', given: true });
  await user.collection('purchases').doc('neem').set({ orderId: 'one', at: new Date() });
  const question = adminFirestore().doc(`products/neem/questions/${customer.uid}_20260102`);
  await question.set({ uid: customer.uid, text: 'Is it scented?' });

  await page.goto('/dashboard?tab=security');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  await dialog.getByLabel('Current password').fill(customer.password);
  await dialog.getByRole('button', { name: 'Delete my account permanently' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();

  await expect(adminAuth().getUser(customer.uid)).rejects.toMatchObject({
    code: 'auth/user-not-found',
  });
  expect((await user.get()).exists).toBe(false);
  expect(await user.listCollections()).toEqual([]);
  expect((await question.get()).exists).toBe(false);
  expect((await fetch(address)).status).toBeGreaterThanOrEqual(400);
  // The next page must not recreate the profile.
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard');
  expect((await user.get()).exists).toBe(false);
});

test('a Google user confirms with Google, and only the same account is accepted', async ({
  page,
  expectNoise,
  tolerateNoise,
}) => {
  expectNoise(NO_PHOTO);
  tolerateNoise(AUTH_REFUSES);
  const email = aNewEmail();
  await page.goto('/auth?next=%2Fdashboard%3Ftab%3Dsecurity');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose a Google account' });
  await chooser.getByLabel('E-mail of the Google account').fill(email);
  await chooser.getByRole('button', { name: 'Use this account' }).click();
  await expect(page.getByText('You sign in with Google')).toBeVisible();
  const { uid } = await adminAuth().getUserByEmail(email);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Confirm with Google and delete everything' }).click();
  await chooser.getByRole('button', { name: /Imran Shaikh/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'don’t match' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm with Google and delete everything' }).click();
  await chooser.getByLabel('E-mail of the Google account').fill(email);
  await chooser.getByRole('button', { name: 'Use this account' }).click();
  await expect(page).toHaveURL('/');
  await expect(adminAuth().getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
});
