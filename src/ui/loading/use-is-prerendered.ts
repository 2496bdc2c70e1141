import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Whether this component is part of the prerendered page: on the server, and in a browser if it was hydrated. */
export function useIsPrerendered(): boolean {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  return isPrerendered;
}
