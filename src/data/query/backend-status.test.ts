import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackListener, isBackendSilent } from './backend-status.ts';

let states: boolean[];
let stop: () => void;
let browser: EventTarget;
let device: { onLine: boolean };
beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  device = { onLine: true };
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', device);
  states = [];
  stop = isBackendSilent.start({
    next: (silent) => void states.push(silent),
    fail: () => undefined,
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reports silence once after the delay and clears it with the first answer', () => {
  const [home, cart] = [trackListener(), trackListener()];
  home.heard(false);
  cart.heard(false);
  vi.advanceTimersByTime(2_900);
  expect(states).toEqual([false]);
  vi.advanceTimersByTime(200);
  expect(states).toEqual([false, true]);
  home.heard(true);
  expect(states).toEqual([false, true]);
  cart.heard(true);
  expect(states).toEqual([false, true, false]);
});

it('stays quiet when the server answers soon after a cached snapshot', () => {
  const listener = trackListener();
  listener.heard(false);
  vi.advanceTimersByTime(1_000);
  listener.heard(true);
  vi.advanceTimersByTime(10_000);
  expect(states).toEqual([false]);
});

it('clears the silence when the unanswered listener ends', () => {
  const listener = trackListener();
  listener.heard(false);
  vi.advanceTimersByTime(5_000);
  listener.end();
  expect(states).toEqual([false, true, false]);
});

it('reports no silence while offline and restarts the delay when back online', () => {
  device.onLine = false;
  trackListener().heard(false);
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual([false]);
  device.onLine = true;
  browser.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(2_900);
  expect(states).toEqual([false]);
  vi.advanceTimersByTime(200);
  expect(states).toEqual([false, true]);
});
