import { Timestamp } from 'firebase-admin/firestore';

/** Documents by path, with timestamps. */
export type Documents = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Documents to write, by path. Times are epoch milliseconds until they are read. */
export class DocumentSet {
  readonly #documents = new Map<string, Readonly<Record<string, unknown>>>();

  /** Adds fields to a document, or replaces them. */
  put(path: string, fields: Readonly<Record<string, unknown>>): void {
    this.#documents.set(path, { ...this.#documents.get(path), ...fields });
  }

  /** The documents, with timestamps for the numbers whose field is `at`, or ends in `At`. */
  documents(): Documents {
    return new Map([...this.#documents].map(([path, fields]) => [path, withTimestamps(fields)]));
  }
}

function withTimestamps(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, storedValue(field, value)]),
  );
}

function storedValue(field: string, value: unknown): unknown {
  if (typeof value === 'number' && /^at$|At$/u.test(field)) return Timestamp.fromMillis(value);
  if (Array.isArray(value)) return value.map((inner: unknown) => storedValue('', inner));
  const isMap = typeof value === 'object' && value !== null && !(value instanceof Timestamp);
  return isMap ? withTimestamps(value as Record<string, unknown>) : value;
}
