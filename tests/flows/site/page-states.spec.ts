import type { Page } from '@playwright/test';
import { axeFinds } from '../../support/browser/axe.ts';
import { differsByShape } from '../../support/browser/appearance.ts';
import { AUTH_REFUSES } from '../../support/browser/noise.ts';
import { openFooter } from '../../support/browser/footer.ts';
import { expectQuality } from '../../support/browser/page-quality.ts';
import { aProductOfItsOwn, addFromPage, CART, cartDrawer } from '../../support/shop/carts.ts';
import { CHECKOUT, orderButton } from '../../support/shop/checkouts.ts';
import { aCustomer, fillSignIn, signIn } from '../../support/shop/customers.ts';
import { anOrder, moveAsStaff } from '../../support/shop/orders.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const PRODUCT = '/product/franch-oil-nh-plus';
const alert = (page: Page) => page.getByRole('alert').filter({ visible: true }).first();

test(
  'what opens over a page passes axe, forced colours and 200 % zoom',
  { tag: '@both-sizes' },
  async ({ page, isMobile }) => {
    await page.goto(PRODUCT);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(cartDrawer(page).getByText('Subtotal (1 item)')).toBeVisible();
    await expectQuality(page, 'drawer');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Enlarge picture/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectQuality(page, 'picture');
    await page.keyboard.press('Escape');
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Search the shop' });
    await search.fill('sshwagandha shampoo');
    await expect(page.getByRole('search').first().getByRole('status')).toHaveText(/found$/);
    await page.keyboard.press('ArrowDown');
    await expectQuality(page, 'suggestions');
    if (!isMobile) return;
    await page.goto('/products');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expectQuality(page, 'filters');
    await page.goto('/faq');
    for (const part of ['Quick links', 'Policies', 'Our office']) await openFooter(page, part);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Facebook' })).toBeVisible();
    await expectQuality(page, 'menu and footer');
  },
);

test(
  'cart, checkout and sign-in pass axe, forced colours and 200 % zoom',
  { tag: '@both-sizes' },
  async ({ page, expectNoise }) => {
    expectNoise(AUTH_REFUSES);
    const soap = await aProductOfItsOwn('Contrast Soap');
    const oil = await aProductOfItsOwn('Contrast Oil');
    for (const product of [soap, oil]) await addFromPage(page, product);
    await oil.change({ price: 90, stock: 0 });
    await page.goto(CART);
    const checkOut = page.getByRole('main').getByRole('link', { name: 'Check out' });
    await expect(page.getByText('Sold out').first()).toBeVisible();
    await expectQuality(page, 'cart', checkOut);
    await oil.change({ stock: 5 });
    await page.goto(CHECKOUT);
    await page.getByLabel('Email').fill('nobody');
    await orderButton(page).click();
    await expect(page.getByText('An email address has an @')).toBeVisible();
    await expectQuality(page, 'checkout', orderButton(page));
    await page.goto('/auth');
    await fillSignIn(page, { email: 'nobody@franch.test', password: 'Wrong@108' });
    await expect(page.getByText('don’t match')).toBeVisible();
    await expectQuality(page, 'sign-in');
    await Promise.all([soap.remove(), oil.remove()]);
  },
);

test('a customer’s pages pass axe, forced colours and 200 % text', async ({ page }) => {
  await signIn(page, await aCustomer('Asha with a name as long as names of real people can be'));
  await page.getByLabel('Mobile number').fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(alert(page)).toBeVisible();
  await expectQuality(page, 'profile');
  await page.getByRole('link', { name: 'Addresses' }).click();
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectQuality(page, 'addresses');
  await page.getByRole('link', { name: 'Security and data' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete my account permanently' }).click();
  await expectQuality(page, 'security');
});

test('pages of an order pass axe, forced colours and 200 % text', async ({ page }) => {
  const customer = await aCustomer('Meera');
  const oil = await aProductOfItsOwn('Quality Oil');
  const { orderId } = await anOrder(customer, oil, { method: 'cod' });
  const unpaid = await anOrder(customer, oil);
  await moveAsStaff(orderId, { move: 'pack' });
  await page.goto('/dashboard?tab=find-order');
  await expectQuality(page, 'order search');
  await signIn(page, customer, `/return?order=${unpaid.orderId}`);
  await expect(page.getByRole('heading', { name: 'Waiting for your bank' })).toBeVisible();
  await expectQuality(page, 'waiting');
  await page.goto(`/thank-you?order=${orderId}`);
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.goto(`/dashboard?tab=orders&order=${orderId}`);
  await page.getByText('Packed and invoiced').waitFor();
  await expectQuality(page, 'order');
  await oil.remove();
});

test('in forced colours chosen links and buttons differ by a line', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const { path, list, role } of [
    { path: '/products', list: /^Main$/, role: 'link' },
    { path: '/products', list: /^Categories$/, role: 'link' },
    { path: '/product/franch-triphala-churna', list: /^Size$/, role: 'link' },
    { path: '/auth', list: null, role: 'button' },
  ] as const) {
    await page.goto(path);
    const within = list
      ? page.getByRole('navigation', { name: list })
      : page.getByRole('main').getByRole('group');
    const choices = within.getByRole(role);
    const chosen = choices.and(page.locator('[aria-current], [aria-pressed=true]')).first();
    const other = choices.and(page.locator(':not([aria-current], [aria-pressed=true])')).first();
    expect(await differsByShape(chosen, other), `${path} ${list ?? ''}`).toBe(true);
  }
});
