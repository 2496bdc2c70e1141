import { expect, it } from 'vitest';
import { isPage } from './page-request.ts';

const opens = (path: string) => isPage({ mode: 'navigate' }, new URL(path, 'https://franch.test'));

it.each(['/__/auth/handler?code=1', '/__/auth/iframe', '/api/pay/return/razorpay?o=1'])(
  'the service worker leaves %s to the network',
  (path) => {
    expect(opens(path)).toBe(false);
  },
);

it('the service worker answers pages of the shop, and only when they are opened', () => {
  expect(opens('/products?page=2')).toBe(true);
  expect(isPage({ mode: 'cors' }, new URL('https://franch.test/products'))).toBe(false);
});
