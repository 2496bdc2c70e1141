import { type ReactNode, useRef } from 'react';
import { words } from '#text/en/shop.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useFreshPage } from './use-fresh-page.ts';

interface ShellProps {
  children: ReactNode;
}

/** What surrounds every page of the shop. */
export function Shell({ children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  useFreshPage(main);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-card focus:bg-surface focus:px-4 focus:py-2 focus:font-semibold"
      >
        {words.skip}
      </a>
      <Header />
      <ConnectionBanner />
      <main id="content" ref={main} tabIndex={-1} className="flex grow flex-col">
        {children}
      </main>
      <Footer />
    </div>
  );
}
