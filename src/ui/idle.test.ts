import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './idle.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that tells of idleness, with a page in some state. */
function browser(readyState: 'loading' | 'complete') {
  const window = Object.assign(new EventTarget(), {
    requestIdleCallback: vi.fn<(run: () => void, options: object) => number>(() => 7),
    cancelIdleCallback: vi.fn<(handle: number) => void>(),
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { readyState });
  return window;
}

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
  const { requestIdleCallback, cancelIdleCallback } = browser('complete');
  const run = vi.fn<() => void>();
  const callOff = whenIdle(run);
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  expect(requestIdleCallback).toHaveBeenCalledWith(run, { timeout: 2000 });
  callOff();
  expect(cancelIdleCallback).toHaveBeenCalledWith(7);
});

test('a page that loads is not idle before it is loaded, and what is left of 2000 ms is the longest wait', () => {
  const window = browser('loading');
  whenIdle(vi.fn<() => void>());
  vi.advanceTimersByTime(1500);
  expect(window.requestIdleCallback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(window.requestIdleCallback).toHaveBeenCalledWith(expect.anything(), { timeout: 500 });
  vi.advanceTimersByTime(10_000);
  expect(window.requestIdleCallback).toHaveBeenCalledTimes(1);
});

test('a page that loads for ever is taken for idle after 2000 ms', () => {
  const window = browser('loading');
  whenIdle(vi.fn<() => void>());
  vi.advanceTimersByTime(2000);
  expect(window.requestIdleCallback).toHaveBeenCalledWith(expect.anything(), { timeout: 0 });
  window.dispatchEvent(new Event('load'));
  expect(window.requestIdleCallback).toHaveBeenCalledTimes(1);
});

test('it can be called off while the page loads', () => {
  const window = browser('loading');
  whenIdle(vi.fn<() => void>())();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(10_000);
  expect(window.requestIdleCallback).not.toHaveBeenCalled();
});
