import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { portsAt, projectId } from '../../../dev/backend/ports.ts';
import { freeOffset } from '../../../dev/steps/shop.ts';
import { letters } from '../../support/backend/inbox.ts';
import { addFromHere } from '../../support/shop/carts.ts';
import { CHECKOUT, orderButton, typeAsGuest } from '../../support/shop/checkouts.ts';
import { aNewEmail, fillSignIn } from '../../support/shop/customers.ts';
import { type EmptyShop, startEmptyShop } from '../../support/shop/empty-shop.ts';
import { patience } from '../../support/shop/orders.ts';
import { aPng } from '../../support/fixtures/pictures.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

// One shop, which begins without any data and goes from flow to flow.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const ADMIN = '/admin/dashboard';
const OWNER = { email: aNewEmail(), password: 'Neem-leaf-8' };

let shop: EmptyShop;
let session: BrowserContextOptions['storageState'];
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const offset = await freeOffset();
  shop = await startEmptyShop(offset);
  const accounts = `http://127.0.0.1:${portsAt(offset).auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  await fetch(accounts, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ ...OWNER, emailVerified: true }),
  });
  await shop.npmRun('owner', '--email', OWNER.email, '--confirm');
});
test.afterAll(() => shop.stop());

/** A page of the owner on a desktop, signed in once the first flow has done so. */
async function openAsOwner(browser: Browser, path: string): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const own = { baseURL: shop.origin, viewport, isMobile: false, hasTouch: false };
  const context = await browser.newContext({ ...own, ...(session && { storageState: session }) });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Fills in fields of a form by the beginning of their labels. */
async function fillIn(form: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const name = new RegExp(`^${label.replaceAll(/[()]/gu, String.raw`\$&`)}`, 'u');
    const field = form.getByLabel(name).first();
    const isChoice = await field.evaluate((one) => one instanceof HTMLSelectElement);
    await (isChoice ? field.selectOption(value) : field.fill(value));
  }
}

test('the owner of an empty project fills in its settings and opens it', async ({ browser }) => {
  const owner = await openAsOwner(browser, ADMIN);
  await fillSignIn(owner, OWNER);
  await expect(owner.getByRole('heading', { name: 'Before you open' })).toBeVisible(patience);
  session = await owner.context().storageState({ indexedDB: true });
  await owner.goto(`${ADMIN}/settings`);
  const sections = {
    Seller: {
      'Legal name': 'Malhar Ayurveda LLP',
      Address: '12 MG Road, Bengaluru 560001, Karnataka',
      'Customer care email': 'care@malhar.in',
      'Customer care phone': '+91 80 4123 5678',
      'Grievance officer': 'Asha Rao',
      'Grievance officer’s designation': 'Head of Customer Care',
      'Grievance officer’s email': 'grievance@malhar.in',
      'Grievance officer’s phone': '+91 80 4123 5679',
    },
    Contact: { Phone: '+91 98451 23456' },
    'Delivery charges': {
      'Free delivery from, ₹': '499',
      'Delivery charge below that, ₹': '49',
      'Cash on delivery charge, ₹': '40',
    },
    'Delivery areas and cash on delivery': {
      'Cash on delivery from, ₹': '0',
      'Cash on delivery up to, ₹': '5000',
      'Ships from': 'Karnataka',
    },
    Tax: {
      GSTIN: '29AAGCB7383J1Z4',
      'Invoice number prefix': 'MA',
      'Credit note number prefix': 'CN',
      'State of registration': 'Karnataka',
      'GST on delivery charges': 'pro-rata',
    },
  };
  for (const [section, fields] of Object.entries(sections)) {
    const form = owner.getByRole('form', { name: section, exact: true });
    await fillIn(form, fields);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText(`${section}: saved.`)).toBeVisible(patience);
  }
  await owner.getByRole('button', { name: 'Open the checkout' }).click();
  await expect(owner.getByRole('button', { name: 'Close the checkout' })).toBeVisible(patience);
  await owner.context().close();
});

test('the first product of a project goes on sale with its picture', async ({ browser }) => {
  const owner = await openAsOwner(browser, `${ADMIN}/products`);
  await owner.getByRole('button', { name: 'New product' }).click();
  const form = owner.getByRole('form', { name: 'Product' });
  await form.getByLabel('Regulatory class').selectOption({ label: 'Cosmetic' });
  await form.getByRole('textbox', { name: /^Net quantity/ }).fill('100');
  await fillIn(form, {
    Title: 'Malhar Neem Soap',
    Category: 'Soaps',
    'Selling price': '149',
    'MRP (₹)': '175',
    SKU: 'MAL-1',
    'Pieces in stock': '12',
    Description: 'A soap for every day.',
    'How to use': 'Lather and rinse.',
    Ingredients: 'Neem | Azadirachta indica | 2 %',
    Cautions: 'For external use only.',
    'Common or generic name': 'Toilet soap',
    'Net quantity unit': 'g',
    'Manufacturer: name': 'Malhar Works',
    'Manufacturer: full address': 'Plot 1, Ollur, Thrissur 680306',
    'Licence number': 'KL/COS/2024/118',
    'Shelf life': '24',
    'Veg or non-veg mark': 'veg',
    'HSN code': '34011190',
    'GST rates': '2025-09-22 | 5 | Toilet soap in bars',
  });
  await form
    .locator('input[type=file]')
    .setInputFiles([{ name: 'pack.png', mimeType: 'image/png', buffer: aPng(900, 600) }]);
  await form.getByLabel('Describe picture 1').fill('A green bar of soap');
  await form.getByLabel('Status').selectOption('yes');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Saved: Malhar Neem Soap')).toBeVisible(patience);
  await owner.context().close();
});

test('the first order of a project is packed, and letters reach both', async ({ browser }) => {
  const guest = await browser.newContext({ baseURL: shop.origin });
  const page = await guest.newPage();
  await page.goto('/products');
  await page
    .getByRole('link', { name: /Malhar Neem Soap/ })
    .first()
    .click();
  await addFromHere(page);
  await page.goto(CHECKOUT);
  const email = await typeAsGuest(page);
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/thank-you/, patience);
  await guest.close();

  const owner = await openAsOwner(browser, `${ADMIN}/orders`);
  const orders = owner.getByRole('table', { name: /^Orders/ });
  await orders.getByRole('link').first().click();
  await owner.getByRole('button', { name: 'Pack', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Pack' });
  await dialog.getByRole('button', { name: 'Pack', exact: true }).click();
  await expect(owner.getByRole('link', { name: /^Invoice MA\// })).toBeVisible(patience);
  for (const [address, subject] of [
    [email, 'Order confirmed'],
    [email, 'Packed'],
    ['care@malhar.in', 'New order'],
  ] as const) {
    const subjects = async () =>
      (await letters(address, shop.inboxPort)).map((one) => one.subject).join('; ');
    await expect.poll(subjects, patience).toContain(subject);
  }
  await owner.context().close();
});
