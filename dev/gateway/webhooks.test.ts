import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_KEYS } from './keys.ts';
import { sign } from './signatures.ts';
import { gatewayForTests } from './testing.ts';

interface Event {
  readonly id: string;
  readonly signature: string;
  readonly text: string;
  readonly event: string;
}

let shop: Server;
let received: Event[];
/** The shop's responses, one after the other; 200 when none is left. Null is no response at all. */
let answers: (number | null)[];

beforeEach(async () => {
  received = [];
  answers = [];
  shop = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const { event } = JSON.parse(text) as { event: string };
      const header = (name: string) => String(request.headers[`x-razorpay-${name}`]);
      received.push({ id: header('event-id'), signature: header('signature'), text, event });
      const answer = answers.length > 0 ? answers.shift() : 200;
      if (answer !== null) response.writeHead(answer ?? 200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
});
afterEach(() => {
  shop.closeAllConnections();
  shop.close();
});

/** The gateway gives up on an answer after this time. */
let patience = 30_000;
const { ask } = gatewayForTests(() => ({
  webhookUrl: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhook`,
  ...{ webhookTries: 3, webhookBackOffMs: 10, webhookPatienceMs: patience },
}));

/** Pays a new order, and waits until every webhook is delivered. */
async function payOne(more: object = {}): Promise<string> {
  const { body: order } = await ask('POST /v1/orders', { amount: 49900, currency: 'INR' });
  const { body } = await ask('POST /control/pay', { order_id: order['id'], ...more });
  await settled();
  return (body['payment'] as { id: string }).id;
}

async function settled(): Promise<void> {
  expect((await ask('POST /control/idle', {})).body).toEqual({ idle: true });
}

const names = (): string[] => received.map(({ event }) => event).sort();
const PAID = ['order.paid', 'payment.authorized', 'payment.captured'];

describe('a webhook', () => {
  it('is signed over its bytes and reports the state at the time of its event', async () => {
    const payment = await payOne();
    expect(names()).toEqual(PAID);
    expect(new Set(received.map(({ id }) => id)).size).toBe(3);
    for (const { text, signature } of received) {
      expect(signature).toBe(sign(text, LOCAL_KEYS.webhookSecret));
    }
    const bodyOf = (name: string): unknown =>
      JSON.parse(received.find(({ event }) => event === name)?.text ?? '{}');
    expect(bodyOf('payment.authorized')).toMatchObject({
      entity: 'event',
      account_id: LOCAL_KEYS.accountId,
      contains: ['payment'],
      payload: { payment: { entity: { id: payment, status: 'authorized', captured: false } } },
    });
    expect(bodyOf('order.paid')).toMatchObject({
      contains: ['payment', 'order'],
      payload: { order: { entity: { status: 'paid', amount: 49900 } } },
    });
  });

  it('reports failures, refunds and disputes too', async () => {
    await payOne({ outcome: 'failed' });
    const payment = await payOne();
    const { body } = await ask('POST /control/dispute', { payment_id: payment, amount: 100 });
    await ask('POST /control/dispute/move', { dispute_id: body['id'], status: 'lost' });
    await ask('POST /control/refund', { payment_id: payment, amount: 5000 });
    await ask('POST /control/settings', { refund: 'failed' });
    await ask(`POST /v1/payments/${payment}/refund`, { amount: 5000 });
    await settled();
    expect(names()).toEqual([
      ...[...PAID, 'payment.dispute.created', 'payment.dispute.lost', 'payment.failed'],
      ...['refund.created', 'refund.created', 'refund.created', 'refund.failed'],
      ...['refund.processed', 'refund.processed'],
    ]);
  });

  describe('to a shop that is slow', () => {
    beforeAll(() => void (patience = 200));
    afterAll(() => void (patience = 30_000));

    it('is retried with the same id until the shop responds 2xx in time', async () => {
      answers = [500, null];
      await payOne({ outcome: 'failed' });
      expect(received).toHaveLength(3);
      expect(new Set(received.map(({ id }) => id)).size).toBe(1);
    });
  });

  it('is given up after its attempts', async () => {
    answers = [302, 404, 500];
    await payOne({ outcome: 'failed' });
    expect(received).toHaveLength(3);
  });

  it('comes several times at once or late, when a test requests it', async () => {
    await ask('POST /control/webhook-faults', {
      duplicate: 4,
      delay_ms: 50,
      events: ['order.paid'],
    });
    await payOne();
    expect(received.filter(({ event }) => event === 'order.paid')).toHaveLength(5);
    expect(received.slice(0, 2).map(({ event }) => event)).not.toContain('order.paid');
    await ask('DELETE /control/faults');
    await payOne();
    expect(received).toHaveLength(2 + 5 + 3);
  });

  it('gets lost, or comes in another order, when a test requests it', async () => {
    await ask('POST /control/webhook-faults', { drop: 1 });
    await payOne();
    expect(received).toEqual([]);
    await ask('POST /control/webhook-faults', { reorder: true });
    await payOne();
    const happened = ['payment.authorized', 'payment.captured', 'order.paid'];
    expect(received.map(({ event }) => event)).toEqual(happened.reverse());
  });

  it('reports a payment that the bank approved after it was abandoned', async () => {
    await payOne({ outcome: 'late', after_ms: 40 });
    expect(received[0]?.event).toBe('payment.failed');
    expect(names()).toEqual([...PAID, 'payment.failed'].sort());
  });
});
