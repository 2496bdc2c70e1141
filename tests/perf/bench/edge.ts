import { execFile } from 'node:child_process';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

/** A running edge. */
export interface Edge {
  /** `https://127.0.0.1:…` */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** A response of what is behind an edge. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest|xml)|image\/svg)/;
/** Hop-by-hop headers, and those of a body that is re-encoded. */
const NOT_PASSED =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|etag|date|vary)$/;

/**
 * A small stand-in for a CDN edge, the same for everything measured: HTTP/2 over TLS, text in brotli at its best
 * quality, responses cached in memory. All requests of a page but GET go to other servers.
 */
export async function startEdge(load: (path: string) => Promise<Answer>): Promise<Edge> {
  const cache = new Map<string, Promise<Answer>>();
  const server = createSecureServer(await certificate(), ({ url, method }, response) => {
    const answer = cache.get(url) ?? load(url).then(compressed).catch(failed);
    cache.set(url, answer);
    void answer.then(({ status, headers, body }) => {
      if (response.destroyed) return;
      response.on('error', ignoreDisconnect);
      response.writeHead(status, { ...headers });
      response.end(method === 'HEAD' ? '' : body);
    });
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  server.on('sessionError', ignoreDisconnect);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://127.0.0.1:${port}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        for (const session of sessions) session.destroy();
      }),
  };
}

function ignoreDisconnect(): void {
  // The browser may disconnect during a response.
}

function compressed(answer: Answer): Answer {
  if (!TEXT.test(answer.headers['content-type'] ?? '')) return answer;
  const headers = { ...answer.headers, 'content-encoding': 'br', vary: 'accept-encoding' };
  return { ...answer, headers, body: brotliCompressSync(answer.body) };
}

/** What another server answers. */
export function answersOf(origin: string): (path: string) => Promise<Answer> {
  return async (path) => {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
    const headers = [...response.headers.entries()].filter(([name]) => !NOT_PASSED.test(name));
    return {
      status: response.status,
      headers: Object.fromEntries(headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
}

function failed(error: unknown): Answer {
  return { status: 502, headers: {}, body: Buffer.from(String(error)) };
}

/** A self-signed certificate and its key, in one text. */
async function certificate(): Promise<{ key: string; cert: string }> {
  const what = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  const output = ['-keyout', '-', '-out', '-'];
  const { stdout } = await promisify(execFile)('openssl', ['req', '-x509', ...what, ...output]);
  return { key: stdout, cert: stdout };
}
