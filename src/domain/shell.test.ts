import { expect, test } from 'vitest';
import { hasHeaderAndFooter } from './shell.ts';

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
