import { useEffect, useSyncExternalStore } from 'react';

const works = new Set<object>();
const readers = new Set<() => void>();

function notify(): void {
  for (const read of readers) read();
}

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
  return useSyncExternalStore(
    (read) => {
      readers.add(read);
      return () => readers.delete(read);
    },
    () => works.size > 0,
  );
}
