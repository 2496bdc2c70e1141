import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  Firestore,
} from 'firebase-admin/firestore';

/** One step from the data of an older version to that of the present one. */
export interface Migration {
  /** Its number and name. Migrations run in the order of their ids, and each is recorded as done under its id. */
  readonly id: string;
  /** What it changes, in one sentence. */
  readonly summary: string;
  /** The collection whose documents it checks. */
  readonly collection: (store: Firestore) => CollectionReference;
  /** The fields that `missing` reads. */
  readonly fields: readonly string[];
  /** The update that completes a stored document, or removes what moved; null when nothing is missing. It never overwrites existing values. */
  readonly missing: (stored: DocumentData) => DocumentData | null;
  /** What is merged into other documents with that update, by path: where fields move to. `id`: the document's. */
  readonly beside?: (id: string, stored: DocumentData) => Readonly<Record<string, DocumentData>>;
}

/** Options of one run. */
export interface RunOptions {
  /** Writes nothing. */
  readonly isDryRun: boolean;
  /** Called with the path of each changed document (a dry run: of each that would change). */
  readonly report: (path: string) => void;
}

/** Documents of one query. */
const PAGE = 500;
/** Documents of one transaction: few, because its locks block sales of the same products. */
const BATCH = 100;

/**
 * Runs a migration unless it is recorded as done, and records it in `migrations/{id}`. Resumable: documents changed by
 * an interrupted run are complete. Each batch is a transaction that reads again what it changes, so that a concurrent
 * sale or save is not lost.
 * @returns how many documents it changed (a dry run: would change); null when it is done already
 * @throws what Firestore throws
 */
export async function runMigration(
  store: Firestore,
  migration: Migration,
  { isDryRun, report }: RunOptions,
): Promise<number | null> {
  const record = store.doc(`migrations/${migration.id}`);
  if ((await record.get()).exists) return null;
  let changed = 0;
  for await (const incomplete of incompleteDocuments(store, migration)) {
    const paths = isDryRun
      ? incomplete.map(({ path }) => path)
      : await complete(store, migration, incomplete);
    paths.forEach(report);
    changed += paths.length;
  }
  if (!isDryRun) await record.set({ doneAt: new Date(), changed });
  return changed;
}

/** Incomplete documents, in batches. Reads the whole collection: a missing field can't be queried. */
async function* incompleteDocuments(
  store: Firestore,
  { collection, fields, missing }: Migration,
): AsyncGenerator<readonly DocumentReference[]> {
  // Firestore orders by document name by default.
  const all = collection(store)
    .select(...fields)
    .limit(PAGE);
  for (let query = all; ;) {
    const page = await query.get();
    const incomplete = page.docs.filter((row) => missing(row.data()) !== null);
    for (let start = 0; start < incomplete.length; start += BATCH)
      yield incomplete.slice(start, start + BATCH).map(({ ref }) => ref);
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE) return;
    query = all.startAfter(last);
  }
}

/** Completes documents in one transaction. Returns the paths that it changed. */
function complete(
  store: Firestore,
  { missing, beside }: Migration,
  incomplete: readonly DocumentReference[],
): Promise<readonly string[]> {
  return store.runTransaction(async (transaction) => {
    const rows = await transaction.getAll(...incomplete);
    return rows.flatMap((row) => {
      const stored = row.data() ?? {};
      const update = row.exists ? missing(stored) : null;
      if (update === null) return [];
      for (const [path, fields] of Object.entries(beside?.(row.id, stored) ?? {}))
        transaction.set(store.doc(path), fields, { merge: true });
      transaction.update(row.ref, update);
      return row.ref.path;
    });
  });
}
