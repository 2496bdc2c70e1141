import { expect, test } from 'vitest';
import { GRANTS, isDemotion, isRecent } from './staff.ts';

test('only a demotion ends sessions', () => {
  const ended = (from: Parameters<typeof isDemotion>[0]) =>
    GRANTS.filter((to) => isDemotion(from, to));
  expect(ended('owner')).toEqual(['staff', 'viewer', 'packer', 'accountant', 'none']);
  expect(ended('staff')).toEqual(['viewer', 'packer', 'accountant', 'none']);
  expect(ended('viewer')).toEqual(['packer', 'accountant', 'none']);
  expect(ended('packer')).toEqual(['viewer', 'accountant', 'none']);
  expect(ended('accountant')).toEqual(['packer', 'none']);
  expect(ended(null)).toEqual([]);
});

test('roles can be changed only within five minutes of a sign-in', () => {
  const now = Date.UTC(2026, 10, 21, 12);
  expect(isRecent(now - 5 * 60_000, now)).toBe(true);
  expect(isRecent(now - 5 * 60_000 - 1, now)).toBe(false);
  expect(isRecent(0, now)).toBe(false);
});
