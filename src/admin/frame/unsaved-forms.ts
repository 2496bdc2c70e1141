import { createSubscribable } from '#domain/core/subscribable.ts';
import { useEffect, useSyncExternalStore } from 'react';

const unsavedForms = new Set<object>();
const { subscribe, notify } = createSubscribable();

/** Registers unsaved input while the form is mounted: leaving asks first. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const form = {};
    unsavedForms.add(form);
    notify();
    return () => {
      unsavedForms.delete(form);
      notify();
    };
  }, [unsaved]);
}

/** Whether any form of the page has unsaved input. */
export function useAnyUnsaved(): boolean {
  return useSyncExternalStore(subscribe, () => unsavedForms.size > 0);
}
