import { afterAll, beforeAll, expect, it } from 'vitest';
import { portOffset } from '../../../dev/backend/ports.ts';
import { asGuest } from '../../support/backend/functions.ts';
import { AN_ADDRESS } from '../../support/shop/own-checkout.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import {
  type FunctionsInstance,
  startFunctions,
} from '../../support/backend/functions-instance.ts';

// The emulator verifies a caller's token and initialises the Admin SDK itself; in the cloud, neither happens.

let functions: FunctionsInstance;
let other: FunctionsInstance;
beforeAll(async () => {
  functions = await startFunctions(portOffset(), 1);
  other = await startFunctions(portOffset(), 2);
});
afterAll(() => Promise.all([functions.stop(), other.stop()]));

interface ResponseSummary {
  readonly outcome: string;
  readonly orderId?: string;
  readonly refusal?: { readonly reason: string };
  readonly totals?: { readonly totalPaise: number };
}

async function ask(
  name: string,
  data: object,
  token?: string,
  url = functions.url,
): Promise<Response> {
  return fetch(`${url}/api/${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token ?? (await asGuest())}`,
    },
    body: JSON.stringify({ data }),
    redirect: 'manual',
  });
}

const summaryOf = async (answer: Response): Promise<ResponseSummary> =>
  ((await answer.json()) as { readonly result: ResponseSummary }).result;

/** Orders one piece each through both instances alternately, all at once, as one guest. */
async function orderAtOnce(slugs: readonly string[]): Promise<readonly ResponseSummary[]> {
  const token = await asGuest();
  return Promise.all(
    slugs.map(async (slug, place) => {
      const { url } = place % 2 === 0 ? functions : other;
      const cart = { lines: [{ slug, quantity: 1 }], method: 'online', coupon: '' };
      const quote = { ...cart, pin: AN_ADDRESS.pin };
      const { totals } = await summaryOf(await ask('quoteCart', quote, token, url));
      const order = {
        ...{ ...cart, gstin: '', email: 'asha@franch.test', address: AN_ADDRESS },
        ...{ expectedTotalPaise: totals?.totalPaise, attemptId: String(place).padStart(20, '0') },
      };
      return summaryOf(await ask('placeOrder', order, token, url));
    }),
  );
}

it('an instance answers when its first call comes from a signed-in user', async () => {
  const lines = [{ slug: 'nobody-sells-this', quantity: 1 }];
  const answer = await ask('quoteCart', { lines, method: 'online' });
  expect(await summaryOf(answer)).toMatchObject({ outcome: 'refused' });
});

it('two instances create one order from the same cart', async () => {
  const results = await orderAtOnce(Array<string>(4).fill('franch-triphala-churna'));
  expect(results.map(({ outcome }) => outcome)).toEqual(Array(4).fill('ordered'));
  expect(new Set(results.map(({ orderId }) => orderId)).size).toBe(1);
});

it('two instances allow one customer no more open orders than a single instance does', async () => {
  const onSale = adminFirestore().collection('products').where('active', '==', true);
  const sold = (await onSale.get()).docs.filter((one) => Number(one.get('stock')) > 20);
  const results = await orderAtOnce(sold.slice(0, 8).map(({ id }) => id));
  expect(results.filter(({ outcome }) => outcome === 'ordered')).toHaveLength(5);
  const refused = results.flatMap(({ refusal }) => refusal?.reason ?? []);
  expect(refused).toEqual(Array(3).fill('open-orders'));
});

it('no function of an instance fails on an empty request, and an unsigned webhook is refused', async () => {
  const names = [
    ...['cancelOrder', 'findMessage', 'findOrder', 'moveOrder', 'refundOrder', 'settleRefund'],
    ...['setRole', 'setSecondFactorPolicy', 'resetSecondFactors', 'saveContent', 'saveOffer'],
    ...['quoteCart', 'placeOrder', 'resumePayment', 'startTestPayment'],
    ...['invoices/none', 'pay/return/razorpay'],
  ];
  const statuses = await Promise.all(
    names.map(async (name) => [name, (await ask(name, {})).status] as const),
  );
  expect(statuses.filter(([, status]) => status >= 500)).toEqual([]);
  // The signature covers the raw bytes.
  expect((await ask('pay/webhook/razorpay', {})).status).toBe(401);
});
