import { describe, expect, it } from 'vitest';
import { readRazorpayReturn } from './razorpay-return.ts';
import { signatureOf } from './signature.ts';

const ORDER = 'order_IluGWxBm9U8zJ8';
const PAYMENT = 'pay_29QQoUBi66xm2f';
const SECRET = 'rzp_test_key_secret';

describe('a return from Razorpay', () => {
  const signature = signatureOf(`${ORDER}|${PAYMENT}`, SECRET);
  const proof = {
    razorpay_payment_id: PAYMENT,
    razorpay_order_id: ORDER,
    razorpay_signature: signature,
  };
  const read = (body: string, method: 'GET' | 'POST' = 'POST') =>
    readRazorpayReturn(
      SECRET,
      { method, query: new URLSearchParams(), body: Buffer.from(body) },
      ORDER,
    );
  const form = (part: object = {}) => String(new URLSearchParams({ ...proof, ...part }));

  it('is signed when it proves a payment for the stored order', () => {
    expect(signature).toBe('7e632fa19c54cd358dc8b66328bea976adb3e28b589be6e2a5e864c1c71ebe6f');
    expect(read(form())).toBe('signed');
  });

  it.each<[string, string]>([
    [
      'a failure',
      'error[code]=BAD_REQUEST_ERROR&error[reason]=payment_cancelled&error[metadata]=%7B%7D',
    ],
    ['a failure that names the payment', `error[code]=X&razorpay_payment_id=${PAYMENT}`],
    ['nothing', ''],
    ['anything else', 'hello=world'],
    ['JSON', '{"razorpay_signature":1}'],
  ])('is unsigned with %s', (_, body) => {
    expect(read(body)).toBe('unsigned');
  });

  it('is judged by its proof even with a failure', () => {
    expect(read(`${form()}&error[code]=X`)).toBe('signed');
    expect(read(`${form({ razorpay_signature: '0' })}&error[code]=X`)).toBe('forged');
  });

  it('is unsigned as a GET, whatever its parameters', () => {
    expect(read(form(), 'GET')).toBe('unsigned');
  });

  it.each<[string, string]>([
    [
      'another order with its own proof',
      form({
        razorpay_order_id: 'order_Another000001',
        razorpay_signature: signatureOf(`order_Another000001|${PAYMENT}`, SECRET),
      }),
    ],
    [
      'another order with the proof of the stored one',
      form({ razorpay_order_id: 'order_Another000001' }),
    ],
    ['another payment', form({ razorpay_payment_id: 'pay_Another000001' })],
    ['a path for a payment', form({ razorpay_payment_id: '../orders?count=100' })],
    ['another secret', form({ razorpay_signature: signatureOf(`${ORDER}|${PAYMENT}`, 'another') })],
    ['capitals', form({ razorpay_signature: signature.toUpperCase() })],
    ['an empty signature', form({ razorpay_signature: '' })],
    ['two signatures', `${form()}&razorpay_signature=${signature}`],
    ['no signature', `razorpay_payment_id=${PAYMENT}&razorpay_order_id=${ORDER}`],
    ['no order', `razorpay_payment_id=${PAYMENT}&razorpay_signature=${signature}`],
    [
      'a list',
      `razorpay_payment_id[]=${PAYMENT}&razorpay_order_id=${ORDER}&razorpay_signature=${signature}`,
    ],
  ])('is forged with %s', (_, body) => {
    expect(read(body)).toBe('forged');
  });
});
