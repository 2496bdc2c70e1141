import art from 'virtual:art';
import { useLocation } from 'react-router-dom';
import { siteOrigin } from '#data/prerendered/site.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { useShopContent } from '#data/react/use-shop-content.ts';
import { canonicalPath } from '#domain/site/canonical.ts';
import { isHiddenAddress } from '#domain/site/routes.ts';
import { SHOP_PLACEHOLDER, withShopName } from '#domain/site/shop-name.ts';
import { LOCALE } from '#text/locale.ts';
import { DEFAULT_DESCRIPTION, seoEntry } from '#text/site/seo.ts';
import { paths } from '#domain/site/paths.ts';
import { HeadRoot } from '#ui/head/HeadRoot.tsx';
import { OrganizationHead } from './OrganizationHead.tsx';

/** Pages about the shop itself carry the organisation's structured data. */
const ORGANIZATION_PAGES: readonly string[] = [paths.home, paths.about, paths.contact];

/**
 * The head of the current route: the SEO entry of this pathname and the only canonical link. Updates with the URL, before the page's code has loaded.
 */
export function RouteHead() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const titles = useShopContent('titles')?.pages;
  const { name } = useBrand();
  const entry = titles?.find(({ path }) => path === pathname) ?? seoEntry(pathname);
  const { title = SHOP_PLACEHOLDER, description = DEFAULT_DESCRIPTION } = entry ?? {};
  const origin = siteOrigin();
  return (
    <>
      <HeadRoot
        title={withShopName(title, name)}
        description={withShopName(description, name)}
        canonical={`${origin}${canonicalPath(pathname, query)}`}
        hidden={isHiddenAddress(pathname, query)}
        image={art.hero}
        siteName={name}
        locale={LOCALE.replace('-', '_')}
        origin={origin}
      />
      {ORGANIZATION_PAGES.includes(pathname) && <OrganizationHead />}
    </>
  );
}
