import { useLayoutEffect, useSyncExternalStore } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import {
  currentTags,
  type HeadTags,
  isHeadDue,
  joinTags,
  PRERENDERED,
  watchTags,
} from './head-tags.ts';
import { useHydrated } from '../loading/use-hydrated.ts';

interface HeadRootProps extends HeadTags {
  /** Whole, with the site's name. */
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** The site's name, and its language in Open Graph format. */
  readonly siteName: string;
  readonly locale: string;
  /** The site's origin, for absolute URLs. */
  readonly origin: string;
}

/**
 * The page's head, written in one place: with React 19, Helmets do not know of each other, and two would leave two
 * titles. Its props are the route's defaults; `Head` overrides them.
 */
export function HeadRoot({ canonical, siteName, locale, origin, ...route }: HeadRootProps) {
  // A prerendered head stays until hydration is complete.
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (!isHydrated) return;
    for (const element of document.querySelectorAll(`[${PRERENDERED}]`)) element.remove();
  }, [isHydrated]);
  const own = useSyncExternalStore(watchTags, currentTags, currentTags);
  const tags = joinTags(route, own);
  const title = own.title === undefined ? route.title : `${own.title} · ${siteName}`;
  const { description, hidden, type = 'website', image, imageAlt } = tags;
  if (!isHydrated && !isHeadDue()) return null;
  const picture = image && absoluteUrl(image, origin);
  return (
    <HelmetProvider>
      <Helmet>
        <title {...PRERENDERED_MARK}>{title}</title>
        <link {...PRERENDERED_MARK} rel="canonical" href={canonical} />
        <meta {...PRERENDERED_MARK} name="description" content={description} />
        <meta {...PRERENDERED_MARK} property="og:title" content={title} />
        <meta {...PRERENDERED_MARK} property="og:description" content={description} />
        <meta {...PRERENDERED_MARK} property="og:url" content={canonical} />
        <meta {...PRERENDERED_MARK} property="og:type" content={type} />
        <meta {...PRERENDERED_MARK} property="og:site_name" content={siteName} />
        <meta {...PRERENDERED_MARK} property="og:locale" content={locale} />
        <meta
          {...PRERENDERED_MARK}
          name="twitter:card"
          content={picture ? 'summary_large_image' : 'summary'}
        />
        {picture && <meta {...PRERENDERED_MARK} property="og:image" content={picture} />}
        {picture && imageAlt && (
          <meta {...PRERENDERED_MARK} property="og:image:alt" content={imageAlt} />
        )}
        {Object.entries(tags.properties ?? {}).map(([property, content]) => (
          <meta {...PRERENDERED_MARK} key={property} property={property} content={content} />
        ))}
        {hidden && <meta {...PRERENDERED_MARK} name="robots" content="noindex" />}
        {tags.data?.map((data) => (
          <script {...PRERENDERED_MARK} key={data} type="application/ld+json">
            {data}
          </script>
        ))}
      </Helmet>
    </HelmetProvider>
  );
}

/** A stored address may be malformed: the page then has no picture instead of no head. */
function absoluteUrl(address: string, origin: string): string {
  try {
    return new URL(address, origin).href;
  } catch {
    return '';
  }
}

/** Attribute of prerendered head elements. */
const PRERENDERED_MARK = import.meta.env.SSR ? { [PRERENDERED]: '' } : {};
