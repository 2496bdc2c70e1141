import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { robotsText, sitemapEntries, sitemapXml, writeSitemap } from './sitemap.ts';

const ORIGIN = 'https://www.my-shop.in';

describe('the sitemap', () => {
  it('holds public pages, shelves that have something, products and articles, each once', () => {
    const entries = sitemapEntries(
      [
        { slug: 'soap', category: 'Soaps', changedAt: 2000 },
        { slug: 'oil', category: 'Hair Care', changedAt: 3000 },
      ],
      [{ slug: 'on-soap', category: '', changedAt: 1000 }],
    );
    expect(entries.map(({ path }) => path)).toEqual([
      '/',
      '/products',
      '/products?category=Soaps',
      '/products?category=Hair%20Care',
      '/product/soap',
      '/product/oil',
      '/blogs',
      '/blog/on-soap',
      '/about',
      '/contact',
      '/faq',
      '/shipping',
      '/terms',
      '/privacy',
    ]);
    expect(entries[0]?.changedAt).toBe(3000);
    expect(entries[2]?.changedAt).toBe(2000);
    expect(entries.at(-1)?.changedAt).toBeUndefined();
  });

  it('of an empty shop still holds its pages', () => {
    expect(sitemapEntries([], []).map(({ path }) => path)).toContain('/about');
  });

  it('is XML, whatever stands in an address', () => {
    const xml = sitemapXml(ORIGIN, [
      { path: `/a?b=1&c=<"'>`, changedAt: Date.UTC(2026, 9, 12, 4, 30) },
    ]);
    expect(addressesOf(xml)).toEqual([`${ORIGIN}/a?b=1&c=<"'>`]);
    expect(xml).toContain('<lastmod>2026-10-12T04:30:00.000Z</lastmod>');
  });

  it('refuses to be longer than crawlers read', () => {
    const entries = Array.from({ length: 50_001 }, (_, index) => ({ path: `/${index}` }));
    expect(() => sitemapXml(ORIGIN, entries)).toThrow('50001');
  });
});

describe('robots.txt', () => {
  it('closes what is private and names the sitemap', () => {
    const lines = robotsText(ORIGIN).split('\n');
    for (const path of ['/admin', '/dashboard', '/auth', '/return', '/thank-you', '/test']) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(lines.some((line) => line === 'Disallow: /')).toBe(false);
  });
});

describe('writing both', () => {
  let folder = '';
  let port = 0;
  let server: Server;
  let asked: string[] = [];
  let answer: (query: { structuredQuery: Query }) => unknown = () => [{}];

  interface Query {
    readonly from: readonly { readonly collectionId: string }[];
    readonly limit: number;
    readonly startAt?: { readonly values: readonly { readonly referenceValue: string }[] };
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sitemap-'));
    asked = [];
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim());
      void text(request).then((body) => {
        const said = answer(JSON.parse(body) as { structuredQuery: Query });
        response.writeHead(said === null ? 403 : 200).end(JSON.stringify(said));
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  const write = () =>
    writeSitemap({
      siteFolder: folder,
      origin: ORIGIN,
      source: {
        projectId: 'my-shop',
        emulator: `127.0.0.1:${port}`,
      },
    });
  const place = 'projects/my-shop/databases/(default)/documents';

  it('reads page after page as a visitor, and leaves odd ids out', async () => {
    answer = ({ structuredQuery: { from, limit, startAt } }) => {
      if (from[0]?.collectionId === 'blogs') return [{ readTime: '2026-01-01T00:00:00Z' }];
      const first = startAt
        ? Number(startAt.values.at(-1)?.referenceValue.split('-').at(-1)) + 1
        : 0;
      const rows = Array.from({ length: Math.min(limit, 700 - first) }, (_, index) => ({
        document: {
          name: `${place}/products/product-${first + index}`,
          fields: { updatedAt: { timestampValue: '2026-10-12T04:30:00.123456Z' } },
        },
      }));
      return startAt
        ? rows
        : [{ document: { name: `${place}/products/Odd & Id` } }, ...rows.slice(1)];
    };
    expect(await write()).toBe(699 + 9);
    const xml = await readFile(join(folder, 'sitemap.xml'), 'utf8');
    expect(xml).toContain(`${ORIGIN}/product/product-699</loc>`);
    expect(xml).not.toContain('Odd');
    expect(asked).toHaveLength(4);
    expect(new Set(asked)).toEqual(
      new Set(['POST /v1/projects/my-shop/databases/(default)/documents:runQuery']),
    );
    expect(await readdir(folder)).toEqual(['robots.txt', 'sitemap.xml']);
  });

  it('fails in one sentence when the catalogue is refused or out of reach, and writes nothing', async () => {
    answer = () => null;
    await expect(write()).rejects.toThrow(/^The sitemap needs products from .* gave HTTP 403\.$/);
    server.close();
    server.closeAllConnections();
    await expect(write()).rejects.toThrow(/^The sitemap needs products from .* no answer\.$/);
    expect(await readdir(folder)).toEqual([]);
  });
});

/** The addresses of a sitemap, read back. */
function addressesOf(xml: string): string[] {
  const entities: Readonly<Record<string, string>> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&apos;': "'",
  };
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replace(/&\w+;/g, (entity) => entities[entity] ?? entity),
  );
}
