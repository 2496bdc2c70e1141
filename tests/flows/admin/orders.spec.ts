import type { Page } from '@playwright/test';
import { axeFinds } from '../../support/browser/axe.ts';
import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import { aCustomer, type Customer, signIn } from '../../support/shop/customers.ts';
import { anOrder, patience, payAtProvider, storedOrder } from '../../support/shop/orders.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

// Covers cold starts of the functions and the webhooks that follow.
test.describe.configure({ timeout: 120_000 });

const LIST = '/admin/dashboard/orders';
const orderPath = (id: string) => `${LIST}?open=${id}`;

let oil: OwnProduct;
let customer: Customer;
test.beforeEach(async () => {
  oil = await aProductOfItsOwn('Massage Oil');
  customer = await aCustomer('Meera');
});
test.afterEach(() => oil.remove());

/** Presses a step of the order and confirms it in the dialog. */
async function take(
  page: Page,
  step: string,
  fill?: (window: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await page.getByRole('button', { name: step, exact: true }).click();
  const window = page.getByRole('dialog', { name: step });
  await fill?.(window);
  await window.getByRole('button', { name: step, exact: true }).click();
  await expect(window).toBeHidden(patience);
}

const TRACKING_PAGE = 'https://courier.example/SAMPLE42';

test(
  'a new order appears live, is packed, shipped and delivered, and is partly returned',
  { tag: '@both-sizes' },
  async ({ page }) => {
    await signIn(page, seededStaff('staff'), LIST);
    await expect(page.getByRole('table', { name: /^Orders/ })).toBeVisible(patience);
    const { orderId, number } = await anOrder(customer, oil, { quantity: 6 });
    await payAtProvider(orderId);
    const newOrderNotice = page.getByRole('status').filter({ hasText: 'New order' });
    await expect(newOrderNotice).toContainText(number, patience);
    expect(await axeFinds(page)).toEqual([]);
    await newOrderNotice.getByRole('link').click();

    // The list stays until the order is rendered.
    await page.getByRole('button', { name: 'Pack', exact: true }).waitFor();
    await expect(page.getByText('Paid, to pack')).toBeVisible();
    await take(page, 'Pack');
    await expect(page.getByRole('link', { name: /^Invoice SR\// })).toBeVisible(patience);
    await take(page, 'Mark shipped', async (window) => {
      await window.getByLabel('Courier', { exact: true }).fill('Sample Express');
      await window.getByLabel('Tracking number').fill('SAMPLE42');
      await window.getByLabel('Tracking link').fill(TRACKING_PAGE);
    });
    await take(page, 'Mark delivered', (window) =>
      window.getByLabel('Note').fill('Left with a neighbour'),
    );
    await expect(page.getByText('“Left with a neighbour”')).toBeVisible(patience);
    expect(await storedOrder(orderId)).toMatchObject({
      status: 'delivered',
      shipment: { courier: 'Sample Express', tracking: 'SAMPLE42', link: TRACKING_PAGE },
    });
    // The shopper's device can read the journal, so nothing in it names staff or holds their internal notes.
    const journal = await adminFirestore().collection(`orders/${orderId}/events`).get();
    const ofStaff = journal.docs.filter((entry) => entry.get('actor') === 'staff');
    expect(ofStaff.map((entry) => Object.keys(entry.data()).toSorted())).toEqual(
      Array.from({ length: 3 }, () => ['actor', 'at', 'status', 'what']),
    );

    await page.getByRole('button', { name: 'Refund' }).click();
    const window = page.getByRole('dialog', { name: 'Refund' });
    await window.getByLabel('Reason').fill('One bottle leaked');
    await window.getByLabel('Amount in rupees').fill('150.50');
    await window.getByRole('button', { name: 'Refund' }).click();
    await expect(window).toBeHidden(patience);
    const money = adminFirestore().doc(`transactions/${orderId}`);
    await expect
      .poll(async () => (await money.get()).get('state') as string, patience)
      .toBe('partly-refunded');
    await expect
      .poll(async () => {
        const notes = await adminFirestore()
          .collection('invoices')
          .where('tid', '==', orderId)
          .get();
        return notes.docs
          .filter((one) => one.get('kind') === 'credit-note')
          .map((one) => [one.get('totals.totalPaise') as number, one.get('reason') as string]);
      }, patience)
      .toEqual([[15_050, 'One bottle leaked']]);
    await expect(page.getByText('Partly refunded')).toBeVisible(patience);
    // The payment summary fades in.
    await expect.poll(() => axeFinds(page)).toEqual([]);
  },
);

test('an alert is resolved, and a dispute holds the parcel back', async ({ page }) => {
  const place = adminFirestore().doc('alerts/ashaOrder00000000010_dispute_disp_SEED10_chargeback');
  await place.update({ open: true });
  await signIn(page, seededStaff('staff'), orderPath('ashaOrder00000000010'));
  await expect(page.getByText('until the bank decides').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pack', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Mark resolved' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect.poll(async () => (await place.get()).get('open') as boolean).toBe(false);
  const auditEntry = await adminFirestore()
    .doc(`audit/${(await place.get()).get('auditId') as string}`)
    .get();
  expect(auditEntry.data()).toMatchObject({ action: 'alert-settle', subject: place.path });
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByRole('button', { name: 'Mark resolved' })).toBeVisible();
  await expect.poll(async () => (await place.get()).get('open') as boolean).toBe(true);
});
