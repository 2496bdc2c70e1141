import { GatewayError } from '../../../platform/gateway-error.ts';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { listed } from '../../../../../tests/support/fixtures/listed.ts';
import {
  type Answer,
  httpWith,
  ok,
  refused,
} from '../../../../../tests/support/fixtures/razorpay-api.ts';
import { codeOf, isFault, razorpayClient, type HttpRuntime } from './client.ts';

const Thing = v.object({ id: v.string() });

/** A client over these responses. */
function clientOver(answers: readonly Answer[], changes: Partial<HttpRuntime> = {}) {
  const { http, ...seen } = httpWith(answers, changes);
  const account = { apiBase: 'https://api.test', keyId: 'key', keySecret: 'secret' };
  return { client: razorpayClient(account, http), ...seen };
}
/** The error of one GET with this response. */
const errorOf = async (answer: Answer) =>
  clientOver([answer])
    .client.getOnce('/things/1', Thing)
    .then(
      () => null,
      (error: unknown) => error,
    );

const thing = (id = 'a') => ok({ id });
const unavailable = { status: 503, body: '' };

it('a call of the API is a GET or a POST of JSON with the key, and follows no redirect', async () => {
  const { client, calls, lines } = clientOver([thing(), thing()]);
  expect(await client.getOnce('/things/1', Thing)).toEqual({ id: 'a' });
  await client.post('/things', { amount: 1 }, Thing, { 'X-Refund-Idempotency': 'k' });
  expect(lines()).toEqual(['GET /things/1', 'POST /things']);
  const headers = { Authorization: 'Basic a2V5OnNlY3JldA==', Accept: 'application/json' };
  // Following a redirect would send the key to its target.
  expect(calls[0]?.init).toMatchObject({ redirect: 'manual', headers });
  expect(calls[1]?.init).toMatchObject({
    body: '{"amount":1}',
    headers: { ...headers, 'X-Refund-Idempotency': 'k', 'Content-Type': 'application/json' },
  });
});

it('a call of the API succeeds with 200 to 299', async () => {
  expect(await errorOf({ status: 200, body: { id: 'a' } })).toBeNull();
  expect(await errorOf({ status: 299, body: { id: 'a' } })).toBeNull();
});

it.each([
  ['nonsense', [300, 399]],
  ['misconfigured', [401, 403]],
  ['refused', [400, 404, 422, 499]],
  ['unavailable', [408, 409, 425, 429, 500, 599]],
])('a call of the API is %s with %j', async (fault, statuses) => {
  for (const status of statuses) {
    expect(await errorOf({ status, body: '' })).toMatchObject({
      fault,
      reason: `http-${status}`,
    });
  }
});

it('a call of the API reports the reason of an error, or else its code', async () => {
  expect(await errorOf(refused('input_failed'))).toMatchObject({ reason: 'input_failed' });
  expect(await errorOf(refused('NA'))).toMatchObject({ reason: 'BAD_REQUEST_ERROR' });
  expect(await errorOf(refused('Asha may not'))).toMatchObject({ reason: 'BAD_REQUEST_ERROR' });
  const short = { status: 500, body: { error: { code: 'SERVER_ERROR' } } };
  expect(await errorOf(short)).toMatchObject({ fault: 'unavailable', reason: 'SERVER_ERROR' });
});

it.each(['<html></html>', '', null, { items: [] }])(
  'a call of the API is nonsense with the body %j',
  async (body) => {
    expect(await errorOf(ok(body))).toMatchObject({
      ...{ fault: 'nonsense', reason: 'unexpected-answer' },
    });
  },
);

it('a call of the API distinguishes a wrong key from a bad request by the description, in any case', async () => {
  const fault = async (status: number, description: string) =>
    ((await errorOf(refused('NA', status, description))) as GatewayError).fault;
  expect(await fault(400, 'Authentication failed')).toBe('misconfigured');
  expect(await fault(400, 'AUTHENTICATION FAILED for the key')).toBe('misconfigured');
  expect(await fault(400, 'The authentication failed')).toBe('refused');
  expect(await fault(404, 'Authentication failed')).toBe('refused');
});

it.each<[string, Answer]>([
  ['http-503', unavailable],
  ['network', 'lost'],
  ['timeout', 'hang'],
])('a retried GET makes three attempts while the answer is %s', async (reason, answer) => {
  const mended = clientOver([answer, answer, thing()]);
  expect(await mended.client.get('/things/1', Thing)).toEqual({ id: 'a' });
  expect(mended.pauses).toEqual([300, 600]);
  const broken = clientOver([answer, answer, answer]).client.get('/things/1', Thing);
  await expect(broken).rejects.toMatchObject({ fault: 'unavailable', reason });
});

it('a retried GET waits a random time between half of the pause and all of it', async () => {
  const paused = async (random: number) => {
    const { client, pauses } = clientOver([unavailable, unavailable, thing()], {
      random: () => random,
    });
    await client.get('/things/1', Thing);
    return pauses;
  };
  expect(await paused(0)).toEqual([400, 800]);
  expect(await paused(1)).toEqual([200, 400]);
});

it('a retried GET starts no attempt after ten seconds', async () => {
  const attempts = async (duration: number) => {
    let now = 1_000;
    let count = 0;
    const { client, pauses } = clientOver([], {
      now: () => now,
      fetch: () => {
        now += duration;
        count += 1;
        return Promise.resolve(new Response('', { status: 503 }));
      },
    });
    await expect(client.get('/things/1', Thing)).rejects.toMatchObject({ fault: 'unavailable' });
    return [count, pauses.length];
  };
  expect(await attempts(9_700)).toEqual([2, 1]);
  expect(await attempts(9_701)).toEqual([1, 0]);
});

it('a retried GET does not retry errors that would repeat', async () => {
  const { client, calls } = clientOver([refused('no_such_thing')]);
  await expect(client.get('/things/1', Thing)).rejects.toMatchObject({ fault: 'refused' });
  expect(calls).toHaveLength(1);
});

/** Records the calls in order; `found` is the result of each lookup. */
function once(answers: readonly Answer[], ...found: readonly (string | null)[]) {
  const calls: string[] = [];
  const { client } = clientOver(answers);
  const looks = [...found];
  const run = (mayExist: boolean) =>
    client.sendIdempotently<{ id: string }>({
      mayExist,
      find: () => {
        calls.push('find');
        const id = looks.shift() ?? null;
        return Promise.resolve(id === null ? null : { id });
      },
      send: () => {
        calls.push('send');
        return client.post('/things', {}, Thing);
      },
    });
  return { run, calls };
}

it('a request that must take effect once is sent at once when it is new', async () => {
  const { run, calls } = once([thing('new')]);
  expect(await run(false)).toEqual({ id: 'new' });
  expect(calls).toEqual(['send']);
});

it('a request that must take effect once is not sent when an earlier process sent it', async () => {
  const { run, calls } = once([], 'old');
  expect(await run(true)).toEqual({ id: 'old' });
  expect(calls).toEqual(['find']);
});

it('a request that must take effect once is looked up before every retry', async () => {
  const { run, calls } = once([unavailable, unavailable, thing('new')], null, null);
  expect(await run(false)).toEqual({ id: 'new' });
  expect(calls).toEqual(['send', 'find', 'send', 'find', 'send']);
});

it.each([
  ['refused', refused('no_such_thing')],
  ['answered with nonsense', ok('<html></html>')],
])(
  'a request that must take effect once that was %s is found, or fails for that reason',
  async (_, answer) => {
    const existing = once([answer], 'old');
    expect(await existing.run(false)).toEqual({ id: 'old' });
    expect(existing.calls).toEqual(['send', 'find']);
    const missing = once([answer], null);
    await expect(missing.run(false)).rejects.toBeInstanceOf(GatewayError);
    expect(missing.calls).toEqual(['send', 'find']);
  },
);

it('a request that must take effect once is not looked up when the key is unauthorised', async () => {
  const { run, calls } = once([{ status: 401, body: '' }], 'old');
  await expect(run(false)).rejects.toMatchObject({ fault: 'misconfigured' });
  expect(calls).toEqual(['send']);
});

it('distinguishes its own errors from those of the program', () => {
  expect(isFault(new GatewayError('refused', 'x'), 'refused')).toBe(true);
  expect(isFault(new GatewayError('refused', 'x'), 'unavailable')).toBe(false);
  expect(isFault(Object.assign(new Error('x'), { fault: 'refused' }), 'refused')).toBe(false);
});

it.each([...listed('insufficient_funds | BAD_REQUEST_ERROR | x1'), `a${'b'.repeat(63)}`])(
  '%s is a code',
  (value) => expect(codeOf(value)).toBe(value),
);

it.each([
  ...listed(`a | NA | 1st_code | Asha may not do that | a${'b'.repeat(64)}`),
  ...[' code', null, 7, ['insufficient_funds']],
])('%j is no code', (value) => {
  expect(codeOf(value)).toBe('');
});
