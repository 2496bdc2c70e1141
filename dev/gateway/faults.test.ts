import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Gateway, startGateway } from './gateway.ts';
import { LOCAL_KEYS } from './keys.ts';
import { randomOf } from './random.ts';
import { basic, type Caller, callerOf } from './testing.ts';

let gateway: Gateway;
let ask: Caller;

beforeEach(async () => {
  gateway = await startGateway({ ...LOCAL_KEYS, port: 0, webhookUrl: null, seed: 5 });
  ask = callerOf(gateway.url);
});
afterEach(() => gateway.stop());

const orderRequest = { amount: 49900, currency: 'INR' };
const CREATE = 'POST /v1/orders';

async function orderCount(): Promise<unknown> {
  return (await ask('GET /v1/orders')).body['count'];
}

/** A call that times out after `ms`. */
async function create(ms = 5000): Promise<Response> {
  return fetch(`${gateway.url}/v1/orders`, {
    method: 'POST',
    headers: { Authorization: basic },
    body: JSON.stringify(orderRequest),
    signal: AbortSignal.timeout(ms),
  });
}

describe('a fault', () => {
  it.each([
    ['409', 409],
    ['429', 429],
    ['500', 500],
    ['html-502', 502],
  ])('responds with %s and does nothing', async (kind, status) => {
    await ask('POST /control/faults', { kind, times: 1, route: CREATE });
    const answer = await create();
    expect(answer.status).toBe(status);
    expect((await answer.text()).startsWith(kind === 'html-502' ? '<html>' : '{"error"')).toBe(
      true,
    );
    expect(await orderCount()).toBe(0);
    expect((await create()).status).toBe(200);
  });

  it('responds with JSON of an unexpected shape', async () => {
    await ask('POST /control/faults', { kind: 'wrong-json', times: 1 });
    expect((await ask(CREATE, orderRequest)).body).not.toHaveProperty('id');
  });

  it('breaks the connection, before or after the work', async () => {
    await ask('POST /control/faults', { kind: 'reset', times: 1, route: CREATE });
    await expect(create()).rejects.toThrow(TypeError);
    expect(await orderCount()).toBe(0);
    await ask('POST /control/faults', { kind: 'lose-answer', times: 1, route: CREATE });
    await expect(create()).rejects.toThrow(TypeError);
    expect(await orderCount()).toBe(1);
  });

  it('never responds, or late with the work done or not', async () => {
    await ask('POST /control/faults', { kind: 'hang', times: 1, route: CREATE });
    await expect(create(100)).rejects.toThrow(/timeout/);
    await ask('POST /control/faults', { kind: 'slow-answer', ms: 60_000, times: 1, route: CREATE });
    await expect(create(300)).rejects.toThrow(/timeout/);
    expect(await orderCount()).toBe(1);
    await ask('POST /control/faults', { kind: 'slow', ms: 60_000, times: 1, route: CREATE });
    await expect(create(300)).rejects.toThrow(/timeout/);
    expect(await orderCount()).toBe(1);
  });

  it('applies to the calls that it names, and ends when it is cleared', async () => {
    await ask('POST /control/faults', { kind: '500', route: 'GET /v1/orders/:id' });
    const { status, body } = await ask(CREATE, orderRequest);
    expect(status).toBe(200);
    const order = `GET /v1/orders/${String(body['id'])}`;
    expect([(await ask(order)).status, (await ask(order)).status]).toEqual([500, 500]);
    await ask('DELETE /control/faults');
    expect((await ask(order)).status).toBe(200);
  });

  it('occurs at random, the same for the same seed', async () => {
    const run = async (): Promise<number[]> => {
      await ask('POST /control/reset', { seed: 42 });
      await ask('POST /control/faults', { kind: '500', probability: 0.5 });
      const statuses: number[] = [];
      for (let call = 0; call < 16; call += 1) statuses.push((await create()).status);
      return statuses;
    };
    const first = await run();
    expect(new Set(first)).toEqual(new Set([200, 500]));
    expect(await run()).toEqual(first);
  });

  it('is refused when its name is unknown', async () => {
    const { status, body } = await ask('POST /control/faults', { kind: 'meteor' });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('kind');
    expect((await ask('POST /control/faults', { kind: '500', route: 'GET /v2' })).status).toBe(400);
  });
});

describe('a reset', () => {
  it('deletes everything, and returns the same ids for the same seed', async () => {
    await ask('POST /control/reset', { seed: 9 });
    const { body } = await ask(CREATE, orderRequest);
    await ask('POST /control/reset', { seed: 9 });
    expect(await orderCount()).toBe(0);
    expect((await ask(CREATE, orderRequest)).body['id']).toBe(body['id']);
  });
});

describe('random numbers', () => {
  it('are spread over the whole range', () => {
    const { next } = randomOf(1);
    const buckets = Array.from({ length: 10 }, () => 0);
    for (let draw = 0; draw < 10_000; draw += 1) {
      const bucket = Math.floor(next() * 10);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    expect(Math.min(...buckets)).toBeGreaterThan(850);
  });

  it('preserve every item when they shuffle', () => {
    const things = ['a', 'b', 'c', 'd', 'e'];
    const mixed = randomOf(2).shuffled(things);
    expect([...mixed].sort()).toEqual(things);
    expect(mixed).not.toEqual(things);
  });
});
