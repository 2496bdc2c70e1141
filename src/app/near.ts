import { catalogView, PAGE_SIZE, SEARCH_PAGE_SIZE, SORTS } from '#domain/catalog.ts';
import { isFiltered } from '#domain/catalog-filters.ts';
import { paths } from '#domain/paths.ts';
import { live } from '#data/live.ts';
import { hasCatalogFile, isMade } from '#data/page-data.ts';
import { productBySlug, productList, shopList } from '#data/products.ts';
import { GALLERY_SIZES } from '#features/catalog/gallery-sizes.ts';
import { whenIdle } from '#ui/idle.ts';
import { preloadPage } from './routes.tsx';

const PRODUCT = /^\/product\/([^/]+)$/;
/** What somebody does who is about to follow a link. */
const NEAR = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Fetches code and data of a page as soon as a finger, a pointer or the keyboard comes near a link that leads there.
 * Returns what ends it.
 */
export function watchLinks(): () => void {
  for (const kind of NEAR) document.addEventListener(kind, come, { passive: true });
  document.addEventListener('pointerdown', press, { passive: true });
  const callOff = whenIdle(preloadLikely);
  return () => {
    for (const kind of NEAR) document.removeEventListener(kind, come);
    document.removeEventListener('pointerdown', press);
    callOff();
  };
}

/** Most links of the shop lead to a product or to a list: a tap must not wait for their code. */
function preloadLikely(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const path of [paths.product('any'), paths.products]) {
    preloadPage(path).catch(() => {
      // It is asked for again when the link is followed.
    });
  }
}

/**
 * The large picture of a product is on its way before the finger has left its card, and the card's own, which takes its place
 * until then, is at hand: a service worker that has come meanwhile does not know what is shown.
 */
function press({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !PRODUCT.test(link.pathname)) return;
  const picture = link.closest('article')?.querySelector('picture')?.cloneNode(true);
  if (!(picture instanceof HTMLPictureElement)) return;
  for (const one of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('[sizes]')) {
    one.sizes = GALLERY_SIZES;
  }
  for (const image of picture.querySelectorAll('img')) image.loading = 'eager';
  new Image().src = link.closest('article')?.querySelector('img')?.currentSrc ?? '';
}

function come({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin) return;
  preloadPage(link.pathname).catch(() => {
    // It is asked for again when the link is followed.
  });
  // Data that lies in files costs no read; what the server has to be asked for waits until it is wanted.
  if (isMade()) preloadData(link);
}

function preloadData({ pathname, search: query }: HTMLAnchorElement): void {
  const [, slug] = PRODUCT.exec(pathname) ?? [];
  if (slug !== undefined) live.preload(productBySlug(slug));
  if (pathname !== paths.products) return;
  const { category, search, filters, sort } = catalogView(new URLSearchParams(query));
  const { field: sortField, direction } = SORTS[sort];
  const isSifted = search !== '' || isFiltered(filters);
  if (isSifted && hasCatalogFile()) {
    live.preload(shopList({ category, search, sort, filters, from: 0, most: PAGE_SIZE }));
    return;
  }
  const pageSize = isSifted ? SEARCH_PAGE_SIZE : PAGE_SIZE;
  live.preload(productList({ category, search, sortField, direction, pageSize }));
}
