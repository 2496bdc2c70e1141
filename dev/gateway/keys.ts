/**
 * The only place of the stand-in's keys. Sample values, the same on every machine and worthless: they open only the
 * local gateway, which moves no money.
 */
export const LOCAL_KEYS = {
  keyId: 'rzp_test_LocalFranch001',
  keySecret: 'local-sample-key-secret',
  webhookSecret: 'local-sample-webhook-secret',
  accountId: 'acc_LocalFranch0001',
} as const;

/** The path of the shop that the stand-in sends its webhooks to. */
export const WEBHOOK_PATH = '/api/pay/webhook/razorpay';

/** The parameters and secrets of functions that pay at the stand-in at `url`, by name. */
export function gatewayValues(url: string): {
  readonly strings: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
} {
  return {
    strings: {
      RAZORPAY_KEY_ID: LOCAL_KEYS.keyId,
      RAZORPAY_ACCOUNT_ID: LOCAL_KEYS.accountId,
      RAZORPAY_API: url,
      RAZORPAY_CHECKOUT_SCRIPT: `${url}/v1/checkout.js`,
      PAYMENT_MODE: 'test',
    },
    secrets: {
      RAZORPAY_KEY_SECRET: LOCAL_KEYS.keySecret,
      RAZORPAY_WEBHOOK_SECRET: LOCAL_KEYS.webhookSecret,
      RAZORPAY_WEBHOOK_SECRET_PREVIOUS: LOCAL_KEYS.webhookSecret,
    },
  };
}
