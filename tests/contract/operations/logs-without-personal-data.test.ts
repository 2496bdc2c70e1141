import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CheckoutAnswer } from '#domain/checkout/checkout.ts';
import { logFolder } from '../../../dev/backend/folders.ts';
import { portOffset } from '../../../dev/backend/ports.ts';
import { call, control, newAttempt, SHOP, signedIn } from '../../support/backend/functions.ts';
import { AN_ADDRESS, ordered } from '../../support/shop/own-checkout.ts';
import { createPeople, type Person } from '../../support/shop/people.ts';
import { adminFirestore } from '../../support/browser/shop-test.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';

const SLUG = 'quiet-oil';
const people = createPeople('quiet-logs');
const store = adminFirestore();
const log = join(logFolder(portOffset()), 'suite.log');
let buyer: Person;
let token = '';
let staff = '';

/** Personal data of the buyer, in strings that nothing else uses. */
const BUYER = {
  name: 'Quilliananda Zutshiwala',
  phone: '+919812345607',
  line1: '77 Xylophone Quarters',
  line2: 'Behind the Zircon Mill',
  gstin: '29QUIET1234Q1ZX',
} as const;
const VPA = 'success@razorpay';

beforeAll(async () => {
  const tax = { hsn: '30049011', gstRates: [{ from: '2018-01-01', percent: 5, reason: '' }] };
  const product = aStoredProduct({ price: 249.5, mrp: 299, stock: 20, ...tax });
  await store.doc(`products/${SLUG}`).set(product);
  buyer = await people.person('quiet-buyer');
  token = await signedIn(buyer);
  staff = await signedIn(await people.person('packer', 'staff'));
}, 60_000);
afterAll(async () => {
  await store.doc(`products/${SLUG}`).delete();
  await people.close();
});

async function logged(from: number): Promise<string> {
  const whole = await readFile(log);
  return whole.subarray(from).toString();
}

it('a whole checkout with all its failures logs no personal data', async () => {
  const { size } = await stat(log);
  const { gstin, ...place } = BUYER;
  const request = (changes: object = {}) => ({
    ask: 'order',
    attemptId: newAttempt(),
    lines: [{ slug: SLUG, quantity: 1 }],
    email: buyer.email,
    address: { ...AN_ADDRESS, ...place },
    method: 'online',
    expectedTotalPaise: 24_950 + 4_900,
    ...changes,
  });
  // A request's errors name its fields, and a GSTIN fails by its check digit.
  await call('startCheckout', request({ email: `${buyer.email}\n`, pin: 1 }), token);
  await call('startCheckout', request({ gstin }), token);
  await call('startCheckout', request({ expectedTotalPaise: 1 }), token);
  const { result } = await call('startCheckout', request(), token);
  const { orderId, number, action } = ordered(result as CheckoutAnswer);
  // A provider that does not respond, a failed and a successful payment, and a forged webhook.
  const order_id = action?.options['order_id'];
  const payer = { email: buyer.email, contact: BUYER.phone };
  await control('pay', { order_id, outcome: 'failed', method: 'upi', ...payer });
  await fetch(`${SHOP}/api/pay/webhook/razorpay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-razorpay-signature': '0'.repeat(64) },
    body: JSON.stringify({ email: buyer.email, contact: BUYER.phone, vpa: VPA }),
  });
  const paid = (await control('pay', { order_id, method: 'upi', ...payer })) as {
    return: Record<string, string>;
  };
  await control('idle', { timeout_ms: 30_000 });
  await fetch(`${SHOP}/api/pay/return/razorpay?o=${orderId}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...paid.return, email: buyer.email }),
  });
  await call('findOrder', { number, email: buyer.email });
  await call('moveOrder', { orderId, move: 'pack' }, staff);
  const pdf = await fetch(`${SHOP}/api/invoices/${orderId}.pdf`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(pdf.status).toBe(200);
  await call(
    'refundOrder',
    { orderId, amountPaise: 100, key: 'quiet_logs_1', why: BUYER.line1 },
    staff,
  );
  await control('idle', { timeout_ms: 30_000 });
  expect((await store.doc(`orders/${orderId}`).get()).get('status')).toBe('packed');

  // Another process writes the log a moment later; the refund is the last entry.
  await expect
    .poll(async () => (await logged(size)).includes('Finished "asia-south1-refundOrder"'), {
      timeout: 30_000,
    })
    .toBe(true);
  const logText = await logged(size);
  for (const name of ['startCheckout', 'paymentWebhook', 'paymentReturn', 'findOrder', 'invoice']) {
    expect(logText, `the log of ${name}`).toContain(`Beginning execution of "asia-south1-${name}"`);
  }
  expect(logText).toContain('webhook-refused');
  const secrets = [
    ...Object.values(BUYER),
    ...BUYER.name.split(' '),
    BUYER.phone.slice(3),
    buyer.email,
    buyer.email.split('@')[0] ?? '',
    VPA,
    token.split('.')[1] ?? '',
  ];
  const lines = logText.split('\n');
  const leakingLines = lines.filter((line) => secrets.some((secret) => line.includes(secret)));
  // The queued mail, the browser and Firestore hold the buyer's data; the log does not.
  expect(leakingLines).toEqual([]);
}, 120_000);
