import { describe, expect, it } from 'vitest';
import { basic, gatewayForTests } from './testing.ts';

const { ask, url } = gatewayForTests();

const orderRequest = { amount: 49900, currency: 'INR' };
const CREATE = 'POST /v1/orders';

async function orderCount(): Promise<unknown> {
  return (await ask('GET /v1/orders')).body['count'];
}

/** The next creation of an order meets a fault. */
const plant = (kind: string, more: object = {}) =>
  ask('POST /control/faults', { kind, times: 1, route: CREATE, ...more });

/** A call that times out after `ms`. */
async function create(ms = 5000): Promise<Response> {
  return fetch(`${url()}/v1/orders`, {
    method: 'POST',
    headers: { Authorization: basic },
    body: JSON.stringify(orderRequest),
    signal: AbortSignal.timeout(ms),
  });
}

describe('a fault', () => {
  it.each([
    ['409', 409, '{"error"'],
    ['429', 429, '{"error"'],
    ['500', 500, '{"error"'],
    ['html-502', 502, '<html>'],
  ])('responds with %s and does nothing', async (kind, status, body) => {
    await plant(kind);
    const answer = await create();
    expect([answer.status, (await answer.text()).startsWith(body)]).toEqual([status, true]);
    expect(await orderCount()).toBe(0);
    expect((await create()).status).toBe(200);
  });

  it('responds with JSON of an unexpected shape', async () => {
    await plant('wrong-json');
    expect((await ask(CREATE, orderRequest)).body).not.toHaveProperty('id');
  });

  it.each([
    ['reset', 5_000, 'fetch failed', 0],
    ['lose-answer', 5_000, 'fetch failed', 1],
    ['hang', 100, 'timeout', 0],
    ['slow', 300, 'timeout', 0],
    ['slow-answer', 300, 'timeout', 1],
  ])('%s gives no answer within %i ms: %s, with %i orders', async (kind, ms, error, orders) => {
    await plant(kind, { ms: 60_000 });
    await expect(create(ms)).rejects.toThrow(error);
    expect(await orderCount()).toBe(orders);
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

  it('is refused when its name or its call is unknown', async () => {
    const { status, body } = await plant('meteor');
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('kind');
    expect((await plant('500', { route: 'GET /v2' })).status).toBe(400);
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
