import { createSubscribable } from '#domain/core/subscribable.ts';
import { useEffect, useSyncExternalStore } from 'react';

const works = new Set<object>();
const { subscribe, notify } = createSubscribable();

/** Registers unsaved input while the form is mounted: leaving asks first. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const work = {};
    works.add(work);
    notify();
    return () => {
      works.delete(work);
      notify();
    };
  }, [unsaved]);
}

/** Whether any form of the page has unsaved input. */
export function useAnyUnsaved(): boolean {
  return useSyncExternalStore(subscribe, () => works.size > 0);
}
