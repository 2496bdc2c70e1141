import * as v from 'valibot';
import { random } from '../seed/random.ts';
import { type Faults, openFaults } from './faults.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { openPending, type Pending } from './pending.ts';
import { openWebhooks, type Webhooks, type WebhookTarget } from './webhooks.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The gateway's behaviour where the real one may do either. */
export const SettingsSchema = v.strictObject({
  /** Response to a repeated receipt with `unique_receipt`: an error, the existing order, or one more. */
  repeated_receipt: v.optional(v.picklist(['refuse', 'same-order', 'another-order']), 'refuse'),
  /** Outcome of a refund; `pending` never ends. */
  refund: v.optional(v.picklist(['processed', 'failed', 'pending']), 'processed'),
  /** How long a refund takes until then. 0: its response has the outcome already. */
  refund_ms: v.optional(v.pipe(v.number(), v.minValue(0)), 200),
});

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
  /** A new id such as `pay_IluGWxBm9U8zJ8`, the same for the same seed. */
  readonly newId: (kind: string) => string;
  settings: v.InferOutput<typeof SettingsSchema>;
}

export function openWorld(keys: GatewayKeys, target: WebhookTarget, seed: number): World {
  const pending = openPending();
  const chance = random(seed);
  const letter = (): string => ALPHABET[Math.floor(chance(0, ALPHABET.length))] ?? '';
  const newId = (kind: string): string => `${kind}_${Array.from({ length: 14 }, letter).join('')}`;
  const webhooks = openWebhooks(target, { pending, newId, chance });
  return {
    keys,
    pending,
    newId,
    webhooks,
    ledger: openLedger({ newId, now: Date.now, tell: webhooks.tell }),
    // A separate generator: otherwise a fault would change the ids that follow.
    faults: openFaults(random(seed + 1)),
    settings: v.parse(SettingsSchema, {}),
  };
}
