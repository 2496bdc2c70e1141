import { expect, it } from 'vitest';
import { isPage } from './page-request.ts';

const opens = (path: string) => isPage({ mode: 'navigate' }, new URL(path, 'https://franch.test'));

it('the service worker answers pages of the shop when they are opened, and no address of the server', () => {
  expect(opens('/products?page=2')).toBe(true);
  expect(isPage({ mode: 'cors' }, new URL('https://franch.test/products'))).toBe(false);
  expect(opens('/__/auth/handler?code=1')).toBe(false);
  expect(opens('/api/pay/return/razorpay?o=1')).toBe(false);
});
