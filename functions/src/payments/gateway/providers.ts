import { defineSecret, defineString } from 'firebase-functions/params';
import type { PaymentProvider } from './provider.ts';
import { razorpay } from './razorpay/razorpay.ts';
import { razorpayConfig } from './razorpay/config.ts';

const keyId = defineString('RAZORPAY_KEY_ID', {
  description:
    'The key id of Razorpay: rzp_live_… for the shop, rzp_test_… for a project that tries it out.',
});
const accountId = defineString('RAZORPAY_ACCOUNT_ID', {
  description: "The account's id at Razorpay (acc_…); webhooks of any other are refused.",
});
const api = defineString('RAZORPAY_API', {
  default: 'https://api.razorpay.com',
  description: "Where Razorpay's API answers.",
});
const checkoutScript = defineString('RAZORPAY_CHECKOUT_SCRIPT', {
  default: 'https://checkout.razorpay.com/v1/checkout.js',
  description: "Where the browser loads Razorpay's checkout from.",
});
const paymentMode = defineString('PAYMENT_MODE', {
  default: 'live',
  description: '"test" for a project in which no real money is moved, "live" for the shop.',
});
const keySecret = defineSecret('RAZORPAY_KEY_SECRET');
const webhookSecret = defineSecret('RAZORPAY_WEBHOOK_SECRET');
const previousWebhookSecret = defineSecret('RAZORPAY_WEBHOOK_SECRET_PREVIOUS');

/**
 * The `secrets` of every function that calls a provider. `RAZORPAY_WEBHOOK_SECRET_PREVIOUS` must exist at deploy time
 * too: outside a rotation it repeats the current one.
 */
export const providerSecrets = [keySecret, webhookSecret, previousWebhookSecret];

let razorpayProvider: PaymentProvider | undefined;

/**
 * The payment provider of this name; null if there is none. Created lazily, because parameters have no value before a
 * function runs.
 * @throws Error of one sentence that names the variable to fix.
 */
export function providerNamed(name: string): PaymentProvider | null {
  if (name !== 'razorpay') return null;
  razorpayProvider ??= razorpay(
    razorpayConfig(
      {
        RAZORPAY_KEY_ID: keyId.value(),
        RAZORPAY_KEY_SECRET: keySecret.value(),
        RAZORPAY_WEBHOOK_SECRET: webhookSecret.value(),
        RAZORPAY_WEBHOOK_SECRET_PREVIOUS: previousWebhookSecret.value(),
        RAZORPAY_ACCOUNT_ID: accountId.value(),
        RAZORPAY_API: api.value(),
        RAZORPAY_CHECKOUT_SCRIPT: checkoutScript.value(),
        PAYMENT_MODE: paymentMode.value(),
      },
      {
        projectId: process.env['GCLOUD_PROJECT'] ?? '',
        emulated: process.env['FUNCTIONS_EMULATOR'] === 'true',
      },
    ),
  );
  return razorpayProvider;
}
