// Replaces Razorpay (https://api.razorpay.com) on this machine: its API, its payment page and its webhooks, without an
// account and without money. It is never deployed.
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { apiRoutes } from './api.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { controlApi } from './control.ts';
import { faultAnswer } from './faults.ts';
import { type Answer, ApiError, findRoute, readCall, type Routes } from './http.ts';
import { type GatewayKeys, openWorld, type World } from './world.ts';

/** Options of a gateway. */
export interface GatewayOptions extends GatewayKeys {
  /** The port on 127.0.0.1; 0 takes a free one. */
  readonly port: number;
  readonly webhookSecret: string;
  readonly accountId: string;
  /** Where webhooks are sent; disabled when null. */
  readonly webhookUrl: string | null;
  /** The seed of ids and random faults; random when omitted. */
  readonly seed?: number;
  /** Number of delivery attempts, delay before the first retry in ms (doubled each time), and timeout of each. */
  readonly webhookTries?: number;
  readonly webhookBackOffMs?: number;
  readonly webhookPatienceMs?: number;
}

/** A running gateway. */
export interface Gateway {
  /** Base URL of its API, without `/v1`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Open {
  readonly world: World;
  readonly api: Routes;
  readonly open: Routes;
}

/** Starts a gateway. @throws the system's error when the port is taken. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const target = {
    url: options.webhookUrl,
    secret: options.webhookSecret,
    accountId: options.accountId,
    tries: options.webhookTries ?? 6,
    backOffMs: options.webhookBackOffMs ?? 500,
    patienceMs: options.webhookPatienceMs ?? 30_000,
  };
  const begin = (seed = randomInt(2 ** 31)): Open => {
    const world = openWorld(options, target, seed);
    const api = apiRoutes(world);
    const reset = (newSeed?: number): void => {
      world.pending.stop();
      current = begin(newSeed);
    };
    const control = controlApi(world, reset, Object.keys(api));
    return { world, api, open: { ...checkoutRoutes(world), ...control } };
  };
  let current = begin(options.seed);

  const server = createServer((request, response) => {
    serve(current, request, response).catch(() => request.socket.destroy());
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      current.world.pending.stop();
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function serve(
  { world, api, open }: Open,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = await readCall(request);
  const own = findRoute(open, call);
  if (own) {
    send(response, await answered(() => own.handle(call, own.id)));
    return;
  }
  const match = findRoute(api, call);
  const fault = match && world.faults.next(match.route);
  if (fault?.kind === 'hang') return;
  if (fault?.kind === 'reset') {
    request.socket.resetAndDestroy();
    return;
  }
  if (fault?.kind === 'slow') await delay(fault.ms, undefined, { ref: false });
  const answer =
    faultAnswer(fault?.kind) ??
    (await answered(() => {
      if (!isAllowed(world.keys, call.headers.authorization)) {
        throw new ApiError('Authentication failed', { status: 401 });
      }
      if (match) return match.handle(call, match.id);
      throw new ApiError('The requested URL was not found on the server.', { status: 404 });
    }));
  if (fault?.kind === 'slow-answer') await delay(fault.ms, undefined, { ref: false });
  if (fault?.kind === 'lose-answer') request.socket.resetAndDestroy();
  else send(response, answer);
}

async function answered(handle: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof ApiError) return error.answer;
    throw error;
  }
}

function isAllowed({ keyId, keySecret }: GatewayKeys, header: string | undefined): boolean {
  return header === `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}
