import { lazyOnIdle } from '#ui/loading/lazy.tsx';

const load = async () => (await import('./idle-parts.ts')).idleParts;

/** The head of the running app. A prerendered page brings its own. */
export const RouteHead = lazyOnIdle(async () => (await load()).RouteHead);

/** The bar at the bottom of a phone. */
export const BottomBar = lazyOnIdle(async () => (await load()).BottomBar);

/** Merges and sends the cart, and offers the installation. */
export const PageEnd = lazyOnIdle(async () => (await load()).PageEnd);

/** The offline banner. */
export const ConnectionBanner = lazyOnIdle(async () => (await load()).ConnectionBanner);

/** The header of the desktop layout. */
export const DesktopHeader = lazyOnIdle(
  async () => (await load()).DesktopHeader,
  <div className="h-[10.16rem] border-b border-hairline bg-surface" />,
);

/** The footer. */
export const Footer = lazyOnIdle(async () => (await load()).Footer);

/** The search field of the compact header. */
export const SearchBox = lazyOnIdle(
  async () => (await load()).SearchBox,
  <div className="h-11 rounded-full border border-edge bg-ground" />,
);

/** Short messages about what was done. */
export const Toaster = lazyOnIdle(async () => (await load()).Toaster);
