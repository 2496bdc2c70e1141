import { afterEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast, toast } from './toast.ts';

afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

const undoAction = () => ({ name: 'Undo', run: vi.fn<() => void>() });

test('shows a toast with an action for 12 seconds, others for 6, and replaces the current toast', () => {
  vi.useFakeTimers();
  toast('Deleted', undoAction());
  vi.advanceTimersByTime(11_999);
  expect(currentToast()?.text).toBe('Deleted');
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
  toast('Deleted', undoAction());
  toast('Saved');
  expect(currentToast()?.text).toBe('Saved');
  vi.advanceTimersByTime(6_000);
  expect(currentToast()).toBeNull();
});
