import { type App, getApps, initializeApp } from 'firebase-admin/app';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  getFirestore,
  initializeFirestore,
  Timestamp,
} from 'firebase-admin/firestore';
import * as v from 'valibot';

let opened: Firestore | null = null;

/**
 * The shop's Firestore, past every rule: whoever calls this checks who asks. Opened at the first use and over REST, which
 * starts an instance in a fraction of the time that gRPC needs.
 */
export function store(): Firestore {
  opened ??= open();
  return opened;
}

function open(): Firestore {
  try {
    // Over REST the SDK asks Google who it is, which it must not where an emulator answers.
    const emulated = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
    return initializeFirestore(app(), { preferRest: !emulated });
  } catch {
    // Another part of this process has opened it before, as tests do.
    return getFirestore(app());
  }
}

/**
 * The Admin SDK's default app. It is looked for by its name: where the first call is a signed-in person's, firebase-functions
 * has opened an app of its own to read the token with (7.4.0, common/app), which no emulator shows.
 */
export function app(): App {
  return getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();
}

type Fields = Record<string, unknown>;

/** A stored document as the domain knows it: timestamps become epoch milliseconds. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(plain);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, plain(inner)]));
}

/**
 * What a product's document takes when its stock moves by some pieces. Pages that were made before ask for what has changed
 * since; `updatedAt` is left to what staff have saved.
 */
export function stockChange(delta: number): Record<'stock' | 'changedAt', FieldValue> {
  return { stock: FieldValue.increment(delta), changedAt: FieldValue.serverTimestamp() };
}

/**
 * What the domain knows as Firestore stores it: a number whose field's name is `at` or ends in `At` is a moment (epoch
 * milliseconds) and becomes a timestamp.
 */
export function toFirestore(fields: object): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]: [string, unknown]) => [
      field,
      storedValue(field, value),
    ]),
  );
}

function storedValue(field: string, value: unknown): unknown {
  if (typeof value === 'number' && /^at$|At$/u.test(field)) return Timestamp.fromMillis(value);
  if (Array.isArray(value))
    return value.map((inner: unknown) => (isMap(inner) ? toFirestore(inner) : inner));
  return isMap(value) ? toFirestore(value) : value;
}

function isMap(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

/** A document of the wrong shape: nothing may be decided by it. Names fields, never values. */
export class BadDocumentError extends Error {
  constructor(path: string, issues: readonly string[]) {
    super(`${path}: ${issues.join('; ')}`);
    this.name = 'BadDocumentError';
  }
}

/**
 * Reads a snapshot through the schema that the shop's pages use as well; its id joins the fields as `idField`.
 * Null when there is no document.
 * @throws BadDocumentError
 */
export function parseDocument<S extends v.GenericSchema>(
  snapshot: DocumentSnapshot,
  schema: S,
  idField: string,
): v.InferOutput<S> | null {
  if (!snapshot.exists) return null;
  const parsed = v.safeParse(schema, {
    ...(plain(snapshot.data()) as Fields),
    [idField]: snapshot.id,
  });
  if (parsed.success) return parsed.output;
  const issues = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.type}`);
  throw new BadDocumentError(snapshot.ref.path, issues);
}

/** Where every document lies that functions read or write. */
export const refs = {
  product: (slug: string): DocumentReference => store().doc(`products/${slug}`),
  settings: (): DocumentReference => store().doc('settings/store'),
  order: (id: string): DocumentReference => store().doc(`orders/${id}`),
  event: (id: string, n: number): DocumentReference =>
    store().doc(`orders/${id}/events/${String(n).padStart(4, '0')}`),
  /** A step of a test payment, which is no move of the order's. */
  testStep: (id: string, what: string): DocumentReference =>
    store().doc(`orders/${id}/events/${what}`),
  transaction: (tid: string): DocumentReference => store().doc(`transactions/${tid}`),
  invoice: (id: string): DocumentReference => store().doc(`invoices/${id}`),
  counter: (id: string): DocumentReference => store().doc(`counters/${id}`),
  coupon: (code: string): DocumentReference => store().doc(`coupons/${code}`),
  couponUses: (code: string, uid: string): DocumentReference =>
    store().doc(`coupons/${code}/uses/${uid}`),
  stockMove: (id: string): DocumentReference => store().doc(`stockMoves/${id}`),
  mail: (id: string): DocumentReference => store().doc(`mail/${id}`),
  alert: (id: string): DocumentReference => store().doc(`alerts/${id}`),
  priceChange: (id: string): DocumentReference => store().doc(`priceChanges/${id}`),
  message: (ticket: string): DocumentReference => store().doc(`messages/${ticket}`),
  audit: (id: string): DocumentReference => store().doc(`audit/${id}`),
  staff: (uid: string): DocumentReference => store().doc(`staff/${uid}`),
  demoted: (uid: string): DocumentReference => store().doc(`demoted/${uid}`),
  purchase: (uid: string, slug: string): DocumentReference =>
    store().doc(`users/${uid}/purchases/${slug}`),
  webhookEvent: (id: string): DocumentReference => store().doc(`webhookEvents/${id}`),
  /** What staff see of how the functions are. */
  health: (id: string): DocumentReference => store().doc(`health/${id}`),
  lock: (id: string): DocumentReference => store().doc(`locks/${id}`),
  /** Written with every order of a customer, so that two at once are made one after the other. */
  ordering: (uid: string): DocumentReference => store().doc(`locks/order_${uid}`),
} as const;

/** Sorts documents by path: a consistent lock order, so that no two transactions wait for each other. */
export function byPath(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : 1;
}
