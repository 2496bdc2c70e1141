import { defineSecret, defineString } from 'firebase-functions/params';
import type { CourierModule } from '../service.ts';
import { shiprocketClient } from './client.ts';
import { shiprocketConfig } from './config.ts';
import { shiprocket } from './shiprocket.ts';

const email = defineString('SHIPROCKET_EMAIL', {
  default: '',
  description: "The email of Shiprocket's API user; empty without an account.",
});
const pickupLocation = defineString('SHIPROCKET_PICKUP_LOCATION', {
  default: '',
  description: "The nickname of the pickup address in Shiprocket's account.",
});
const pickupPin = defineString('SHIPROCKET_PICKUP_PIN', {
  default: '',
  description: 'The PIN code of the pickup address.',
});
const api = defineString('SHIPROCKET_API', {
  default: 'https://apiv2.shiprocket.in',
  description: "Where Shiprocket's API answers.",
});
const password = defineSecret('SHIPROCKET_PASSWORD');
const webhookToken = defineSecret('SHIPROCKET_WEBHOOK_TOKEN');

/** Milliseconds to wait for one answer. Booking takes up to six of them, within the minute of the function. */
const PATIENCE_MS = 8000;

/** Shiprocket's parameters and secrets, and its adapter with them. */
export const shiprocketModule: CourierModule = {
  secrets: [password, webhookToken],
  create(isLocal) {
    const config = shiprocketConfig(
      {
        SHIPROCKET_EMAIL: email.value(),
        SHIPROCKET_PASSWORD: password.value(),
        SHIPROCKET_WEBHOOK_TOKEN: webhookToken.value(),
        SHIPROCKET_API: api.value(),
        SHIPROCKET_PICKUP_LOCATION: pickupLocation.value(),
        SHIPROCKET_PICKUP_PIN: pickupPin.value(),
      },
      isLocal,
    );
    const world = { fetch, now: Date.now, patience: PATIENCE_MS };
    return shiprocket(config, shiprocketClient(config, world));
  },
};
