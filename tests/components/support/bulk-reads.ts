import { currentBackend } from './memory-backend.ts';

/** Stands in for `data/firebase/bulk-reads.ts`: reads and removals of whole collections, from the running test's documents. */

type Json = Readonly<Record<string, unknown>>;

const asJson = (fields: Json): Json => JSON.parse(JSON.stringify(fields)) as Json;

const rowsIn = (collection: string) =>
  currentBackend()
    .documents()
    .filter(([path]) => path.slice(0, path.lastIndexOf('/')) === collection)
    .map(([path, fields]) => ({ path, id: path.slice(path.lastIndexOf('/') + 1), fields }));

const groupOfUser = (uid: string, name: string) =>
  currentBackend()
    .documents()
    .filter(([path, fields]) => path.split('/').at(-2) === name && fields['uid'] === uid);

const remove = (paths: readonly string[]): void =>
  currentBackend().write(Object.fromEntries(paths.map((path) => [path, null])));

export async function fieldsOf(path: string): Promise<Json | null> {
  const fields = currentBackend().document(path);
  return Promise.resolve(fields ? asJson(fields) : null);
}

export async function collectionFields(path: string, idField?: string): Promise<readonly Json[]> {
  return Promise.resolve(
    rowsIn(path).map(({ id, fields }) => ({
      ...(idField && { [idField]: id }),
      ...asJson(fields),
    })),
  );
}

export async function groupFieldsOfUser(uid: string, name: string): Promise<readonly Json[]> {
  return Promise.resolve(
    groupOfUser(uid, name).map(([path, fields]) => ({ path, ...asJson(fields) })),
  );
}

export async function collectionFieldsOfUser(uid: string, path: string): Promise<readonly Json[]> {
  return Promise.resolve(
    rowsIn(path)
      .filter(({ fields }) => fields['uid'] === uid)
      .map(({ id, fields }) => ({ id, ...asJson(fields) })),
  );
}

export async function deleteGroupOfUser(uid: string, name: string): Promise<void> {
  await Promise.resolve();
  remove(groupOfUser(uid, name).map(([path]) => path));
}

export async function emptyCollection(path: string): Promise<void> {
  await Promise.resolve();
  remove(rowsIn(path).map((row) => row.path));
}
