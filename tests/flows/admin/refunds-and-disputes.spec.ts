import type { Page } from '@playwright/test';
import { axeFinds } from '../../support/browser/axe.ts';
import { aProductOfItsOwn, type OwnProduct } from '../../support/shop/carts.ts';
import { aCustomer, type Customer, signIn } from '../../support/shop/customers.ts';
import {
  anOrder,
  callAs,
  control,
  moveAsStaff,
  patience,
  payAtProvider,
  storedOrder,
} from '../../support/shop/orders.ts';
import { seededStaff } from '../../support/shop/people.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

// Covers cold starts of the functions and the webhooks that follow.
test.describe.configure({ timeout: 120_000 });

const REFUND_ROUTE = 'POST /v1/payments/:id/refund';
const orderPath = (id: string) => `/admin/dashboard/orders?open=${id}`;
const own = (id: string) => `/dashboard?tab=orders&order=${id}`;

let oil: OwnProduct;
let customer: Customer;
test.beforeEach(async () => {
  oil = await aProductOfItsOwn('Money Oil', {
    hsn: '33059011',
    gstRates: [{ from: '2017-07-01', percent: 18, reason: 'Hair oil' }],
  });
  customer = await aCustomer('Meera');
});
test.afterEach(() => oil.remove());

const paymentOf = async (orderId: string) =>
  (await storedOrder(orderId))['payment'] as Readonly<Record<string, unknown>>;

async function aPaidOrder() {
  const placedOrder = await anOrder(customer, oil);
  await payAtProvider(placedOrder.orderId);
  await expect
    .poll(async () => (await storedOrder(placedOrder.orderId))['status'], patience)
    .toBe('paid');
  // A webhook still in progress requests open refunds as well, and would succeed where the first was refused.
  await control('idle', { timeout_ms: 30_000 });
  return placedOrder;
}

/** An order with a ₹50 refund that the provider refuses. */
async function aFailedRefund() {
  const placedOrder = await aPaidOrder();
  await control('faults', { kind: '400', route: REFUND_ROUTE, times: 1 });
  const refundRequest = {
    orderId: placedOrder.orderId,
    amountPaise: 5_000,
    key: `flow_${Date.now()}`,
  };
  await callAs(seededStaff('staff'), 'refundOrder', { ...refundRequest, why: 'Dented cap' });
  await expect
    .poll(async () => (await paymentOf(placedOrder.orderId))['state'], patience)
    .toBe('refund-failed');
  return placedOrder;
}

async function openAsStaff(page: Page, orderId: string): Promise<void> {
  await signIn(page, seededStaff('staff'), orderPath(orderId));
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible(patience);
}

test('a dispute disables the order steps with its reason, until it is won', async ({ page }) => {
  const { orderId } = await aPaidOrder();
  const money = await adminFirestore().doc(`transactions/${orderId}`).get();
  const [attempt] = money.get('attempts') as { paymentId: string }[];
  const dispute = (await control('dispute', { payment_id: attempt?.paymentId })) as { id: string };
  await openAsStaff(page, orderId);
  await expect(page.getByText('until the bank decides').first()).toBeVisible(patience);
  for (const step of ['Pack', 'Cancel order', 'Refund']) {
    const button = page.getByRole('button', { name: step, exact: true });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/bank is reviewing this payment/);
  }
  await expect(page.getByText(/^Chargeback of ₹[\d,.]+: open$/)).toBeVisible();
  await expect(page.getByText(dispute.id)).toBeVisible();
  await expect(page.getByText(/^Answer it in the Razorpay dashboard/)).toBeVisible();
  await expect.poll(() => axeFinds(page), patience).toEqual([]);

  const moveTo = (status: string, phase: string) =>
    control('dispute/move', { dispute_id: dispute.id, status, phase });
  await moveTo('won', 'chargeback');
  await expect(page.getByText(/^Chargeback of ₹.*: won$/)).toBeVisible(patience);
  await expect(page.getByRole('button', { name: 'Pack', exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Refund' })).toBeEnabled();
  // The bank takes the money back only at the end: it does so by a refund.
  await moveTo('lost', 'pre_arbitration');
  await expect(page.getByText('has reversed this payment').first()).toBeVisible(patience);
  await expect(page.getByRole('button', { name: 'Pack', exact: true })).toBeDisabled();
});

test('a failed refund is reported and can be requested again', async ({ page }) => {
  const { orderId } = await aFailedRefund();
  await openAsStaff(page, orderId);
  await expect(page.getByText('₹50, failed')).toBeVisible(patience);
  await expect(page.getByText(/^Razorpay refused the request/)).toBeVisible();
  await expect(page.getByText(/Refund on its way/)).toHaveCount(0);
  await expect.poll(() => axeFinds(page), patience).toEqual([]);
  await page.getByRole('button', { name: 'Request again' }).click();
  await expect(page.getByText('₹50, failed, requested again')).toBeVisible(patience);
  await expect(page.getByText('₹50, done')).toBeVisible(patience);
  await expect(page.getByRole('button', { name: 'Request again' })).toHaveCount(0);
  expect(await paymentOf(orderId)).toMatchObject({
    state: 'partly-refunded',
    refundedPaise: 5_000,
    refundFailedPaise: 0,
  });
});

test('a manual refund requires its reference, which the audit records', async ({ page }) => {
  const { orderId } = await aFailedRefund();
  await openAsStaff(page, orderId);
  await page.getByRole('button', { name: 'Returned by hand' }).click(patience);
  const window = page.getByRole('dialog', { name: 'Refund returned by hand' });
  await window.getByRole('button', { name: 'Mark as returned' }).click();
  await expect(window.getByText('Please enter the reference of the transfer')).toBeVisible();
  await window.getByLabel('Bank reference (UTR)').fill('hdfcn 52026 112412');
  await expect.poll(() => axeFinds(page), patience).toEqual([]);
  await window.getByRole('button', { name: 'Mark as returned' }).click();
  await expect(window).toBeHidden(patience);
  await expect(page.getByText('₹50, returned by hand, reference HDFCN52026112412')).toBeVisible(
    patience,
  );
  const audit = await adminFirestore()
    .collection('audit')
    .where('subject', '==', `orders/${orderId}`)
    .get();
  const auditEntry = audit.docs.find((one) => one.get('action') === 'order-refund-by-hand');
  expect(auditEntry?.get('after.reference')).toBe('HDFCN52026112412');
});

test('the shopper sees that a refund is pending, and then that it is sent', async ({ page }) => {
  const { orderId } = await aPaidOrder();
  await control('faults', { kind: '400', route: REFUND_ROUTE, times: 1 });
  await moveAsStaff(orderId, { move: 'cancel', note: 'Out of stock' });
  await signIn(page, customer, own(orderId));
  await expect(page.getByText(/^We couldn’t send your refund of ₹.* yet/).first()).toBeVisible(
    patience,
  );
  await expect(page.getByText('We couldn’t send a refund yet; we’re on it')).toBeVisible();
  await expect(page.getByText(/Refund on its way/)).toHaveCount(0);
  await expect.poll(() => axeFinds(page), patience).toEqual([]);
  const failedKey = `cancelled_${orderId}`;
  const settled = { how: 'again', orderId, failedKey, key: `again_${Date.now()}` };
  expect(await callAs(seededStaff('staff'), 'settleRefund', settled)).toMatchObject({
    outcome: 'moved',
  });
  await expect(page.getByText('Refunded').first()).toBeVisible(patience);
  await expect(page.getByText(/couldn’t send your refund/)).toHaveCount(0);
});
