import type { ReactNode } from 'react';
import { useIsDesktop } from './use-is-desktop.ts';

interface LayoutProps {
  children: ReactNode;
}

/** Renders only in the desktop layout, once the layout is known. */
export function DesktopOnly({ children }: LayoutProps) {
  const isDesktop = useIsDesktop();
  return isDesktop !== false && <div className="hidden xl:block">{isDesktop && children}</div>;
}

/** Renders only in the compact layout. When the scroll bar decides the layout, CSS alone could hide both. */
export function CompactOnly({ children }: LayoutProps) {
  const isDesktop = useIsDesktop();
  return (
    !isDesktop && <div className={isDesktop === null ? 'xl:hidden' : undefined}>{children}</div>
  );
}
