import { initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emulatorEnvironment, portOffset } from '../../../dev/backend/ports.ts';
import { createOnce, store } from '../../../functions/src/platform/store.ts';

const projectId = 'demo-transport';

/** A Firestore over REST, which the Admin SDK signs in to Google for unless it is given credentials. */
function overRest(): Firestore {
  const headers = async () => new Headers({ Authorization: 'Bearer owner' });
  const client = { getRequestHeaders: headers, fetch };
  const firestore = initializeFirestore(initializeApp({ projectId }, 'transport-rest'), {
    preferRest: true,
  });
  firestore.settings({ auth: { ...client, getClient: async () => client } });
  return firestore;
}

const opened = new Map<string, Firestore>();
beforeAll(() => {
  Object.assign(process.env, emulatorEnvironment(portOffset()), { GCLOUD_PROJECT: projectId });
  opened.set('of the functions', store()).set('REST', overRest());
});
afterAll(() => Promise.all([...opened.values()].map((firestore) => firestore.terminate())));

describe.each(['of the functions', 'REST'])('over the transport %s', (transport) => {
  it('one of several that create at once wins, and creating what exists ends promptly without a change', async () => {
    const ref = (opened.get(transport) as Firestore).doc(`raced/${transport}`);
    await ref.delete();
    const writers = ['a', 'b', 'c'];
    const startedAt = performance.now();
    const created = await Promise.all(writers.map((writer) => createOnce(ref, { writer })));
    expect(created.filter(Boolean)).toHaveLength(1);
    const racedMs = performance.now() - startedAt;
    expect(await createOnce(ref, { writer: 'late' })).toBe(false);
    // A rejected `create` over REST is retried for longer than a minute.
    expect(performance.now() - startedAt).toBeLessThan(racedMs * 20);
    expect((await ref.get()).get('writer')).toBe(writers[created.indexOf(true)]);
  });
});

it('an order or a letter that exists is rejected without a retry', async () => {
  const ref = store().doc('once/rejected');
  await ref.set({ writer: 'first' });
  let attempts = 0;
  const transaction = store().runTransaction(async (tx) => {
    attempts += 1;
    tx.create(ref, { writer: 'second' });
    await Promise.resolve();
  });
  await expect(transaction).rejects.toMatchObject({ code: 6 });
  expect(attempts).toBe(1);
});
