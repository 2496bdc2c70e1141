import { translatePages } from '../../support/browser/translate.ts';
import { aProductOfItsOwn } from '../../support/shop/carts.ts';
import { aCustomer, signIn } from '../../support/shop/customers.ts';
import { anOrder, patience, payAtProvider, storedOrder } from '../../support/shop/orders.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { expect, test } from '../../support/browser/shop-test.ts';

// Covers cold starts of the functions and the webhooks that follow.
test.describe.configure({ timeout: 120_000 });

test('staff whose browser translates pack, ship and refund an order, and every text is true', async ({
  page,
  context,
}) => {
  const oil = await aProductOfItsOwn('Translated Oil');
  const { orderId, number } = await anOrder(await aCustomer('Meera'), oil, { quantity: 6 });
  await signIn(page, seededStaff('staff'), '/admin/dashboard/overview');
  await translatePages(context);
  await page.goto(`/admin/dashboard/orders?open=${orderId}`);
  await expect(page.getByText('«Payment pending»').first()).toBeVisible(patience);
  await payAtProvider(orderId);
  await expect(page.getByText('«Paid, to pack»')).toBeVisible(patience);

  async function take(step: string, fill?: () => Promise<void>): Promise<void> {
    const open = page.getByRole('button', { name: `«${step}»`, exact: true });
    await open.first().click();
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

  await page.getByRole('link', { name: '«All orders»' }).click();
  const row = page.getByRole('row').filter({ hasText: number });
  await expect(row).toContainText('«Shipped»', patience);
  await row.getByRole('checkbox').check();
  await expect(page.getByText('«1 order selected»')).toBeVisible();
  await oil.remove();
});
