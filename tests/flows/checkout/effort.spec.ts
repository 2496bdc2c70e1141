import type { Page, TestInfo } from '@playwright/test';
import { countEffort, type Effort } from '../../support/browser/effort.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';
import { aProductOfItsOwn, cartDrawer, type OwnProduct } from '../../support/shop/carts.ts';
import { ANSWER, HOME, onlyOrder, orderButton } from '../../support/shop/checkouts.ts';
import { aNewEmail } from '../../support/shop/customers.ts';
import { aPhone } from '../../support/fixtures/phones.ts';

/** What a new guest's purchase may cost, from the product to the placed order. */
const MOST_TAPS = 8;
const MOST_FIELDS = 7;

let soap: OwnProduct;
test.beforeEach(async () => {
  soap = await aProductOfItsOwn('Quick Soap');
});
test.afterEach(() => soap.remove());

// Several pages and cold-starting functions exceed the default timeout.
test.describe.configure({ timeout: 120_000 });

/** A new guest goes from the product to the filled-in checkout, with the phone's "next" key between fields. */
async function fillCheckout(page: Page): Promise<string> {
  const email = aNewEmail();
  await page.goto(`/product/${soap.slug}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add to cart' }).first().tap();
  await cartDrawer(page).getByRole('link', { name: 'Check out' }).tap();
  await page.getByLabel('Mobile number').tap();
  for (const text of [aPhone(), email, HOME.name, HOME.pin, HOME.line1]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByLabel('State or union territory')).toHaveValue('Karnataka');
  return email;
}

function report({ taps, fields }: Effort, { title, annotations }: TestInfo): void {
  const description = `${taps.length} taps (${taps.join(' · ')}), ${fields.size} fields (${[...fields].join(', ')})`;
  annotations.push({ type: 'effort', description });
  console.log(`${title}: ${description}`);
  expect(taps.length, description).toBeLessThanOrEqual(MOST_TAPS);
  expect(fields.size, description).toBeLessThanOrEqual(MOST_FIELDS);
  expect(fields.size).toBeGreaterThan(3);
}

test('a new guest orders in cash with few taps and fields', async ({ page, context }, info) => {
  const effort = await countEffort(context);
  const email = await fillCheckout(page);
  await page.getByText('Cash on delivery').tap();
  await orderButton(page).tap();
  await expect(page).toHaveURL(/\/thank-you/, ANSWER);
  report(effort, info);
  expect((await onlyOrder(email)).status).toBe('placed');
});

test('a new guest orders by UPI with few taps and fields', async ({ page, context }, info) => {
  const effort = await countEffort(context);
  const email = await fillCheckout(page);
  await orderButton(page).tap();
  await page.getByRole('button', { name: 'Pay with a UPI app' }).tap(ANSWER);
  const [app] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open your UPI app' }).tap(),
  ]);
  await app.getByRole('button', { name: 'Approve' }).tap();
  await expect(page).toHaveURL(/\/thank-you/, { timeout: 60_000 });
  report(effort, info);
  const { id } = await onlyOrder(email);
  expect((await adminFirestore().doc(`orders/${id}`).get()).get('status')).toBe('paid');
});
