import { expect, it } from 'vitest';
import { aNewEmail, adminAuth } from '../../support/shop/customers.ts';
import { callAs } from '../../support/shop/orders.ts';

/** Asks as a new account with this address. */
async function ask(email: string): Promise<string> {
  const account = { email, password: 'Ayurveda@108' };
  const { uid } = await adminAuth().createUser(account);
  const { outcome } = await callAs<{ outcome: string }>(account, 'sendConfirmation', {});
  await adminAuth().deleteUser(uid);
  return outcome;
}

it('a mailbox gets six confirmation letters an hour, for ever new accounts', async () => {
  const email = aNewEmail();
  const spellings = [email, email, email, email.replace('@', '+1@'), email.replace('@', '+2@')];
  for (const spelling of [...spellings, email]) expect(await ask(spelling)).toBe('sent');
  expect(await ask(email)).toBe('too-many');
  expect(await ask(email.replace('@', '+3@'))).toBe('too-many');
  expect(await ask(aNewEmail())).toBe('sent');
}, 60_000);
