import type { ReactNode } from 'react';
import { useDesk } from './use-desk.ts';

interface LayoutProps {
  children: ReactNode;
}

/** Renders only in the desktop layout, once the layout is known. */
export function OnDesk({ children }: LayoutProps) {
  const isDesktop = useDesk();
  return isDesktop !== false && <div className="hidden desk:block">{isDesktop && children}</div>;
}

/** Renders only in the compact layout. When the scroll bar decides the layout, CSS alone could hide both. */
export function OffDesk({ children }: LayoutProps) {
  const isDesktop = useDesk();
  return (
    !isDesktop && <div className={isDesktop === null ? 'desk:hidden' : undefined}>{children}</div>
  );
}
