import { useLayoutEffect, useSyncExternalStore } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { currentTags, type HeadTags, isHeadDue, joinTags, MADE, watchTags } from './head-tags.ts';
import { useStoreInTransition } from './use-store-in-transition.ts';

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
  // The head of a page that was made beforehand stays until React has taken over, and goes with the same paint.
  const isDue = useStoreInTransition(watchNothing, yes) ?? isHeadDue();
  useLayoutEffect(() => {
    if (!isDue) return;
    for (const made of document.querySelectorAll(`[${MADE}]`)) made.remove();
  }, [isDue]);
  const tags = joinTags(route, useSyncExternalStore(watchTags, currentTags, currentTags));
  const { title, description, canonical, hidden, type = 'website', image, imageAlt } = tags;
  if (!isDue) return null;
  const picture = image && new URL(image, origin).href;
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
        <link rel="canonical" href={canonical} />
        <meta name="description" content={description} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={canonical} />
        <meta property="og:type" content={type} />
        <meta property="og:site_name" content={siteName} />
        <meta property="og:locale" content={locale} />
        <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
        {picture && <meta property="og:image" content={picture} />}
        {picture && imageAlt && <meta property="og:image:alt" content={imageAlt} />}
        {Object.entries(tags.properties ?? {}).map(([property, content]) => (
          <meta key={property} property={property} content={content} />
        ))}
        {hidden && <meta name="robots" content="noindex" />}
        {tags.data?.map((data) => (
          <script key={data} type="application/ld+json">
            {data}
          </script>
        ))}
      </Helmet>
    </HelmetProvider>
  );
}

function watchNothing(): () => void {
  return () => {};
}

function yes(): boolean {
  return true;
}
