import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attempt, attemptOnline, attemptQuietly } from '../firebase/failures.ts';
import { isCommandSlow } from './slow-commands.ts';
import { SLOW_MS } from './slow.ts';

const never = () => new Promise<never>(() => {});

let states: boolean[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', { onLine: true });
  states = [];
  stop = isCommandSlow.start({ next: (slow) => void states.push(slow), fail: () => undefined });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a command is slow after 8 seconds, until it is answered', async () => {
  let answer = (): void => {};
  const command = attempt(() => new Promise<void>((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
  expect(states).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toEqual([false, true]);
  answer();
  expect(await command).toEqual({ ok: true, value: undefined });
  expect(states).toEqual([false, true, false]);
});

it('a command that gives up is no longer slow', async () => {
  const command = attemptOnline(never);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await command).toEqual({ ok: false, failure: { code: 'unavailable' } });
  expect(states).toEqual([false, true, false]);
});

it('quick commands, and those that nobody waits for, are never slow', async () => {
  await attempt(() => Promise.resolve());
  void attemptQuietly(never);
  await vi.advanceTimersByTimeAsync(3 * SLOW_MS);
  expect(states).toEqual([false]);
});
