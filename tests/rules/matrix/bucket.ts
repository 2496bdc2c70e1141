import type { Ruleset } from '../../../dev/storage-rules/ruleset.ts';
import type { Method } from '../../../dev/storage-rules/syntax.ts';
import { nothing, text, type Value, whole } from '../../../dev/storage-rules/values.ts';
import {
  ASHA,
  type Caller,
  CALLERS,
  DEMOTED,
  DEMOTED_AT,
  EDITORS,
  NAMED_ASHA,
  NO_CALLER,
  personOf,
  SIGNED_IN_AT,
} from './callers.ts';

/** An object that is uploaded or stored: bytes, and the declared content type. */
interface Upload {
  readonly size?: number;
  readonly type?: string;
}

/** A request to the bucket by one caller, and whether the rules allow it. */
export interface BucketCell {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly upload: Upload;
  readonly by: Caller;
  /** Start of the session in seconds; null where the token does not hold it. */
  readonly since?: number | null;
  readonly allowed: boolean;
}

const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
const MEGABYTE = 1024 * 1024;

interface Place {
  readonly path: string;
  readonly allowed: Readonly<Record<Method, readonly Caller[]>>;
}

const picture = (path: string): Place => ({
  path,
  allowed: { get: CALLERS, list: NO_CALLER, create: EDITORS, update: EDITORS, delete: EDITORS },
});
const closed = (path: string): Place => ({
  path,
  allowed: {
    get: NO_CALLER,
    list: NO_CALLER,
    create: NO_CALLER,
    update: NO_CALLER,
    delete: NO_CALLER,
  },
});
const PHOTO = 'users/asha/photo/photo.webp';

const PLACES: readonly Place[] = [
  picture('products/neem-soap/front-360.webp'),
  picture('blogs/on-soap/cover.webp'),
  {
    path: PHOTO,
    allowed: { get: ASHA, list: NO_CALLER, create: NAMED_ASHA, update: NAMED_ASHA, delete: ASHA },
  },
  ...['invoices/1.pdf', 'users/asha/other/photo.webp', 'products', 'products/neem-soap'].map(
    closed,
  ),
];

/** A refused upload with its caller, and the closest allowed one. */
interface Flaw {
  readonly what: string;
  readonly by: Caller;
  readonly wrong: Upload & { readonly path?: string };
  readonly right?: Upload & { readonly path?: string };
}

const flawsOf = (folder: string): readonly Flaw[] => {
  const at = (path: string) => ({ path: `${folder}/${path}` });
  return [
    { what: 'SVG', wrong: { type: 'image/svg+xml' }, right: { type: 'image/avif' } },
    { what: 'a page', wrong: { type: 'text/html' }, right: { type: 'image/jpeg' } },
    { what: 'two types', wrong: { type: 'image/webp; x' }, right: { type: 'image/png' } },
    { what: 'nothing', wrong: { size: 0 }, right: { size: 1 } },
    { what: '5 MB', wrong: { size: 5 * MEGABYTE }, right: { size: 5 * MEGABYTE - 1 } },
    { what: 'a folder in capitals', wrong: at('Oil/a.webp'), right: at('oil/a.webp') },
    {
      what: 'a folder of 81 letters',
      wrong: at(`${'a'.repeat(81)}/a.webp`),
      right: at(`${'a'.repeat(80)}/a.webp`),
    },
    { what: 'a name with a space', wrong: at('oil/a b.webp'), right: at('oil/a-b.png') },
    { what: 'a name of another kind', wrong: at('oil/a.svg'), right: at('oil/a.jpg') },
    {
      what: 'a name of 101 letters',
      wrong: at(`oil/${'a'.repeat(96)}.webp`),
      right: at(`oil/${'a'.repeat(95)}.webp`),
    },
  ].map((flaw) => ({ ...flaw, by: 'staff' }));
};

const PHOTO_FLAWS: readonly Flaw[] = [
  {
    what: '2 MB',
    by: 'customer',
    wrong: { size: 2 * MEGABYTE },
    right: { size: 2 * MEGABYTE - 1 },
  },
  { what: 'SVG', by: 'customer', wrong: { type: 'image/svg+xml' }, right: { type: 'image/png' } },
  {
    what: 'a second one',
    by: 'customer',
    wrong: { path: 'users/asha/photo/second.webp' },
    right: { path: 'users/asha/photo/photo.png' },
  },
];

/**
 * Rights of a demoted person in a session that began at the demotion, before it, or after the role was granted again.
 */
const SESSIONS = (['demoted staff', 'demoted owner'] as const).flatMap((by) =>
  [null, DEMOTED_AT / 1000, SIGNED_IN_AT + 1].map((since): BucketCell => {
    const cell = {
      method: 'delete',
      path: 'products/neem-soap/front-360.webp',
      upload: {},
    } as const;
    const allowed = since === SIGNED_IN_AT + 1;
    return { ...cell, name: `delete, by ${by} since ${since ?? 'some day'}`, by, since, allowed };
  }),
);

/** Every cell of the bucket's matrix. */
export const BUCKET: readonly BucketCell[] = [
  ...PLACES.flatMap(({ path, allowed }) =>
    METHODS.flatMap((method) =>
      CALLERS.map((by): BucketCell => {
        const name = `${method} ${path}, by ${by}`;
        return { name, method, path, upload: {}, by, allowed: allowed[method].includes(by) };
      }),
    ),
  ),
  ...SESSIONS,
  ...flawCells('products/neem-soap/front-360.webp', flawsOf('products')),
  ...flawCells('blogs/on-soap/cover.webp', flawsOf('blogs')),
  ...flawCells(PHOTO, PHOTO_FLAWS),
];

function flawCells(path: string, flaws: readonly Flaw[]): readonly BucketCell[] {
  return flaws.flatMap(({ what, by, wrong, right = {} }) =>
    (['create', 'update'] as const).flatMap((method) =>
      [wrong, right].map((upload, place): BucketCell => {
        const name = `${method} ${path} ${place === 0 ? 'with' : 'without'} ${what}`;
        return { path, ...upload, name, method, upload, by, allowed: place === 1 };
      }),
    ),
  );
}

/** Firestore documents that the rules look up about callers. */
const DOCUMENTS: ReadonlyMap<string, Value | null> = new Map(
  CALLERS.map((caller) => {
    const path = `demoted/${personOf(caller)?.uid}`;
    const at: Value = { type: 'timestamp', milliseconds: DEMOTED_AT };
    return [`/databases/(default)/documents/${path}`, path === DEMOTED ? map({ at }) : null];
  }),
);

/** Runs one cell under these rules; returns the mismatch, or null. */
export function tryBucket(
  rules: Ruleset,
  { name, method, path, upload, by, since = SIGNED_IN_AT, allowed }: BucketCell,
): string | null {
  const { size = 1000, type = 'image/webp' } = upload;
  const object = map({ size: whole(size), contentType: text(type) });
  const person = personOf(by);
  const { role, mfa, firebase = {} } = person?.claims ?? {};
  const facts = Object.entries(firebase as Readonly<Record<string, string>>);
  const token = map({
    firebase: map(Object.fromEntries(facts.map(([claim, fact]) => [claim, text(fact)]))),
    ...(typeof role === 'string' && { role: text(role) }),
    ...(mfa === true && { mfa: { type: 'bool', value: true } }),
    ...(since !== null && { auth_time: { type: 'float', value: since } }),
  });
  const auth = person ? map({ uid: text(person.uid), token }) : nothing;
  const arrives = method === 'create' || method === 'update';
  const existed = method === 'update' || method === 'delete';
  const { permit, failures } = rules.judge({
    method,
    path: `b/demo-franch.appspot.com/o/${path}`.split('/'),
    variables: new Map([
      ['request', map({ auth, resource: arrives ? object : nothing })],
      ['resource', existed ? object : nothing],
    ]),
    documents: DOCUMENTS,
  });
  if (failures.length > 0) return `${name}: ${failures.map(({ message }) => message).join(', ')}`;
  return permit === allowed ? null : `${name}: ${permit ? 'allowed' : 'denied'}`;
}

function map(fields: Readonly<Record<string, Value>>): Value {
  return { type: 'map', fields: new Map(Object.entries(fields)) };
}
