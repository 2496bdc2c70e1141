import { expect, test } from 'vitest';
import { DASHBOARD_TABS, dashboardPath, dashboardTab } from './dashboard.ts';

test('every tab has a URL that leads back to it', () => {
  for (const tab of DASHBOARD_TABS) {
    const { searchParams } = new URL(dashboardPath(tab), 'https://shop.example');
    expect(dashboardTab(searchParams.get('tab'))).toBe(tab);
  }
});

test.each([null, '', 'orders?', '__proto__', 'Profile'])('%j is the profile', (param) => {
  expect(dashboardTab(param)).toBe('profile');
});
