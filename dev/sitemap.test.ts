import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '#domain/product/category.ts';
import { robotsText, sitemapEntries, sitemapXml, writeSitemap } from './sitemap.ts';

const ORIGIN = 'https://www.my-shop.in';

describe('the sitemap', () => {
  it('has public pages, non-empty categories, products and articles, each once', () => {
    const entries = sitemapEntries(
      [
        { slug: 'soap', category: 'Soaps', changedAt: 2000 },
        { slug: 'oil', category: 'Hair Care', changedAt: 3000 },
      ],
      [{ slug: 'on-soap', category: '', changedAt: 1000 }],
      ['Foot Care', 'Soaps', 'Hair Care'],
    );
    const pages = ['/about', '/contact', '/faq', '/shipping', '/terms', '/privacy'];
    expect(entries.map(({ path }) => path)).toEqual([
      ...['/', '/products', '/products?category=Soaps', '/products?category=Hair%20Care'],
      ...['/product/soap', '/product/oil', '/blogs', '/blog/on-soap', ...pages],
    ]);
    expect(entries[0]?.changedAt).toBe(3000);
    expect(entries[2]?.changedAt).toBe(2000);
    expect(entries.at(-1)?.changedAt).toBeUndefined();
    const empty = sitemapEntries([], [], CATEGORIES).map(({ path }) => path);
    expect(empty).toEqual(expect.arrayContaining(pages));
  });

  it('is valid XML for any address', () => {
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
  it('disallows private pages and names the sitemap', () => {
    const lines = robotsText(ORIGIN).split('\n');
    for (const path of ['/admin', '/dashboard', '/auth', '/return', '/thank-you', '/test']) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(lines.some((line) => line === 'Disallow: /')).toBe(false);
  });
});

describe('writeSitemap', () => {
  it('lists the contents of the catalogue', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sitemap-'));
    const changed = { category: 'Soaps', updatedAt: Date.UTC(2026, 9, 12, 4, 30) + 0.123 };
    const moments = new Set(['updatedAt']);
    const collections = new Map([['products', [{ id: 'soap', fields: changed, moments }]]]);
    const site = { siteFolder: folder, origin: ORIGIN };
    expect(await writeSitemap(site, { readAt: 0, collections })).toBe(11);
    const xml = await readFile(join(folder, 'sitemap.xml'), 'utf8');
    expect(xml).toContain(`${ORIGIN}/product/soap</loc><lastmod>2026-10-12T04:30:00.000Z<`);
    expect((await readdir(folder)).sort()).toEqual(['robots.txt', 'sitemap.xml']);
    await rm(folder, { recursive: true });
  });
});

/** The addresses of a sitemap, read back. */
function addressesOf(xml: string): string[] {
  const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replace(/&(\w+);/g, (entity, name: string) => entities.get(name) ?? entity),
  );
}
