import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './idle.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('where idle callbacks are missing it runs after 2000 ms, once', () => {
  vi.stubGlobal('window', {});
  const run = vi.fn<() => void>();
  whenIdle(run);
  vi.advanceTimersByTime(1999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('where idle callbacks are missing it can be called off', () => {
  vi.stubGlobal('window', {});
  const run = vi.fn<() => void>();
  whenIdle(run)();
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
});

test('elsewhere it runs when the browser is idle, which is asked for within 2000 ms', () => {
  const requestIdleCallback = vi.fn<(run: () => void, options: object) => number>(() => 7);
  const cancelIdleCallback = vi.fn<(handle: number) => void>();
  vi.stubGlobal('window', { requestIdleCallback, cancelIdleCallback });
  const run = vi.fn<() => void>();
  const callOff = whenIdle(run);
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  expect(requestIdleCallback).toHaveBeenCalledWith(run, { timeout: 2000 });
  callOff();
  expect(cancelIdleCallback).toHaveBeenCalledWith(7);
});
