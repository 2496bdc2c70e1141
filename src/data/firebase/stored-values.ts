import {
  type DocumentData,
  FieldPath,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase/firestore';
import type { Cursor, ListRead } from '../query/read.ts';

/** Reads a pending server timestamp as its estimate, so that a fresh local write fits the schema. */
export function plain(snapshot: { data: QueryDocumentSnapshot['data'] }): DocumentData {
  return plainValue(snapshot.data({ serverTimestamps: 'estimate' })) as DocumentData;
}

/**
 * Converts timestamps to epoch milliseconds; microseconds become a fraction, which a double represents precisely
 * enough.
 */
export function plainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.seconds * 1000 + value.nanoseconds / 1e6;
  if (Array.isArray(value)) return value.map(plainValue);
  if (
    typeof value !== 'object' ||
    value === null ||
    Object.getPrototypeOf(value) !== Object.prototype
  ) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, plainValue(inner)]),
  );
}

/** A cursor's value in Firestore's type, because numbers and timestamps sort separately. */
export function storedValue({ value, moment }: Cursor): Cursor['value'] | Timestamp {
  if (!moment || typeof value !== 'number') return value;
  const seconds = Math.floor(value / 1000);
  const microseconds = Math.round((value - seconds * 1000) * 1000);
  return new Timestamp(seconds, microseconds * 1000);
}

/** The field by which a list is ordered; a key of a map may hold dots. */
export function fieldPath({ field, key }: NonNullable<ListRead['orderBy']>): string | FieldPath {
  return key === undefined ? field : new FieldPath(field, key);
}
