import { afterEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, toast } from './toast.ts';

afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

const chance = () => ({ name: 'Undo', run: vi.fn<() => void>() });

test('what can be undone is offered for twelve seconds, other words for six, and a new word takes the place', () => {
  vi.useFakeTimers();
  toast('Deleted', chance());
  vi.advanceTimersByTime(11_999);
  expect(currentToast()?.text).toBe('Deleted');
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
  toast('Deleted', chance());
  toast('Saved');
  expect(currentToast()?.text).toBe('Saved');
  vi.advanceTimersByTime(6_000);
  expect(currentToast()).toBeNull();
});
