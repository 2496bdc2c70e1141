import * as v from 'valibot';
import { type Faults, openFaults } from './faults.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { openPending, type Pending } from './pending.ts';
import { type Random, randomOf } from './random.ts';
import { openWebhooks, type Webhooks, type WebhookTarget } from './webhooks.ts';

/** How the gateway behaves where the real one may do either. */
export const SettingsSchema = v.strictObject({
  /** What a repeated receipt with `unique_receipt` gets: the refusal, the order that is there, or one more. */
  repeated_receipt: v.optional(v.picklist(['refuse', 'same-order', 'another-order']), 'refuse'),
  /** What becomes of a refund; `pending` never ends. */
  refund: v.optional(v.picklist(['processed', 'failed', 'pending']), 'processed'),
  /** How long a refund takes until then. 0: its answer says so already. */
  refund_ms: v.optional(v.pipe(v.number(), v.minValue(0)), 200),
});

export type Settings = v.InferOutput<typeof SettingsSchema>;

/** Who may call, and whom the gateway calls. */
export interface GatewayKeys {
  readonly keyId: string;
  readonly keySecret: string;
}

/** Everything that a gateway knows; a reset opens another one. */
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
    // Its own chance: otherwise a fault would change the ids that follow.
    faults: openFaults(randomOf(seed + 1)),
    settings: v.parse(SettingsSchema, {}),
  };
}
