import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { xmlText } from '#domain/feed/xml.ts';
import { shownCategoryIds } from '#domain/product/category-ids.ts';
import { paths } from '#domain/site/paths.ts';
import { CLOSED_PATHS, ROUTES } from '#domain/site/routes.ts';
import { carriedContent, type Catalogue } from './prerender/catalogue.ts';

/** One address of the sitemap. */
export interface SitemapEntry {
  /** From the root of the site, with its query. */
  readonly path: string;
  /** Epoch milliseconds. */
  readonly changedAt?: number;
}

/** The fields of a document that the sitemap uses. */
interface Listed {
  readonly slug: string;
  readonly category: string;
  readonly changedAt?: number;
}

/** Maximum number of addresses in one sitemap (sitemaps.org). */
const MAX_ENTRIES = 50_000;

/** Pages that list the catalogue: they change with it. */
const LISTS: readonly string[] = [paths.home, paths.products, paths.blogs];

/** Fixed pages that list nothing of the catalogue. */
const STATIC_PATHS = ROUTES.filter(
  ({ path, prerender }) => prerender === 'static' && !LISTS.includes(path),
).map(({ path }) => path);

/**
 * Writes sitemap.xml and robots.txt into a built site: its public pages, its categories, and the contents of the
 * catalogue.
 * @param origin scheme and host of the site, without a slash at the end
 * @returns how many addresses the sitemap holds
 */
export async function writeSitemap(
  { siteFolder: folder, origin }: { siteFolder: string; origin: string },
  catalogue: Catalogue,
): Promise<number> {
  const entries = sitemapEntries(
    listed(catalogue, 'products'),
    listed(catalogue, 'blogs'),
    shownCategoryIds(carriedContent(catalogue).catalog),
  );
  await Promise.all([
    writeFile(join(folder, 'sitemap.xml'), sitemapXml(origin, entries)),
    writeFile(join(folder, 'robots.txt'), robotsText(origin)),
  ]);
  return entries.length;
}

function listed({ collections }: Catalogue, path: string): Listed[] {
  return (collections.get(path) ?? []).map(({ id, fields: { category, updatedAt } }) => ({
    slug: id,
    category: typeof category === 'string' ? category : '',
    ...(typeof updatedAt === 'number' && { changedAt: Math.floor(updatedAt) }),
  }));
}

/** The addresses of the site, each once: lists have the time of their newest item. */
export function sitemapEntries(
  products: readonly Listed[],
  blogs: readonly Listed[],
  categories: readonly string[],
): SitemapEntry[] {
  const categoryEntries = categories
    .map((category) => ({
      category,
      on: products.filter((product) => product.category === category),
    }))
    .filter(({ on }) => on.length > 0);
  return [
    entry(paths.home, newest(products)),
    entry(paths.products, newest(products)),
    ...categoryEntries.map(({ category, on }) => entry(paths.catalog({ category }), newest(on))),
    ...products.map(({ slug, changedAt }) => entry(paths.product(slug), changedAt)),
    entry(paths.blogs, newest(blogs)),
    ...blogs.map(({ slug, changedAt }) => entry(paths.blog(slug), changedAt)),
    ...STATIC_PATHS.map((path) => entry(path)),
  ];
}

function entry(path: string, changedAt?: number): SitemapEntry {
  return changedAt === undefined ? { path } : { path, changedAt };
}

function newest(rows: readonly Listed[]): number | undefined {
  const moments = rows.flatMap(({ changedAt }) => changedAt ?? []);
  return moments.length > 0 ? Math.max(...moments) : undefined;
}

/**
 * A sitemap as sitemaps.org defines it.
 * @throws Error when it would hold more than 50,000 addresses.
 */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  if (entries.length > MAX_ENTRIES) {
    throw new Error(`A sitemap holds at most ${MAX_ENTRIES} addresses, this is ${entries.length}.`);
  }
  const urls = entries.map(({ path, changedAt }) => {
    const changed =
      changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
    return `  <url><loc>${xmlText(`${origin}${path}`)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** The rules for crawlers: everything but private pages and test pages is allowed. */
export function robotsText(origin: string): string {
  const closed = CLOSED_PATHS.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}Allow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
