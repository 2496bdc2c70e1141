import { createContext, useContext, useEffect, useState } from 'react';

/** What a page says that loads slowly. */
export interface SlowLoading {
  /** Waits, and reports when the wait is slow. Returns a function that ends it. */
  readonly wait: (onSlow: () => void) => () => void;
  readonly text: string;
  /** The label of the button that reloads the page. */
  readonly reload: string;
}

/** Provided by the root of the app. Without it nothing is slow. */
export const SlowLoadingContext = createContext<SlowLoading | null>(null);

/** Returns what to say once the component has been there for a slow time; null until then. */
export function useSlowLoading(): SlowLoading | null {
  const slowLoading = useContext(SlowLoadingContext);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => slowLoading?.wait(() => setSlow(true)), [slowLoading]);
  return isSlow ? slowLoading : null;
}
