import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { AN_ADDRESS } from '../../support/shop/own-checkout.ts';
import { adminFirestore } from '../../support/browser/shop-test.ts';
import {
  type FunctionsInstance,
  startFunctions,
} from '../../support/backend/functions-instance.ts';

// The emulator verifies a caller's token and initialises the Admin SDK itself; in the cloud, neither happens.

let functions: FunctionsInstance;
beforeAll(async () => void (functions = await startFunctions(portOffset(), 1)));
afterAll(() => functions.stop());

it('an instance answers when its first call comes from a signed-in user', async () => {
  const lines = [{ slug: 'nobody-sells-this', quantity: 1 }];
  const answer = await ask('startCheckout', { ask: 'quote', lines, method: 'online' });
  expect(await answer.json()).toMatchObject({ result: { outcome: 'refused' } });
});

describe('two instances', () => {
  let other: FunctionsInstance;
  beforeAll(async () => void (other = await startFunctions(portOffset(), 2)));
  afterAll(() => other.stop());

  /** Orders one piece each through both instances alternately, all at once, as one guest. */
  async function orderAtOnce(slugs: readonly string[]): Promise<readonly ResponseSummary[]> {
    const token = await guestToken();
    const pin = { pin: AN_ADDRESS.pin };
    return Promise.all(
      slugs.map(async (slug, place) => {
        const url = place % 2 === 0 ? functions.url : other.url;
        const cart = { lines: [{ slug, quantity: 1 }], method: 'online', coupon: '' };
        const quote = { ask: 'quote', ...cart, ...pin };
        const { totals } = await summaryOf(await ask('startCheckout', quote, token, url));
        const order = {
          ...{ ask: 'order', ...cart, gstin: '', email: 'asha@franch.test', address: AN_ADDRESS },
          expectedTotalPaise: totals?.totalPaise,
          attemptId: String(place).padStart(20, '0'),
        };
        return summaryOf(await ask('startCheckout', order, token, url));
      }),
    );
  }

  it('create one order from the same cart', async () => {
    const results = await orderAtOnce(Array(4).fill('franch-triphala-churna') as string[]);
    expect(results.map(({ outcome }) => outcome)).toEqual(Array(4).fill('ordered'));
    expect(new Set(results.map(({ orderId }) => orderId)).size).toBe(1);
  });

  it('allow one customer no more open orders than a single instance does', async () => {
    const products = await adminFirestore()
      .collection('products')
      .where('active', '==', true)
      .get();
    const sold = products.docs.filter((one) => Number(one.get('stock')) > 20).slice(0, 8);
    const results = await orderAtOnce(sold.map(({ id }) => id));
    expect(results.filter(({ outcome }) => outcome === 'ordered')).toHaveLength(5);
    const refused = results.flatMap(({ refusal }) => refusal?.reason ?? []);
    expect(refused).toEqual(Array(3).fill('open-orders'));
  });
});

interface ResponseSummary {
  readonly outcome: string;
  readonly orderId?: string;
  readonly refusal?: { readonly reason: string };
  readonly totals?: { readonly totalPaise: number };
}

async function summaryOf(answer: Response): Promise<ResponseSummary> {
  return ((await answer.json()) as { readonly result: ResponseSummary }).result;
}

it('have no function that fails on an empty request', async () => {
  const own = ['cancelOrder', 'findMessage', 'findOrder', 'moveOrder', 'refundOrder'];
  const staff = ['settleRefund', 'setRole', 'setSecondFactorPolicy', 'resetSecondFactors'];
  const names = [...own, ...staff];
  const answers = await Promise.all(
    [...names, 'startCheckout', 'invoices/none', 'pay/return/razorpay'].map(
      async (name) => [name, (await ask(name, {})).status] as const,
    ),
  );
  expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
});

it('read a webhook’s raw bytes: an unsigned one is refused', async () => {
  const answer = await fetch(`${functions.url}/api/pay/webhook/razorpay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Razorpay-Signature': 'no' },
    body: '{}',
  });
  expect(answer.status).toBe(401);
});

async function ask(
  name: string,
  data: object,
  token?: string,
  url = functions.url,
): Promise<Response> {
  const authorization = `Bearer ${token ?? (await guestToken())}`;
  return fetch(`${url}/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: authorization },
    body: JSON.stringify({ data }),
    redirect: 'manual',
  });
}

const GUEST = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: '{"returnSecureToken":true}',
};

async function guestToken(): Promise<string> {
  const { auth } = portsAt(portOffset());
  const place = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp`;
  const answer = await fetch(`${place}?key=demo-key`, GUEST);
  return ((await answer.json()) as { readonly idToken: string }).idToken;
}
