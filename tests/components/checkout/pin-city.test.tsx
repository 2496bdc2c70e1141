import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberPin } from '#data/account/pin.ts';
import { CHECKOUT, field, openCheckout, orderButton, type } from '../support/checkout.ts';
import { valueOf } from '../support/forms.ts';

const requests: string[] = [];
let answer = Promise.resolve();

beforeEach(() => {
  requests.length = 0;
  answer = Promise.resolve();
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    await answer;
    return new Response(readFileSync(`public${address}`));
  });
  return () => vi.unstubAllGlobals();
});

const city = () => valueOf(field('Town or city'));
const state = () => valueOf(field('State or union territory'));

test('a PIN code fills in city and State; another changes them, and an unknown one takes them back', async () => {
  const shop = await openCheckout();
  await type(shop, 'PIN code', '56000');
  expect(requests).toEqual([]);
  await type(shop, 'PIN code', '560 001');
  await waitFor(() => expect(city()).toBe('Bengaluru'));
  expect(state()).toBe('Karnataka');
  await screen.findByText('This PIN code is in Bengaluru. You can change the city.');
  await type(shop, 'PIN code', '570001');
  await waitFor(() => expect(city()).toBe('Mysuru'));
  expect(requests).toEqual(['/pins/56.json', '/pins/57.json']);
  shop.reload();
  await waitFor(() => expect(city()).toBe('Mysuru'));
  await type(shop, 'PIN code', '999999');
  await screen.findByText('We don’t recognise this PIN code. Please check it.');
  await waitFor(() => expect([city(), state()]).toEqual(['', '']));
  await type(shop, 'PIN code', '560001');
  await waitFor(() => expect([city(), state()]).toEqual(['Bengaluru', 'Karnataka']));
});

test('a typed city stays, whatever the PIN code says', async () => {
  const shop = await openCheckout();
  await type(shop, 'PIN code', '411001');
  await waitFor(() => expect(city()).toBe('Pune'));
  await type(shop, 'Town or city', 'Whitefield');
  await type(shop, 'PIN code', '560066');
  await screen.findByText('This PIN code is in Bengaluru. You can change the city.');
  expect(city()).toBe('Whitefield');
  await type(shop, 'PIN code', '999999');
  await screen.findByText(/We don’t recognise this PIN code/);
  expect([city(), state()]).toEqual(['Whitefield', '']);
  expect(requests).not.toContain('/pins/99.json');
});

test('a city that is typed while the directory loads stays', async () => {
  const shop = await openCheckout();
  let release = (): void => undefined;
  answer = new Promise((resolve) => {
    release = resolve;
  });
  await type(shop, 'PIN code', '600001');
  await type(shop, 'Town or city', 'Madras');
  release();
  await screen.findByText('This PIN code is in Chennai. You can change the city.');
  expect(city()).toBe('Madras');
});

test('a PIN code of two districts names both, and one of two States names those', async () => {
  const shop = await openCheckout();
  await type(shop, 'PIN code', '201301');
  await screen.findByText(/in Gautam Buddha Nagar or Ghaziabad/);
  expect(city()).toBe('Gautam Buddha Nagar');
  await type(shop, 'PIN code', '605001');
  await waitFor(() => expect(city()).toBe('Puducherry'));
  expect(state()).toBe('Puducherry');
  await screen.findByText('This PIN code is in Puducherry or Tamil Nadu.');
  await shop.user.selectOptions(field('State or union territory'), 'Tamil Nadu');
  await type(shop, 'PIN code', '605602');
  await screen.findByText('This PIN code is in Puducherry or Tamil Nadu.');
  expect(state()).toBe('Tamil Nadu');
});

test('city and State of a remembered PIN code follow another one, also after a look at the cart', async () => {
  rememberPin('560001');
  const shop = await openCheckout();
  await waitFor(() => expect(city()).toBe('Bengaluru'));
  expect(state()).toBe('Karnataka');
  shop.goTo('/dashboard?tab=cart-fav');
  await screen.findByRole('list', { name: 'Cart' });
  shop.goTo(CHECKOUT);
  await waitFor(() => expect(orderButton()).toBeDefined());
  await screen.findByText('This PIN code is in Bengaluru. You can change the city.');
  await type(shop, 'PIN code', '400001');
  await waitFor(() => expect([city(), state()]).toEqual(['Mumbai', 'Maharashtra']));
  // A State that is chosen against the PIN code stays.
  await shop.user.selectOptions(field('State or union territory'), 'Kerala');
  shop.reload();
  await waitFor(() => expect(state()).toBe('Kerala'));
  await type(shop, 'PIN code', '560001');
  await waitFor(() => expect(city()).toBe('Bengaluru'));
  expect(state()).toBe('Kerala');
});
