import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './idle.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser with `requestIdleCallback` and a page in a ready state. */
function browser(readyState: 'loading' | 'complete') {
  const window = Object.assign(new EventTarget(), {
    requestIdleCallback: vi.fn<(run: () => void, options: object) => number>(() => 7),
    cancelIdleCallback: vi.fn<(handle: number) => void>(),
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { readyState });
  return window;
}

test('runs once after 2000 ms without requestIdleCallback, unless it is cancelled', () => {
  vi.stubGlobal('window', {});
  const [run, cancelled] = [vi.fn<() => void>(), vi.fn<() => void>()];
  whenIdle(run);
  whenIdle(cancelled)();
  vi.advanceTimersByTime(1999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});

test('requests an idle callback with a timeout of 2000 ms', () => {
  const { requestIdleCallback, cancelIdleCallback } = browser('complete');
  const run = vi.fn<() => void>();
  const cancel = whenIdle(run);
  vi.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  expect(requestIdleCallback).toHaveBeenCalledWith(run, { timeout: 2000 });
  cancel();
  expect(cancelIdleCallback).toHaveBeenCalledWith(7);
});

test.each([
  ['the rest of 2000 ms when the page loads', 1500, 500],
  ['at once if the page has not loaded after 2000 ms', 2000, 0],
])('requests an idle callback for %s', (_, milliseconds, timeout) => {
  const window = browser('loading');
  whenIdle(vi.fn<() => void>());
  vi.advanceTimersByTime(milliseconds - 1);
  expect(window.requestIdleCallback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  window.dispatchEvent(new Event('load'));
  expect(window.requestIdleCallback).toHaveBeenCalledWith(expect.anything(), { timeout });
  vi.advanceTimersByTime(10_000);
  expect(window.requestIdleCallback).toHaveBeenCalledTimes(1);
});

test('can be cancelled while the page loads', () => {
  const window = browser('loading');
  whenIdle(vi.fn<() => void>())();
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(10_000);
  expect(window.requestIdleCallback).not.toHaveBeenCalled();
});
