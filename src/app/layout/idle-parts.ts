import { CartKeeper } from '#features/cart/CartKeeper.tsx';
import { SearchBox } from '#features/search/SearchBox.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { RouteHead } from '../RouteHead.tsx';
import { BottomBar } from './BottomBar.tsx';
import { CartCount } from './CartCount.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { DeskHeader } from './DeskHeader.tsx';
import { Footer } from './Footer.tsx';

/** Parts of every page that its first screen works without. One chunk: many small files cost a request each. */
export const idleParts = {
  BottomBar,
  CartCount,
  CartKeeper,
  ConnectionBanner,
  DeskHeader,
  Footer,
  RouteHead,
  SearchBox,
  Toaster,
} as const;
