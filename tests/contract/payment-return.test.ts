import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { portOffset, portsAt } from '../../dev/backend/ports.ts';

const { hosting } = portsAt(portOffset());
const shop = `http://127.0.0.1:${hosting}`;
const address = '/api/pay/return/another';

function send(init: RequestInit, path = address): Promise<Response> {
  return fetch(`${shop}${path}`, { redirect: 'manual', ...init });
}

/** The status and headers of an answer whose body must not be awaited, as with HEAD. */
function ask(method: string): Promise<{ status: number; allow: string | undefined }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: hosting, path: address, method }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, allow: answer.headers.allow });
    });
    asked.on('error', reject).end();
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
  ])('refuses %s for a provider that it does not know', async (_, init) => {
    const answer = await send(init);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await answer.json()).toEqual({ error: 'unknown-provider' });
  });

  it('keeps no answer in any cache', async () => {
    const answers = await Promise.all([send({}), send({ method: 'PUT' })]);
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
      'no-store',
      'no-store',
    ]);
  });

  // Not OPTIONS: the Functions emulator answers that itself, in front of the function.
  it.each(['PUT', 'DELETE', 'PATCH', 'HEAD'])(
    'refuses %s and says what it takes',
    async (method) => {
      expect(await ask(method)).toEqual({ status: 405, allow: 'GET, POST' });
    },
  );

  it('says which error a wrong method is', async () => {
    expect(await (await send({ method: 'PUT' })).json()).toEqual({ error: 'method-not-allowed' });
  });

  it('refuses a body above 64 KB, and none at the limit', async () => {
    const at = async (bytes: number): Promise<unknown> => {
      const answer = await send({ method: 'POST', body: 'x'.repeat(bytes) });
      return [answer.status, await answer.json()];
    };
    expect(await at(64 * 1024)).toEqual([404, { error: 'unknown-provider' }]);
    expect(await at(64 * 1024 + 1)).toEqual([413, { error: 'body-too-large' }]);
  });

  it.each(['/api/pay/return', '/api/pay/return/', '/api/pay/return/a/b', '/api/pay/return/%2e%2e'])(
    'knows no provider at %s',
    async (path) => {
      expect((await send({}, path)).status).toBe(404);
    },
  );
});
