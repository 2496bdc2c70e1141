import { useEffect, useSyncExternalStore } from 'react';

const works = new Set<object>();
const readers = new Set<() => void>();

function tell(): void {
  for (const read of readers) read();
}

/** Says that a form holds what is not saved yet, for as long as it is on the page: leaving asks first. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const work = {};
    works.add(work);
    tell();
    return () => {
      works.delete(work);
      tell();
    };
  }, [unsaved]);
}

/** Whether any form of the page holds what is not saved yet. */
export function useAnyUnsaved(): boolean {
  return useSyncExternalStore(
    (read) => {
      readers.add(read);
      return () => readers.delete(read);
    },
    () => works.size > 0,
  );
}
