import { expect, it } from 'vitest';
import { isSignedBy, signatureOf } from './signature.ts';

const secret = 'rzp_test_key_secret';
const message = 'order_IluGWxBm9U8zJ8|pay_29QQoUBi66xm2f';
const signature = '7e632fa19c54cd358dc8b66328bea976adb3e28b589be6e2a5e864c1c71ebe6f';

it.each([
  ['of a return', message, secret, signature],
  [
    'of a payment link',
    'plink_Fc8lXILABzQL7M|TSsd1989|paid|pay_Fc8mUeDrEKf08Y',
    secret,
    'ec0a1528d3d079dbaac80e9dee51e8a8308e7d8ad56e64fd2ce1d55b21583b51',
  ],
  [
    'of a webhook, over its bytes and not over its letters',
    Buffer.from('{"entity":"event","event":"payment.captured","x":"₹"}'),
    'whsec_test',
    'a19fb8281e75e5d74a42109a222176d2b06cde907d9e8354c47c9bc4cc4699aa',
  ],
])('a signature %s matches what Razorpay computes', (_, candidate, key, expected) => {
  expect(signatureOf(candidate, key)).toBe(expected);
  expect(isSignedBy(expected, candidate, [key])).toBe(true);
});

it('a signature is valid under any of the secrets, and under no other', () => {
  expect(isSignedBy(signature, message, ['another', secret])).toBe(true);
  expect(isSignedBy(signature, message, ['another', 'a-third'])).toBe(false);
  expect(isSignedBy(signature, message, [])).toBe(false);
});

it('a signature is invalid for another message', () => {
  expect(isSignedBy(signature, `${message}0`, [secret])).toBe(false);
});

it.each([
  ...[undefined, null, '', signature.toUpperCase(), signature.slice(1), `${signature}0`],
  ...[`${signature}\n`, 'z'.repeat(64), `6${signature.slice(1)}`],
])('a signature %j is invalid', (candidate) => {
  expect(isSignedBy(candidate, message, [secret])).toBe(false);
});
