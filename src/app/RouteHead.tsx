import art from 'virtual:art';
import { useLocation } from 'react-router-dom';
import { siteOrigin } from '#data/prerendered/site.ts';
import { isHiddenAddress, seoEntry } from '#domain/site/seo.ts';
import { SHOP_NAME } from '#domain/site/shop-name.ts';
import { words } from '#text/en/shop.ts';
import { paths } from '#domain/site/paths.ts';
import { HeadRoot } from '#ui/HeadRoot.tsx';
import { OrganizationHead } from './OrganizationHead.tsx';

/** Pages that speak of the shop itself. */
const OF_THE_SHOP: readonly string[] = [paths.home, paths.about, paths.contact];

/**
 * The head of the address: the entry of exactly this pathname, and the one canonical link, which holds the current
 * address without its fragment. It is written with the address itself, before the page behind it has come.
 */
export function RouteHead() {
  const { pathname, search } = useLocation();
  const entry = seoEntry(pathname);
  const origin = siteOrigin();
  return (
    <>
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
      {OF_THE_SHOP.includes(pathname) && <OrganizationHead />}
    </>
  );
}
