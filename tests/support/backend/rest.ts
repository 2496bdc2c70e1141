import { bucket, portOffset, portsAt, projectId } from '../../../dev/backend/ports.ts';

const ports = portsAt(portOffset());

const DOCUMENTS = `/v1/projects/${projectId}/databases/(default)/documents`;

/** A service's response: its status, and the body as JSON or as text. */
export interface RestAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** A request without any SDK. */
export interface RestRequest {
  /** The ID token; anonymous without it. */
  readonly token?: string;
  readonly method?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** The full resource name of a document or collection, as request bodies hold it. */
export function nameOf(path: string): string {
  return `${DOCUMENTS.slice('/v1/'.length)}/${path}`;
}

/** Sends a request to Firestore at a path after `documents`: `/orders?pageSize=1`, `:runQuery`. */
export function firestore(behind: string, request: RestRequest = {}): Promise<RestAnswer> {
  return ask(`http://127.0.0.1:${ports.firestore}${DOCUMENTS}${behind}`, request, 'Bearer');
}

/** Calls an operation of Auth: `signUp`, `update`, `lookup`. */
export function auth(act: string, body: object): Promise<RestAnswer> {
  const address = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${act}?key=demo`;
  return ask(address, { body }, 'Bearer');
}

/** Sends a request to Storage at a path after the shop's bucket: `/o?prefix=…`. */
export function storage(behind: string, request: RestRequest = {}): Promise<RestAnswer> {
  return ask(`http://127.0.0.1:${ports.storage}/v0/b/${bucket}${behind}`, request, 'Firebase');
}

/** Bytes with their declared content type. */
export interface Upload {
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Uploads an object into the shop's bucket as the SDK does. Resolves to the status. */
export async function upload(
  path: string,
  token: string | undefined,
  { type, bytes }: Upload,
): Promise<number> {
  const boundary = 'a-boundary-of-tests';
  const metadata = JSON.stringify({ name: path, contentType: type });
  const head = `--${boundary}\r\nContent-Type: application/json\r\n\r\n${metadata}\r\n--${boundary}\r\nContent-Type: ${type}\r\n\r\n`;
  const answer = await fetch(
    `http://127.0.0.1:${ports.storage}/v0/b/${bucket}/o?name=${encodeURIComponent(path)}`,
    {
      method: 'POST',
      headers: {
        'X-Goog-Upload-Protocol': 'multipart',
        'Content-Type': `multipart/related; boundary=${boundary}`,
        ...(token !== undefined && { Authorization: `Firebase ${token}` }),
      },
      body: new Blob([head, new Uint8Array(bytes), `\r\n--${boundary}--`]),
    },
  );
  await answer.arrayBuffer();
  return answer.status;
}

async function ask(
  address: string,
  { token, body, method }: RestRequest,
  scheme: string,
): Promise<RestAnswer> {
  const sends = body !== undefined;
  const answer = await fetch(address, {
    method: method ?? (sends ? 'POST' : 'GET'),
    headers: {
      ...(sends && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `${scheme} ${token}` }),
    },
    ...(sends && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const { status, headers } = answer;
  try {
    return { status, headers, body: JSON.parse(text) as unknown };
  } catch {
    return { status, headers, body: text };
  }
}
