import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed } from '#domain/core/result.ts';
import { quoteCart } from './checkout.ts';

vi.mock('../firebase/call.ts', () => ({ call: () => new Promise<never>(() => {}) }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a quote without an answer fails after 20 seconds', async () => {
  const answer = quoteCart({ lines: [], coupon: 'TEN', pin: '', method: 'online' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await answer).toEqual(failed('unavailable'));
});
