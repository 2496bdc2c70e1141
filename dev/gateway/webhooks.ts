import * as v from 'valibot';
import type { Happening } from './ledger.ts';
import type { Pending } from './pending.ts';
import type { Random } from './random.ts';
import { sign } from './signatures.ts';

/** Deliberate faults of webhooks. */
export const WebhookFaultsSchema = v.strictObject({
  /** Copies beside the first one, sent at the same time. */
  duplicate: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)), 0),
  delay_ms: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  /** Events within `window_ms` are sent in another order, one after the other. */
  reorder: v.optional(v.boolean(), false),
  window_ms: v.optional(v.pipe(v.number(), v.minValue(0)), 100),
  /** Probability that an event is never sent: 0 to 1. */
  drop: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0),
  wrong_signature: v.optional(v.boolean(), false),
  /** The affected events; all when omitted. */
  events: v.optional(v.array(v.string())),
});

export type WebhookFaults = v.InferOutput<typeof WebhookFaultsSchema>;

/** One delivery attempt: the response's status, or the error. */
interface Attempt {
  readonly at: number;
  readonly status: number | null;
  readonly error: string | null;
}

/** An event and its delivery. */
export interface Delivery {
  readonly event_id: string;
  readonly event: string;
  readonly body: string;
  state: 'waiting' | 'delivered' | 'dropped' | 'given-up';
  readonly attempts: Attempt[];
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

/** Sends events to the shop: signed, at least once, with retries until the shop responds 2xx. */
export function openWebhooks(
  target: WebhookTarget,
  { pending, random, now }: { pending: Pending; random: Random; now: () => number },
) {
  const log: Delivery[] = [];
  let faults: WebhookFaults = NO_FAULTS;
  let held: Delivery[] = [];

  const faultsFor = (event: string): WebhookFaults =>
    faults.events && !faults.events.includes(event) ? NO_FAULTS : faults;

  async function post(delivery: Delivery, secret: string): Promise<boolean> {
    const at = now();
    try {
      const signals = [AbortSignal.timeout(target.patienceMs), pending.signal];
      const answer = await fetch(target.url ?? '', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'User-Agent': 'Razorpay-Webhook/v1',
          'X-Razorpay-Signature': sign(delivery.body, secret),
          'X-Razorpay-Event-Id': delivery.event_id,
        },
        body: delivery.body,
        redirect: 'manual',
        signal: AbortSignal.any(signals),
      });
      await answer.arrayBuffer();
      delivery.attempts.push({ at, status: answer.status, error: null });
      return answer.ok;
    } catch (error) {
      const reason = error instanceof Error ? error.name : String(error);
      delivery.attempts.push({ at, status: null, error: reason });
      return false;
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const { duplicate, delay_ms: late, drop, wrong_signature: forged } = faultsFor(delivery.event);
    if (drop > 0 && random.next() < drop) {
      delivery.state = 'dropped';
      return;
    }
    if (late > 0) await pending.wait(late);
    const secret = forged ? `not-${target.secret}` : target.secret;
    for (let trial = 0; trial < target.tries; trial += 1) {
      if (trial > 0) await pending.wait(target.backOffMs * 2 ** (trial - 1));
      const copies = trial === 0 ? 1 + duplicate : 1;
      const answered = await Promise.all(
        Array.from({ length: copies }, () => post(delivery, secret)),
      );
      if (answered.every(Boolean)) {
        delivery.state = 'delivered';
        return;
      }
    }
    delivery.state = 'given-up';
  }

  function hold(delivery: Delivery, windowMs: number): void {
    held.push(delivery);
    if (held.length > 1) return;
    pending.later(windowMs, async () => {
      const inOrder = held;
      held = [];
      const mixed = random.shuffled(inOrder);
      const isSame = mixed.every((one, index) => one === inOrder[index]);
      for (const one of isSame ? mixed.reverse() : mixed) await deliver(one);
    });
  }

  function tell({ event, payload }: Happening): void {
    const body = {
      entity: 'event',
      account_id: target.accountId,
      event,
      contains: Object.keys(payload),
      payload: Object.fromEntries(
        Object.entries(payload).map(([name, entity]) => [name, { entity }]),
      ),
      created_at: Math.floor(now() / 1000),
    };
    const delivery: Delivery = {
      event_id: random.letters(14),
      event,
      body: JSON.stringify(body),
      state: 'waiting',
      attempts: [],
    };
    log.push(delivery);
    if (target.url === null) return;
    const { reorder, window_ms: windowMs } = faultsFor(event);
    if (reorder) hold(delivery, windowMs);
    else pending.run(() => deliver(delivery));
  }

  return {
    tell,
    deliveries: (): readonly Delivery[] => log,
    setFaults: (wanted: WebhookFaults) => {
      faults = wanted;
    },
    /** Sends an event once more, as the provider's dashboard can. @returns whether the event exists. */
    redeliver: (eventId: string): boolean => {
      const delivery = log.find(({ event_id }) => event_id === eventId);
      if (delivery && target.url !== null) pending.run(() => deliver(delivery));
      return delivery !== undefined;
    },
  };
}
