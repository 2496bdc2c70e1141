import { createContext, useContext } from 'react';

/** How an address is gone to: in the place of the one that is open, and with something for the page alone. */
export interface Way {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Goes to an address of the shop. */
export type Go = (to: string, way?: Way) => void;

/** How the shop changes its address; where nothing around says it, the browser opens the page anew. */
export const GoContext = createContext<Go>((to) => window.location.assign(to));

/**
 * What goes to another address, the same function at every render. The router's own listens to the address, and whoever has
 * it is drawn anew at each change of that: each card of a list that is out of sight, too.
 */
export function useGo(): Go {
  return useContext(GoContext);
}
