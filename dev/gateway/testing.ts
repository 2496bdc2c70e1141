import { afterEach, beforeEach } from 'vitest';
import { type Gateway, type GatewayOptions, startGateway } from './gateway.ts';
import { LOCAL_KEYS } from './keys.ts';

/** The authorization header of the local gateway. */
export const basic = `Basic ${Buffer.from(`${LOCAL_KEYS.keyId}:${LOCAL_KEYS.keySecret}`).toString('base64')}`;

/** A response of the gateway. */
export interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** Calls the gateway: `ask('POST /v1/orders', { … })`. Rejects without a response. */
export type Caller = (
  route: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answered>;

/** Calls the gateway at `url` with the local keys, as tests do. */
export function callerOf(url: string): Caller {
  return async (route, body, headers = {}) => {
    const [method = '', path = ''] = route.split(' ');
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: basic, 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
}

/** Starts a gateway for each test of the file that calls this. */
export function gatewayForTests(options: () => Partial<GatewayOptions> = () => ({})): {
  readonly ask: Caller;
  readonly url: () => string;
} {
  let gateway: Gateway;
  beforeEach(async () => {
    const own = { ...LOCAL_KEYS, port: 0, webhookUrl: null, seed: 5 };
    gateway = await startGateway({ ...own, ...options() });
  });
  afterEach(() => gateway.stop());
  return { url: () => gateway.url, ask: (...call) => callerOf(gateway.url)(...call) };
}
