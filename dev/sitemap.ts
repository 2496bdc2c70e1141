import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATEGORIES } from '#domain/catalog.ts';
import { paths } from '#domain/paths.ts';
import { isSlug } from '#domain/slug.ts';
import { CLOSED_PATHS } from '#domain/seo.ts';
import { root, siteFolder } from './backend/folders.ts';
import { portsAt, projectId } from './backend/ports.ts';

/** Where the catalogue is read from: a real project, or the emulator at a host with its port. */
export interface CatalogSource {
  readonly projectId: string;
  readonly emulator?: string;
}

/** One address of the sitemap. */
export interface SitemapEntry {
  /** From the root of the site, with its query. */
  readonly path: string;
  /** Epoch milliseconds. */
  readonly changedAt?: number;
}

/** What a document tells the sitemap. */
interface Listed {
  readonly slug: string;
  readonly category: string;
  readonly changedAt?: number;
}

/** How many documents are asked for at a time; the rules allow 1,000. */
const PAGE = 300;
/** How many addresses one sitemap may hold (sitemaps.org). */
const MAX_ENTRIES = 50_000;
const PATIENCE_MS = 20_000;

const STATIC_PATHS = [
  paths.about,
  paths.contact,
  paths.faq,
  paths.shipping,
  paths.terms,
  paths.privacy,
] as const;

/**
 * Writes sitemap.xml and robots.txt into a built site: its public pages, its shelves, and what is active or published
 * in the catalogue, read as any visitor may read it.
 * @param origin scheme and host of the site, without a slash at the end
 * @returns how many addresses the sitemap holds
 * @throws Error with one sentence when the catalogue cannot be read. Nothing is written then.
 */
export async function writeSitemap({
  siteFolder: folder,
  origin,
  source,
}: {
  siteFolder: string;
  origin: string;
  source: CatalogSource;
}): Promise<number> {
  const products = await listed(source, 'products', ACTIVE);
  const blogs = await listed(source, 'blogs', LIVE);
  const entries = sitemapEntries(products, blogs);
  await Promise.all([
    writeFile(join(folder, 'sitemap.xml'), sitemapXml(origin, entries)),
    writeFile(join(folder, 'robots.txt'), robotsText(origin)),
  ]);
  return entries.length;
}

/**
 * The same for the site of the local suite at an offset, once it is built and seeded.
 * @returns how many addresses the sitemap holds
 * @throws as `writeSitemap` does
 */
export function writeLocalSitemap(portOffset: number): Promise<number> {
  const { hosting, firestore } = portsAt(portOffset);
  return writeSitemap({
    siteFolder: join(root, siteFolder(portOffset)),
    origin: `http://127.0.0.1:${hosting}`,
    source: { projectId, emulator: `127.0.0.1:${firestore}` },
  });
}

/** The addresses of the site, each once: lists carry the moment of the newest thing on them. */
export function sitemapEntries(
  products: readonly Listed[],
  blogs: readonly Listed[],
): SitemapEntry[] {
  const shelves = CATEGORIES.map((category) => ({
    category,
    on: products.filter((product) => product.category === category),
  })).filter(({ on }) => on.length > 0);
  return [
    entry(paths.home, newest(products)),
    entry(paths.products, newest(products)),
    ...shelves.map(({ category, on }) => entry(paths.catalog({ category }), newest(on))),
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
    return `  <url><loc>${escaped(`${origin}${path}`)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/** What crawlers may visit: everything but private pages and test pages. */
export function robotsText(origin: string): string {
  const closed = CLOSED_PATHS.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}Allow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function escaped(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  };
  return text.replace(/[&<>"']/g, (character) => names[character] ?? '');
}

interface Filter {
  readonly field: string;
  readonly is: Readonly<Record<string, string | boolean>>;
  /** The field of a moment that must have come. */
  readonly before?: string;
}

const ACTIVE: Filter = { field: 'active', is: { booleanValue: true } };
const LIVE: Filter = { field: 'status', is: { stringValue: 'published' }, before: 'publishedAt' };

/** A row of Firestore's answer; the last row of an empty answer holds no document. */
interface Row {
  readonly document?: {
    readonly name: string;
    readonly fields?: Readonly<
      Record<string, { readonly timestampValue?: string; readonly stringValue?: string }>
    >;
  };
}

type Document = NonNullable<Row['document']>;

function filterOf(field: string, op: string, value: Readonly<Record<string, unknown>>) {
  return { fieldFilter: { field: { fieldPath: field }, op, value } };
}

/** Every document that a visitor may list, page by page, without credentials. */
async function listed(
  source: CatalogSource,
  collection: 'products' | 'blogs',
  filter: Filter,
): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let after: Document | undefined; ;) {
    const rows = await page(source, collection, filter, after);
    for (const { name, fields } of rows) {
      const slug = name.slice(name.lastIndexOf('/') + 1);
      if (!isSlug(slug)) continue;
      const time = Date.parse(fields?.['updatedAt']?.timestampValue ?? '');
      const category = fields?.['category']?.stringValue ?? '';
      found.push({ slug, category, ...(Number.isFinite(time) && { changedAt: time }) });
    }
    after = rows.at(-1);
    if (rows.length < PAGE || after === undefined) return found;
  }
}

async function page(
  { projectId: project, emulator }: CatalogSource,
  collection: string,
  { field, is, before }: Filter,
  after: Document | undefined,
): Promise<Document[]> {
  const host = emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`;
  const address = `${host}/v1/projects/${project}/databases/(default)/documents:runQuery`;
  // What lies before a moment is ordered by it; Firestore asks for that.
  const order = [...(before ? [before] : []), '__name__'];
  const now = new Date().toISOString();
  const structuredQuery = {
    from: [{ collectionId: collection }],
    select: {
      fields: ['updatedAt', 'category', 'publishedAt'].map((fieldPath) => ({ fieldPath })),
    },
    where: {
      compositeFilter: {
        op: 'AND',
        filters: [
          filterOf(field, 'EQUAL', is),
          ...(before ? [filterOf(before, 'LESS_THAN_OR_EQUAL', { timestampValue: now })] : []),
        ],
      },
    },
    orderBy: order.map((fieldPath) => ({
      field: { fieldPath },
      direction: before ? 'DESCENDING' : 'ASCENDING',
    })),
    ...(after && {
      startAt: {
        values: order.map((name) => after.fields?.[name] ?? { referenceValue: after.name }),
        before: false,
      },
    }),
    limit: PAGE,
  };
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ structuredQuery }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const rows = (await answer.json()) as Row[];
    return rows.flatMap(({ document }) => document ?? []);
  } catch (cause) {
    const refused = cause instanceof Error && cause.message.startsWith('HTTP');
    const gave = refused ? cause.message : 'no answer';
    throw new Error(
      `The sitemap needs ${collection} from ${host} (project ${project}), which gave ${gave}.`,
      { cause },
    );
  }
}
