import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A request with its complete body. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A response. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Handles a call to its route; `parts` are the values of `:name`. */
export type Handler = (
  call: Call,
  parts: Readonly<Record<string, string>>,
) => Answer | Promise<Answer>;

/** Handlers by method and path, such as `GET /v1/orders/:id`. */
export type Routes = Readonly<Record<string, Handler>>;

/** The handler of a call, and its route. */
export function findRoute(
  routes: Routes,
  method: string,
  path: string,
): {
  readonly route: string;
  readonly handle: Handler;
  readonly parts: Record<string, string>;
} | null {
  for (const [route, handle] of Object.entries(routes)) {
    const [wanted = '', pattern = ''] = route.split(' ');
    const parts = wanted === method ? partsOf(pattern, path) : null;
    if (parts) return { route, handle, parts };
  }
  return null;
}

function partsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const segments = path.split('/');
  if (wanted.length !== segments.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, word] of wanted.entries()) {
    const part = segments[index] ?? '';
    if (word.startsWith(':')) parts[word.slice(1)] = part;
    else if (word !== part) return null;
  }
  return parts;
}

export async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', 'http://stand-in');
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks),
  };
}

export function json(value: unknown, status = 200): Answer {
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  return { status, headers, body: JSON.stringify(value) };
}

export function text(body: string, type: string, status = 200): Answer {
  const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' };
  return { status, headers, body };
}

export function seeOther(location: string): Answer {
  return { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' }, body: '' };
}

/** An error in the API's format: https://razorpay.com/docs/errors. */
export class ApiError extends Error {
  readonly status: number;
  readonly answer: { readonly error: Readonly<Record<string, unknown>> };
  constructor(
    description: string,
    more: {
      readonly status?: number;
      readonly code?: string;
      readonly field?: string;
      readonly reason?: string;
      readonly metadata?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(description);
    this.status = more.status ?? 400;
    this.answer = {
      error: {
        code: more.code ?? 'BAD_REQUEST_ERROR',
        description,
        source: 'business',
        step: 'payment_initiation',
        reason: more.reason ?? 'input_validation_failed',
        metadata: more.metadata ?? {},
        ...(more.field === undefined ? {} : { field: more.field }),
      },
    };
  }
}
