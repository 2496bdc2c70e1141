import { type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hasHeaderAndFooter } from '#domain/shell.ts';
import { words } from '#text/en/frame.ts';
import { atIdle } from '#ui/later.tsx';
import { useDeferred, useDeferredLoading } from '../use-deferred.ts';
import { CompactHeader } from './CompactHeader.tsx';
import { useDesk } from '#ui/use-desk.ts';
import { useFreshPage } from './use-fresh-page.ts';

const BottomBar = atIdle(async () => (await import('../deferred.ts')).deferred.BottomBar);
const ConnectionBanner = atIdle(
  async () => (await import('../deferred.ts')).deferred.ConnectionBanner,
);
const DeskHeader = atIdle(
  async () => (await import('../deferred.ts')).deferred.DeskHeader,
  <div className="h-[11.25rem] border-b border-hairline bg-surface" />,
);
const Footer = atIdle(async () => (await import('../deferred.ts')).deferred.Footer);

interface ShellProps {
  children: ReactNode;
}

/** What surrounds every page of the shop. Pages that stand alone have nothing around them but the word of being offline. */
export function Shell({ children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const desk = useDesk();
  const framed = hasHeaderAndFooter(useLocation().pathname);
  useFreshPage(main);
  useDeferredLoading();
  const deferred = useDeferred();
  return (
    <div
      className={`flex min-h-dvh flex-col ${framed && !desk ? 'pb-[calc(3.75rem+env(safe-area-inset-bottom))]' : ''} ${framed && desk === null ? 'desk:pb-0' : ''}`}
    >
      {framed && (
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-card focus:bg-surface focus:px-4 focus:py-2 focus:font-semibold"
        >
          {words.skip}
        </a>
      )}
      {framed && desk !== false && (
        <div className={desk === null ? 'hidden desk:contents' : 'contents'}>
          <DeskHeader />
        </div>
      )}
      {framed && !desk && (
        <div className={desk === null ? 'contents desk:hidden' : 'contents'}>
          <CompactHeader />
        </div>
      )}
      <ConnectionBanner />
      <main id="content" ref={main} tabIndex={-1} className="flex grow flex-col">
        {children}
      </main>
      {framed && <Footer />}
      {framed && !desk && (
        <div className={desk === null ? 'contents desk:hidden' : 'contents'}>
          <BottomBar />
        </div>
      )}
      {deferred && <deferred.CartKeeper />}
    </div>
  );
}
