import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  isBackendSilent,
  type ListenerStatus,
  takeReconnectRequest,
  trackListener,
} from './backend-status.ts';

let states: boolean[];
let stop: () => void;
let browser: EventTarget;
let device: { onLine: boolean };
let listeners: ListenerStatus[] = [];

function track(): ListenerStatus {
  const listener = trackListener();
  listeners.push(listener);
  return listener;
}

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
  for (const listener of listeners) listener.end();
  listeners = [];
  device.onLine = true;
  takeReconnectRequest();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reports silence once after 3 seconds and clears it with the last answer', () => {
  const [home, cart] = [track(), track()];
  home.recordSnapshot(false);
  cart.recordSnapshot(false);
  vi.advanceTimersByTime(2_900);
  expect(states).toEqual([false]);
  vi.advanceTimersByTime(200);
  expect(states).toEqual([false, true]);
  home.recordSnapshot(true);
  expect(states).toEqual([false, true]);
  cart.recordSnapshot(true);
  expect(states).toEqual([false, true, false]);
  // The server answers soon after a cached snapshot, so nothing is reported.
  cart.recordSnapshot(false);
  vi.advanceTimersByTime(1_000);
  cart.recordSnapshot(true);
  vi.advanceTimersByTime(10_000);
  expect(states).toEqual([false, true, false]);
});

it('clears the silence when the unanswered listener ends', () => {
  const listener = track();
  listener.recordSnapshot(false);
  vi.advanceTimersByTime(5_000);
  listener.end();
  expect(states).toEqual([false, true, false]);
});

it('reports no silence while offline and restarts the delay when back online', () => {
  device.onLine = false;
  track().recordSnapshot(false);
  vi.advanceTimersByTime(60_000);
  expect(states).toEqual([false]);
  device.onLine = true;
  browser.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(2_900);
  expect(states).toEqual([false]);
  vi.advanceTimersByTime(200);
  expect(states).toEqual([false, true]);
});

it('reports a listener that hears nothing at all after 8 seconds', () => {
  const listener = track();
  vi.advanceTimersByTime(7_900);
  expect(states).toEqual([false]);
  vi.advanceTimersByTime(200);
  expect(states).toEqual([false, true]);
  listener.recordSnapshot(true);
  expect(states).toEqual([false, true, false]);
});

it('asks once for a new connection after a listener was given up without an answer', () => {
  track().end();
  expect(takeReconnectRequest()).toBe(false);
  const giveUp = () => {
    const unheard = track();
    vi.advanceTimersByTime(8_000);
    unheard.end();
  };
  giveUp();
  expect([takeReconnectRequest(), takeReconnectRequest()]).toEqual([true, false]);
  giveUp();
  track().recordSnapshot(true);
  expect(takeReconnectRequest(), 'any answer is trusted').toBe(false);
});
