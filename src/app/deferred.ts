import { CartKeeper } from '#features/cart/CartKeeper.tsx';
import { SearchBox } from '#features/search/SearchBox.tsx';
import { fetchFonts } from '#ui/fonts.ts';
import { Toaster } from '#ui/Toaster.tsx';
import { RouteHead } from './RouteHead.tsx';
import { BottomBar } from './shell/BottomBar.tsx';
import { CartCount } from './shell/CartCount.tsx';
import { ConnectionBanner } from './shell/ConnectionBanner.tsx';
import { DeskHeader } from './shell/DeskHeader.tsx';
import { Footer } from './shell/Footer.tsx';
import { FooterContact } from './shell/FooterContact.tsx';
import { MenuPanel } from './shell/MenuPanel.tsx';
import { WishCount } from './shell/WishCount.tsx';
import { keepPages } from './keep-pages.ts';
import { layOutFar } from './lay-out-far.ts';
import { watchLinks } from './near.ts';
import { showReturns } from './show-return.ts';

/** Begins what goes on from now on without being seen. */
function begin(): void {
  void fetchFonts();
  keepPages();
  layOutFar();
  showReturns();
}

/** What no first screen needs. It is a chunk of its own and comes when the browser is idle. */
export const deferred = {
  ...{ CartCount, CartKeeper, FooterContact, WishCount },
  ...{ begin, watchLinks },
  ...{ BottomBar, ConnectionBanner, DeskHeader, Footer, MenuPanel, RouteHead, SearchBox, Toaster },
} as const;
