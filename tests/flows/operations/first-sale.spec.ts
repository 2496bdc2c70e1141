import type { Locator, Page } from '@playwright/test';
import { freeOffset } from '../../../dev/steps/shop.ts';
import { letters } from '../../support/backend/inbox.ts';
import { addFromHere, cartLink } from '../../support/shop/carts.ts';
import { CHECKOUT, orderButton, typeAsGuest } from '../../support/shop/checkouts.ts';
import { aNewEmail, fillSignIn } from '../../support/shop/customers.ts';
import { type EmptyShop, startEmptyShop } from '../../support/shop/empty-shop.ts';
import { patience } from '../../support/shop/orders.ts';
import { aPng } from '../../support/fixtures/pictures.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

// A suite of its own is started, without any data.
test.describe.configure({ timeout: 420_000 });

const PASSWORD = 'Neem-leaf-8';
const ADMIN = '/admin/dashboard';

let shop: EmptyShop;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await startEmptyShop(await freeOffset());
});
test.afterAll(() => shop.stop());

/** The text of the newest letter to an address with these words in its subject. */
async function letter(address: string, subject: string): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const all = await letters(address, shop.inboxPort);
      const found = all.findLast((one) => one.subject.includes(subject));
      text = found
        ? `${found.text}\n${(found.attachments ?? []).map(({ filename }) => filename).join()}`
        : '';
      return text;
    }, patience)
    .not.toBe('');
  return text;
}

/** Fills in a section of the settings by the labels of its fields, and saves it. */
async function saveSettings(
  page: Page,
  section: string,
  fields: Readonly<Record<string, string>>,
  choices: Readonly<Record<string, string>> = {},
): Promise<void> {
  const form = page.getByRole('form', { name: section, exact: true });
  for (const [label, value] of Object.entries(fields)) await field(form, label).fill(value);
  for (const [label, value] of Object.entries(choices))
    await field(form, label).selectOption(value);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${section}: saved.`)).toBeVisible(patience);
}

const field = (form: Locator, label: string): Locator =>
  form.getByLabel(new RegExp(`^${label.replaceAll(/[()]/gu, String.raw`\$&`)}`, 'u')).first();

/** Presses a step of the order and confirms it in the dialog. */
async function take(page: Page, step: string, fill?: (window: Locator) => Promise<void>) {
  await page.getByRole('button', { name: step, exact: true }).click();
  const window = page.getByRole('dialog', { name: step });
  await fill?.(window);
  await window.getByRole('button', { name: step, exact: true }).click();
  await expect(window).toBeHidden(patience);
}

test('an empty project becomes a shop that has sold and delivered one product', async ({
  browser,
}) => {
  const ownerContext = await browser.newContext({
    baseURL: shop.origin,
    viewport: { width: 1440, height: 900 },
  });
  const owner = await ownerContext.newPage();
  const email = aNewEmail();

  await test.step('1. An account is registered and its e-mail confirmed', async () => {
    await owner.goto('/auth');
    await owner.getByRole('group').getByRole('button', { name: 'Create account' }).click();
    const form = owner.getByRole('form', { name: 'Create account' });
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel('Choose a password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Create account' }).click();
    await expect(owner).toHaveURL('/dashboard');
    const welcome = await letter(email, 'Welcome to Franch');
    const link = welcome.split(/\s+/u).find((word) => word.includes('oobCode='));
    const mailTab = await ownerContext.newPage();
    await mailTab.goto(link ?? '');
    await expect(mailTab).toHaveURL('/dashboard');
    await mailTab.close();
  });

  await test.step('2. `npm run owner` makes it the first owner', async () => {
    const output = await shop.npmRun('owner', '--email', email, '--confirm');
    expect(output).toContain('is an owner now');
    await owner.goto('/dashboard');
    await owner.getByRole('button', { name: 'Sign out' }).click();
    await expect(owner).toHaveURL('/');
    await owner.goto('/admin');
    await fillSignIn(owner, { email, password: PASSWORD });
    await expect(owner.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible(patience);
    await expect(owner.getByRole('heading', { name: 'Before you open' })).toBeVisible(patience);
  });

  await test.step('3. Settings are filled in', async () => {
    await owner.goto(`${ADMIN}/settings`);
    await saveSettings(owner, 'Seller', {
      'Legal name': 'Malhar Ayurveda LLP',
      Address: '12 MG Road, Bengaluru 560001, Karnataka',
      'Customer care e-mail': 'care@malhar.in',
      'Customer care phone': '+91 80 4123 5678',
      'Grievance officer': 'Asha Rao',
      'Grievance officer’s designation': 'Head of Customer Care',
      'Grievance officer’s e-mail': 'grievance@malhar.in',
      'Grievance officer’s phone': '+91 80 4123 5679',
    });
    await saveSettings(owner, 'Contact', { Phone: '+91 98451 23456' });
    await saveSettings(owner, 'Delivery charges', {
      'Free delivery from, ₹': '499',
      'Delivery charge below that, ₹': '49',
      'Cash on delivery charge, ₹': '40',
    });
    await saveSettings(
      owner,
      'Delivery areas and cash on delivery',
      { 'Cash on delivery from, ₹': '0', 'Cash on delivery up to, ₹': '5000' },
      { 'Ships from': 'Karnataka' },
    );
    await saveSettings(
      owner,
      'Tax',
      {
        GSTIN: '29AAGCB7383J1Z4',
        'Invoice number prefix': 'MA',
        'Credit note number prefix': 'CN',
      },
      { 'State of registration': 'Karnataka', 'GST on delivery charges': 'pro-rata' },
    );
  });

  await test.step('4. The checkout of a new shop is closed until the owner opens it', async () => {
    await owner.getByRole('button', { name: 'Open the checkout' }).click();
    await expect(owner.getByRole('button', { name: 'Close the checkout' })).toBeVisible(patience);
  });

  await test.step('5. One product with its picture is put on sale', async () => {
    await owner.goto(`${ADMIN}/products`);
    await owner.getByRole('button', { name: 'New product' }).click();
    const form = owner.getByRole('form', { name: 'Product' });
    await form.getByLabel('Title').fill('Malhar Neem Soap');
    await form.getByLabel('Regulatory class').selectOption({ label: 'Cosmetic' });
    await form.getByLabel('Category').selectOption('Soaps');
    await form.getByLabel('Selling price').fill('149');
    await form.getByLabel('MRP in rupees').fill('175');
    await form.getByLabel('SKU').fill('MAL-1');
    await form.getByLabel('Pieces in stock').fill('12');
    await form.getByLabel('Description').fill('A soap for every day.');
    await form.getByLabel('How to use').fill('Lather and rinse.');
    await form.getByLabel('Ingredients').fill('Neem | Azadirachta indica | 2 %');
    await form.getByLabel('Cautions').fill('For external use only.');
    await form.getByLabel('Common or generic name').fill('Toilet soap');
    await form.getByRole('textbox', { name: /^Net quantity/ }).fill('100');
    await form.getByLabel('Net quantity unit').selectOption('g');
    await form.getByLabel('Manufacturer: name').fill('Malhar Works');
    await form.getByLabel('Manufacturer: full address').fill('Plot 1, Ollur, Thrissur 680306');
    await form.getByLabel('Licence number').fill('KL/COS/2024/118');
    await form.getByLabel('Shelf life').fill('24');
    await form.getByLabel('Veg or non-veg mark').selectOption('veg');
    await form.getByLabel('HSN code').fill('34011190');
    await form.getByLabel('GST rates').fill('2025-09-22 | 5 | Toilet soap in bars');
    await form
      .locator('input[type=file]')
      .setInputFiles([{ name: 'pack.png', mimeType: 'image/png', buffer: aPng(900, 600) }]);
    await form.getByLabel('Describe picture 1').fill('A green bar of soap');
    await form.getByLabel('Status').selectOption('yes');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText('Saved: Malhar Neem Soap')).toBeVisible(patience);
  });

  let shopperEmail = '';
  await test.step('6. A guest finds it and orders with cash on delivery', async () => {
    const guest = await browser.newContext({
      baseURL: shop.origin,
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
    });
    const page = await guest.newPage();
    await page.goto('/products');
    await page
      .getByRole('link', { name: /Malhar Neem Soap/ })
      .first()
      .click();
    await addFromHere(page);
    await expect(cartLink(page)).toHaveAccessibleName('Cart (1 piece)');
    await page.goto(CHECKOUT);
    shopperEmail = await typeAsGuest(page);
    await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
    await orderButton(page).click();
    await expect(page).toHaveURL(/\/thank-you/, patience);
    await letter(shopperEmail, 'Order confirmed');
    await letter('care@malhar.in', 'New order');
    await guest.close();
  });

  await test.step('7. The owner packs, ships and delivers it', async () => {
    await owner.goto(`${ADMIN}/orders`);
    await owner
      .getByRole('table', { name: /^Orders/ })
      .getByRole('link')
      .first()
      .click();
    await take(owner, 'Pack');
    await expect(owner.getByRole('link', { name: /^Invoice MA\// })).toBeVisible(patience);
    expect(await letter(shopperEmail, 'Packed')).toContain('.pdf');
    await take(owner, 'Mark shipped', async (window) => {
      await window.getByLabel('Courier', { exact: true }).fill('Blue Dart');
      await window.getByLabel('Tracking number').fill('BD42');
    });
    await take(owner, 'Mark delivered');
    await letter(shopperEmail, 'Delivered');
  });

  await test.step('8. The doctor finds the data complete', async () => {
    // It ends with code 1: the sweeps have not run yet.
    const output = await shop
      .npmRun('doctor')
      .catch((error: unknown) => (error as { stdout: string }).stdout);
    for (const title of [
      'First owner',
      'Products on sale',
      'Seller and contact',
      'Tax registration',
      'Checkout',
    ]) {
      expect(output).toContain(`✓ ${title}`);
    }
  });
  await ownerContext.close();
});
