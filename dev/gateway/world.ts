import * as v from 'valibot';
import { type Faults, openFaults } from './faults.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { openPending, type Pending } from './pending.ts';
import { type Random, randomOf } from './random.ts';
import { openWebhooks, type Webhooks, type WebhookTarget } from './webhooks.ts';

/** The gateway's behaviour where the real one may do either. */
export const SettingsSchema = v.strictObject({
  /** Response to a repeated receipt with `unique_receipt`: an error, the existing order, or one more. */
  repeated_receipt: v.optional(v.picklist(['refuse', 'same-order', 'another-order']), 'refuse'),
  /** Outcome of a refund; `pending` never ends. */
  refund: v.optional(v.picklist(['processed', 'failed', 'pending']), 'processed'),
  /** How long a refund takes until then. 0: its response has the outcome already. */
  refund_ms: v.optional(v.pipe(v.number(), v.minValue(0)), 200),
});

export type Settings = v.InferOutput<typeof SettingsSchema>;

/** Credentials of callers, and of the gateway's webhooks. */
export interface GatewayKeys {
  readonly keyId: string;
  readonly keySecret: string;
}

/** The entire state of a gateway; a reset creates another one. */
export interface World {
  readonly keys: GatewayKeys;
  readonly ledger: Ledger;
  readonly webhooks: Webhooks;
  readonly faults: Faults;
  readonly pending: Pending;
  readonly random: Random;
  settings: Settings;
}

export function openWorld(keys: GatewayKeys, target: WebhookTarget, seed: number): World {
  const pending = openPending();
  const random = randomOf(seed);
  const now = Date.now;
  const webhooks = openWebhooks(target, { pending, random, now });
  return {
    keys,
    pending,
    random,
    webhooks,
    ledger: openLedger({ random, now, tell: webhooks.tell }),
    // A separate generator: otherwise a fault would change the ids that follow.
    faults: openFaults(randomOf(seed + 1)),
    settings: v.parse(SettingsSchema, {}),
  };
}
