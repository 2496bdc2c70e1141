import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CollectionReference, DocumentData, Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { openStore, type OwnStore } from '../../support/backend/emulators.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';

// Before another app opens: it would be taken for the shop's.
const shop = adminFirestore();
const { firestore } = portsAt(portOffset());
let copy: OwnStore;
let folder = '';
beforeAll(async () => {
  copy = await openStore('restore');
  folder = await mkdtemp(join(tmpdir(), 'franch-backup-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await copy.clear();
  await copy.close();
});

/** Every document of a store, subcollections included, by path. */
async function documentsOf(store: Firestore): Promise<Map<string, DocumentData>> {
  const documents = new Map<string, DocumentData>();
  const walk = async (collection: CollectionReference): Promise<void> => {
    // Includes missing documents that have subcollections.
    const places = await collection.listDocuments();
    const found = places.length === 0 ? [] : await store.getAll(...places);
    for (const one of found) if (one.exists) documents.set(one.ref.path, one.data() ?? {});
    for (const below of await Promise.all(places.map((place) => place.listCollections())))
      await Promise.all(below.map(walk));
  };
  await Promise.all((await store.listCollections()).map(walk));
  return documents;
}

async function ask(what: string, body: object): Promise<void> {
  const project = `projects/${copy.projectId}`;
  const answer = await fetch(`http://127.0.0.1:${firestore}/emulator/v1/${project}:${what}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ database: `${project}/databases/(default)`, ...body }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
}

/** Rehearses the backup of the runbook, in the format of `gcloud firestore export`, on a copy of the seeded shop. */
it('a deleted shop is restored from its export, document by document', async () => {
  await copy.clear();
  const seeded = await documentsOf(shop);
  const writer = copy.admin.bulkWriter();
  for (const [path, data] of seeded) void writer.set(copy.admin.doc(path), data);
  await writer.close();
  expect(seeded.size).toBeGreaterThan(100);

  await ask('export', { export_directory: folder, export_name: 'night' });
  await copy.clear();
  expect((await documentsOf(copy.admin)).size).toBe(0);
  const exported = join(folder, 'night', 'night.overall_export_metadata');
  await ask('import', { export_directory: exported });

  const after = await documentsOf(copy.admin);
  const broken = [...seeded].filter(([path, data]) => !isDeepStrictEqual(after.get(path), data));
  expect(broken.map(([path]) => path)).toEqual([]);
  expect(after.size).toBe(seeded.size);
});
