import { expect, it } from 'vitest';
import { readRazorpayReturn } from './return.ts';
import { signatureOf } from '../signature.ts';

const ORDER = 'order_IluGWxBm9U8zJ8';
const PAYMENT = 'pay_29QQoUBi66xm2f';
const SECRET = 'rzp_test_key_secret';

const signature = signatureOf(`${ORDER}|${PAYMENT}`, SECRET);
const proof = { razorpay_payment_id: PAYMENT, razorpay_order_id: ORDER };
const read = (body: string, method: 'GET' | 'POST' = 'POST') => {
  const arrival = { method, query: new URLSearchParams(), body: Buffer.from(body) };
  return readRazorpayReturn(SECRET, arrival, ORDER);
};
const form = (part: object = {}) =>
  String(new URLSearchParams({ ...proof, razorpay_signature: signature, ...part }));

it('a return from Razorpay is signed when it proves a payment for the stored order', () => {
  expect(signature).toBe('7e632fa19c54cd358dc8b66328bea976adb3e28b589be6e2a5e864c1c71ebe6f');
  expect(read(form())).toBe('signed');
});

it.each([
  'error[code]=BAD_REQUEST_ERROR&error[reason]=payment_cancelled&error[metadata]=%7B%7D',
  `error[code]=X&razorpay_payment_id=${PAYMENT}`,
  ...['', 'hello=world', '{"razorpay_signature":1}'],
])('a return from Razorpay is unsigned with "%s"', (body) => {
  expect(read(body)).toBe('unsigned');
});

it('a return from Razorpay is judged by its proof even with a failure', () => {
  expect(read(`${form()}&error[code]=X`)).toBe('signed');
  expect(read(`${form({ razorpay_signature: '0' })}&error[code]=X`)).toBe('forged');
});

it('a return from Razorpay is unsigned as a GET, whatever its parameters', () => {
  expect(read(form(), 'GET')).toBe('unsigned');
});

const another = 'order_Another000001';
const anotherProof = signatureOf(`${another}|${PAYMENT}`, SECRET);
const [ofPayment, ofOrder] = [`razorpay_payment_id=${PAYMENT}`, `razorpay_order_id=${ORDER}`];
it.each([
  form({ razorpay_order_id: another, razorpay_signature: anotherProof }),
  form({ razorpay_order_id: another }),
  form({ razorpay_payment_id: 'pay_Another000001' }),
  form({ razorpay_payment_id: '../orders?count=100' }),
  form({ razorpay_signature: signatureOf(`${ORDER}|${PAYMENT}`, 'another') }),
  form({ razorpay_signature: '' }),
  `${form()}&razorpay_signature=${signature}`,
  `${ofPayment}&${ofOrder}`,
  `${ofPayment}&razorpay_signature=${signature}`,
  `razorpay_payment_id[]=${PAYMENT}&${ofOrder}&razorpay_signature=${signature}`,
])('a return from Razorpay is forged with %s', (body) => {
  expect(read(body)).toBe('forged');
});
