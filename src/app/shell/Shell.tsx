import { type ReactNode, useRef } from 'react';
import { hasHeaderAndFooter } from '#domain/shell.ts';
import { words } from '#text/en/frame.ts';
import { atIdle } from '#ui/later.tsx';
import { DeferredPart } from '../DeferredPart.tsx';
import { Here } from '../Here.tsx';
import { useDeferredLoading } from '../use-deferred.ts';
import { useEntry } from '../walk.ts';
import { CompactHeader } from './CompactHeader.tsx';
import { useDesk } from '#ui/use-desk.ts';
import { FreshPage } from './FreshPage.tsx';

const BottomBar = atIdle(async () => (await import('../deferred.ts')).deferred.BottomBar);
const ConnectionBanner = atIdle(
  async () => (await import('../deferred.ts')).deferred.ConnectionBanner,
);
const DeskHeader = atIdle(
  async () => (await import('../deferred.ts')).deferred.DeskHeader,
  <div className="h-[10.66rem] border-b border-hairline bg-surface" />,
);
const Footer = atIdle(async () => (await import('../deferred.ts')).deferred.Footer);

interface ShellProps {
  children: ReactNode;
}

/** What surrounds every page of the shop. Pages that stand alone have nothing around them but the word of being offline. */
export function Shell({ children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const desk = useDesk();
  const framed = useEntry(({ location }) => hasHeaderAndFooter(location.pathname));
  useDeferredLoading();
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
          <Here>
            <DeskHeader />
          </Here>
        </div>
      )}
      {framed && !desk && (
        <div className={desk === null ? 'contents desk:hidden' : 'contents'}>
          <Here>
            <CompactHeader />
          </Here>
        </div>
      )}
      <ConnectionBanner />
      <main id="content" ref={main} tabIndex={-1} className="isolate flex grow flex-col">
        {children}
      </main>
      <FreshPage content={main} />
      {framed && (
        <Here>
          <Footer />
        </Here>
      )}
      {framed && !desk && (
        <div className={desk === null ? 'contents desk:hidden' : 'contents'}>
          <Here>
            <BottomBar />
          </Here>
        </div>
      )}
      <DeferredPart name="CartKeeper" />
    </div>
  );
}
