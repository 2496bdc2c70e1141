import { lazy, Suspense } from 'react';
import { aboutContent } from '#text/site/about.ts';
import { AboutText } from './AboutText.tsx';

const OwnAbout = lazy(async () => ({ default: (await import('./OwnAbout.tsx')).OwnAbout }));

/** `/about`: the shop, how its products are made, and the seller. */
export default function AboutPage() {
  return (
    <Suspense fallback={<AboutText words={aboutContent} />}>
      <OwnAbout />
    </Suspense>
  );
}
