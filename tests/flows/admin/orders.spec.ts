import { translatePages } from '../../support/browser/translate.ts';
import { aProductOfItsOwn } from '../../support/shop/carts.ts';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import {
  anOrder,
  moveAsStaff,
  patience,
  payAtProvider,
  storedOrder,
} from '../../support/shop/orders.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

test('staff whose browser translates pack, ship and refund an order', async ({ page, context }) => {
  const oil = await aProductOfItsOwn('Translated Oil');
  const customer = await aCustomer('Meera');
  await signIn(page, seededStaff('staff'), '/admin/dashboard/overview');
  await translatePages(context);
  await page.goto('/admin/dashboard/orders');
  await expect(page.getByRole('table', { name: /Orders/ })).toBeVisible(patience);
  const { orderId, number } = await anOrder(customer, oil, { quantity: 6 });
  await payAtProvider(orderId);
  const newOrderNotice = page.getByRole('status').filter({ hasText: 'New order' });
  await expect(newOrderNotice).toContainText(number, patience);
  await newOrderNotice.getByRole('link').click();
  // The list shows the same status for each of its orders.
  await expect(page).toHaveURL(new RegExp(orderId, 'u'), patience);
  await expect(page.getByText('«Paid, to pack»')).toBeVisible(patience);

  async function take(step: string, fill?: () => Promise<void>): Promise<void> {
    await page
      .getByRole('button', { name: `«${step}»`, exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await fill?.();
    await dialog.getByRole('button', { name: `«${step}»`, exact: true }).click();
    await expect(dialog).toBeHidden(patience);
  }
  await take('Pack');
  await expect(page.getByRole('link', { name: /^«Invoice SR\// })).toBeVisible(patience);
  await take('Mark shipped', async () => {
    await page.getByLabel('«Courier»', { exact: true }).fill('Sample Express');
    await page.getByLabel('Tracking number').fill('SAMPLE42');
  });
  await expect(page.getByText('SAMPLE42').first()).toBeVisible(patience);
  await take('Refund', async () => {
    await page.getByLabel('Reason').fill('One bottle leaked');
    await page.getByLabel('Amount in rupees').fill('150.50');
  });
  await expect(page.getByText(/^«₹150\.50/).first()).toBeVisible(patience);
  expect(await storedOrder(orderId)).toMatchObject({ status: 'shipped' });
  const money = adminFirestore().doc(`transactions/${orderId}`);
  await expect
    .poll(async () => (await money.get()).get('state') as string, patience)
    .toBe('partly-refunded');

  await page.getByRole('link', { name: '«All orders»' }).click();
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('«Shipped»', patience);
  await row.getByRole('checkbox').check();
  await expect(page.getByText('«1 order selected»')).toBeVisible();
  await oil.remove();
});

test('staff record a refused cash parcel and check it in with one of two pieces damaged', async ({
  page,
  browser,
}) => {
  const oil = await aProductOfItsOwn('Refused Oil');
  const customer = await aCustomer('Ravi');
  const { orderId } = await anOrder(customer, oil, { method: 'cod', quantity: 2 });
  await moveAsStaff(orderId, { move: 'pack' });
  await moveAsStaff(orderId, { move: 'ship', shipment: { courier: 'Delhivery', tracking: '' } });
  const product = adminFirestore().doc(`products/${oil.slug}`);
  const stockOf = async () => (await product.get()).get('stock') as number;
  const stock = await stockOf();

  async function take(step: string, choices: Readonly<Record<string, string>>): Promise<void> {
    await page.getByRole('button', { name: step, exact: true }).click(patience);
    const dialog = page.getByRole('dialog');
    for (const [label, value] of Object.entries(choices))
      await dialog.getByLabel(label).selectOption(value);
    await dialog.getByRole('button', { name: step, exact: true }).click();
    await expect(dialog).toBeHidden(patience);
  }
  await signIn(page, seededStaff('staff'), `/admin/dashboard/orders?open=${orderId}`);
  await take('Not delivered', { 'Why it was not delivered': 'refused' });
  await expect(page.getByText(/^Refused at the door, recorded/)).toBeVisible(patience);

  const shopper = await (await browser.newContext()).newPage();
  await signIn(shopper, customer, `/dashboard?tab=orders&order=${orderId}`);
  const status = shopper.getByRole('region', { name: 'Order status' });
  await expect(status).toContainText('The courier is bringing it back to us.', patience);
  await expect(status).toContainText('You have nothing to pay.');

  await take('Check in return', { 'Can be sold again': '1', 'Damaged or opened': '1' });
  await expect(page.getByText(/: 1 back in stock, 1 damaged, 0 missing$/)).toBeVisible(patience);
  await expect(status).toContainText('It is back with us.', patience);
  await expect(status).toContainText('Nothing was paid for this order.');
  expect(await stockOf()).toBe(stock + 1);
  await shopper.context().close();
  await oil.remove();
});
