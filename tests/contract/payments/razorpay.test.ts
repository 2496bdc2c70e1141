import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startGateway } from '../../../dev/gateway/gateway.ts';
import { LOCAL_KEYS } from '../../../dev/gateway/keys.ts';
import { callerOf } from '../../../dev/gateway/testing.ts';
import type { PaymentArrival } from '../../../functions/src/payments/gateway/provider.ts';
import { razorpay } from '../../../functions/src/payments/gateway/razorpay.ts';
import { paise } from '../../../src/domain/money/money.ts';
import {
  type DeliveredEvent,
  describeProvider,
  type ProviderStandIn,
  type ProviderFault,
} from '../../support/shop/provider-contract.ts';

/** The stand-in's name for each fault. */
const KINDS = {
  hang: 'hang',
  reset: 'reset',
  lost: 'lose-answer',
  late: 'slow-answer',
  busy: '409',
  'too-many': '429',
  broken: '500',
  proxy: 'html-502',
  'other-json': 'wrong-json',
} as const satisfies Record<ProviderFault, string>;

const ROUTES = { order: 'POST /v1/orders', refund: 'POST /v1/payments/:id/refund' } as const;
const REFUNDS = { done: 'processed', failed: 'failed', pending: 'pending' } as const;

/** How long the adapter waits for a response here, in milliseconds; a late one takes longer. */
const PATIENCE = 500;
/** More often than any retry. */
const ALWAYS = 1000;

function posted(form: Readonly<Record<string, string>>): PaymentArrival {
  const body = Buffer.from(String(new URLSearchParams(form)));
  return { method: 'POST', query: new URLSearchParams(), body };
}

/** Listens for webhooks and stores them. */
async function listen() {
  const events: DeliveredEvent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
      events.push({
        body: Buffer.concat(chunks),
        headers: Object.fromEntries(headers) as Record<string, string>,
      });
      response.writeHead(200).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    events,
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function open(settings: object = {}): Promise<ProviderStandIn> {
  const inbox = await listen();
  const gateway = await startGateway({ ...LOCAL_KEYS, port: 0, webhookUrl: inbox.url, seed: 7 });
  const call = callerOf(gateway.url);
  /** Calls the stand-in's control API. @throws Error when it refuses. */
  const ask = async (route: string, body?: unknown): Promise<Record<string, unknown>> => {
    const answer = await call(route, body);
    if (answer.status !== 200) throw new Error(`${route}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await ask('POST /control/settings', settings);
  const adapter = (change: { keySecret?: string; webhookSecret?: string; accountId?: string }) => {
    const { keyId, keySecret, webhookSecret, accountId } = { ...LOCAL_KEYS, ...change };
    return razorpay(
      {
        keyId,
        keySecret,
        accountId,
        webhookSecrets: [webhookSecret],
        apiBase: gateway.url,
        checkoutScript: `${gateway.url}/v1/checkout.js`,
        mode: 'test',
      },
      {
        fetch: (address, init) => fetch(address, init),
        now: Date.now,
        random: Math.random,
        // Retry delays are real, but shortened.
        sleep: (milliseconds) => delay(milliseconds / 20),
        patience: PATIENCE,
      },
    );
  };
  return {
    provider: adapter({}),
    stranger: adapter({ keySecret: 'a-stranger-to-them', webhookSecret: 'a-stranger-to-them' }),
    otherAccount: adapter({ accountId: 'acc_AnotherShop001' }),
    secrets: [LOCAL_KEYS.keySecret, LOCAL_KEYS.webhookSecret],
    pay: async (providerOrderId, outcome, change = {}) => {
      const body = await ask('POST /control/pay', {
        order_id: providerOrderId,
        outcome,
        after_ms: 20,
        ...change,
      });
      const { payment, return: form } = body as {
        payment: { id: string };
        return: Record<string, string>;
      };
      return { paymentId: payment.id, arrival: posted(form) };
    },
    dispute: async (paymentId) => {
      const { id } = await ask('POST /control/dispute', { payment_id: paymentId });
      return String(id);
    },
    failures: [
      posted({ 'error[code]': 'BAD_REQUEST_ERROR', 'error[reason]': 'payment_cancelled' }),
      { method: 'GET', query: new URLSearchParams(), body: Buffer.alloc(0) },
      { method: 'POST', query: new URLSearchParams(), body: Buffer.alloc(0) },
    ],
    tampered: ({ body }) => {
      const form = Object.fromEntries(new URLSearchParams(body.toString()));
      const names = Object.keys(form);
      const changed = names.map((name) => posted({ ...form, [name]: `${form[name]}0` }));
      const incomplete = names.map((name) => {
        const { [name]: _, ...others } = form;
        return posted(others);
      });
      return [...changed, ...incomplete];
    },
    injectFault: async (of, kind, times = ALWAYS) => {
      const route = of === 'any' ? {} : { route: ROUTES[of] };
      await ask('POST /control/faults', {
        kind: KINDS[kind],
        ...route,
        times,
        ms: PATIENCE * 2,
      });
    },
    refundsEnd: async (state) => {
      await ask('POST /control/settings', { refund: REFUNDS[state], refund_ms: 20 });
    },
    events: async () => {
      const body = await ask('POST /control/idle', {});
      if (body['idle'] !== true) throw new Error('The stand-in is still busy.');
      return inbox.events;
    },
    counts: async () => {
      const body = await ask('GET /control/state');
      const { orders, refunds } = body as { orders: unknown[]; refunds: unknown[] };
      return { orders: orders.length, refunds: refunds.length };
    },
    unknownOrder: 'order_Unknown0000001',
    close: async () => {
      await gateway.stop();
      inbox.close();
    },
  };
}

describeProvider('Razorpay', () => open());

it('Razorpay may answer a repeated receipt with the same order instead of an error', async () => {
  const at = await open({ repeated_receipt: 'same-order' });
  const request = {
    orderId: 'AbCdEfGhIjKlMnOpQrSt',
    orderNumber: 'FR-2026-1',
    amount: paise(49900),
    customer: { name: 'Asha Rao', email: 'asha@franch.test', phone: '+919876543210' },
    returnUrl: 'https://shop.test/api/pay/return/razorpay?o=1',
  };
  const first = await at.provider.createPayment(request);
  expect(await at.provider.createPayment(request)).toEqual(first);
  expect((await at.counts()).orders).toBe(1);
  await at.close();
});
