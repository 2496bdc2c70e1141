import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

type AnswerHeaders = Readonly<Record<string, string>>;

/** The origin of an edge: a folder with these headers on every response, or another server (by its origin). */
export type EdgeSource =
  | { readonly folder: string; readonly headers?: AnswerHeaders }
  | { readonly origin: string };

/** A running edge. */
export interface Edge {
  /** `https://127.0.0.1:…` */
  readonly origin: string;
  /**
   * Total bytes of the requested files whose URL contains this part: a worker's requests are not in its page's figures.
   */
  readonly weightOf: (part: string) => Promise<number>;
  readonly stop: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};
const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest|xml)|image\/svg)/;
/** Hop-by-hop headers, and those of a body that is re-encoded. */
const NOT_PASSED =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|etag|date|vary)$/;

/**
 * A small stand-in for a CDN edge, the same for everything measured: HTTP/2 over TLS, text in brotli at its best
 * quality, responses cached in memory. GET only: all other requests of a page go to other servers.
 */
export async function startEdge(source: EdgeSource): Promise<Edge> {
  const cache = new Map<string, Promise<Answer>>();
  const server = createSecureServer(await certificate(), (request, response) => {
    const path = request.url;
    const cached = cache.get(path);
    const answer = cached ?? (request.method === 'GET' ? fetched(source, path) : refused());
    if (!cached && request.method === 'GET') cache.set(path, answer);
    void answer.catch(failed).then((found) => send(found, request, response));
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('sessionError', () => {
    // The browser may disconnect during a response.
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://127.0.0.1:${port}`,
    weightOf: async (part) => {
      const files = [...cache].filter(([path]) => path.includes(part));
      const answers = await Promise.all(files.map(([, answer]) => answer));
      return answers.reduce((sum, { body }) => sum + body.length, 0);
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        for (const session of sessions) session.destroy();
      }),
  };
}

function send(answer: Answer, request: Http2ServerRequest, response: Http2ServerResponse): void {
  if (response.destroyed) return;
  response.on('error', () => {
    // The browser may disconnect here too.
  });
  response.writeHead(answer.status, { ...answer.headers });
  if (request.method === 'HEAD') response.end();
  else response.end(answer.body);
}

async function fetched(source: EdgeSource, path: string): Promise<Answer> {
  const found =
    'folder' in source
      ? await read(source.folder, path, source.headers)
      : await ask(source.origin, path);
  const type = found.headers['content-type'] ?? '';
  if (!TEXT.test(type)) return found;
  const body = brotliCompressSync(found.body);
  return {
    ...found,
    body,
    headers: { ...found.headers, 'content-encoding': 'br', vary: 'accept-encoding' },
  };
}

async function read(folder: string, address: string, headers: AnswerHeaders = {}): Promise<Answer> {
  const [path = '/'] = address.split('?');
  const name = path === '/' ? 'index.html' : extname(path) === '' ? `${path}.html` : path;
  const file = join(folder, name);
  if (!existsSync(file))
    return { status: 404, headers: { 'content-type': 'text/html' }, body: Buffer.from('') };
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': extname(file) === '.html' ? 'no-cache' : 'public, max-age=86400',
    },
    body: await readFile(file),
  };
}

async function ask(origin: string, path: string): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
  const headers = [...response.headers.entries()].filter(([name]) => !NOT_PASSED.test(name));
  return {
    status: response.status,
    headers: Object.fromEntries(headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

function refused(): Promise<Answer> {
  return Promise.resolve({ status: 405, headers: {}, body: Buffer.from('') });
}

function failed(error: unknown): Answer {
  return { status: 502, headers: {}, body: Buffer.from(String(error)) };
}

/** A self-signed certificate for as long as the edge runs. */
async function certificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'franch-edge-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const what = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  try {
    await promisify(execFile)('openssl', ['req', '-x509', ...what, '-keyout', key, '-out', cert]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
