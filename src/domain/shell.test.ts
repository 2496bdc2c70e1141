import { expect, test } from 'vitest';
import { hasHeaderAndFooter, waitsForSession } from './shell.ts';

test('staff, account, sign-in and payment pages stand alone', () => {
  for (const path of ['/admin', '/admin/dashboard/orders', '/dashboard', '/dashboard/', '/auth']) {
    expect(hasHeaderAndFooter(path), path).toBe(false);
  }
  for (const path of ['/return', '/return/x', '/thank-you', '/Dashboard', '/AUTH/x']) {
    expect(hasHeaderAndFooter(path), path).toBe(false);
  }
});

test('every other page has header and footer, also where an address only begins alike', () => {
  for (const path of [
    '/',
    '/products',
    '/product/auth',
    '/authors',
    '/administration',
    '/returns',
  ]) {
    expect(hasHeaderAndFooter(path), path).toBe(true);
  }
});

test.each(['/auth', '/dashboard', '/dashboard/', '/admin', '/admin/dashboard/orders'])(
  '%s waits until it is known who is here',
  (path) => expect(waitsForSession(path)).toBe(true),
);

test.each(['/', '/products', '/authors', '/dashboards', '/blog/admin', '/product/auth'])(
  '%s does not wait',
  (path) => expect(waitsForSession(path)).toBe(false),
);
