import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import {
  type CollectionReference,
  type DocumentData,
  type Firestore,
  getFirestore,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { adminFirestore } from '../../support/browser/shop-test.ts';

/**
 * Rehearses the backup of the runbook: exports the whole seeded shop in the format of `gcloud firestore export`,
 * deletes it and imports it again, in a separate project beside the shop.
 */
const PROJECT = 'demo-restore';
const shop = adminFirestore();
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const copy = getFirestore(app);
const { firestore } = portsAt(portOffset());
const database = `projects/${PROJECT}/databases/(default)`;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'franch-backup-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await lose();
  await deleteApp(app);
});

/** Every document of a store, subcollections included, by path. */
async function documentsOf(store: Firestore): Promise<Map<string, DocumentData>> {
  const documentsByPath = new Map<string, DocumentData>();
  const walk = async (collections: readonly CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      // Includes missing documents that have subcollections.
      const places = await collection.listDocuments();
      const documents = places.length === 0 ? [] : await store.getAll(...places);
      for (const one of documents)
        if (one.exists) documentsByPath.set(one.ref.path, one.data() ?? {});
      const below = await Promise.all(places.map((place) => place.listCollections()));
      await walk(below.flat());
    }
  };
  await walk(await store.listCollections());
  return documentsByPath;
}

async function ask(what: string, body: object): Promise<void> {
  const address = `http://127.0.0.1:${firestore}/emulator/v1/projects/${PROJECT}:${what}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ database, ...body }),
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
}

async function lose(): Promise<void> {
  const address = `http://127.0.0.1:${firestore}/emulator/v1/${database}/documents`;
  expect((await fetch(address, { method: 'DELETE' })).status).toBe(200);
}

it('a deleted shop is restored from its export, document by document', async () => {
  await lose();
  const seeded = await documentsOf(shop);
  const writer = copy.bulkWriter();
  for (const [path, data] of seeded) void writer.set(copy.doc(path), data);
  await writer.close();
  const exported = await documentsOf(copy);
  expect([...exported.keys()]).toEqual([...seeded.keys()]);
  expect(exported.size).toBeGreaterThan(100);

  await ask('export', { export_directory: folder, export_name: 'night' });
  await lose();
  expect((await documentsOf(copy)).size).toBe(0);
  const exportFile = join(folder, 'night', 'night.overall_export_metadata');
  await ask('import', { export_directory: exportFile });

  const after = await documentsOf(copy);
  const broken = [...exported].filter(([path, data]) => !isDeepStrictEqual(after.get(path), data));
  expect(broken.map(([path]) => path)).toEqual([]);
  expect(after.size).toBe(exported.size);
  process.stdout.write(
    `backup and restore: ${exported.size} documents before, ${after.size} after\n`,
  );
}, 120_000);
