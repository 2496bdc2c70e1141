import { expect, type Page } from '@playwright/test';

interface Head {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly image: string;
  readonly type: string;
  readonly hidden: boolean;
  /** Types of the page's structured data. */
  readonly data: readonly string[];
}

/** Tags that every page has once. */
const ONCE = [
  'title',
  'link[rel=canonical]',
  ...['description', 'twitter:card'].map((name) => `meta[name="${name}"]`),
  ...['title', 'description', 'url', 'type', 'image', 'site_name', 'locale'].map(
    (name) => `meta[property="og:${name}"]`,
  ),
];

/** The page's head as a crawler reads it; fails when a tag is missing or duplicated. */
export async function headOf(page: Page): Promise<Head> {
  const { counts, doubled, og, ...head } = await page.evaluate((once) => {
    const attribute = (tag: string, name: string): string =>
      document.querySelector(tag)?.getAttribute(name) ?? '';
    const property = (name: string) => attribute(`meta[property="og:${name}"]`, 'content');
    const names = [...document.querySelectorAll('meta[name], meta[property]')]
      .map((meta) => meta.getAttribute('name') ?? meta.getAttribute('property'))
      .filter((name) => name !== 'theme-color');
    const texts = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return {
      counts: Object.fromEntries(once.map((tag) => [tag, document.querySelectorAll(tag).length])),
      doubled: names.filter((name, index) => names.indexOf(name) !== index),
      og: {
        title: property('title'),
        description: property('description'),
        url: property('url'),
        locale: property('locale'),
      },
      title: document.title,
      description: attribute('meta[name=description]', 'content'),
      canonical: attribute('link[rel=canonical]', 'href'),
      image: property('image'),
      type: property('type'),
      hidden: attribute('meta[name=robots]', 'content') === 'noindex',
      data: texts
        .map(({ textContent }) => (JSON.parse(textContent) as { '@type': string })['@type'])
        .sort(),
    };
  }, ONCE);
  expect(counts).toEqual(Object.fromEntries(ONCE.map((tag) => [tag, 1])));
  expect(doubled).toEqual([]);
  const { title, description, canonical } = head;
  expect(og).toEqual({ title, description, url: canonical, locale: 'en_IN' });
  return { ...head, canonical: canonical.replace(new URL(page.url()).origin, '') };
}
