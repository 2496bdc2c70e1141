import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  request as requestFrom,
  type ServerResponse,
} from 'node:http';
import { extname, join } from 'node:path';
import { root, siteFolder } from '../../../dev/backend/folders.ts';
import { portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { type FirebaseConfig, suiteConfig } from '../../../dev/backend/suite-config.ts';

/** Scheme and host of a variant of the site: the port of `npm run dev`, which tests don't use. */
export const VARIANT_ORIGIN = `http://127.0.0.1:${portsAt(portOffset()).vite}`;

/** A built site and the headers of its pages. */
interface Served {
  readonly folder: string;
  readonly shell: string;
  readonly headers: Readonly<Record<string, string>>;
}

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
 * Serves a variant of the suite's site at `VARIANT_ORIGIN`.
 * @param folder where it is built
 * @param shell its file for pages that are not prerendered
 * @returns what ends the server
 */
export async function serveSite(folder: string, shell: string): Promise<() => Promise<void>> {
  const headers = await pageHeaders(portOffset());
  const server = createServer((request, response) =>
    answer(request, response, { folder, shell, headers }),
  );
  server.listen(portsAt(portOffset()).vite, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}

/** Sends a file of the site; anything else, such as a function's response, comes from Hosting. */
function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, shell, headers }: Served,
): void {
  const { pathname } = new URL(request.url ?? '/', VARIANT_ORIGIN);
  const file = fileOf(folder, shell, decodeURIComponent(pathname));
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
function fileOf(folder: string, shell: string, path: string): string | null {
  const names = path === '/' ? ['/index.html'] : [`${path}.html`, path];
  const fileName = names.find((name) => existsSync(join(folder, name)));
  if (fileName !== undefined) return join(folder, fileName);
  return /^\/(?:auth|dashboard|products?|blogs?)\b/.test(path) ? join(folder, shell) : null;
}
