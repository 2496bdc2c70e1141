import { type ReactNode, useCallback, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { type Go, GoContext } from '#ui/go.ts';

/** Lets what is within change the address by the router around it. */
export function Walk({ children }: { children: ReactNode }) {
  const { navigator } = useContext(NavigationContext);
  const go = useCallback<Go>(
    (to, { replace = false, state } = {}) => {
      if (replace) navigator.replace(to, state);
      else navigator.push(to, state);
    },
    [navigator],
  );
  return <GoContext value={go}>{children}</GoContext>;
}
