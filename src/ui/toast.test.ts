import { afterEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, say } from './toast.ts';

afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

const chance = () => ({ name: 'Undo', run: vi.fn<() => void>(), gone: vi.fn<() => void>() });

test('what can be undone is told once that the chance has gone: by the clock, by the next word, by closing', () => {
  vi.useFakeTimers();
  const [byClock, byWord, byHand] = [chance(), chance(), chance()];
  say('Deleted', byClock);
  vi.advanceTimersByTime(11_999);
  expect(byClock.gone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
  say('Deleted', byWord);
  say('Saved');
  say('Deleted', byHand);
  dismissToast();
  dismissToast();
  for (const { gone } of [byClock, byWord, byHand]) expect(gone).toHaveBeenCalledOnce();
});
