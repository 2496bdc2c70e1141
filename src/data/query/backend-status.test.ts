import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackListener, backendSilence } from './backend-status.ts';

let told: boolean[];
let stop: () => void;
let browser: EventTarget;
let device: { onLine: boolean };
beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  device = { onLine: true };
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', device);
  told = [];
  stop = backendSilence.start({ next: (silent) => void told.push(silent), fail: () => undefined });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is told after a while, once, and ends with the first answer', () => {
  const [home, cart] = [trackListener(), trackListener()];
  home.heard(false);
  cart.heard(false);
  vi.advanceTimersByTime(2_900);
  expect(told).toEqual([false]);
  vi.advanceTimersByTime(200);
  expect(told).toEqual([false, true]);
  home.heard(true);
  expect(told).toEqual([false, true]);
  cart.heard(true);
  expect(told).toEqual([false, true, false]);
});

it('is not told of a page that starts from memory and is answered soon', () => {
  const listener = trackListener();
  listener.heard(false);
  vi.advanceTimersByTime(1_000);
  listener.heard(true);
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([false]);
});

it('ends with the listener that nobody needs any more', () => {
  const listener = trackListener();
  listener.heard(false);
  vi.advanceTimersByTime(5_000);
  listener.end();
  expect(told).toEqual([false, true, false]);
});

it('is another thing than having no network, and begins anew when that is back', () => {
  device.onLine = false;
  trackListener().heard(false);
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([false]);
  device.onLine = true;
  browser.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(2_900);
  expect(told).toEqual([false]);
  vi.advanceTimersByTime(200);
  expect(told).toEqual([false, true]);
});
