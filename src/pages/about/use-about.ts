import type { AboutContent } from '#domain/shop-content/about-content.ts';
import { pageContent } from '#data/content/site-content.ts';
import { useQuery } from '#data/react/use-query.ts';
import { aboutContent } from '#text/site/about.ts';

/** The words of the page: the owner's, which `saveContent` has checked, or the built-in ones. */
export function useAbout(): AboutContent {
  const read = useQuery(pageContent('about'));
  return ((read.state !== 'loading' && read.data?.value) || aboutContent) as AboutContent;
}
