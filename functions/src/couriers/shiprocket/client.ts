import * as v from 'valibot';
import { DAY_MS } from '../../../../src/domain/core/indian-time.ts';
import { GatewayError } from '../../platform/gateway-error.ts';
import type { ShiprocketConfig } from './config.ts';

/** The client's dependencies, replaceable in tests. */
interface HttpRuntime {
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Timeout of one call, in milliseconds. */
  readonly patience: number;
}

/** A token is valid for 10 days (API documentation, "Authentication"). */
const TOKEN_MS = 9 * DAY_MS;

const Login = v.object({ token: v.pipe(v.string(), v.minLength(1)) });

/** The fields that a 422 names; their sentences are prose, which is neither logged nor returned. */
const Invalid = v.object({ errors: v.record(v.string(), v.unknown()) });

/** Shiprocket's API, v1/external. Paths start after that. */
export interface ShiprocketClient {
  /**
   * One call, without a retry; a token that is refused is renewed once.
   * @throws GatewayError; a `refused` one names the refused fields in `reason`.
   */
  readonly call: <T>(
    method: 'GET' | 'POST',
    path: string,
    schema: v.GenericSchema<unknown, T>,
    body?: object,
  ) => Promise<T>;
}

/** A client for the API user of the configuration. */
export function shiprocketClient(
  { apiBase, email, password }: Pick<ShiprocketConfig, 'apiBase' | 'email' | 'password'>,
  world: HttpRuntime,
): ShiprocketClient {
  let token: { readonly value: string; readonly until: number } | null = null;

  async function send(method: string, path: string, body?: object): Promise<[number, unknown]> {
    const signal = AbortSignal.timeout(world.patience);
    try {
      const answer = await world.fetch(`${apiBase}/v1/external${path}`, {
        method,
        headers: {
          Accept: 'application/json',
          ...(body && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `Bearer ${token.value}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        // Following a redirect would send the token to its target.
        redirect: 'manual',
        signal,
      });
      return [answer.status, parsed(await answer.text())];
    } catch {
      throw new GatewayError('unavailable', signal.aborted ? 'timeout' : 'network');
    }
  }

  async function login(): Promise<void> {
    token = null;
    const [status, body] = await send('POST', '/auth/login', { email, password });
    if (status >= 500 || status === 429) throw refusal(status, body);
    const read = v.safeParse(Login, body);
    if (!read.success) throw new GatewayError('misconfigured', `login-${status}`);
    token = { value: read.output.token, until: world.now() + TOKEN_MS };
  }

  return {
    async call(method, path, schema, body) {
      if (token === null || token.until < world.now()) await login();
      let [status, answer] = await send(method, path, body);
      if (status === 401) {
        await login();
        [status, answer] = await send(method, path, body);
      }
      if (status < 200 || status > 299) throw refusal(status, answer);
      const read = v.safeParse(schema, answer);
      if (!read.success) throw new GatewayError('nonsense', 'unexpected-answer');
      return read.output;
    },
  };
}

/** Maps an unsuccessful response to an error. */
function refusal(status: number, body: unknown): GatewayError {
  if (status === 401 || status === 403) return new GatewayError('misconfigured', `http-${status}`);
  if (status >= 500 || status === 408 || status === 429) {
    return new GatewayError('unavailable', `http-${status}`);
  }
  const invalid = v.safeParse(Invalid, body);
  const fields = invalid.success
    ? Object.keys(invalid.output.errors).filter((name) => /^[a-z0-9_.]{1,40}$/u.test(name))
    : [];
  return new GatewayError('refused', fields.slice(0, 10).join(',') || `http-${status}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
