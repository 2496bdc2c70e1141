import { catalogView, PAGE_SIZE, showsMatchesOnly } from '#domain/catalog/catalog.ts';
import { paths } from '#domain/site/paths.ts';
import { productSlugIn, routeOf } from '#domain/site/routes.ts';
import { queryStore } from '#data/query/query-store.ts';
import { hasCatalogFile, isPrerendered } from '#data/prerendered/page-data.ts';
import { productBySlug, shopList, viewList } from '#data/catalog/products.ts';
import { GALLERY_SIZES } from '#features/catalog/gallery/gallery-sizes.ts';
import { whenIdle } from '#ui/loading/idle.ts';
import { preloadPage } from './pages.ts';

/** Events that signal navigation intent before the click. */
const INTENT_EVENTS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches a page's code and static data when a visitor shows intent to follow a link to it. Returns a cleanup function. */
export function prefetchOnIntent(): () => void {
  for (const event of INTENT_EVENTS) document.addEventListener(event, onIntent, { passive: true });
  document.addEventListener('pointerdown', prefetchPicture, { passive: true });
  const cancel = whenIdle(prefetchCommonPages);
  return () => {
    for (const event of INTENT_EVENTS) document.removeEventListener(event, onIntent);
    document.removeEventListener('pointerdown', prefetchPicture);
    cancel();
  };
}

/** Warms the product and list chunks once idle: most links lead there. Skipped when the visitor saves data. */
function prefetchCommonPages(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const path of [paths.product('any'), paths.products]) prefetchCode(path);
}

/** A failed prefetch is not reported: following the link loads the code again. */
function prefetchCode(pathname: string): void {
  preloadPage(pathname).catch(() => undefined);
}

/** Starts loading the large picture of a product when its card is pressed, before the click. */
function prefetchPicture({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || productSlugIn(link.pathname) === null) return;
  const picture = link.closest('article')?.querySelector('picture')?.cloneNode(true);
  if (!(picture instanceof HTMLPictureElement)) return;
  for (const source of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('[sizes]'))
    source.sizes = GALLERY_SIZES;
  for (const image of picture.querySelectorAll('img')) image.loading = 'eager';
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin) return;
  prefetchCode(link.pathname);
  // Static files cost no read; queries to the server wait for the navigation.
  if (isPrerendered()) prefetchData(link);
}

function prefetchData({ pathname, search: query }: HTMLAnchorElement): void {
  const slug = productSlugIn(pathname);
  if (slug !== null) queryStore.preload(productBySlug(slug));
  if (routeOf(pathname).page !== 'products') return;
  const view = catalogView(new URLSearchParams(query));
  const { category, search, filters, sort } = view;
  queryStore.preload(
    showsMatchesOnly(view) && hasCatalogFile()
      ? shopList({ category, search, sort, filters, from: 0, most: PAGE_SIZE })
      : viewList(view),
  );
}
