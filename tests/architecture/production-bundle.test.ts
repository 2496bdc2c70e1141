import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** What the browser of a shopper gets from a build for a real project, by file name. */
const files = new Map<string, string>();
/** The chunk of a source file that is loaded by itself. */
const chunks = new Map<string, string>();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'franch-site-'));
  const values = {
    VITE_FIREBASE_API_KEY: 'AIzaSampleKeyOfNobody',
    VITE_FIREBASE_AUTH_DOMAIN: 'sample-shop.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'sample-shop',
    VITE_FIREBASE_STORAGE_BUCKET: 'sample-shop.firebasestorage.app',
    VITE_FIREBASE_APP_ID: '1:1:web:abc',
    VITE_SITE_ORIGIN: 'https://shop.example',
    VITE_APP_CHECK_SITE_KEY: '6LeSampleKeyOfNobody0000000000000000000',
  };
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    mode: 'production',
    logLevel: 'silent',
    build: { outDir: folder, emptyOutDir: true, copyPublicDir: false, manifest: true },
  });
  vi.unstubAllEnvs();
  const assets = join(folder, 'assets');
  for (const name of await readdir(assets)) {
    if (name.endsWith('.js')) files.set(name, await readFile(join(assets, name), 'utf8'));
  }
  files.set('index.html', await readFile(join(folder, 'index.html'), 'utf8'));
  const manifest = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  ) as Readonly<Record<string, { readonly file: string }>>;
  for (const [source, { file }] of Object.entries(manifest)) chunks.set(source, basename(file));
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The names of the files that hold the text. */
function holding(text: string): string[] {
  return [...files].filter(([, content]) => content.includes(text)).map(([name]) => name);
}

test('a build for a real project speaks to it, and holds nothing of the local suite', () => {
  expect(holding('sample-shop.firebaseapp.com')).not.toEqual([]);
  expect(holding('127.0.0.1')).toEqual([]);
  expect(holding('demo-franch')).toEqual([]);
});

test('nothing of Firebase is in what every page loads first', () => {
  const page = files.get('index.html') ?? '';
  const first = [...page.matchAll(/assets\/([\w-]+\.js)/g)].map(([, name]) => name ?? '');
  expect(first).not.toEqual([]);
  for (const name of first) {
    expect(files.get(name)).not.toMatch(
      /firestore\.googleapis|identitytoolkit|@firebase\/|recaptcha/,
    );
  }
  expect(holding('firestore.googleapis.com')).not.toEqual([]);
  expect(holding('https://www.google.com/recaptcha/enterprise.js')).not.toEqual([]);
});

test('App Check begins with Firebase, by the key that the build was given', () => {
  expect(holding('6LeSampleKeyOfNobody0000000000000000000')).not.toEqual([]);
});

test('there is no secret, no test and no tool of a developer in what is deployed', () => {
  const never = [
    ...['rzp_live_', 'rzp_test_', 'key_secret', 'KEY_SECRET', 'WEBHOOK_SECRET', '-----BEGIN'],
    ...['localhost:', 'franch.test', 'Ayurveda@108', '4100 2800'],
    ...['vitest', 'playwright', 'firebase-admin', 'testing-library', 'react-dom.development'],
    ...['service_account', 'private_key', 'GOOGLE_APPLICATION_CREDENTIALS', process.cwd()],
  ];
  for (const text of never) expect([text, holding(text)]).toEqual([text, []]);
});

test('nothing of the staff area is in what a shopper loads: it comes by itself, to staff', () => {
  // Sentences that only the staff area says, one of each of its parts.
  const ownWords = [
    'What the whole shop reads. A change is live',
    'They leave the staff area at once',
    'Codes that take something off.',
    'What staff did, and what the server did for them.',
    'You may look at everything.',
  ];
  const admin = new Set(ownWords.flatMap(holding));
  for (const words of ownWords) expect(holding(words), words).not.toEqual([]);
  const page = files.get('index.html') ?? '';
  const shop = reachedFrom(
    [...page.matchAll(/assets\/([\w-]+\.js)/g)].map(([, name]) => name ?? ''),
    (name) => !name.startsWith('Admin-'),
  );
  expect(shop.size).toBeGreaterThan(20);
  expect([...shop].filter((name) => admin.has(name))).toEqual([]);
  expect(reachedFrom([...shop], () => true).size).toBeGreaterThan(shop.size);
});

/** The chunks that some chunks load, at once or when they are asked for, as far as `follow` goes. */
function reachedFrom(first: readonly string[], follow: (name: string) => boolean): Set<string> {
  const reached = new Set<string>();
  const waiting = first.filter(follow);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    const loads = (files.get(name) ?? '').matchAll(
      /(?:from|import)\s*\(?\s*["'`]\.\/([\w-]+\.js)/g,
    );
    for (const [, next = ''] of loads) if (follow(next)) waiting.push(next);
  }
  return reached;
}

test('the page has no inline script, and the bundle no source map', () => {
  const page = files.get('index.html') ?? '';
  expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(holding('sourceMappingURL')).toEqual([]);
});

/**
 * What a page may load before the browser is idle, in kB of 1,024 bytes as brotli sends them: React with its router takes 66
 * of them. 105 is the most that any page may load; each page is held near what it loads today, so that growth is noticed.
 */
const BUDGETS: Readonly<Record<string, number>> = {
  'src/main.tsx': 80,
  'src/pages/home/HomePage.tsx': 88,
  'src/pages/products/ProductsPage.tsx': 89,
  'src/pages/product/ProductPage.tsx': 88,
  'src/pages/blogs/BlogsPage.tsx': 88,
  'src/pages/blog/BlogPage.tsx': 88,
  'src/pages/about/AboutPage.tsx': 88,
  'src/pages/contact/ContactPage.tsx': 84,
  'src/pages/privacy/PrivacyPage.tsx': 88,
  'src/pages/shipping/ShippingPage.tsx': 88,
  'src/pages/terms/TermsPage.tsx': 88,
  'src/pages/faq/FaqPage.tsx': 87,
  'src/pages/not-found/NotFoundPage.tsx': 86,
};

test.each(Object.entries(BUDGETS))('%s stays within %i kB before it is idle', (page, budget) => {
  const loaded = loadedBy([...entryFiles(), chunkOf(page)]);
  const size = [...loaded].reduce((sum, name) => sum + sizeOf(name), 0);
  const over = Math.ceil(size - budget * 1024);
  expect(over > 0 ? `${page} is ${over} bytes over its ${budget} kB` : 'within').toBe('within');
});

test('no page of the shop waits for Firebase, for the schemas of documents or for the staff area', () => {
  const loaded = loadedBy([...entryFiles(), ...Object.keys(BUDGETS).map(chunkOf)]);
  for (const words of ['firestore.googleapis', 'identitytoolkit', 'signInWith', 'safeParse']) {
    expect([...loaded].filter((name) => files.get(name)?.includes(words))).toEqual([]);
  }
  expect([...loaded].filter((name) => name.startsWith('Admin-'))).toEqual([]);
});

test('the style stands in the page, and is small', () => {
  const page = files.get('index.html') ?? '';
  expect(page).not.toContain('rel="stylesheet"');
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
  expect(style).toContain('@layer');
  expect(Math.round(brotliSize(style) / 1024)).toBeLessThanOrEqual(10);
});

/** The chunk of a page, or what every page loads. @throws when it has none */
function chunkOf(source: string): string {
  const file = source === 'src/main.tsx' ? entryFiles()[0] : chunks.get(source);
  if (file === undefined) throw new Error(`${source} is no chunk of its own`);
  return file;
}

/** The chunks that the page itself names, and the one that these always ask for. */
function entryFiles(): string[] {
  const page = files.get('index.html') ?? '';
  const named = [...page.matchAll(/assets\/([\w-]+\.js)/g)].map(([, name]) => name ?? '');
  const asked = named.flatMap((name) =>
    [...(files.get(name) ?? '').matchAll(/import\(["'`]\.\/([\w-]+\.js)/g)].map(
      ([, one]) => one ?? '',
    ),
  );
  return [...named, ...asked];
}

/** Some chunks, and all that they need at once. */
function loadedBy(first: readonly string[]): Set<string> {
  const loaded = new Set<string>();
  const waiting = [...first];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (loaded.has(name)) continue;
    loaded.add(name);
    const needs = (files.get(name) ?? '').matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)/g);
    for (const [, next = ''] of needs) waiting.push(next);
  }
  return loaded;
}

const sizes = new Map<string, number>();

function sizeOf(name: string): number {
  const size = sizes.get(name) ?? brotliSize(files.get(name) ?? '');
  sizes.set(name, size);
  return size;
}

function brotliSize(text: string): number {
  return brotliCompressSync(text).length;
}
