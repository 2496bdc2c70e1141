import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portOffset, portsAt } from '../../dev/backend/ports.ts';
import { attack } from '../support/backend/attack.ts';
import { SHOP } from '../support/backend/functions.ts';

interface Hosting {
  readonly hosting: {
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly { readonly key: string; readonly value: string }[];
    }[];
  };
}

const { hosting } = portsAt(portOffset());
const root = join(import.meta.dirname, '../..');
const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as Hosting;
const everywhere = new Map(
  config.hosting.headers
    .find(({ source }) => source === '**')
    ?.headers.map(({ key, value }) => [key, value]),
);
const policy = new Map(
  (everywhere.get('Content-Security-Policy') ?? '').split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(' ');
    return [name, sources];
  }),
);
const sources = (directive: string): readonly string[] => policy.get(directive) ?? [];

/** Requests exactly this path; `fetch` would normalise it. */
const get = (path: string) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port: hosting, path }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const body = Buffer.concat(chunks).toString();
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
        });
      })
        .on('error', reject)
        .end();
    },
  );
const page = await get('/');
const assets = [...page.body.matchAll(/\/assets\/[\w-]+\.(?:js|css)/gu)].map(([path]) => path);

describe('the deployed Content-Security-Policy', () => {
  it('allows scripts of the shop, Google’s sign-in and the payment provider only, and none inline', () => {
    const scripts = sources('script-src').filter((source) => !source.startsWith("'sha256-"));
    expect(scripts.slice(0, 3)).toEqual([
      "'self'",
      'https://apis.google.com',
      'https://checkout.razorpay.com',
    ]);
    for (const source of scripts.slice(1)) expect(source).toMatch(/^https:\/\/[\w.-]+[\w./-]*$/u);
    expect(sources('script-src-elem')).toEqual([]);
    expect(sources('script-src-attr')).toEqual([]);
  });

  it('denies by default, forbids framing the shop, changing its base and foreign form targets', () => {
    expect(sources('default-src')).toEqual(["'none'"]);
    expect(sources('object-src')).toEqual(["'none'"]);
    expect(sources('base-uri')).toEqual(["'none'"]);
    expect(sources('frame-ancestors')).toEqual(["'self'"]);
    expect(sources('form-action')).toEqual(["'self'", 'https://api.razorpay.com']);
    expect(policy.has('upgrade-insecure-requests')).toBe(true);
    const all = [...policy.values()].flat();
    expect(
      all.filter((source) => /^(?:\*|https?:|data:\*)$|unsafe-eval|^http:/u.test(source)),
    ).toEqual([]);
  });

  it('enforces HTTPS for a year', () => {
    expect(everywhere.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/u);
  });
});

/** Hosting's own redirects carry no headers; their targets do. */
const ANSWERS = [
  ...['/', '/products', '/product/none', '/admin', '/dashboard/x', '/nope', '/index.html', '/404'],
  ...['/sitemap.xml', '/robots.txt', '/favicon.svg', '/assets/gone-12345678.js'],
  ...['/pictures/none.webp', '/api/placeOrder', '/api/pay/return/another'],
  ...['/api/invoices/1.pdf', '/api/nothing'],
];

describe('Hosting', { timeout: 60_000 }, () => {
  attack('visitor', `looks for a missing header at ${ANSWERS.length} addresses`, async () => {
    expect(assets.length).toBeGreaterThan(1);
    for (const path of [...ANSWERS, ...assets]) {
      const { headers } = await get(path);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': expect.stringContaining('camera=()') as string,
      });
      const own = String(headers['content-security-policy']);
      for (const name of ["default-src 'none'", "frame-ancestors 'self'", "object-src 'none'"])
        expect(own, path).toContain(name);
    }
    return 'all of them have every header';
  });

  attack('robot', 'caches pages that must be fresh, and refetches immutable files', async () => {
    const pages = ['/', '/products', '/product/omega-3', '/nope', '/sitemap.xml', '/robots.txt'];
    const functions = ['/api/pay/return/another', '/api/placeOrder', '/api/nothing'];
    const cacheOf = async (path: string) => (await get(path)).headers['cache-control'];
    for (const path of pages) expect(await cacheOf(path), path).toBe('no-cache');
    for (const path of assets)
      expect(await cacheOf(path), path).toBe('public, max-age=31536000, immutable');
    for (const path of functions) expect(await cacheOf(path), path).toContain('no-store');
    return 'pages no-cache, assets immutable, answers of functions no-store';
  });

  attack('robot', 'gets a page instead of a script that is gone', async () => {
    const gone = ['/assets/gone-12345678.js', '/assets/', '/assets/index.html', '/icons/none.png'];
    for (const path of gone) {
      const { status, headers } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers['content-type'], path).toContain('text/html');
    }
    return '404, said to be HTML, with nosniff';
  });

  attack('visitor', 'traverses out of the site’s folder, and requests its sources', async () => {
    const paths = [
      ...['/../package.json', '/..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd'],
      ...['/....//package.json', '/.env', '/.firebaserc', '/.git/config', '/firestore.rules'],
      ...['/functions/lib/index.js', '/package.json', '/src/main.tsx'],
      ...['/node_modules/react/index.js', '/__/firebase/init.json.bak'],
      ...assets.map((path) => `${path}.map`),
    ];
    for (const path of paths) {
      const { status, body } = await get(path);
      expect([path, status]).toEqual([path, status === 400 ? 400 : 404]);
      expect(body).not.toMatch(/"dependencies"|root:x:|rules_version|"mappings"/u);
    }
    return `404 ${paths.length} times`;
  });

  attack('visitor', 'makes Hosting redirect to another site', async () => {
    for (const path of [
      ...['//evil.example/', '/\\evil.example', '//evil.example/index.html'],
      ...['/%5cevil.example/', '/products//evil.example/', '/index.html?//evil.example'],
    ]) {
      const answer = await get(path);
      const to = String(answer.headers['location'] ?? '/');
      expect(new URL(to, SHOP).origin, path).toBe(SHOP);
    }
    return 'every address stays on the shop';
  });
});
