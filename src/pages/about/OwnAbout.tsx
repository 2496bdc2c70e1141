import type { AboutContent } from '#domain/shop-content/about-content.ts';
import { pageContent } from '#data/content/site-content.ts';
import { useQuery } from '#data/react/use-query.ts';
import { aboutContent } from '#text/site/about.ts';
import { AboutText } from './AboutText.tsx';

/** The owner's words, which `saveContent` has checked, or the built-in ones. */
export function OwnAbout() {
  const read = useQuery(pageContent('about'));
  const own = read.state === 'loading' ? null : read.data?.value;
  return <AboutText words={(own || aboutContent) as AboutContent} />;
}
