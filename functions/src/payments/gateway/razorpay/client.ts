import { GatewayError } from '../../../platform/gateway-error.ts';
import * as v from 'valibot';

/** The client's dependencies, replaceable in tests. */
export interface HttpRuntime {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
  /** Timeout of one call, in milliseconds. */
  readonly timeoutMs: number;
}

/** Maximum attempts, and the milliseconds after which no attempt starts. */
const MAX_ATTEMPTS = 3;
const BUDGET_MS = 10_000;
/**
 * The pause before the second attempt; it doubles for each later one. Jitter shortens it to between half and all of it.
 */
const PAUSE_MS = 400;

/** Razorpay's error body. `description` is prose: it is never logged or returned. */
const ErrorBody = v.object({
  error: v.object({
    code: v.pipe(v.optional(v.unknown(), ''), v.transform(codeOf)),
    reason: v.pipe(v.optional(v.unknown(), ''), v.transform(codeOf)),
    description: v.fallback(v.string(), ''),
  }),
});

/** A request that must take effect once, although its response can be lost. */
interface IdempotentRequest<T> {
  /** Finds the result of an earlier attempt; null when there is none. */
  readonly find: () => Promise<T | null>;
  readonly send: () => Promise<T>;
  /** Whether an earlier process may have sent it already. */
  readonly mayExist: boolean;
}

/** The part of Razorpay's API that the adapter needs. Paths start after `/v1`; every call throws only GatewayError. */
export interface RazorpayClient {
  /** One GET, without a retry. */
  readonly getOnce: <T>(path: string, schema: v.GenericSchema<unknown, T>) => Promise<T>;
  /** A GET, retried while the provider is unavailable. */
  readonly get: <T>(path: string, schema: v.GenericSchema<unknown, T>) => Promise<T>;
  /** One POST of JSON, without a retry. */
  readonly post: <T>(
    path: string,
    body: object,
    schema: v.GenericSchema<unknown, T>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<T>;
  /** Sends a request, and before every retry checks whether the previous attempt arrived. */
  readonly sendIdempotently: <T>(request: IdempotentRequest<T>) => Promise<T>;
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client for the key's account. */
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
  const getOnce: RazorpayClient['getOnce'] = (path, schema) =>
    call(path, { method: 'GET' }, schema);

  return {
    getOnce,
    get: (path, schema) => withRetries(world, () => getOnce(path, schema)),
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
    sendIdempotently: ({ find, send, mayExist }) =>
      withRetries(world, async (attempt) => {
        const existing = attempt > 0 || mayExist ? await find() : null;
        if (existing !== null) return existing;
        try {
          return await send();
        } catch (error) {
          if (isFault(error, 'refused') || isFault(error, 'nonsense')) {
            const recovered = await find();
            if (recovered !== null) return recovered;
          }
          throw error;
        }
      }),
  };
}

/** Whether an error is a gateway error of this kind. */
export function isFault(error: unknown, fault: GatewayError['fault']): error is GatewayError {
  return error instanceof GatewayError && error.fault === fault;
}

/** Retries while the provider is unavailable. */
async function withRetries<T>(
  world: HttpRuntime,
  attempt: (count: number) => Promise<T>,
): Promise<T> {
  const deadline = world.now() + BUDGET_MS;
  for (let count = 0; ; count += 1) {
    try {
      return await attempt(count);
    } catch (error) {
      const pause = PAUSE_MS * 2 ** count * (1 - world.random() / 2);
      const isOver = count + 1 >= MAX_ATTEMPTS || world.now() + pause > deadline;
      if (isOver || !isFault(error, 'unavailable')) throw error;
      await world.sleep(pause);
    }
  }
}

/** The response with its whole body. @throws GatewayError `unavailable` when there is none. */
async function exchange(
  world: HttpRuntime,
  address: string,
  init: RequestInit,
): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(world.timeoutMs);
  try {
    // Following a redirect would send the key to its target.
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

/** Maps an unsuccessful response to an error. */
function refusal(status: number, text: string): GatewayError {
  const body = v.safeParse(ErrorBody, parsed(text));
  const error = body.success ? body.output.error : { code: '', reason: '', description: '' };
  const reason = error.reason || error.code || `http-${status}`;
  // A wrong key also returns 400; only the description distinguishes it from a bad request.
  const isKey = status === 400 && /^authentication failed/i.test(error.description);
  if (status === 401 || status === 403 || isKey) return new GatewayError('misconfigured', reason);
  if (status >= 500 || [408, 409, 425, 429].includes(status)) {
    return new GatewayError('unavailable', reason);
  }
  return new GatewayError(status >= 400 ? 'refused' : 'nonsense', reason);
}

/**
 * A code of the provider, such as `insufficient_funds`. Empty for its "NA" and for anything that could be prose or name
 * a person.
 */
export function codeOf(value: unknown): string {
  if (typeof value !== 'string' || value === 'NA') return '';
  return /^[A-Za-z][A-Za-z0-9_]{1,63}$/.test(value) ? value : '';
}
