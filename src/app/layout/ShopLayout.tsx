import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { routeOf } from '#domain/site/routes.ts';
import { words } from '#text/site/frame.ts';
import { useIsDesktop } from '#ui/browser/use-is-desktop.ts';
import { FocusReset } from '../routing/FocusReset.tsx';
import { CompactHeader } from './CompactHeader.tsx';
import { BottomBar, ConnectionBanner, DesktopHeader, Footer, PageEnd } from './parts.tsx';

interface ShopLayoutProps {
  children: ReactNode;
}

/** Header, footer and bottom bar of the shop layout. Other layouts get only the connection banner. */
export function ShopLayout({ children }: ShopLayoutProps) {
  const main = useRef<HTMLElement>(null);
  const isDesktop = useIsDesktop();
  const isFramed = routeOf(useLocation().pathname).layout === 'shop';
  return (
    <div
      className={`flex min-h-dvh flex-col ${isFramed && !isDesktop ? 'pb-[calc(var(--bottom-bar)+1px+env(safe-area-inset-bottom))]' : ''} ${isFramed && isDesktop === null ? 'xl:pb-0' : ''}`}
    >
      {isFramed && (
        <a href="#main" className="skip-link">
          {words.skip}
        </a>
      )}
      {isFramed && isDesktop !== false && (
        <div className={isDesktop === null ? 'hidden xl:contents' : 'contents'}>
          <DesktopHeader />
        </div>
      )}
      {isFramed && !isDesktop && (
        <div className={isDesktop === null ? 'contents xl:hidden' : 'contents'}>
          <CompactHeader />
        </div>
      )}
      <ConnectionBanner />
      <main id="main" ref={main} tabIndex={-1} className="isolate flex grow flex-col">
        {children}
      </main>
      <FocusReset content={main} />
      {isFramed && <Footer />}
      {isFramed && !isDesktop && (
        <div className={isDesktop === null ? 'contents xl:hidden' : 'contents'}>
          <BottomBar />
        </div>
      )}
      <PageEnd />
    </div>
  );
}
