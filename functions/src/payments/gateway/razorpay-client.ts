import * as v from 'valibot';
import { GatewayError } from './provider.ts';

/** What the client reaches the world through; each part can be replaced in a test. */
export interface HttpRuntime {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  /** How long one call may take, in milliseconds. */
  readonly patience: number;
}

/** How often something is tried, and after how many milliseconds no further try begins. */
const TRIES = 3;
const BUDGET_MS = 10_000;
/** The pause before a second try, doubled for each after it, then shortened at random to between half and all of it. */
const PAUSE_MS = 400;

/** Razorpay's error body: `code`, `reason` and `description`; only the first two are ever told on. */
const ErrorBody = v.object({
  error: v.object({
    code: v.pipe(v.optional(v.unknown(), ''), v.transform(codeOf)),
    reason: v.pipe(v.optional(v.unknown(), ''), v.transform(codeOf)),
    description: v.fallback(v.string(), ''),
  }),
});

/** Something that must happen once, although its answer can be lost. */
interface Once<T> {
  /** Finds what an earlier try has made; null when there is nothing. */
  readonly look: () => Promise<T | null>;
  readonly send: () => Promise<T>;
  /** Whether an earlier process may have sent it already. */
  readonly lookFirst: boolean;
}

/** Razorpay's API, as far as the adapter needs it. Paths begin behind `/v1`; every call throws GatewayError alone. */
export interface RazorpayClient {
  /** One GET, without another try. */
  readonly look: <T>(path: string, schema: v.GenericSchema<unknown, T>) => Promise<T>;
  /** A GET, tried again while the provider is unavailable. */
  readonly get: <T>(path: string, schema: v.GenericSchema<unknown, T>) => Promise<T>;
  /** One POST of JSON, without another try. */
  readonly post: <T>(
    path: string,
    body: object,
    schema: v.GenericSchema<unknown, T>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<T>;
  /** Sends, and before every further try looks whether the one before has arrived. */
  readonly once: <T>(deed: Once<T>) => Promise<T>;
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client for the account that the key belongs to. */
export function razorpayClient(
  account: { readonly apiBase: string; readonly keyId: string; readonly keySecret: string },
  world: HttpRuntime,
): RazorpayClient {
  const credentials = Buffer.from(`${account.keyId}:${account.keySecret}`).toString('base64');

  async function call<T>(
    path: string,
    init: Call,
    schema: v.GenericSchema<unknown, T>,
  ): Promise<T> {
    const { status, text } = await exchange(world, `${account.apiBase}/v1${path}`, {
      ...init,
      // Razorpay refuses any other spelling of "Basic".
      headers: {
        ...init.headers,
        Authorization: `Basic ${credentials}`,
        Accept: 'application/json',
      },
    });
    if (status < 200 || status > 299) throw refusal(status, text);
    const read = v.safeParse(schema, parsed(text));
    if (!read.success) throw new GatewayError('nonsense', 'unexpected-answer');
    return read.output;
  }
  const look: RazorpayClient['look'] = (path, schema) => call(path, { method: 'GET' }, schema);

  return {
    look,
    get: (path, schema) => patiently(world, () => look(path, schema)),
    post: (path, body, schema, headers) =>
      call(
        path,
        {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { ...headers, 'Content-Type': 'application/json' },
        },
        schema,
      ),
    once: ({ look: lookUp, send, lookFirst }) =>
      patiently(world, async (attempt) => {
        const earlier = attempt > 0 || lookFirst ? await lookUp() : null;
        if (earlier !== null) return earlier;
        try {
          return await send();
        } catch (error) {
          if (isFault(error, 'refused') || isFault(error, 'nonsense')) {
            const made = await lookUp();
            if (made !== null) return made;
          }
          throw error;
        }
      }),
  };
}

/** Whether it is a gateway's error of this kind. */
export function isFault(error: unknown, fault: GatewayError['fault']): error is GatewayError {
  return error instanceof GatewayError && error.fault === fault;
}

/** Tries until it works, while the only trouble is that the provider is unavailable. */
async function patiently<T>(
  world: HttpRuntime,
  attempt: (count: number) => Promise<T>,
): Promise<T> {
  const last = world.now() + BUDGET_MS;
  for (let count = 0; ; count += 1) {
    try {
      return await attempt(count);
    } catch (error) {
      const pause = PAUSE_MS * 2 ** count * (1 - world.random() / 2);
      const isOver = count + 1 >= TRIES || world.now() + pause > last;
      if (isOver || !isFault(error, 'unavailable')) throw error;
      await world.sleep(pause);
    }
  }
}

/** The answer with its whole body. @throws GatewayError `unavailable` when there is none. */
async function exchange(
  world: HttpRuntime,
  address: string,
  init: RequestInit,
): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(world.patience);
  try {
    // A redirect would carry the key to wherever it leads.
    const answer = await world.fetch(address, { ...init, redirect: 'manual', signal });
    return { status: answer.status, text: await answer.text() };
  } catch {
    throw new GatewayError('unavailable', signal.aborted ? 'timeout' : 'network');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What an answer that is no success means. */
function refusal(status: number, text: string): GatewayError {
  const body = v.safeParse(ErrorBody, parsed(text));
  const error = body.success ? body.output.error : { code: '', reason: '', description: '' };
  const reason = error.reason || error.code || `http-${status}`;
  // A wrong key is also answered with 400, and then nothing but the sentence tells it from a bad request.
  const isKey = status === 400 && /^authentication failed/i.test(error.description);
  if (status === 401 || status === 403 || isKey) return new GatewayError('misconfigured', reason);
  if (status >= 500 || [408, 409, 425, 429].includes(status)) {
    return new GatewayError('unavailable', reason);
  }
  return new GatewayError(status >= 400 ? 'refused' : 'nonsense', reason);
}

/**
 * A code of the provider, such as `insufficient_funds`. Empty for its "NA" and for everything that could be prose or
 * name a person.
 */
export function codeOf(told: unknown): string {
  if (typeof told !== 'string' || told === 'NA') return '';
  return /^[A-Za-z][A-Za-z0-9_]{1,63}$/.test(told) ? told : '';
}
