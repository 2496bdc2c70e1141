import { expect, it, vi } from 'vitest';
import { createSubscribable } from './subscribable.ts';

it('calls every listener with the details until it unsubscribes', () => {
  const { subscribe, notify } = createSubscribable<[string]>();
  const first = vi.fn<(text: string) => void>();
  const second = vi.fn<(text: string) => void>();
  const stop = subscribe(first);
  subscribe(second);
  notify('a');
  stop();
  notify('b');
  expect(first.mock.calls).toEqual([['a']]);
  expect(second.mock.calls).toEqual([['a'], ['b']]);
});

it('completes a round although listeners come and go in it', () => {
  const { subscribe, notify } = createSubscribable();
  const late = vi.fn<() => void>();
  const last = vi.fn<() => void>();
  const stop = subscribe(() => {
    stop();
    subscribe(late);
  });
  subscribe(last);
  notify();
  expect(last).toHaveBeenCalledOnce();
  expect(late).not.toHaveBeenCalled();
});
