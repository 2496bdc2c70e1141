import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { GatewayError } from './provider.ts';
import { codeOf, isFault, razorpayClient, type HttpRuntime } from './razorpay-client.ts';

const ACCOUNT = { apiBase: 'https://api.test', keyId: 'key', keySecret: 'secret' };
const Thing = v.object({ id: v.string() });

interface Call {
  readonly address: string;
  readonly init: RequestInit;
}

/** A client over these responses, with a clock that advances only while it sleeps. */
function clientOver(answers: readonly (() => Response)[], world: Partial<HttpRuntime> = {}) {
  const calls: Call[] = [];
  const pauses: number[] = [];
  let now = 1_000;
  const client = razorpayClient(ACCOUNT, {
    patience: 20,
    random: () => 0.5,
    now: () => now,
    sleep: (milliseconds) => {
      pauses.push(milliseconds);
      now += milliseconds;
      return Promise.resolve();
    },
    fetch: (address, init) => {
      calls.push({ address, init });
      const answer = answers[calls.length - 1];
      if (!answer) throw new Error(`No answer is left for ${address}`);
      return Promise.resolve(answer());
    },
    ...world,
  });
  return { client, calls, pauses };
}

const says = (status: number, body: unknown) => () =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const aThing = (id = 'a') => says(200, { id });
const unavailable = says(503, '');
const refused = says(400, { error: { code: 'BAD_REQUEST_ERROR', reason: 'no_such_thing' } });

describe('a call of the API', () => {
  it('is a GET with the key that follows no redirect, which would leak the key', async () => {
    const { client, calls } = clientOver([aThing()]);
    expect(await client.look('/things/1', Thing)).toEqual({ id: 'a' });
    expect(calls[0]?.address).toBe('https://api.test/v1/things/1');
    expect(calls[0]?.init).toMatchObject({
      method: 'GET',
      redirect: 'manual',
      headers: { Authorization: 'Basic a2V5OnNlY3JldA==', Accept: 'application/json' },
    });
  });

  it('is a POST of JSON with the given headers', async () => {
    const { client, calls } = clientOver([aThing()]);
    await client.post('/things', { amount: 1 }, Thing, { 'X-Refund-Idempotency': 'k' });
    expect(calls[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"amount":1}',
      headers: {
        'X-Refund-Idempotency': 'k',
        'Content-Type': 'application/json',
        Authorization: 'Basic a2V5OnNlY3JldA==',
      },
    });
  });

  it.each<[number, string, string]>([
    [199 + 1, 'answer', ''],
    [299, 'answer', ''],
    [300, 'nonsense', 'http-300'],
    [399, 'nonsense', 'http-399'],
    [400, 'refused', 'http-400'],
    [401, 'misconfigured', 'http-401'],
    [403, 'misconfigured', 'http-403'],
    [404, 'refused', 'http-404'],
    [408, 'unavailable', 'http-408'],
    [409, 'unavailable', 'http-409'],
    [422, 'refused', 'http-422'],
    [425, 'unavailable', 'http-425'],
    [429, 'unavailable', 'http-429'],
    [499, 'refused', 'http-499'],
    [500, 'unavailable', 'http-500'],
    [599, 'unavailable', 'http-599'],
  ])('that is answered with %d is %s', async (status, fault, reason) => {
    const { client } = clientOver([says(status, status < 300 ? { id: 'a' } : '')]);
    const outcome = await client.look('/things/1', Thing).then(
      () => ({ fault: 'answer', reason: '' }),
      (error: unknown) => error,
    );
    expect(outcome).toMatchObject({ fault, reason });
  });

  it('distinguishes a wrong key from a bad request by the description, in any case', async () => {
    const fault = async (status: number, description: string) => {
      const body = { error: { code: 'BAD_REQUEST_ERROR', description } };
      const { client } = clientOver([says(status, body)]);
      return client
        .look('/things/1', Thing)
        .catch((error: unknown) => (error as GatewayError).fault);
    };
    expect(await fault(400, 'Authentication failed')).toBe('misconfigured');
    expect(await fault(400, 'AUTHENTICATION FAILED for the key')).toBe('misconfigured');
    expect(await fault(400, 'The authentication failed')).toBe('refused');
    expect(await fault(404, 'Authentication failed')).toBe('refused');
  });
});

describe('a retried GET', () => {
  it('returns the first successful response', async () => {
    const { client, calls, pauses } = clientOver([unavailable, unavailable, aThing()]);
    expect(await client.get('/things/1', Thing)).toEqual({ id: 'a' });
    expect(calls).toHaveLength(3);
    expect(pauses).toEqual([300, 600]);
  });

  it('waits a random time between half of the pause and all of it', async () => {
    const paused = async (random: number) => {
      const { client, pauses } = clientOver([unavailable, unavailable, aThing()], {
        random: () => random,
      });
      await client.get('/things/1', Thing);
      return pauses;
    };
    expect(await paused(0)).toEqual([400, 800]);
    expect(await paused(1)).toEqual([200, 400]);
  });

  it('starts no attempt after ten seconds', async () => {
    const attempts = async (duration: number) => {
      let now = 1_000;
      const { client, calls, pauses } = clientOver([unavailable, unavailable, unavailable], {
        now: () => now,
        fetch: () => {
          now += duration;
          calls.push({ address: '', init: {} });
          return Promise.resolve(unavailable());
        },
      });
      await expect(client.get('/things/1', Thing)).rejects.toMatchObject({ fault: 'unavailable' });
      return [calls.length, pauses.length];
    };
    expect(await attempts(9_700)).toEqual([2, 1]);
    expect(await attempts(9_701)).toEqual([1, 0]);
  });

  it('does not retry errors that would repeat', async () => {
    const { client, calls } = clientOver([refused]);
    await expect(client.get('/things/1', Thing)).rejects.toMatchObject({ fault: 'refused' });
    expect(calls).toHaveLength(1);
  });
});

describe('a request that must take effect once', () => {
  /** Records the calls in order; `found` is the result of each lookup. */
  function once(answers: readonly (() => Response)[], found: readonly (string | null)[]) {
    const calls: string[] = [];
    const { client } = clientOver(answers);
    const looks = [...found];
    const run = (lookFirst: boolean) =>
      client.once<{ id: string }>({
        lookFirst,
        look: () => {
          calls.push('look');
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

  it('is sent without a lookup when no process can have sent it before', async () => {
    const { run, calls } = once([aThing('new')], []);
    expect(await run(false)).toEqual({ id: 'new' });
    expect(calls).toEqual(['send']);
  });

  it('is not sent when an earlier process sent it', async () => {
    const { run, calls } = once([], ['old']);
    expect(await run(true)).toEqual({ id: 'old' });
    expect(calls).toEqual(['look']);
  });

  it('is looked up before every retry', async () => {
    const { run, calls } = once([unavailable, unavailable, aThing('new')], [null, null]);
    expect(await run(false)).toEqual({ id: 'new' });
    expect(calls).toEqual(['send', 'look', 'send', 'look', 'send']);
  });

  it.each([
    ['refused', refused],
    ['answered with nonsense', says(200, '<html></html>')],
  ])('that was %s is found, or fails for that reason', async (_, answer) => {
    const existing = once([answer], ['old']);
    expect(await existing.run(false)).toEqual({ id: 'old' });
    expect(existing.calls).toEqual(['send', 'look']);
    const missing = once([answer], [null]);
    await expect(missing.run(false)).rejects.toBeInstanceOf(GatewayError);
    expect(missing.calls).toEqual(['send', 'look']);
  });

  it('is not looked up when the key is unauthorised', async () => {
    const { run, calls } = once([says(401, '')], ['old']);
    await expect(run(false)).rejects.toMatchObject({ fault: 'misconfigured' });
    expect(calls).toEqual(['send']);
  });
});

it('distinguishes its own errors from those of the program', () => {
  expect(isFault(new GatewayError('refused', 'x'), 'refused')).toBe(true);
  expect(isFault(new GatewayError('refused', 'x'), 'unavailable')).toBe(false);
  expect(isFault(Object.assign(new Error('x'), { fault: 'refused' }), 'refused')).toBe(false);
});

it.each<[unknown, string]>([
  ['insufficient_funds', 'insufficient_funds'],
  ['BAD_REQUEST_ERROR', 'BAD_REQUEST_ERROR'],
  ['x1', 'x1'],
  [`a${'b'.repeat(63)}`, `a${'b'.repeat(63)}`],
  [`a${'b'.repeat(64)}`, ''],
  ['a', ''],
  ['NA', ''],
  ['1st_code', ''],
  ['Asha may not do that', ''],
  [' code', ''],
  [null, ''],
  [7, ''],
  [['insufficient_funds'], ''],
])('of %j has the code "%s"', (value, code) => {
  expect(codeOf(value)).toBe(code);
});
