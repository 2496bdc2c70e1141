import { type App, getApps, initializeApp } from 'firebase-admin/app';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  getFirestore,
  Timestamp,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { contactId } from '../../../src/domain/staff-note/staff-note.ts';

/** Maximum attempts of a transaction under contention. */
export const ATTEMPTS = 10;

let instance: Firestore | null = null;

/**
 * The shop's Firestore. It bypasses the security rules, so callers must check permissions. Opened on first use, over
 * gRPC: over REST the SDK retries a rejected `create` for a minute (docs/adr/0048).
 */
export function store(): Firestore {
  instance ??= getFirestore(app());
  return instance;
}

/**
 * The Admin SDK's default app. Looks it up by name, because firebase-functions opens another app to verify the token of
 * an authenticated call (7.4.0, common/app). The emulator does not open one.
 */
export function app(): App {
  return getApps().find(({ name }) => name === '[DEFAULT]') ?? initializeApp();
}

type Fields = Record<string, unknown>;

/** Converts a stored value to the domain's form: timestamps become epoch milliseconds. */
function toDomain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(toDomain);
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, toDomain(inner)]),
  );
}

/**
 * The product fields of a stock change. Sets `changedAt`, by which prerendered pages find changed products, and leaves
 * `updatedAt` to staff's edits.
 */
export function stockChange(delta: number): Record<'stock' | 'changedAt', FieldValue> {
  return { stock: FieldValue.increment(delta), changedAt: FieldValue.serverTimestamp() };
}

/**
 * Converts domain values to Firestore's form: a number in a field named `at` or ending in `At` is epoch milliseconds
 * and becomes a timestamp.
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

/** Thrown for a malformed document, on which no decision may be based. Names fields, never values. */
export class BadDocumentError extends Error {
  constructor(path: string, issues: readonly string[]) {
    super(`${path}: ${issues.join('; ')}`);
    this.name = 'BadDocumentError';
  }
}

/**
 * Parses a snapshot with the schema that the shop's pages use as well. Its id becomes the field `idField`.
 * @returns null if the document does not exist.
 * @throws BadDocumentError
 */
export function parseDocument<S extends v.GenericSchema>(
  snapshot: DocumentSnapshot,
  schema: S,
  idField: string,
): v.InferOutput<S> | null {
  if (!snapshot.exists) return null;
  const parsed = v.safeParse(schema, {
    ...(toDomain(snapshot.data()) as Fields),
    [idField]: snapshot.id,
  });
  if (parsed.success) return parsed.output;
  const issues = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.type}`);
  throw new BadDocumentError(snapshot.ref.path, issues);
}

/** References to every document that functions read or write. */
export const refs = {
  product: (slug: string): DocumentReference => store().doc(`products/${slug}`),
  review: (slug: string, uid: string): DocumentReference =>
    store().doc(`products/${slug}/reviews/${uid}`),
  /** The reviews of the home page. */
  bestReviews: (): DocumentReference => store().doc('highlights/reviews'),
  settings: (): DocumentReference => store().doc('settings/store'),
  teamSettings: (): DocumentReference => store().doc('settings/team'),
  /** A role that waits for the holder of an email address. */
  invitation: (id: string): DocumentReference => store().doc(`invitations/${id}`),
  /** A part of what the owner edits of the shop's words, and one version of it; `id`: see `versionId`. */
  content: (part: string): DocumentReference => store().doc(`content/${part}`),
  contentVersion: (part: string, id: string): DocumentReference =>
    store().doc(`content/${part}/versions/${id}`),
  contentAuthor: (part: string, id: string): DocumentReference =>
    store().doc(`content/${part}/authors/${id}`),
  order: (id: string): DocumentReference => store().doc(`orders/${id}`),
  event: (id: string, n: number): DocumentReference =>
    store().doc(`orders/${id}/events/${String(n).padStart(4, '0')}`),
  /** What staff note about an order, and about a customer by email address or phone number. */
  orderNotes: (id: string): DocumentReference => store().doc(`orderNotes/${id}`),
  customerNotes: (contact: string): DocumentReference =>
    store().doc(`customerNotes/${contactId(contact)}`),
  /** A link to the order that a letter carries; `hash` is the SHA-256 of its secret. */
  orderLink: (id: string, hash: string): DocumentReference =>
    store().doc(`orders/${id}/links/${hash}`),
  /** A user who has opened the order by a link. */
  orderReader: (id: string, uid: string): DocumentReference =>
    store().doc(`orders/${id}/readers/${uid}`),
  /** A step of a test payment, which is not a transition of the order. */
  testStep: (id: string, what: string): DocumentReference =>
    store().doc(`orders/${id}/events/${what}`),
  /** `id`: see `bookingId`. */
  booking: (id: string): DocumentReference => store().doc(`bookings/${id}`),
  transaction: (tid: string): DocumentReference => store().doc(`transactions/${tid}`),
  /** `id`: of a payment, refund or parcel and a bank reference. */
  settlement: (id: string): DocumentReference => store().doc(`settlements/${id}`),
  /** What was paid out for an order. */
  orderSettlements: (orderId: string): DocumentReference =>
    store().doc(`orderSettlements/${orderId}`),
  /** What an order adds to the figures; see `OrderFiguresSchema`. */
  orderFigures: (orderId: string): DocumentReference => store().doc(`orderFigures/${orderId}`),
  figureDay: (day: string): DocumentReference => store().doc(`figureDays/${day}`),
  figureMonth: (month: string): DocumentReference => store().doc(`figureMonths/${month}`),
  figureProducts: (period: string, part: number): DocumentReference =>
    store().doc(`figureProducts/${period}_${part}`),
  invoice: (id: string): DocumentReference => store().doc(`invoices/${id}`),
  counter: (id: string): DocumentReference => store().doc(`counters/${id}`),
  coupon: (code: string): DocumentReference => store().doc(`coupons/${code}`),
  /** `id`: see `couponUseRefs`. */
  couponUses: (code: string, id: string): DocumentReference =>
    store().doc(`coupons/${code}/uses/${id}`),
  stockMove: (id: string): DocumentReference => store().doc(`stockMoves/${id}`),
  mail: (id: string): DocumentReference => store().doc(`mail/${id}`),
  restockRequest: (id: string): DocumentReference => store().doc(`restockRequests/${id}`),
  alert: (id: string): DocumentReference => store().doc(`alerts/${id}`),
  priceChange: (id: string): DocumentReference => store().doc(`priceChanges/${id}`),
  message: (ticket: string): DocumentReference => store().doc(`messages/${ticket}`),
  consentProof: (id: string): DocumentReference => store().doc(`consentProofs/${id}`),
  audit: (id: string): DocumentReference => store().doc(`audit/${id}`),
  staff: (uid: string): DocumentReference => store().doc(`staff/${uid}`),
  demoted: (uid: string): DocumentReference => store().doc(`demoted/${uid}`),
  purchase: (uid: string, slug: string): DocumentReference =>
    store().doc(`users/${uid}/purchases/${slug}`),
  /** Where to send the refund of an order; see `PayeeRecordSchema`. */
  payout: (orderId: string): DocumentReference => store().doc(`payouts/${orderId}`),
  /** `id`: see `readReference`. */
  paymentReference: (id: string): DocumentReference => store().doc(`paymentReferences/${id}`),
  webhookEvent: (id: string): DocumentReference => store().doc(`webhookEvents/${id}`),
  /** Health of the functions, for staff. */
  health: (id: string): DocumentReference => store().doc(`health/${id}`),
  lock: (id: string): DocumentReference => store().doc(`locks/${id}`),
  /** Written with every order of a customer, which makes Firestore serialise concurrent orders. */
  ordering: (uid: string): DocumentReference => store().doc(`locks/order_${uid}`),
} as const;

/**
 * Creates a document unless it exists, and returns whether it did. Reads before it writes, because the status code of a
 * rejected `create` depends on the transport.
 */
export function createOnce(ref: DocumentReference, fields: Fields): Promise<boolean> {
  return ref.firestore.runTransaction(async (tx) => {
    if ((await tx.get(ref)).exists) return false;
    tx.set(ref, fields);
    return true;
  });
}

/** Sorts documents by path: a consistent lock order avoids deadlocks. */
export function byPath(a: { path: string }, b: { path: string }): number {
  return a.path < b.path ? -1 : 1;
}
