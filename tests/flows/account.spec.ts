import { readFile } from 'node:fs/promises';
import {
  adminAuth,
  aCustomer,
  aNewEmail,
  READ_ONLY,
  signIn,
  withRules,
} from '../support/customers.ts';
import { aPng } from '../support/pictures.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

const REFUSED = /PERMISSION_DENIED|permission|\b40[03]\b/i;
// Without a network Firestore asks google.com for a dot to find out why; the policy of the site refuses that.
const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|cleardot\.gif|WebChannel/;
async function stored(path: string): Promise<Record<string, unknown> | undefined> {
  return (await adminFirestore().doc(path).get()).data();
}

test('name and number are checked beside their fields, and saved', async ({ page }) => {
  const customer = await aCustomer('Asha');
  await signIn(page, customer);
  const form = page.getByRole('form', { name: 'Your details' });
  const name = form.getByLabel('Name');
  const phone = form.getByLabel('Mobile number');
  await expect(name).toHaveValue('Asha');
  for (const wrong of ['12345', '<script>', '०९८७', '+1 415 555 2671', '🌿', '9'.repeat(30)]) {
    await phone.fill(wrong);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('10-digit Indian mobile number')).toBeVisible();
    await expect(phone).toHaveValue(wrong);
    await expect(phone).toBeFocused();
  }
  await name.fill('x'.repeat(81));
  await phone.fill('098765 43210');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This is too long.')).toBeVisible();

  for (const kind of ['आशा कुलकर्णी', '<b>Asha</b>', 'Asha 🌿']) {
    await name.fill(kind);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => stored(`users/${customer.uid}`))
      .toMatchObject({ name: kind, phone: '+919876543210' });
  }
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue('+91 98765 43210');
  await phone.fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await stored(`users/${customer.uid}`))?.['phone']).toBe('');
});

test(
  'offline and refused, a form says so and keeps what was typed',
  { tag: '@one-size' },
  async ({ page, context, expectNoise }) => {
    expectNoise(NO_NETWORK);
    expectNoise(REFUSED);
    const customer = await aCustomer('Asha');
    await signIn(page, customer);
    const form = page.getByRole('form', { name: 'Your details' });
    await expect(form.getByLabel('Name')).toHaveValue('Asha');
    await expect.poll(() => stored(`users/${customer.uid}`)).toBeDefined();
    await form.getByLabel('Name').fill('Asha the Second');
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('There is no connection right now.')).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue('Asha the Second');
    await context.setOffline(false);
    await withRules(READ_ONLY, async () => {
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByText('This is not open to your account.')).toBeVisible({
        timeout: 20_000,
      });
    });
    await expect(form.getByLabel('Name')).toHaveValue('Asha the Second');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(async () => (await stored(`users/${customer.uid}`))?.['name'])
      .toBe('Asha the Second');
  },
);

test('an address: the PIN code fills the State, warns and never blocks; change, prefer, delete, undo', async ({
  page,
}) => {
  const customer = await aCustomer('Asha');
  await signIn(page, customer, '/dashboard?tab=addresses');
  const book = adminFirestore().collection(`users/${customer.uid}/addresses`);
  await page.getByRole('button', { name: 'Add an address' }).click();
  let form = page.getByRole('form', { name: 'New address' });
  await expect(form.getByLabel('PIN code')).toBeFocused();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please fill this in.').first()).toBeVisible();
  await form.getByLabel('PIN code').fill('012345');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('A PIN code has 6 digits')).toBeVisible();

  await form.getByLabel('PIN code').fill('560 001');
  await expect(form.getByLabel('State or union territory')).toHaveValue('Karnataka');
  await form.getByLabel('State or union territory').selectOption('Kerala');
  await expect(form.getByRole('status')).toContainText(
    'usually in Karnataka, and you chose Kerala',
  );
  await form.getByLabel('Town or city').fill('बेंगलुरु');
  await form.getByLabel('House, street').fill('12 <i>MG</i> Road 🌿');
  await form.getByLabel('Mobile number').fill('123');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Mobile number')).toBeFocused();
  await expect(form.getByLabel('House, street')).toHaveValue('12 <i>MG</i> Road 🌿');
  await form.getByLabel('Mobile number').fill('98765-43210');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('12 <i>MG</i> Road 🌿')).toBeVisible();
  await expect
    .poll(async () => (await book.get()).docs.map((row) => row.data()))
    .toMatchObject([
      { name: 'Asha', pin: '560001', state: 'Kerala', phone: '+919876543210', preferred: true },
    ]);

  await page.getByRole('button', { name: 'Add an address' }).click();
  form = page.getByRole('form', { name: 'New address' });
  await form.getByLabel('PIN code').fill('110001');
  await form.getByLabel('Town or city').fill('New Delhi');
  await form.getByLabel('House, street').fill('1 Janpath');
  await form.getByLabel('Full name').fill('Ravi');
  await form.getByLabel('Mobile number').fill('9876543211');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Prefer the address of Ravi' }).click();
  await expect
    .poll(async () =>
      (await book.where('preferred', '==', true).get()).docs.map(
        (row) => row.get('name') as string,
      ),
    )
    .toEqual(['Ravi']);

  await page.getByRole('button', { name: 'Change the address of Ravi' }).click();
  form = page.getByRole('form', { name: 'Change the address' });
  await expect(form.getByLabel('State or union territory')).toHaveValue('Delhi');
  await form.getByLabel('Full name').fill('Ravi Menon');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Ravi Menon' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete the address of Ravi Menon' }).click();
  await expect(page.getByRole('heading', { name: 'Ravi Menon' })).toHaveCount(0);
  await expect.poll(async () => (await book.get()).size).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Ravi Menon' })).toBeVisible();
  await expect.poll(async () => (await book.get()).size).toBe(2);
});

test('a photo is made small, stored, shown and removed; other files are refused', async ({
  page,
  expectNoise,
}) => {
  // A photo of the other format was never there.
  expectNoise(/\b404\b.*photo.jpg/);
  const customer = await aCustomer('Asha');
  await signIn(page, customer);
  const input = page.getByLabel('Choose a photo');
  await input.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(page.getByText('This file is not a picture')).toBeVisible();
  await input.setInputFiles({
    name: 'x.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByText('This file is not a picture')).toBeVisible();
  await input.setInputFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText('This file is not a picture')).toBeVisible();

  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: aPng(1200, 900) });
  await expect(page.getByText('Your new photo is there.')).toBeVisible();
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

  await page.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(page.getByText('Your photo is removed.')).toBeVisible();
  await expect(photo).toHaveCount(0);
  expect((await fetch(address)).status).toBeGreaterThanOrEqual(400);
  await page.reload();
  await expect(page.getByLabel('Choose a photo')).toBeAttached();
  await expect(photo).toHaveCount(0);
});

test(
  'a new password takes the current one, and then signs in',
  { tag: '@one-size' },
  async ({ page, expectNoise }) => {
    expectNoise(/\b400\b/);
    const customer = await aCustomer();
    await signIn(page, customer, '/dashboard?tab=security');
    const form = page.getByRole('form', { name: 'Change your password' });
    await form.getByRole('button', { name: 'Change the password' }).click();
    await expect(form.getByText('Please fill this in.').first()).toBeVisible();
    await form.getByLabel('Current password').fill('Wrong@108');
    await form.getByLabel('New password').fill('short');
    await form.getByRole('button', { name: 'Change the password' }).click();
    await expect(form.getByText('Your password needs at least 8 characters.')).toBeVisible();
    await form.getByLabel('New password').fill('हल्दी-turmeric-9');
    await form.getByRole('button', { name: 'Change the password' }).click();
    await expect(form.getByText('This is not your current password.').first()).toBeVisible();
    await expect(form.getByLabel('New password')).toHaveValue('हल्दी-turmeric-9');
    await form.getByLabel('Current password').fill(customer.password);
    await form.getByRole('button', { name: 'Change the password' }).click();
    await expect(page.getByText('Your password is changed.')).toBeVisible();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await signIn(page, { ...customer, password: 'हल्दी-turmeric-9' });
  },
);

test(
  'everything that is kept can be downloaded as one file',
  { tag: '@one-size' },
  async ({ page }) => {
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
  },
);

test(
  'a deleted account leaves nothing in Auth, Firestore and Storage',
  { tag: '@one-size' },
  async ({ page, expectNoise }) => {
    // The password is wrong once, and a photo of the other format was never there.
    expectNoise(/\b40[034]\b|PERMISSION_DENIED|permission/i);
    const customer = await aCustomer('Asha');
    await signIn(page, customer);
    await page
      .getByLabel('Choose a photo')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: aPng(64, 64) });
    await expect(page.getByText('Your new photo is there.')).toBeVisible();
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
    await expect(page.getByText('Kept: invoices of orders')).toBeVisible();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account' });
    await dialog.getByLabel('Your password').fill('Wrong@108');
    await dialog.getByRole('button', { name: 'Delete everything now' }).click();
    await expect(dialog.getByText('This is not your current password.').first()).toBeVisible();
    expect((await user.get()).exists).toBe(true);
    await dialog.getByLabel('Your password').fill(customer.password);
    await withRules(READ_ONLY, async () => {
      await dialog.getByRole('button', { name: 'Delete everything now' }).click();
      await expect(dialog.getByText('Nothing or only a part is deleted so far.')).toBeVisible();
    });
    expect((await user.get()).exists).toBe(true);
    await dialog.getByRole('button', { name: 'Delete everything now' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your account and everything in it is deleted.')).toBeVisible();

    await expect(adminAuth().getUser(customer.uid)).rejects.toMatchObject({
      code: 'auth/user-not-found',
    });
    expect((await user.get()).exists).toBe(false);
    expect(await user.listCollections()).toEqual([]);
    expect((await question.get()).exists).toBe(false);
    expect((await fetch(address)).status).toBeGreaterThanOrEqual(400);
    // The page that follows does not bring the profile back.
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/auth?next=%2Fdashboard');
    expect((await user.get()).exists).toBe(false);
  },
);

test(
  'who signs in with Google confirms with Google, and only the same account counts',
  { tag: '@one-size' },
  async ({ page, expectNoise }) => {
    expectNoise(/\b40[04]\b/);
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
    await expect(page.getByRole('alert').filter({ hasText: 'do not fit together' })).toBeVisible();
    await page.getByRole('button', { name: 'Confirm with Google and delete everything' }).click();
    await chooser.getByLabel('E-mail of the Google account').fill(email);
    await chooser.getByRole('button', { name: 'Use this account' }).click();
    await expect(page).toHaveURL('/');
    await expect(adminAuth().getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  },
);
