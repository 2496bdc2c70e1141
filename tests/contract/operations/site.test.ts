import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, siteFolder } from '../../../dev/backend/folders.ts';
import { portOffset } from '../../../dev/backend/ports.ts';
import { ensureJava } from '../../../dev/backend/programs.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { SHOP } from '../../support/backend/functions.ts';

const store = adminFirestore();

const get = (path: string) => fetch(`${SHOP}${path}`, { redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();
const idsOf = async (collection: string, field: string, value: unknown) =>
  (await store.collection(collection).where(field, '==', value).get()).docs
    .map(({ id }) => id)
    .toSorted();

/** Fixed titles by path: they override what a product says of itself. */
const TITLES = {
  '/': 'Franch: Ayurvedic oils, soaps and supplements',
  '/about': 'About us · Franch',
  '/products': 'All products · Franch',
  '/blogs': 'Blog: Ayurveda in everyday life · Franch',
  '/product/franch-orthovin-thailam': 'Franch Orthovin Thailam: Ayurvedic massage oil · Franch',
  '/product/franch-ayurveda-skin-soap': 'Franch Ayurveda Skin Soap with turmeric · Franch',
  '/product/omega-3': 'Plant-based omega-3 softgels · Franch',
};

describe('the site that Hosting serves', { timeout: 60_000 }, () => {
  it.each([
    ...['/nowhere', '/blog/a/b', '/blog', '/product', '/product/a/b', '/products/a', '/%E0%A4%A'],
  ])('answers 404 with the shop’s own page at %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<div id="root">');
  });

  it.each([
    ...['/', '/blogs', '/blog/omega-3-from-plants', '/product/omega-3', '/faq'],
    ...['/product/no-such-product', '/product/a%2Fb', '/dashboard', '/admin/dashboard/orders'],
  ])('answers 200 at %s', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it.each([
    ['/privacy-policy', '/privacy'],
    ['/terms-and-conditions', '/terms'],
    ['/shipping-and-delivery', '/shipping'],
    ['/user/login', '/auth'],
    ['/coming-soon', '/'],
  ])('redirects %s permanently to %s', async (old, now) => {
    const answer = await get(old);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, now]);
  });

  it('lists every public page once in sitemap.xml, and keeps crawlers off the private ones', async () => {
    const robots = await textOf('/robots.txt');
    for (const path of ['/admin', '/dashboard', '/auth', '/return', '/thank-you', '/test'])
      expect(robots).toContain(`Disallow: ${path}\n`);
    const address = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toContain('xml');
    const origin = new URL(address).origin;
    const paths = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
      loc.replace(origin, '').replaceAll('&amp;', '&'),
    );
    expect(new Set(paths).size).toBe(paths.length);
    const below = (prefix: string) =>
      paths
        .filter((path) => path.startsWith(prefix))
        .map((path) => path.slice(prefix.length))
        .toSorted();
    expect(below('/product/')).toEqual(await idsOf('products', 'active', true));
    expect(below('/blog/')).toEqual(await idsOf('blogs', 'status', 'published'));
    expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/products?category=Soaps']));
    expect(paths.filter((path) => /^\/(?:admin|auth|dashboard|test)/.test(path))).toEqual([]);
  });

  it.each(Object.entries(TITLES))('prerenders the head of %s', async (path, title) => {
    const html = await textOf(`${path}?utm_source=mail`);
    expect(html.match(/<title[^>]*>([^<]*)<\/title>/)?.[1]).toBe(title);
    expect(html.match(/<link[^>]*rel="canonical"[^>]*>/g)).toHaveLength(1);
    expect(html).toContain(`href="${SHOP}${path}"`);
    const description = /<meta[^>]*name="description"[^>]*content="([^"]*)"/.exec(html)?.[1];
    expect(description?.length).toBeGreaterThan(50);
    expect(html).not.toContain('noindex');
  });

  it('prerenders what a product costs, for crawlers and with its bundle', async () => {
    const stored = await store.doc('products/franch-bhringraj-hair-oil').get();
    const price = (stored.get('price') as number).toFixed(2);
    const html = await textOf('/product/franch-bhringraj-hair-oil');
    expect(html).toContain('Goes well with');
    expect(html).toMatch(new RegExp(`product:price:amount"[^>]*content="${price}"`));
    const texts = html.matchAll(/<script[^>]*ld\+json"[^>]*>(.*?)<\/script>/gs);
    const data = [...texts].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
    expect(data.find((thing) => thing['@type'] === 'Product')).toMatchObject({
      sku: stored.get('sku') as string,
      offers: { price, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    });
  });

  it('keeps the directory of PIN codes in small files, which the service worker never precaches', async () => {
    const worker = await textOf('/service-worker.js');
    expect(worker).toContain('shell.html');
    expect(worker).not.toContain('pins/');
    const file = await get('/pins/57.json');
    expect(file.headers.get('cache-control')).toContain('max-age=86400');
    expect((await file.arrayBuffer()).byteLength).toBeLessThan(5_000);
  });

  it('has valid HTML in every template', async () => {
    expect(await htmlErrors(TEMPLATES)).toEqual([]);
  }, 180_000);
});

/** A file of each template; pages of one template differ only in their data. */
const TEMPLATES = [
  ...['index', 'shell', '404', 'products', 'blogs', 'about', 'contact', 'faq', 'terms', 'shipping'],
  ...['privacy', 'product/franch-triphala-churna', 'product/franch-oil-nh-plus'],
  ...['product/franch-bhringraj-hair-oil', 'product/franch-brahmi-tablets'],
  'blog/how-to-read-an-ayurvedic-label',
].map((name) => `${name}.html`);

interface Message {
  readonly url: string;
  readonly lastLine: number;
  readonly message: string;
}

/** The errors that the W3C's Nu checker finds. Its style sheet parser is older than the CSS that browsers know. */
async function htmlErrors(files: readonly string[]): Promise<readonly string[]> {
  const checker = join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const java = await ensureJava();
  const cwd = join(root, siteFolder(portOffset()));
  const report = await new Promise<string>((resolve, reject) => {
    execFile(
      java,
      ['-jar', checker, '--errors-only', '--format', 'json', ...files],
      { cwd, maxBuffer: 64 * 1024 * 1024 },
      // It writes its report to standard error, and ends with 1 when it has one.
      (error, _, output) =>
        output.startsWith('{') ? resolve(output) : reject(error ?? new Error(output)),
    );
  });
  const { messages } = JSON.parse(report) as { readonly messages: readonly Message[] };
  return messages
    .filter(({ message }) => !message.startsWith('CSS:'))
    .map(({ url, lastLine, message }) => `${url}:${lastLine} ${message}`);
}
