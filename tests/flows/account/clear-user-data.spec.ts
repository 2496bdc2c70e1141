import type { Page } from '@playwright/test';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

/** Everything that the browser stores for the shop, as one string. */
function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const got = (request: IDBRequest): Promise<unknown> =>
      new Promise((answered, failed) => {
        request.addEventListener('success', () => answered(request.result));
        request.addEventListener('error', () => failed(new Error('not readable')));
      });
    const stored: unknown[] = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
    ];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = (await got(indexedDB.open(name))) as IDBDatabase;
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        const all = await Promise.all([got(rows.getAllKeys()), got(rows.getAll())]);
        stored.push([name, store, all]);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        stored.push([name, request.url, await (await cache.match(request))?.text()]);
      }
    }
    const marks = performance.getEntriesByName('firestore-reads') as PerformanceMark[];
    stored.push(marks.map(({ detail }) => detail as unknown));
    return JSON.stringify(stored);
  });
}

/** Types a message to the shop; session storage holds it until it is sent. */
async function typeMessage(page: Page): Promise<void> {
  await page.goto('/contact');
  const stored = (): Promise<string> =>
    page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await expect(async () => {
    await page.getByLabel('Your message').fill('');
    await page.getByLabel('Your message').fill('My name is Padmavathi, of the Quillwort lane.');
    expect(await stored()).toContain('Quillwort');
  }).toPass();
}

/** What a shopper leaves in documents and forms; none of it may stay on the device. */
const NAME = 'Padmavathi Zutshi';
const ADDRESS = {
  ...{ name: NAME, phone: '+919812345607', pin: '560001', line1: '77 Xylophone Quarters' },
  ...{ line2: '', city: 'Bengaluru', state: 'Karnataka', preferred: true },
};

test('a sign-out empties every storage of the browser, in all tabs', async ({ page, context }) => {
  const customer = await aCustomer(NAME);
  const user = adminFirestore().doc(`users/${customer.uid}`);
  await user
    .collection('addresses')
    .doc('home')
    .set({ ...ADDRESS, createdAt: new Date() });
  const own = [customer.uid, customer.email, 'Padmavathi', '9812345607', 'Xylophone', 'Quillwort'];

  await signIn(page, customer);
  const other = await context.newPage();
  await typeMessage(other);
  await page.goto('/dashboard?tab=orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/product/omega-3');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const line = user.collection('cart').doc('omega-3');
  await expect.poll(async () => (await line.get()).exists).toBe(true);
  await page.goto('/dashboard?tab=checkout');
  await expect(page.getByText('77 Xylophone Quarters').first()).toBeVisible();
  await typeMessage(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

  // The data that must be gone below exists while they are signed in.
  const storedBefore = await everythingStored(page);
  for (const word of [customer.uid, customer.email, 'Quillwort'])
    expect(storedBefore).toContain(word);
  expect(await everythingStored(other)).toContain('Quillwort');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You’re signed out.')).toBeVisible();
  for (const tab of [page, other]) {
    await expect
      .poll(async () => {
        const stored = await everythingStored(tab);
        return own.filter((word) => stored.includes(word));
      })
      .toEqual([]);
  }
  await other.close();

  // Going back must not bring the data back either.
  await page.goBack();
  await expect(page.getByText('Padmavathi')).toHaveCount(0);
  await page.goto('/contact');
  await expect(page.getByLabel('Your message')).toHaveValue('');
  await page.goto('/dashboard?tab=checkout');
  await expect(page.getByText('Xylophone')).toHaveCount(0);
});
