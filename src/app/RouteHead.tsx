import art from 'virtual:art';
import { useLocation } from 'react-router-dom';
import { siteOrigin } from '#data/site.ts';
import { isHiddenAddress, SHOP_NAME, seoEntry } from '#domain/seo.ts';
import { words } from '#text/en/shop.ts';
import { HeadRoot } from '#ui/HeadRoot.tsx';

/**
 * The head of the address: the entry of exactly this pathname, and the one canonical link, which holds the current
 * address without its fragment. It is written with the address itself, before the page behind it has come.
 */
export function RouteHead() {
  const { pathname, search } = useLocation();
  const entry = seoEntry(pathname);
  const origin = siteOrigin();
  return (
    <HeadRoot
      title={entry?.title ?? SHOP_NAME}
      description={entry?.description ?? words.shop.tagline}
      canonical={`${origin}${pathname}${search}`}
      hidden={isHiddenAddress(pathname, new URLSearchParams(search))}
      image={art.hero}
      siteName={SHOP_NAME}
      locale="en_IN"
      origin={origin}
    />
  );
}
