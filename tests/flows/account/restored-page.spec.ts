import { wholeChromium } from '../../../dev/backend/programs.ts';
import { aProductOfItsOwn } from '../../support/shop/carts.ts';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { anOrder } from '../../support/shop/orders.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

const chromium = await wholeChromium();
// Playwright switches the back/forward cache off.
test.use({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({
        ...launchOptions,
        ...(chromium !== null && { executablePath: chromium }),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

/** Session storage key of what the page shows when it comes from the cache, and in each frame after that. */
const FRAMES = 'frames of the test';

test('Back from the bfcache shows orders, never after a sign-out', async ({ page, context }) => {
  const customer = await aCustomer('Padmavathi Zutshi');
  const soap = await aProductOfItsOwn('Cached Soap');
  const { number, orderId } = await anOrder(customer, soap, { method: 'cod' });
  await context.addInitScript(
    ([key, order]) => {
      const look = (): void => {
        // The text without what is hidden.
        const frame = document.body.innerText.includes(order) ? 'order ' : 'nothing ';
        sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${frame}`);
        requestAnimationFrame(look);
      };
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) look();
      });
    },
    [FRAMES, number] as const,
  );
  const frames = () => page.evaluate((key) => sessionStorage.getItem(key) ?? '', FRAMES);

  await signIn(page, customer);
  await page.goto('/dashboard?tab=orders');
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await page.goto('/faq');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  if (chromium !== null) await expect.poll(frames).toContain('order');
  // Its listeners stopped with it, and started again.
  await adminFirestore().doc(`orders/${orderId}`).update({ status: 'packed' });
  await expect(page.getByText('Packed')).toBeVisible();

  await page.goto('/faq');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.getByText('You’re signed out.')).toBeVisible();
  await page.evaluate((key) => sessionStorage.removeItem(key), FRAMES);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign in to see your orders' })).toBeVisible();
  if (chromium !== null) expect(await frames()).toMatch(/^(?:nothing )+$/);
  await soap.remove();
});
