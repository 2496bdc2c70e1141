import { useLocation } from 'react-router-dom';
import { SHOP_NAME, seoEntry } from '#domain/seo.ts';
import { words } from '#text/en/shop.ts';
import { Head } from '#ui/Head.tsx';

/** The head of the address: the entry of exactly this pathname, and the one canonical link without the fragment. */
export function RouteHead() {
  const { pathname, search } = useLocation();
  const entry = seoEntry(pathname);
  return (
    <Head
      title={entry?.title ?? SHOP_NAME}
      description={entry?.description ?? words.shop.tagline}
      canonical={`${window.location.origin}${pathname}${search}`}
    />
  );
}
