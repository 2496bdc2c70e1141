import { useSyncExternalStore } from 'react';
import { createSubscribable } from '#domain/core/subscribable.ts';

let text = '';
const { subscribe, notify } = createSubscribable();

/** Shows a note while a command is slow; an empty text hides it. */
export function showSlowCommand(next: string): void {
  text = next;
  notify();
}

/** The text of the note; empty without one. */
export function useSlowCommand(): string {
  return useSyncExternalStore(
    subscribe,
    () => text,
    () => '',
  );
}
