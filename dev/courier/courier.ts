// Replaces Shiprocket (https://apiv2.shiprocket.in) on this machine: the calls that book a parcel, and its tracking webhook,
// without an account and without couriers. It is never deployed.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { faultAnswer } from '../gateway/faults.ts';
import { type Answer, findRoute, json, readCall } from '../gateway/http.ts';
import { courierRoutes, isAllowed, openCourierWorld, type CourierOptions } from './world.ts';
import { controlRoutes } from './control.ts';

/** A running stand-in. */
export interface CourierStandIn {
  /** Base URL of its API, without `/v1/external`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts it. @throws the system's error when the port is taken. */
export async function startCourier(
  options: CourierOptions & { /** 0 takes a free one. */ readonly port: number },
): Promise<CourierStandIn> {
  const world = openCourierWorld(options);
  const api = courierRoutes(world);
  const open = controlRoutes(world);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request);
    const own = findRoute(open, call);
    if (own) return send(response, await own.handle(call, own.id));
    const match = findRoute(api, call);
    const fault = match && world.faults.next(match.route);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'reset') return void request.socket.resetAndDestroy();
    if (fault?.kind === 'slow') await delay(fault.ms, undefined, { ref: false });
    const answer =
      faultAnswer(fault?.kind) ??
      (!match
        ? json({ message: '404 Not Found', status_code: 404 }, 404)
        : isAllowed(match.route, call)
          ? await match.handle(call, match.id)
          : json({ message: 'Unauthenticated.' }, 401));
    if (fault?.kind === 'slow-answer') await delay(fault.ms, undefined, { ref: false });
    if (fault?.kind === 'lose-answer') request.socket.resetAndDestroy();
    else send(response, answer);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  world.url = `http://127.0.0.1:${port}`;
  return {
    url: world.url,
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}
