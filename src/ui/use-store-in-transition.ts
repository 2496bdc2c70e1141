import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * A value that is kept outside of React, for what may be shown a moment late: every change of it is drawn in small pieces,
 * between which a press is heard. `useSyncExternalStore` draws each in one go, also the first one, right after a page
 * was taken over. Null where a page is made, and while it is taken over. The functions must stay the same.
 */
export function useStoreInTransition<T>(
  watch: (changed: () => void) => () => void,
  read: () => T,
): T | null {
  const isMade = useRef<boolean>(null);
  // React asks for the second answer where it takes over HTML; what it was told first stays so.
  const isFromHtml = useSyncExternalStore(
    never,
    () => (isMade.current ??= false),
    () => (isMade.current ??= true),
  );
  const [value, setValue] = useState<T | null>(isFromHtml ? null : read);
  useEffect(() => {
    const take = (): void => startTransition(() => setValue(read));
    take();
    return watch(take);
  }, [watch, read]);
  return value;
}
