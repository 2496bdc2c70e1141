import { createServer } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { untilOneEnds } from './readiness.ts';

async function listen() {
  const server = createServer((socket) => socket.on('error', () => null)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, port: address.port };
}

it('names the service that listens no more', async () => {
  const [one, other] = [await listen(), await listen()];
  const ended = untilOneEnds(
    { auth: one.port, firestore: other.port },
    AbortSignal.timeout(10_000),
  );
  other.server.close();
  expect(await ended).toBe('firestore');
  one.server.close();
});

it('names none when the watch is over first', async () => {
  const { server, port } = await listen();
  const stopping = new AbortController();
  const ended = untilOneEnds({ auth: port }, stopping.signal);
  stopping.abort();
  expect(await ended).toBeNull();
  server.close();
});
