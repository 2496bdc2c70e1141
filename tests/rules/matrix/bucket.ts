import type {
  DocumentFields,
  StorageRequest,
  StorageRules,
} from '../../../dev/storage-rules/client.ts';
import {
  ASHA,
  type Caller,
  CALLERS,
  DEMOTED,
  DEMOTED_AT,
  EDITORS,
  NAMED_ASHA,
  NO_CALLER,
  OWNER,
  personOf,
  SIGNED_IN_AT,
} from './callers.ts';

/** An object that is uploaded or stored: bytes, and the declared content type. */
interface Upload {
  readonly size?: number;
  readonly type?: string;
}

type Method = StorageRequest['method'];

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

const picture = (path: string, by = EDITORS): Place => ({
  path,
  allowed: { get: CALLERS, list: NO_CALLER, create: by, update: by, delete: by },
});
const NOTHING = { get: NO_CALLER, list: NO_CALLER, create: NO_CALLER };
const closed = (path: string): Place => ({
  path,
  allowed: { ...NOTHING, update: NO_CALLER, delete: NO_CALLER },
});
const PHOTO = 'users/asha/photo/photo.webp';
const inReviewOf = (uid: string, file = 'photograph-1-320.webp') =>
  `products/neem-soap/reviews/${uid}/${file}`;
/** A photograph of a published review. */
const shown = (path: string): Place => ({
  path,
  allowed: { ...closed(path).allowed, get: CALLERS },
});

const PLACES: readonly Place[] = [
  picture('products/neem-soap/front-360.webp'),
  picture('blogs/on-soap/cover.webp'),
  picture('shop/home/hero-1600.webp'),
  picture('shop/brand/logo-288x96.png', OWNER),
  {
    path: PHOTO,
    allowed: { get: ASHA, list: NO_CALLER, create: NAMED_ASHA, update: NAMED_ASHA, delete: ASHA },
  },
  shown(inReviewOf('asha')),
  shown(inReviewOf('asha', 'photograph-1-1600.webp')),
  ...[
    'invoices/1.pdf',
    'users/asha/other/photo.webp',
    'products',
    'products/neem-soap',
    'orders/A1/returns/FR-7K3M9Q2X-R1/photograph-1-320.webp',
    inReviewOf('asha', 'photograph-2-320.webp'),
    inReviewOf('asha', 'photograph-1-800.webp'),
    inReviewOf('leela'),
    inReviewOf('ravi'),
    inReviewOf('nobody'),
  ].map(closed),
];

type Target = Upload & { readonly path?: string };
/** A refused upload, and the closest allowed one. */
type Flaw = readonly [what: string, wrong: Target, right: Target];

const flawsOf = (folder: string): readonly Flaw[] => {
  const at = (path: string) => ({ path: `${folder}/${path}` });
  return [
    ['SVG', { type: 'image/svg+xml' }, { type: 'image/avif' }],
    ['a page', { type: 'text/html' }, { type: 'image/jpeg' }],
    ['two types', { type: 'image/webp; x' }, { type: 'image/png' }],
    ['nothing', { size: 0 }, { size: 1 }],
    ['5 MB', { size: 5 * MEGABYTE }, { size: 5 * MEGABYTE - 1 }],
    ['a folder in capitals', at('Oil/a.webp'), at('oil/a.webp')],
    ['a folder of 81 letters', at(`${'a'.repeat(81)}/a.webp`), at(`${'a'.repeat(80)}/a.webp`)],
    ['a name with a space', at('oil/a b.webp'), at('oil/a-b.png')],
    ['a name of another kind', at('oil/a.svg'), at('oil/a.jpg')],
    ['101 letters', at(`oil/${'a'.repeat(96)}.webp`), at(`oil/${'a'.repeat(95)}.webp`)],
  ];
};

const PHOTO_FLAWS: readonly Flaw[] = [
  ['2 MB', { size: 2 * MEGABYTE }, { size: 2 * MEGABYTE - 1 }],
  ['SVG', { type: 'image/svg+xml' }, { type: 'image/png' }],
  [
    'another name',
    { path: 'users/asha/photo/second.webp' },
    { path: 'users/asha/photo/photo.png' },
  ],
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
  ...flawCells('staff', 'products/neem-soap/front-360.webp', flawsOf('products')),
  ...flawCells('staff', 'blogs/on-soap/cover.webp', flawsOf('blogs')),
  ...flawCells('staff', 'shop/home/hero-1600.webp', flawsOf('shop')),
  ...flawCells('customer', PHOTO, PHOTO_FLAWS),
];

function flawCells(by: Caller, path: string, flaws: readonly Flaw[]): readonly BucketCell[] {
  return flaws.flatMap(([what, wrong, right]) =>
    (['create', 'update'] as const).flatMap((method) =>
      [wrong, right].map((upload, place): BucketCell => {
        const name = `${method} ${path} ${place === 0 ? 'with' : 'without'} ${what}`;
        return { path, ...upload, name, method, upload, by, allowed: place === 1 };
      }),
    ),
  );
}

const aReview = (status: string, ...photos: readonly string[]): DocumentFields => ({
  status: { stringValue: status },
  ...(photos.length > 0 && {
    photos: { arrayValue: { values: photos.map((stringValue) => ({ stringValue })) } },
  }),
});

/** The Firestore documents that the rules read: about a demoted caller, and reviews. */
const DOCUMENTS: Readonly<Record<string, DocumentFields>> = {
  [DEMOTED]: { at: { timestampValue: new Date(DEMOTED_AT).toISOString() } },
  'products/neem-soap/reviews/asha': aReview('published', 'photograph-1'),
  'products/neem-soap/reviews/ravi': aReview('pending', 'photograph-1'),
  'products/neem-soap/reviews/leela': aReview('published'),
};

function documentAt(path: string): DocumentFields | null {
  return DOCUMENTS[path.replace('/databases/(default)/documents/', '')] ?? null;
}

/** Runs one cell under these rules; returns the mismatch, or null. */
export async function tryBucket(
  rules: StorageRules,
  { name, method, path, upload, by, since = SIGNED_IN_AT, allowed }: BucketCell,
): Promise<string | null> {
  const { size = 1000, type = 'image/webp' } = upload;
  const object = { size, contentType: type };
  const person = personOf(by);
  const { auth_time: _, ...claims } = person?.claims ?? {};
  const token = { ...claims, ...(since !== null && { auth_time: since }) };
  const auth = person ? { uid: person.uid, token } : null;
  const arrives = method === 'create' || method === 'update';
  const existed = method === 'update' || method === 'delete';
  const { permit, failures } = await rules.judge({
    method,
    path: `/b/demo-franch.appspot.com/o/${path}`,
    variables: {
      request: { auth, resource: arrives ? object : null },
      resource: existed ? object : null,
    },
    document: documentAt,
  });
  if (failures.length > 0) return `${name}: ${failures.join(', ')}`;
  return permit === allowed ? null : `${name}: ${permit ? 'allowed' : 'denied'}`;
}
