import { afterAll, beforeAll, expect, it } from 'vitest';
import { portOffset, portsAt } from '../../dev/backend/ports.ts';
import { type FunctionsInstance, startFunctions } from '../support/functions-instance.ts';

// The emulator reads a caller's token by itself and opens the Admin SDK for the functions; in the cloud, neither happens.

let functions: FunctionsInstance;
beforeAll(async () => void (functions = await startFunctions(portOffset(), 1)));
afterAll(() => functions.stop());

it('answers where its first call is a signed-in person’s', async () => {
  const answer = await fetch(`${functions.url}/api/startCheckout`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await guestToken()}`,
    },
    body: JSON.stringify({
      data: { ask: 'quote', lines: [{ slug: 'nobody-sells-this', quantity: 1 }], method: 'online' },
    }),
  });
  expect(await answer.json()).toMatchObject({ result: { outcome: 'refused' } });
});

it('reads a webhook’s bytes as they came: one that is not signed is refused', async () => {
  const answer = await fetch(`${functions.url}/api/pay/webhook/razorpay`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Razorpay-Signature': 'no' },
    body: '{}',
  });
  expect(answer.status).toBe(401);
});

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
