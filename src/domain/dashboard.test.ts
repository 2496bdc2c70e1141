import { expect, test } from 'vitest';
import { DASHBOARD_TABS, dashboardPath, dashboardTab, waitsForSession } from './dashboard.ts';

test('every part has an address that leads back to it', () => {
  for (const tab of DASHBOARD_TABS) {
    const { searchParams } = new URL(dashboardPath(tab), 'https://shop.example');
    expect(dashboardTab(searchParams.get('tab'))).toBe(tab);
  }
});

test.each([null, '', 'orders?', '__proto__', 'Profile'])('%j is the profile', (asked) => {
  expect(dashboardTab(asked)).toBe('profile');
});

test.each(['/auth', '/dashboard', '/dashboard/', '/admin', '/admin/dashboard/orders'])(
  '%s waits until it is known who is here',
  (path) => expect(waitsForSession(path)).toBe(true),
);

test.each(['/', '/products', '/authors', '/dashboards', '/blog/admin', '/product/auth'])(
  '%s does not wait',
  (path) => expect(waitsForSession(path)).toBe(false),
);
