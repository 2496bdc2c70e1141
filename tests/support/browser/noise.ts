/**
 * What a browser and the SDKs print when a flow cuts the network or makes the server refuse: the exact messages, so
 * that no other message is excused.
 */

/** A pattern that matches any of several messages. */
function oneOf(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}

/** The browser's report of a failed request. `address` is a part of its URL, as a regular expression. */
function failedRequest(reason: string, address: string): RegExp {
  return new RegExp(
    `^console\\.error: Failed to load resource: ${reason} \\(\\S*(?:${address})\\S*\\)$`,
  );
}

/**
 * A response with this status: the response itself, and the browser's report of it.
 * @param address a part of the URL, as a regular expression
 */
export function answered(status: number, address: string): RegExp {
  return oneOf(
    new RegExp(`^${status} [A-Z]+ \\S*(?:${address})\\S*$`),
    failedRequest(`the server responded with a status of ${status} \\([^)]*\\)`, address),
  );
}

/** The browser's report of a request that the flow aborts. `address` is a part of the URL, as a regular expression. */
export function aborted(address: string): RegExp {
  return failedRequest('net::ERR_FAILED', address);
}

/** The browser's report of any request that the flow aborts. */
export const ABORTED = aborted('');

/** The browser's report of a request that an ad blocker blocks. */
export function blockedByClient(address: string): RegExp {
  return failedRequest('net::ERR_BLOCKED_BY_CLIENT(?:\\.Inspector)?', address);
}

/** The browser's report of a request without a network. */
export const OFFLINE = failedRequest('net::ERR_INTERNET_DISCONNECTED', '');

/** A read or a write that Firestore's rules deny, as the browser and the SDK report it. */
export const RULES_DENY = oneOf(
  answered(403, '/documents[:/]|google\\.firestore\\.'),
  /\bpermission-denied\b|Missing or insufficient permissions|PERMISSION_DENIED/,
);

/** A Firestore stream whose session the server has ended, as after a sign-out. */
export const STREAM_ENDED = answered(400, 'google\\.firestore\\.v1\\.Firestore/\\w+/channel');

/**
 * The SDK closes a stream, or ends a listener on it, after the emulator has ended its session: nothing is lost, and the
 * timing is theirs.
 */
export const STREAM_ALREADY_CLOSED = answered(
  400,
  'google\\.firestore\\.v1\\.Firestore/(?:\\w+/channel\\?\\S*&TYPE=terminate&|Listen/channel\\?\\S*&RID=\\d+&AID=)',
);

/** A transaction whose document changed after it was read: the emulator refuses the commit, and the SDK retries. */
export const LATE_COMMIT = answered(400, '/documents:commit');

/**
 * A transaction that met another one on the same document, by a second tab, the next page or a function: Firestore
 * refuses it, and the SDK runs it again. The timing is the server's own: a flow can only tolerate it. A transaction that
 * the SDK gives up shows an error on the page.
 */
export const WRITE_CONFLICT = answered(409, '/documents:commit');

/** A request that Auth answers with an error. */
export const AUTH_REFUSES = answered(400, '(?:identitytoolkit|securetoken)\\.googleapis\\.com/v1/');

/** A photo is removed in every format; a format that was never stored answers 404. */
export const NO_PHOTO = answered(404, '%2Fphoto%2Fphoto\\.(?:jpg|webp)');

/** The browser's report of a page's chunk that fails to load. */
export function importFailed(page: string): RegExp {
  return new RegExp(
    `TypeError: Failed to fetch dynamically imported module: \\S+/assets/${page}-[\\w-]+\\.js`,
  );
}

/** The shop's report of a page whose code is missing. */
export const RENDER_FAILED = /^console\.error: \[franch\] render-failed \{"name":"TypeError"\}/;

/** The shop's report of a malformed document. */
export function badDocument(path: string): RegExp {
  return new RegExp(`^console\\.error: \\[franch\\] bad-document \\{"path":"${path}"`);
}

/**
 * After ten seconds without a network, Firestore's SDK reports it and probes the network with a picture of Google's,
 * which the CSP blocks. The timing is the SDK's own: a flow can only tolerate it.
 */
export const FIRESTORE_LOOKS_FOR_NETWORK =
  /www\.google\.com\/images\/cleardot\.gif|Could not reach Cloud Firestore backend|WebChannelConnection RPC '\w+' stream \S+ transport errored|RestConnection RPC '\w+' \S+ failed with error/;

/** A network lost for a moment: which of these comes first depends on the requests under way. */
export const NETWORK_LOST = oneOf(OFFLINE, ABORTED, FIRESTORE_LOOKS_FOR_NETWORK);
