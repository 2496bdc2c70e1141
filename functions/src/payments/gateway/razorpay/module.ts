import { defineSecret, defineString } from 'firebase-functions/params';
import type { ProviderModule } from '../provider.ts';
import { razorpayConfig } from './config.ts';
import { razorpay } from './razorpay.ts';

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
const keySecret = defineSecret('RAZORPAY_KEY_SECRET');
const webhookSecret = defineSecret('RAZORPAY_WEBHOOK_SECRET');
/** The previous webhook secret. Outside a rotation it equals the current one. */
const previousWebhookSecret = defineSecret('RAZORPAY_WEBHOOK_SECRET_PREVIOUS');

/** A value in the form of a real secret, for when none is read. */
const PLACEHOLDER = 'placeholder';

/** Razorpay's parameters and secrets, and its adapter with them. */
export const razorpayModule: ProviderModule = {
  secrets: [keySecret, webhookSecret, previousWebhookSecret],
  create: (paymentMode, environment) =>
    razorpay(
      razorpayConfig(
        {
          RAZORPAY_KEY_ID: keyId.value(),
          RAZORPAY_KEY_SECRET: keySecret.value(),
          RAZORPAY_WEBHOOK_SECRET: webhookSecret.value(),
          RAZORPAY_WEBHOOK_SECRET_PREVIOUS: previousWebhookSecret.value(),
          RAZORPAY_ACCOUNT_ID: accountId.value(),
          RAZORPAY_API: api.value(),
          RAZORPAY_CHECKOUT_SCRIPT: checkoutScript.value(),
          PAYMENT_MODE: paymentMode,
        },
        environment,
      ),
    ),
  modeOf(values, environment) {
    const config = razorpayConfig(
      {
        RAZORPAY_KEY_ID: values['RAZORPAY_KEY_ID'] ?? '',
        RAZORPAY_KEY_SECRET: PLACEHOLDER,
        RAZORPAY_WEBHOOK_SECRET: PLACEHOLDER,
        RAZORPAY_WEBHOOK_SECRET_PREVIOUS: PLACEHOLDER,
        RAZORPAY_ACCOUNT_ID: values['RAZORPAY_ACCOUNT_ID'] ?? '',
        RAZORPAY_API: values['RAZORPAY_API'] ?? '',
        RAZORPAY_CHECKOUT_SCRIPT: values['RAZORPAY_CHECKOUT_SCRIPT'] ?? '',
        PAYMENT_MODE: values['PAYMENT_MODE'] ?? '',
      },
      environment,
    );
    return config.mode;
  },
};
