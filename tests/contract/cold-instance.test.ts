import { afterAll, beforeAll, expect, it } from 'vitest';
import { portOffset, portsAt } from '../../dev/backend/ports.ts';
import { type FunctionsInstance, startFunctions } from '../support/functions-instance.ts';

// The emulator reads a caller's token by itself and opens the Admin SDK for the functions; in the cloud, neither happens.

let functions: FunctionsInstance;
beforeAll(async () => void (functions = await startFunctions(portOffset(), 1)));
afterAll(() => functions.stop());

it('answers where its first call is a signed-in person’s', async () => {
  const lines = [{ slug: 'nobody-sells-this', quantity: 1 }];
  const answer = await ask('startCheckout', { ask: 'quote', lines, method: 'online' });
  expect(await answer.json()).toMatchObject({ result: { outcome: 'refused' } });
});

it('has no function that fails at a request that says nothing', async () => {
  const names = ['cancelOrder', 'findMessage', 'findOrder', 'moveOrder', 'refundOrder', 'setRole'];
  const answers = await Promise.all(
    [...names, 'startCheckout', 'invoices/none', 'pay/return/razorpay'].map(
      async (name) => [name, (await ask(name, {})).status] as const,
    ),
  );
  expect(answers.filter(([, status]) => status >= 500)).toEqual([]);
});

it('reads a webhook’s bytes as they came: one that is not signed is refused', async () => {
  const answer = await fetch(`${functions.url}/api/pay/webhook/razorpay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Razorpay-Signature': 'no' },
    body: '{}',
  });
  expect(answer.status).toBe(401);
});

async function ask(name: string, data: object): Promise<Response> {
  return fetch(`${functions.url}/api/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await guestToken()}` },
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
