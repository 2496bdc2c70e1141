import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { logFolder } from '../../../dev/backend/folders.ts';
import { portOffset } from '../../../dev/backend/ports.ts';
import { call, control, SHOP, signedIn } from '../../support/backend/functions.ts';
import { AN_ADDRESS, ordered } from '../../support/shop/own-checkout.ts';
import { runningShopForTests } from '../../support/shop/running-shop.ts';

const shop = runningShopForTests('quiet-oil');
const log = join(logFolder(portOffset()), 'suite.log');

/** Personal data of the buyer, in strings that nothing else uses. */
const BUYER = {
  name: 'Quilliananda Zutshiwala',
  phone: '+919812345607',
  line1: '77 Xylophone Quarters',
  line2: 'Behind the Zircon Mill',
  gstin: '29QUIET1234Q1ZX',
} as const;
const VPA = 'success@razorpay';
const PAYEE = 'quilliananda@quietbank';

it('a whole checkout with all its failures logs no personal data', async () => {
  await shop.stock();
  const { email, ...buyer } = await shop.people.person('quiet-buyer');
  const token = await signedIn({ email, ...buyer });
  const { size } = await stat(log);
  const logged = async () => (await readFile(log)).subarray(size).toString();
  const { gstin, ...place } = BUYER;
  const request = (changes: object = {}) =>
    shop.request(email, { address: { ...AN_ADDRESS, ...place }, ...changes });
  // A request's errors name its fields, and a GSTIN fails by its check digit.
  await call('placeOrder', request({ email: `${email}\n`, pin: 1 }), token);
  await call('placeOrder', request({ gstin }), token);
  await call('placeOrder', request({ expectedTotalPaise: 1 }), token);
  const { orderId, number, action } = ordered(await shop.place(request(), token));
  // A failed and a successful payment, and a forged webhook.
  const payer = { method: 'upi', email, contact: BUYER.phone };
  await shop.pay(action?.options['order_id'], { outcome: 'failed', ...payer });
  await fetch(`${SHOP}/api/pay/webhook/razorpay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-razorpay-signature': '0'.repeat(64) },
    body: JSON.stringify({ email, contact: BUYER.phone, vpa: VPA }),
  });
  const paid = await shop.pay(action?.options['order_id'], payer);
  await fetch(`${SHOP}/api/pay/return/razorpay?o=${orderId}`, {
    ...{ method: 'POST', redirect: 'manual' },
    body: new URLSearchParams({ ...paid.return, email }),
  });
  await call('findOrder', { number, email });
  await shop.move(orderId, 'pack');
  const headers = { Authorization: `Bearer ${token}` };
  const pdf = await fetch(`${SHOP}/api/invoices/${orderId}.pdf`, { headers });
  expect(pdf.status).toBe(200);
  await call('givePayee', { orderId, payee: { kind: 'upi', upi: PAYEE } }, token);
  await call('givePayee', { orderId, payee: { kind: 'upi', upi: PAYEE, ifsc: 1 } }, token);
  const refund = { orderId, amountPaise: 100, key: 'quiet_logs_1', why: BUYER.line1 };
  await call('refundOrder', refund, shop.tokens.staff);
  await control('idle', { timeout_ms: 30_000 });
  expect(await shop.field(`orders/${orderId}`, 'status')).toBe('packed');

  // Another process writes the log a moment later; the refund is the last entry.
  const isComplete = async () => (await logged()).includes('Finished "asia-south1-refundOrder"');
  await expect.poll(isComplete, { timeout: 30_000 }).toBe(true);
  const text = await logged();
  for (const name of ['placeOrder', 'paymentWebhook', 'paymentReturn', 'findOrder', 'invoice'])
    expect(text, `the log of ${name}`).toContain(`Beginning execution of "asia-south1-${name}"`);
  expect(text).toContain('webhook-refused');
  const secrets = [
    ...[...Object.values(BUYER), ...BUYER.name.split(' '), BUYER.phone.slice(3)],
    ...[email, email.split('@')[0] ?? '', VPA, PAYEE, token.split('.')[1] ?? ''],
  ];
  const leaking = text.split('\n').filter((line) => secrets.some((one) => line.includes(one)));
  // The queued mail, the browser and Firestore hold the buyer's data; the log does not.
  expect(leaking).toEqual([]);
});
