import type { ReactNode } from 'react';
import { useDesk } from './use-desk.ts';

/** What only the desktop layout has. It exists once it is known that there is room for it. */
export function OnDesk({ children }: { children: ReactNode }) {
  return useDesk() && children;
}
