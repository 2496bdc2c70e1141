import { createSubscribable } from '#domain/core/subscribable.ts';
import type { Query } from './query-store.ts';
import { waitForAnswer } from './slow.ts';

/** Commands that have had no answer for `SLOW_MS`. */
const slow = new Set<object>();
const changes = createSubscribable();

/** Runs a command that a visitor waits for, and marks it as slow after `SLOW_MS`. Settles as the command does. */
export async function watchCommand<T>(run: () => Promise<T>): Promise<T> {
  const command = {};
  const wait = waitForAnswer(() => {
    slow.add(command);
    changes.notify();
  });
  try {
    return await run();
  } finally {
    wait.end();
    if (slow.delete(command)) changes.notify();
  }
}

/** Whether any command is slow. */
export const isCommandSlow: Query<boolean> = {
  key: 'slow command',
  start(sink) {
    const emit = (): void => sink.next(slow.size > 0, false);
    emit();
    return changes.subscribe(emit);
  },
  initialState: { state: 'ready', data: false, fromCache: false },
};
