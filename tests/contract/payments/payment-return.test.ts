import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { portOffset, portsAt } from '../../../dev/backend/ports.ts';

const { hosting } = portsAt(portOffset());
const shop = `http://127.0.0.1:${hosting}`;
const address = '/api/pay/return/another';

function send(init: RequestInit, path = address): Promise<Response> {
  return fetch(`${shop}${path}`, { redirect: 'manual', ...init });
}

/** Status and headers of a response whose body must not be awaited, as with HEAD. */
function ask(method: string): Promise<{ status: number; allow: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sentRequest = request(
      { host: '127.0.0.1', port: hosting, path: address, method },
      (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, allow: answer.headers.allow });
      },
    );
    sentRequest.on('error', reject).end();
  });
}

describe('the return from a payment provider, through Hosting', { timeout: 30_000 }, () => {
  it.each<[string, RequestInit]>([
    ['a GET', { method: 'GET' }],
    [
      'a form that is posted across sites',
      { method: 'POST', body: new URLSearchParams({ id: '1' }) },
    ],
    ['JSON', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }],
  ])('refuses %s for an unknown provider', async (_, init) => {
    const answer = await send(init);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual({ error: 'unknown-provider' });
  });

  it('forbids every cache', async () => {
    const answers = await Promise.all([send({}), send({ method: 'PUT' })]);
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
      'no-store',
      'no-store',
    ]);
  });

  // Not OPTIONS: the Functions emulator answers that itself, before the function.
  it.each(['PUT', 'DELETE', 'PATCH', 'HEAD'])(
    'refuses %s and lists the allowed methods',
    async (method) => {
      expect(await ask(method)).toEqual({ status: 405, allow: 'GET, POST' });
    },
  );

  it('names the error for a wrong method', async () => {
    expect(await (await send({ method: 'PUT' })).json()).toEqual({ error: 'method-not-allowed' });
  });

  it('refuses a body above 64 KB, but not at the limit', async () => {
    const at = async (bytes: number): Promise<unknown> => {
      const answer = await send({ method: 'POST', body: 'x'.repeat(bytes) });
      return [answer.status, await answer.json()];
    };
    expect(await at(64 * 1024)).toEqual([404, { error: 'unknown-provider' }]);
    expect(await at(64 * 1024 + 1)).toEqual([413, { error: 'body-too-large' }]);
  });

  it.each(['/api/pay/return', '/api/pay/return/', '/api/pay/return/a/b', '/api/pay/return/%2e%2e'])(
    'has no provider at %s',
    async (path) => {
      expect((await send({}, path)).status).toBe(404);
    },
  );
});
