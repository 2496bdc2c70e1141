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
import { useHydrated } from './use-hydrated.ts';

interface HeadRootProps extends HeadTags {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** The name of the site, and its language as Open Graph writes it. */
  readonly siteName: string;
  readonly locale: string;
  /** Scheme and host by which the site is known: what makes an address absolute. */
  readonly origin: string;
}

/**
 * The head of the page, written in one place: with React 19, Helmets do not know of each other, and two of them
 * would leave two titles. Its props are what holds for the address; `Head` anywhere on the page says more.
 */
export function HeadRoot({ siteName, locale, origin, ...route }: HeadRootProps) {
  // A prerendered head stays until hydration is complete.
  const isHydrated = useHydrated();
  const isDue = isHydrated || isHeadDue();
  useLayoutEffect(() => {
    if (!isHydrated) return;
    for (const element of document.querySelectorAll(`[${PRERENDERED}]`)) element.remove();
  }, [isHydrated]);
  const tags = joinTags(route, useSyncExternalStore(watchTags, currentTags, currentTags));
  const { title, description, canonical, hidden, type = 'website', image, imageAlt } = tags;
  if (!isDue) return null;
  const picture = image && new URL(image, origin).href;
  return (
    <HelmetProvider>
      <Helmet>
        <title {...MARK}>{title}</title>
        <link {...MARK} rel="canonical" href={canonical} />
        <meta {...MARK} name="description" content={description} />
        <meta {...MARK} property="og:title" content={title} />
        <meta {...MARK} property="og:description" content={description} />
        <meta {...MARK} property="og:url" content={canonical} />
        <meta {...MARK} property="og:type" content={type} />
        <meta {...MARK} property="og:site_name" content={siteName} />
        <meta {...MARK} property="og:locale" content={locale} />
        <meta {...MARK} name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
        {picture && <meta {...MARK} property="og:image" content={picture} />}
        {picture && imageAlt && <meta {...MARK} property="og:image:alt" content={imageAlt} />}
        {Object.entries(tags.properties ?? {}).map(([property, content]) => (
          <meta {...MARK} key={property} property={property} content={content} />
        ))}
        {hidden && <meta {...MARK} name="robots" content="noindex" />}
        {tags.data?.map((data) => (
          <script {...MARK} key={data} type="application/ld+json">
            {data}
          </script>
        ))}
      </Helmet>
    </HelmetProvider>
  );
}

/** What the elements of a prerendered head carry. */
const MARK = typeof window === 'undefined' ? { [PRERENDERED]: '' } : {};
