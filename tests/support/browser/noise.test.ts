import { expect, test } from 'vitest';
import {
  aborted,
  ABORTED,
  answered,
  AUTH_REFUSES,
  badDocument,
  importFailed,
  NETWORK_LOST,
  NO_PHOTO,
  OFFLINE,
  RENDER_FAILED,
  RULES_DENY,
  STREAM_ALREADY_CLOSED,
  STREAM_ENDED,
  WRITE_CONFLICT,
} from './noise.ts';

const SHOP = 'http://127.0.0.1:5000';
const EMULATOR = 'http://127.0.0.1:8080/v1/projects/demo/databases/(default)/documents';
const CHANNEL = 'http://127.0.0.1:8080/google.firestore.v1.Firestore/Listen/channel?VER=8&SID=a';
const AUTH = 'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
const PHOTO = 'http://127.0.0.1:9199/v0/b/demo.appspot.com/o/users%2Fasha%2Fphoto%2Fphoto.jpg';

/** The browser's report of a response, as a flow collects it. */
const reported = (status: number, text: string, url: string): string =>
  `console.error: Failed to load resource: the server responded with a status of ${status} (${text}) (${url})`;
const lost = (reason: string, url: string): string =>
  `console.error: Failed to load resource: net::${reason} (${url})`;

const START = answered(500, '/api/placeOrder');
const LATE_CLOSE = '&RID=64997&TYPE=terminate&zx=14d';
const BAD = 'console.error: [franch] bad-document';
const STREAM =
  "Firestore (12.19.0): WebChannelConnection RPC 'Listen' stream 0x1a transport errored. Name: undefined";
const IMPORT = 'TypeError: Failed to fetch dynamically imported module:';

test.each([
  ['an answer of 500', START, `500 POST ${SHOP}/api/placeOrder`],
  ['its report', START, reported(500, 'Internal Server Error', `${SHOP}/api/placeOrder`)],
  ['its report without a text', START, reported(500, '', `${SHOP}/api/placeOrder`)],
  ['an aborted request', aborted('/api/x'), lost('ERR_FAILED', `${SHOP}/api/x`)],
  ['any aborted request', ABORTED, lost('ERR_FAILED', CHANNEL)],
  ['a request without a network', OFFLINE, lost('ERR_INTERNET_DISCONNECTED', CHANNEL)],
  ['a lost network', NETWORK_LOST, lost('ERR_INTERNET_DISCONNECTED', CHANNEL)],
  ['a broken stream', NETWORK_LOST, `console.warning: [2026]  @firebase/firestore: ${STREAM}`],
  ['a denied query', RULES_DENY, `403 POST ${EMULATOR}:runQuery`],
  ['its report', RULES_DENY, reported(403, 'Forbidden', `${EMULATOR}:runQuery`)],
  [
    'a denied listener',
    RULES_DENY,
    'uncaught: FirebaseError: Missing or insufficient permissions.',
  ],
  ['an ended stream', STREAM_ENDED, `400 GET ${CHANNEL}`],
  ['a stream closed twice', STREAM_ALREADY_CLOSED, `400 POST ${CHANNEL}${LATE_CLOSE}`],
  ['its report', STREAM_ALREADY_CLOSED, reported(400, 'Bad Request', `${CHANNEL}${LATE_CLOSE}`)],
  ['a late listener', STREAM_ALREADY_CLOSED, `400 POST ${CHANNEL}&RID=9137&AID=23&zx=fsu6&t=1`],
  ['a second create', WRITE_CONFLICT, reported(409, 'Conflict', `${EMULATOR}:commit`)],
  ['a wrong password', AUTH_REFUSES, `400 POST ${AUTH}?key=demo`],
  ['its report', AUTH_REFUSES, reported(400, 'Bad Request', `${AUTH}?key=demo`)],
  ['a photo that was never there', NO_PHOTO, `404 DELETE ${PHOTO}`],
  ['missing code', importFailed('FaqPage'), `uncaught: ${IMPORT} ${SHOP}/assets/FaqPage-a1-b.js`],
  [
    'a page without code',
    RENDER_FAILED,
    'console.error: [franch] render-failed {"name":"TypeError"}',
  ],
  ['a bad document', badDocument('blogs/one'), `${BAD} {"path":"blogs/one","issues":[]}`],
] as const)('%s matches', (_, pattern, message) => {
  expect(message).toMatch(pattern);
});

test.each([
  ['another status', START, `503 POST ${SHOP}/api/placeOrder`],
  ['another address', START, `500 POST ${SHOP}/api/cancelOrder`],
  ['a report of another address', START, reported(500, '', `${SHOP}/api/cancelOrder`)],
  ['a message about it', START, 'console.error: 500 POST /api/placeOrder'],
  ['another reason', ABORTED, lost('ERR_BLOCKED_BY_CLIENT', `${SHOP}/api/x`)],
  ['another aborted request', aborted('/api/x'), lost('ERR_FAILED', `${SHOP}/api/y`)],
  ['an exception of the page', NETWORK_LOST, 'uncaught: TypeError: Failed to fetch'],
  ['a function that denies', RULES_DENY, `403 POST ${SHOP}/api/moveOrder`],
  ['a bad request of the shop', AUTH_REFUSES, `400 POST ${SHOP}/api/placeOrder`],
  ['a stream in use', STREAM_ALREADY_CLOSED, `400 POST ${CHANNEL}&RID=64997&TYPE=xmlhttp&zx=14d`],
  ['a missing picture', NO_PHOTO, `404 GET ${SHOP}/pictures/photo.jpg`],
  ['another document', badDocument('blogs/one'), `${BAD} {"path":"blogs/two"}`],
] as const)('%s does not match', (_, pattern, message) => {
  expect(message).not.toMatch(pattern);
});
