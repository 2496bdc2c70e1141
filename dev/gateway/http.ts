import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import * as v from 'valibot';

/** A request with its complete body. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A response. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Handles a call to its route; `id` is the value of `:id`, empty where the route has none. */
export type Handler = (call: Call, id: string) => Answer | Promise<Answer>;

/** Handlers by method and path, such as `GET /v1/orders/:id`. */
export type Routes = Readonly<Record<string, Handler>>;

/** The route of a call, with its handler and its id. */
export function findRoute(
  routes: Routes,
  { method, path }: Call,
): { readonly route: string; readonly handle: Handler; readonly id: string } | null {
  const segments = path.split('/');
  for (const [route, handle] of Object.entries(routes)) {
    const [wanted, pattern = ''] = route.split(' ');
    const words = pattern.split('/');
    const isMatch =
      wanted === method &&
      words.length === segments.length &&
      words.every((word, index) => word === ':id' || word === segments[index]);
    if (isMatch) return { route, handle, id: segments[words.indexOf(':id')] ?? '' };
  }
  return null;
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
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

/** The JSON body of a call; none counts as `{}`. @throws ApiError that names the fields in error. */
export function readBody<T extends v.GenericSchema>(schema: T, call: Call): v.InferOutput<T> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), call.body || '{}');
  if (parsed.success) return parsed.output;
  const lines = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
  throw new ApiError(lines.join('; '));
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
  readonly answer: Answer;
  constructor(
    description: string,
    { status = 400, code = 'BAD_REQUEST_ERROR', reason = 'input_validation_failed' } = {},
  ) {
    super(description);
    this.answer = json({ error: { code, description, reason } }, status);
  }
}
