import { translatePages } from '../../support/browser/translate.ts';
import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import { aCustomer, type Customer, signIn } from '../../support/shop/customers.ts';
import {
  anOrder,
  moveAsStaff,
  patience,
  payAtProvider,
  type PlacedOrder,
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
    await page.getByLabel('«Courier»', { exact: true }).selectOption('DTDC');
    await page.getByLabel('Tracking number').fill('D12345678');
  });
  await expect(page.getByText('D12345678').first()).toBeVisible(patience);
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
  const { orderId, number } = await anOrder(customer, oil, { method: 'cod', quantity: 2 });
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
  await signIn(page, seededStaff('staff'), '/admin/dashboard/overview');
  // By keyboard alone: the end of its number, and the first result.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(patience);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused(patience);
  await page.keyboard.type(number.slice(-6));
  await expect(page.getByRole('option', { selected: true })).toContainText(number, patience);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`open=${orderId}`, 'u'));
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

/** Orders of one customer to pack: the first one as shoppers place it, and copies of it. */
async function paidOrders(
  customer: Customer,
  product: OwnProduct,
  count: number,
): Promise<readonly PlacedOrder[]> {
  const first = await anOrder(customer, product);
  await payAtProvider(first.orderId);
  await expect
    .poll(async () => (await storedOrder(first.orderId))['status'], patience)
    .toBe('paid');
  const order = await storedOrder(first.orderId);
  const money = (await adminFirestore().doc(`transactions/${first.orderId}`).get()).data();
  const endings = Array.from('0123456789ABCDEFGH').filter(
    (ending) => !first.orderId.endsWith(ending) && !first.number.endsWith(ending),
  );
  const copies = endings.slice(0, count - 1).map(async (ending) => {
    const orderId = `${first.orderId.slice(0, -1)}${ending}`;
    const number = `${first.number.slice(0, -1)}${ending}`;
    await adminFirestore()
      .doc(`orders/${orderId}`)
      .set({ ...order, number });
    await adminFirestore()
      .doc(`transactions/${orderId}`)
      .set({ ...money, tid: orderId, number });
    return { orderId, number };
  });
  return [first, ...(await Promise.all(copies))];
}

test('staff pack, print and ship ten orders in 25 clicks, without typing', async ({
  page,
  context,
}) => {
  const oil = await aProductOfItsOwn('Workbench Oil');
  const customer = await aCustomer('Meera');
  const orders = await paidOrders(customer, oil, 10);
  await page.addInitScript(() => {
    const counts = { clicks: 0, prints: 0 };
    Object.assign(window, { counts });
    window.addEventListener('click', ({ isTrusted }) => (counts.clicks += isTrusted ? 1 : 0), true);
    window.print = () => {
      counts.prints += 1;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  const counts = () =>
    page.evaluate(() => (window as unknown as { counts: Record<string, number> }).counts);
  // Other flows have orders in the queue: those of the customer are found by email.
  const own = `q=${encodeURIComponent(customer.email)}`;
  await signIn(page, seededStaff('staff'), `/admin/dashboard/orders?${own}`);
  await expect(page.getByRole('checkbox', { name: /^Select FR-/u })).toHaveCount(10, patience);
  const before = await counts();

  await page.getByRole('checkbox', { name: 'Select all shown' }).click();
  await page.getByRole('button', { name: 'Print pick list of 10 orders' }).click();
  await page.getByRole('button', { name: 'Print packing slips of 10 orders' }).click();
  await expect.poll(async () => (await counts())['prints'], patience).toBe(2);
  await page.getByRole('button', { name: 'Pack all (10)' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Labels and shipping' }).click(patience);
  await expect(page).toHaveURL(/queue=to-ship$/u);
  await page.getByRole('button', { name: 'Print labels of 10 orders' }).click(patience);
  await page.getByRole('button', { name: 'Print invoices of 10 orders' }).click();
  await expect.poll(async () => (await counts())['prints'], patience).toBe(4);
  await page.getByRole('button', { name: 'Ship (10)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ship 10 orders' });
  await dialog.getByLabel('Courier for all').selectOption('India Post');
  const numbers = orders.map(({ number }, place) => `${number}\tEE12345678${place}IN`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), numbers.join('\n'));
  await dialog
    .getByLabel(/^Tracking number of/)
    .first()
    .click();
  await page.keyboard.press('Control+V');
  await dialog.getByRole('button', { name: 'Ship 10 orders' }).click();
  await expect(dialog.getByText('10 orders shipped.', { exact: false })).toBeVisible(patience);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const { clicks = 0 } = await counts();
  // The queue and the choice of the courier are one and two more than this path has.
  expect(clicks - (before['clicks'] ?? 0) + 3).toBeLessThanOrEqual(25);
  for (const [place, { orderId }] of orders.entries()) {
    expect(await storedOrder(orderId)).toMatchObject({
      status: 'shipped',
      shipment: { courier: 'India Post', tracking: `EE12345678${place}IN` },
    });
  }
  await oil.remove();
});
