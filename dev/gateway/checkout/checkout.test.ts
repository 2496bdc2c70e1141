import { beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_KEYS } from '../keys.ts';
import { signedReturn } from '../signatures.ts';
import { gatewayForTests } from '../testing.ts';

const CALLBACK = 'http://127.0.0.1:5000/api/pay/return/razorpay?o=42';
const CANCEL = 'http://127.0.0.1:5000/checkout?order=42';
const GOOD = { number: '4100 2800 0000 1007', expiry: '12/39', cvv: '123' };

const { ask, url } = gatewayForTests();
let orderId: string;

beforeEach(async () => {
  const { body } = await ask('POST /v1/orders', { amount: 124900, currency: 'INR' });
  orderId = String(body['id']);
});

/** Submits a form as a browser does, and follows its redirects to a page. */
async function send(address: string, fields: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(address, url()), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: address.endsWith('/cancel') ? 'manual' : 'follow',
  });
}

/** Opens the payment page. @returns its address. */
async function open(more: Record<string, string> = {}): Promise<string> {
  const fields = {
    ...{ key_id: LOCAL_KEYS.keyId, order_id: orderId, name: 'Franch', description: 'FR-1' },
    ...{ callback_url: CALLBACK, cancel_url: CANCEL, ...more },
  };
  const page = await send('/v1/checkout/embedded', fields);
  expect(page.status).toBe(200);
  return new URL(page.url).pathname;
}

async function show(address: string): Promise<string> {
  return (await fetch(new URL(address, url()))).text();
}

/** The form that returns to the shop: its target and its fields. */
function goingBack(markup: string): { to: string; fields: Record<string, string> } | null {
  const [, to = '', inner = ''] = /action="([^"]*)" data-go>([\s\S]*?)<\/form>/.exec(markup) ?? [];
  if (to === '') return null;
  const inputs = inner.matchAll(/name="([^"]*)"\s+value="([^"]*)"/g);
  return {
    to,
    fields: Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value])),
  };
}

async function payment(): Promise<Record<string, unknown>> {
  const { body } = await ask(`GET /v1/orders/${orderId}/payments`);
  return (body['items'] as Record<string, unknown>[]).at(-1) ?? {};
}

async function orderStatus(): Promise<unknown> {
  return (await ask(`GET /v1/orders/${orderId}`)).body['status'];
}

describe('the payment page', () => {
  it('shows payee, amount and that no money moves, UPI first, and escapes texts of the shop', async () => {
    const markup = await show(await open({ description: '"><b>', name: '<script>Franch' }));
    expect(markup).toContain('&lt;script&gt;Franch');
    expect(markup).not.toContain('<script>Franch');
    expect(markup).not.toContain('"><b>');
    expect(markup).toContain('₹1,249.00');
    expect(markup).toContain('Test payment – no money moves.');
    expect([...markup.matchAll(/<h2>([^<]*)</g)].map(([, name]) => name)).toEqual([
      ...['UPI', 'Card', 'Netbanking'],
    ]);
  });

  it('accepts a card and a one-time password, and returns the signed fields', async () => {
    const visit = await open();
    await send(`${visit}/card`, GOOD);
    expect(await orderStatus()).toBe('attempted');
    const markup = await (await send(`${visit}/otp`, { otp: '1234' })).text();
    const { id } = await payment();
    expect(goingBack(markup)).toEqual({
      to: CALLBACK,
      fields: signedReturn(orderId, String(id), LOCAL_KEYS.keySecret),
    });
    expect(await orderStatus()).toBe('paid');
    await send(`${visit}/otp`, { otp: '1234' });
    expect((await ask(`GET /v1/orders/${orderId}/payments`)).body['count']).toBe(1);
  });

  it.each([
    ['4100280000090000', 'payment_timed_out'],
    ['4100280000080001', 'insufficient_funds'],
    ['4100280000070002', 'payment_cancelled'],
    ['4100280000060003', 'card_declined'],
    ['4100280000030006', 'card_disabled_for_online_payments'],
    ['4100280000020007', 'gateway_technical_error'],
    ['4100280000000009', 'authentication_failed'],
    ['4100280000010008', 'card_number_invalid'],
  ])('fails the card %s with %s', async (number, reason) => {
    const visit = await open();
    await send(`${visit}/card`, { ...GOOD, number });
    await send(`${visit}/otp`, { otp: '1234' });
    expect(await payment()).toMatchObject({ status: 'failed', error_reason: reason });
  });

  it('returns the reason of a failed payment, and allows another try', async () => {
    const visit = await open();
    await send(`${visit}/card`, { ...GOOD, number: '4100280000060003' });
    const failed = await (await send(`${visit}/otp`, { otp: '1234' })).text();
    expect(failed).toContain('The payment failed');
    const back = goingBack(await (await send(`${visit}/leave`)).text());
    expect(back?.to).toBe(CALLBACK);
    expect(back?.fields['error[reason]']).toBe('card_declined');
    await send(`${visit}/retry`);
    await send(`${visit}/card`, GOOD);
    await send(`${visit}/otp`, { otp: '1234' });
    expect(await orderStatus()).toBe('paid');
  });

  it('fails a one-time password of fewer than four digits', async () => {
    const visit = await open();
    await send(`${visit}/card`, GOOD);
    await send(`${visit}/otp`, { otp: '123' });
    expect(await payment()).toMatchObject({ status: 'failed', error_reason: 'invalid_otp' });
  });

  it('starts no payment with a card that is no test card', async () => {
    const visit = await open();
    const markup = await (
      await send(`${visit}/card`, { ...GOOD, number: '4111111111111111' })
    ).text();
    expect(markup).toContain('role="alert"');
    expect(await orderStatus()).toBe('created');
  });

  it('waits for the UPI app in another tab', async () => {
    const visit = await open();
    expect(await (await send(`${visit}/upi`)).text()).toContain('Waiting for your answer');
    const { id } = await payment();
    expect((await ask(`GET ${visit}/status`)).body).toEqual({ status: 'created' });
    await send(`/v1/checkout/upi/${String(id)}`, { answer: 'yes' });
    expect((await ask(`GET ${visit}/status`)).body).toEqual({ status: 'captured' });
    expect(goingBack(await show(visit))?.fields['razorpay_payment_id']).toBe(id);
    await send(`/v1/checkout/upi/${String(id)}`, { answer: 'no' });
    expect(await orderStatus()).toBe('paid');
  });

  it('lets the bank respond after the shopper has left', async () => {
    const visit = await open();
    const leftPage = await (await send(`${visit}/bank`, { answer: 'late', seconds: '1' })).text();
    expect(goingBack(leftPage)?.fields['error[reason]']).toBe('payment_timed_out');
    expect(await orderStatus()).toBe('attempted');
    await ask('POST /control/idle', {});
    expect(await orderStatus()).toBe('paid');
  });

  it('returns to the shop by GET when it is cancelled, and the attempt has ended', async () => {
    const visit = await open();
    await send(`${visit}/card`, GOOD);
    const answer = await send(`${visit}/cancel`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, CANCEL]);
    expect(await payment()).toMatchObject({ status: 'failed', error_reason: 'payment_cancelled' });
  });

  it('lets only one of two tabs pay', async () => {
    const [one, other] = [await open(), await open()];
    await send(`${one}/card`, GOOD);
    await send(`${other}/card`, GOOD);
    await send(`${one}/otp`, { otp: '1234' });
    await send(`${other}/otp`, { otp: '1234' });
    expect(await payment()).toMatchObject({ status: 'failed', error_reason: 'order_already_paid' });
    expect(await show(await open())).toContain('This order is paid');
  });

  it('refuses a wrong key, an unknown order, and an ended visit', async () => {
    const embedded = async (key_id: string, order_id: string) =>
      (await send('/v1/checkout/embedded', { key_id, order_id })).status;
    expect(await embedded('rzp_test_other', orderId)).toBe(401);
    expect(await embedded(LOCAL_KEYS.keyId, 'order_none')).toBe(400);
    expect((await send('/v1/checkout/session/old/card', GOOD)).status).toBe(410);
  });
});
