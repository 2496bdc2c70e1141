import { SearchBox } from '#features/search/SearchBox.tsx';
import { Toaster } from '#ui/feedback/Toaster.tsx';
import { RouteHead } from '../RouteHead.tsx';
import { BottomBar } from './BottomBar.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { DesktopHeader } from './DesktopHeader.tsx';
import { Footer } from './Footer.tsx';
import { PageEnd } from '../PageEnd.tsx';

/** Parts that the first screen does not need. One chunk, because many small files cost one request each. */
export const idleParts = {
  BottomBar,
  ConnectionBanner,
  DesktopHeader,
  Footer,
  PageEnd,
  RouteHead,
  SearchBox,
  Toaster,
} as const;
