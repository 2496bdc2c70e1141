import { describe, expect, it } from 'vitest';
import { type Answered, basic, gatewayForTests } from './testing.ts';

const { ask } = gatewayForTests();

/** An id in the API's format. */
function anId(kind: string): unknown {
  return expect.stringMatching(new RegExp(`^${kind}_[A-Za-z0-9]{14}$`));
}

const orderRequest = { amount: 49900, currency: 'INR', receipt: 'k3jd8', unique_receipt: true };

async function order(more: object = {}): Promise<string> {
  const { body } = await ask('POST /v1/orders', { ...orderRequest, receipt: undefined, ...more });
  return String(body['id']);
}

/** Pays an order through the control API. Resolves to the payment's id. */
async function paid(orderId: string, more: object = {}): Promise<string> {
  const { body } = await ask('POST /control/pay', { order_id: orderId, ...more });
  return String((body['payment'] as Record<string, unknown>)['id']);
}

describe('orders', () => {
  it("have the API's format, with an empty list where there are no notes", async () => {
    const { status, body } = await ask('POST /v1/orders', orderRequest);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ id: anId('order'), entity: 'order', status: 'created', notes: [] },
      ...{ amount: 49900, currency: 'INR', receipt: 'k3jd8' },
      created_at: expect.any(Number) as unknown,
    });
    expect((await ask(`GET /v1/orders/${String(body['id'])}`)).body).toEqual(body);
  });

  const notes = (count: number, text: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, key) => [`n${key}`, text]));

  it.each([
    ['an amount below one rupee', 'amount', { amount: 99 }],
    ['an amount in rupees with paise', 'amount', { amount: 499.5 }],
    ['an amount in words', 'amount', { amount: '49900' }],
    ['no amount', 'amount', { amount: undefined }],
    ['a currency that is none', 'currency', { currency: 'rupees' }],
    ['a receipt of 41 characters', 'receipt', { receipt: 'x'.repeat(41) }],
    ['16 notes', 'notes', { notes: notes(16, '1') }],
    ['a note of 257 characters', 'notes', { notes: { gift: 'x'.repeat(257) } }],
  ])('are refused with %s', async (_, field, more) => {
    const { status, body } = await ask('POST /v1/orders', { ...orderRequest, ...more });
    expect(status).toBe(400);
    expect(body['error']).toMatchObject({
      code: 'BAD_REQUEST_ERROR',
      description: expect.stringContaining(field) as unknown,
    });
  });

  it('are accepted at the exact limits', async () => {
    const limits = { amount: 100, receipt: 'x'.repeat(40), notes: notes(15, 'x'.repeat(256)) };
    const { body } = await ask('POST /v1/orders', { ...orderRequest, ...limits });
    expect(body).toMatchObject(limits);
  });

  it('have a unique receipt, or are the same order, depending on the setting', async () => {
    const { body: first } = await ask('POST /v1/orders', orderRequest);
    const { status, body } = await ask('POST /v1/orders', orderRequest);
    expect(status).toBe(400);
    expect(body['error']).toMatchObject({ description: 'Order receipt should be unique.' });
    expect((await ask('GET /v1/orders?receipt=k3jd8')).body).toEqual({
      entity: 'collection',
      count: 1,
      items: [first],
    });
    await ask('POST /control/settings', { repeated_receipt: 'same-order' });
    expect((await ask('POST /v1/orders', orderRequest)).body).toEqual(first);
    expect(
      (await ask('POST /v1/orders', { ...orderRequest, unique_receipt: false })).body['id'],
    ).not.toBe(first['id']);
    await ask('POST /control/settings', { repeated_receipt: 'another-order' });
    expect((await ask('POST /v1/orders', orderRequest)).body['id']).not.toBe(first['id']);
  });

  it.each(['', basic.toLowerCase(), basic.replace('Basic', 'basic'), 'Basic eA=='])(
    'are refused with the authorization "%s"',
    async (Authorization) => {
      const { status, body } = await ask('POST /v1/orders', orderRequest, { Authorization });
      expect(status).toBe(401);
      expect(body['error']).toMatchObject({ description: 'Authentication failed' });
      expect((await ask('GET /v1/orders')).body).toMatchObject({ count: 0 });
    },
  );

  it('that do not exist are not found, nor is an unknown address', async () => {
    expect((await ask('GET /v1/orders/order_AAAAAAAAAAAAAA')).body['error']).toMatchObject({
      description: 'The id provided does not exist',
    });
    expect((await ask('DELETE /v1/orders')).status).toBe(404);
  });
});

describe('payments', () => {
  it('move their order from created over attempted to paid', async () => {
    const id = await order();
    const failed = await paid(id, { outcome: 'failed', reason: 'insufficient_funds' });
    const state = async () => (await ask(`GET /v1/orders/${id}`)).body;
    expect(await state()).toMatchObject({ status: 'attempted' });
    const won = await paid(id);
    expect(await state()).toMatchObject({ status: 'paid' });
    const { body } = await ask(`GET /v1/orders/${id}/payments`);
    expect(body['items']).toMatchObject([
      { id: failed, status: 'failed', captured: false, error_reason: 'insufficient_funds' },
      { id: won, status: 'captured', captured: true, error_reason: null, order_id: id },
    ]);
  });

  it('are refused on a paid order, unless a test allows a second one', async () => {
    const id = await order();
    const first = await paid(id);
    expect((await ask('POST /control/pay', { order_id: id })).status).toBe(400);
    const second = await paid(id, { again: true });
    expect((await ask(`GET /v1/payments/${second}`)).body).toMatchObject({ status: 'captured' });
    expect(second).not.toBe(first);
  });

  it('may be authorized after they were abandoned, and are refunded when the order was paid meanwhile', async () => {
    const id = await order();
    const late = await paid(id, { outcome: 'late', after_ms: 1_000 });
    expect((await ask(`GET /v1/payments/${late}`)).body).toMatchObject({ status: 'failed' });
    await paid(id);
    expect((await ask('POST /control/idle', {})).body).toEqual({ idle: true });
    expect((await ask(`GET /v1/payments/${late}`)).body).toMatchObject({
      status: 'refunded',
      captured: false,
    });
  });
});

describe('refunds', () => {
  const key = { 'X-Refund-Idempotency': 'refund-0001' };

  it('return parts, then the rest, and never more', async () => {
    const payment = await paid(await order());
    const refund = (body: object): Promise<Answered> =>
      ask(`POST /v1/payments/${payment}/refund`, body);
    expect((await refund({ amount: 10000, notes: { why: 'broken' } })).body).toMatchObject({
      id: anId('rfnd'),
      entity: 'refund',
      amount: 10000,
      status: 'pending',
      notes: { why: 'broken' },
    });
    expect((await refund({ amount: 39901 })).status).toBe(400);
    expect((await refund({})).body).toMatchObject({ amount: 39900, notes: [] });
    expect((await refund({})).status).toBe(400);
    await ask('POST /control/idle', {});
    const { body } = await ask(`GET /v1/payments/${payment}`);
    expect(body).toMatchObject({ status: 'refunded', amount_refunded: 49900, captured: true });
    const list = await ask(`GET /v1/payments/${payment}/refunds`);
    expect(list.body).toMatchObject({
      count: 2,
      items: [{ status: 'processed' }, { status: 'processed' }],
    });
  });

  it('are idempotent for one key and body', async () => {
    const payment = await paid(await order());
    const refund = (body: object, headers = key): Promise<Answered> =>
      ask(`POST /v1/payments/${payment}/refund`, body, headers);
    await ask('POST /control/faults', {
      kind: 'lose-answer',
      times: 1,
      route: 'POST /v1/payments/:id/refund',
    });
    await expect(refund({ amount: 500, notes: { why: 'broken' } })).rejects.toThrow(TypeError);
    const { body } = await refund({ notes: { why: 'broken' }, amount: 500 });
    expect(body).toMatchObject({ amount: 500 });
    expect((await refund({ amount: 501 })).status).toBe(400);
    expect((await refund({ amount: 500 }, { 'X-Refund-Idempotency': 'short' })).status).toBe(400);
    expect((await ask(`GET /v1/payments/${payment}/refunds`)).body).toMatchObject({ count: 1 });
  });

  it('that fail leave the money where it was', async () => {
    const payment = await paid(await order());
    await ask('POST /control/settings', { refund: 'failed', refund_ms: 0 });
    await ask(`POST /v1/payments/${payment}/refund`, {});
    expect((await ask(`GET /v1/payments/${payment}`)).body).toMatchObject({
      status: 'captured',
      amount_refunded: 0,
    });
  });
});
