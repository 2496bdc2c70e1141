/** The only place of the stand-in's keys. Sample values, the same on every machine and worthless. */
export const LOCAL_COURIER = {
  email: 'api@franch.example.in',
  password: 'local-sample-password',
  webhookToken: 'local-sample-courier-token',
  pickupLocation: 'Primary',
  pickupPin: '560001',
} as const;

/** The path of the shop that the stand-in sends its webhooks to. */
export const TRACKING_PATH = '/api/courier/webhook';

/** The parameters and secrets of functions that book at the stand-in at `url`, by name. */
export function courierValues(url: string): {
  readonly strings: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
} {
  return {
    strings: {
      SHIPROCKET_EMAIL: LOCAL_COURIER.email,
      SHIPROCKET_PICKUP_LOCATION: LOCAL_COURIER.pickupLocation,
      SHIPROCKET_PICKUP_PIN: LOCAL_COURIER.pickupPin,
      SHIPROCKET_API: url,
    },
    secrets: {
      SHIPROCKET_PASSWORD: LOCAL_COURIER.password,
      SHIPROCKET_WEBHOOK_TOKEN: LOCAL_COURIER.webhookToken,
    },
  };
}
