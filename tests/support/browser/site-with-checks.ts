import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  request as requestFrom,
  type ServerResponse,
} from 'node:http';
import { extname, join } from 'node:path';
import { pagesFolder, root, siteFolder } from '../../../dev/backend/folders.ts';
import { portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { buildWithReactChecks } from '../../../dev/backend/site.ts';
import { type FirebaseConfig, suiteConfig } from '../../../dev/backend/suite-config.ts';
import { fillLocalSite } from '../../../dev/prerender/site.ts';

/** The shop's site built with React's development checks, on a separate server. */
export interface SiteWithChecks {
  /** The addresses of all prerendered pages, sorted. */
  readonly addresses: readonly string[];
  close(): Promise<void>;
}

/** Scheme and host of that server: the port of `npm run dev`, which tests don't use. */
export const CHECKED_ORIGIN = `http://127.0.0.1:${portsAt(portOffset()).vite}`;

/** A sentence that only React's development build contains. */
const DEVELOPMENT_ONLY = "A tree hydrated but some attributes of the server rendered HTML didn't";

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/**
 * Builds the site of the running suite with React's development checks and prerenders it with the suite's own program.
 * @throws Error when React's production build got into it.
 */
export async function buildSiteWithChecks(): Promise<SiteWithChecks> {
  const offset = portOffset();
  const [site, program] = [`${siteFolder(offset)}-checks`, `${pagesFolder(offset)}-checks`];
  await buildWithReactChecks(offset, site);
  await cp(join(root, pagesFolder(offset)), join(root, program), { recursive: true });
  await fillLocalSite(offset, site, program);
  const folder = join(root, site);
  if (!(await hasDevelopmentReact(folder))) throw new Error('The build has no development checks.');
  const headers = await pageHeaders(offset);
  const server = createServer((request, response) => answer(request, response, folder, headers));
  server.listen(portsAt(offset).vite, '127.0.0.1');
  await once(server, 'listening');
  return {
    addresses: await prerenderedAddresses(folder),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function hasDevelopmentReact(folder: string): Promise<boolean> {
  const assets = join(folder, 'assets');
  for (const name of await readdir(assets)) {
    if (!name.endsWith('.js')) continue;
    if ((await readFile(join(assets, name), 'utf8')).includes(DEVELOPMENT_ONLY)) return true;
  }
  return false;
}

/** Sends a file of the site; anything else, such as a function's response, comes from Hosting. */
function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  headers: Readonly<Record<string, string>>,
): void {
  const { pathname } = new URL(request.url ?? '/', CHECKED_ORIGIN);
  const file = fileOf(folder, decodeURIComponent(pathname));
  if (file !== null) {
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { ...headers, 'Content-Type': type });
    createReadStream(file).pipe(response);
    return;
  }
  const { method = 'GET', url: path } = request;
  const options = { port: portsAt(portOffset()).hosting, method, path, headers: request.headers };
  const onward = requestFrom(options, (received) => {
    response.writeHead(received.statusCode ?? 502, received.headers);
    received.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}

/** The headers that Hosting sends with every page, the Content-Security-Policy among them. */
async function pageHeaders(offset: number): Promise<Record<string, string>> {
  const config = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const rules = suiteConfig(config, offset, siteFolder(offset)).hosting.headers;
  const all = rules.find(({ source }) => source === '**')?.headers ?? [];
  return Object.fromEntries(all.map(({ key, value }) => [key, value]));
}

/** The file that Hosting serves at a path with clean URLs, or the shell; null for what is no page and no file. */
function fileOf(folder: string, path: string): string | null {
  const names = path === '/' ? ['/index.html'] : [`${path}.html`, path];
  const fileName = names.find((name) => existsSync(join(folder, name)));
  if (fileName !== undefined) return join(folder, fileName);
  return /^\/(?:auth|dashboard|product|blog)\b/.test(path) ? join(folder, 'shell.html') : null;
}

async function prerenderedAddresses(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => /^(?:(?:product|blog)\/)?[\w-]+\.html$/.test(file) && file !== 'shell.html')
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .toSorted();
}
