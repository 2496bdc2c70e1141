import { beforeEach, describe, expect, it } from 'vitest';
import { type Answered, gatewayForTests } from './testing.ts';

const PAID = 49_900;
const PART = 10_000;

const { ask } = gatewayForTests();
let payment: string;
beforeEach(async () => {
  const { body: order } = await ask('POST /v1/orders', { amount: PAID, currency: 'INR' });
  const { body } = await ask('POST /control/pay', { order_id: order['id'] });
  payment = (body['payment'] as { id: string }).id;
});

const dispute = (more: object = {}): Promise<Answered> =>
  ask('POST /control/dispute', { payment_id: payment, ...more });
const refund = (amount: number): Promise<Answered> =>
  ask(`POST /v1/payments/${payment}/refund`, { amount });

async function disputed(more: object = {}): Promise<string> {
  return String((await dispute(more)).body['id']);
}
async function move(id: string, status: string, phase = 'chargeback'): Promise<unknown> {
  return (await ask('POST /control/dispute/move', { dispute_id: id, status, phase })).body;
}
async function refunds(): Promise<unknown> {
  return (await ask(`GET /v1/payments/${payment}/refunds`)).body['items'];
}

describe('a dispute', () => {
  it('is about the whole payment, or about a part of it', async () => {
    expect((await dispute()).body).toMatchObject({ amount: PAID, amount_deducted: 0 });
    const id = await disputed({ amount: PART });
    expect((await ask(`GET /v1/disputes/${id}`)).body).toMatchObject({ amount: PART });
  });

  it('is about no more than what is left of the payment', async () => {
    await refund(PART);
    for (const amount of [PAID - PART + 1, 0, 0.5]) {
      expect((await dispute({ amount })).status).toBe(400);
    }
    expect((await dispute({ amount: PAID })).body['error']).toMatchObject({
      description: `A dispute can be about at most ${PAID - PART} of this payment`,
    });
    expect((await dispute()).body).toMatchObject({ amount: PAID - PART });
    await refund(PAID - PART);
    expect((await dispute()).status).toBe(400);
  });
});

it('is found among those since a time, the newest first', async () => {
  const ids = [await disputed({ amount: PART }), await disputed({ amount: PART })];
  const { body } = await ask('GET /v1/disputes?from=1&count=1');
  expect(body).toMatchObject({ entity: 'collection', count: 1, items: [{ id: ids[1] }] });
  expect((await ask('GET /v1/disputes?from=99999999999')).body).toMatchObject({ count: 0 });
  expect((await ask('GET /v1/disputes?count=101')).status).toBe(400);
});

describe('a lost dispute', () => {
  const moneyOf = async () => (await ask(`GET /v1/payments/${payment}`)).body;

  it('takes its part by a refund without a key, and leaves the rest', async () => {
    const id = await disputed({ amount: PART });
    expect(await move(id, 'lost')).toMatchObject({ status: 'lost', amount_deducted: PART });
    expect(await refunds()).toMatchObject([{ amount: PART, status: 'processed', notes: [] }]);
    expect(await moneyOf()).toMatchObject({ status: 'captured', amount_refunded: PART });
    expect((await refund(PAID - PART + 1)).status).toBe(400);
    expect((await refund(PAID - PART)).status).toBe(200);
  });

  it('takes the whole payment when all of it is disputed', async () => {
    await move(await disputed(), 'lost');
    expect(await moneyOf()).toMatchObject({ status: 'refunded', amount_refunded: PAID });
  });

  it('takes its amount once, also when a later phase is lost too', async () => {
    const id = await disputed({ amount: PART });
    await move(id, 'lost');
    await move(id, 'lost');
    await move(id, 'open', 'pre_arbitration');
    await move(id, 'lost', 'pre_arbitration');
    expect(await refunds()).toMatchObject([{ amount: PART }]);
  });

  it('takes no more than is left', async () => {
    const ids = [await disputed(), await disputed({ amount: PART }), await disputed()];
    await move(ids[1] ?? '', 'lost');
    expect(await move(ids[0] ?? '', 'lost')).toMatchObject({ amount_deducted: PAID - PART });
    expect(await move(ids[2] ?? '', 'lost')).toMatchObject({ amount_deducted: 0 });
    expect(await refunds()).toHaveLength(2);
  });

  it('alone takes money: one that is open, won or closed takes none', async () => {
    for (const end of ['won', 'closed']) {
      const id = await disputed();
      for (const status of ['under_review', 'action_required', end]) await move(id, status);
    }
    expect(await refunds()).toEqual([]);
  });
});
