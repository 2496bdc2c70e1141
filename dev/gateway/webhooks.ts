import * as v from 'valibot';
import type { Happening } from './ledger.ts';
import type { Pending } from './pending.ts';
import { sign } from './signatures.ts';

/** Deliberate faults of webhooks. */
export const WebhookFaultsSchema = v.strictObject({
  /** Copies beside the first one, sent at the same time. */
  duplicate: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)), 0),
  delay_ms: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  /** Events within 100 ms are sent the last one first, one after the other. */
  reorder: v.optional(v.boolean(), false),
  /** Probability that an event is never sent: 0 to 1. */
  drop: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0),
  /** The affected events; all when omitted. */
  events: v.optional(v.array(v.string())),
});

type WebhookFaults = v.InferOutput<typeof WebhookFaultsSchema>;

/** An event with the bytes that are sent of it. */
interface Delivery {
  readonly id: string;
  readonly event: string;
  readonly body: string;
}

/** The target of webhooks, with its retry policy. */
export interface WebhookTarget {
  /** No webhooks are sent when it is null. */
  readonly url: string | null;
  readonly secret: string;
  readonly accountId: string;
  /** Number of attempts per event. */
  readonly tries: number;
  /** Delay after the first attempt, in ms; doubled after each further one. */
  readonly backOffMs: number;
  /**
   * Timeout of a response: 5 s with the real API. Longer here by default, because the functions emulator starts a
   * process per waiting request: on a busy machine retries every 5 s start more than it can finish.
   */
  readonly patienceMs: number;
}

export type Webhooks = ReturnType<typeof openWebhooks>;

const NO_FAULTS = v.parse(WebhookFaultsSchema, {});
const REORDER_MS = 100;

/** Sends events to the shop: signed, at least once, with retries until the shop responds 2xx. */
export function openWebhooks(
  { url, secret, accountId, tries, backOffMs, patienceMs }: WebhookTarget,
  {
    pending,
    newId,
    chance,
  }: { pending: Pending; newId: (kind: string) => string; chance: () => number },
) {
  let faults: WebhookFaults = NO_FAULTS;
  let held: Delivery[] = [];

  const faultsFor = (event: string): WebhookFaults =>
    faults.events && !faults.events.includes(event) ? NO_FAULTS : faults;

  /** Whether the shop has accepted it. */
  async function post({ id, body }: Delivery): Promise<boolean> {
    try {
      const answer = await fetch(url ?? '', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'Razorpay-Webhook/v1',
          'X-Razorpay-Signature': sign(body, secret),
          'X-Razorpay-Event-Id': id,
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(patienceMs), pending.signal]),
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const { duplicate, delay_ms: late, drop } = faultsFor(delivery.event);
    if (drop > 0 && chance() < drop) return;
    if (late > 0) await pending.wait(late);
    for (let trial = 0; trial < tries; trial += 1) {
      if (trial > 0) await pending.wait(backOffMs * 2 ** (trial - 1));
      const copies = Array.from({ length: trial === 0 ? 1 + duplicate : 1 }, () => post(delivery));
      if ((await Promise.all(copies)).every(Boolean)) return;
    }
  }

  function hold(delivery: Delivery): void {
    held.push(delivery);
    if (held.length > 1) return;
    pending.later(REORDER_MS, async () => {
      const inOrder = held;
      held = [];
      for (const one of inOrder.reverse()) await deliver(one);
    });
  }

  function tell({ event, payload }: Happening): void {
    if (url === null) return;
    const entities = Object.entries(payload).map(([name, entity]) => [name, { entity }] as const);
    const body = JSON.stringify({
      entity: 'event',
      account_id: accountId,
      event,
      contains: Object.keys(payload),
      payload: Object.fromEntries(entities),
      created_at: Math.floor(Date.now() / 1000),
    });
    const delivery = { id: newId('event'), event, body };
    if (faultsFor(event).reorder) hold(delivery);
    else pending.run(() => deliver(delivery));
  }

  return {
    tell,
    setFaults: (wanted: WebhookFaults) => {
      faults = wanted;
    },
  };
}
