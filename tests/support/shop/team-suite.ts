import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach } from 'vitest';
import type { Role } from '#domain/staff/role.ts';
import { adminFirestore } from '../backend/admin-firestore.ts';
import { adminAuth } from './customers.ts';
import { createPeople, type Person } from './people.ts';

/**
 * The running shop's team for the tests of a file. The seeded one leaves for each test, because roles count all owners;
 * what a test wrote about its own people is deleted.
 */
export function teamForTests(name: string) {
  const store = adminFirestore();
  const people = createPeople(name);
  let seeded: (readonly [string, DocumentData])[] = [];
  /** The audit entries about a document, or else about all of this file's people and the team's settings. */
  const auditRows = async (subject?: string) => {
    const audit = store.collection('audit');
    if (subject !== undefined) return (await audit.where('subject', '==', subject).get()).docs;
    const all = audit.where('subject', '>=', 'settings/team').where('subject', '<', 'staff0');
    return (await all.get()).docs.filter((row) => /team$|-of-/u.test(String(row.get('subject'))));
  };

  beforeEach(async () => {
    const { docs } = await store.collection('staff').get();
    seeded = docs.map((row) => [row.ref.path, row.data()] as const);
    for (const { ref } of docs) await ref.delete();
  });
  afterEach(async () => {
    const staff = await store.collection('staff').get();
    const demoted = await store.collection('demoted').get();
    const rows = [...staff.docs, ...demoted.docs.filter(({ id }) => id.endsWith(`-of-${name}`))];
    for (const { ref } of [...rows, ...(await auditRows())]) await ref.delete();
    await store.doc('settings/team').delete();
    for (const [path, fields] of seeded) await store.doc(path).set(fields);
  });
  afterAll(() => people.close());

  /** A customer, whose email is confirmed unless it is not wanted. */
  const confirmed = async (first: string, emailVerified = true): Promise<Person> => {
    const person = await people.person(first);
    await adminAuth().updateUser(person.uid, { emailVerified });
    return person;
  };
  return {
    store,
    confirmed,
    /** A team member, as `setRole` would have stored them. */
    member: async (first: string, role: Role): Promise<Person> => {
      const person = await confirmed(first);
      const { uid, email } = person;
      await adminAuth().setCustomUserClaims(uid, { role });
      const row = { email, name: first, role, sinceAt: new Date(), by: '' };
      await store.doc(`staff/${uid}`).set(row);
      return person;
    },
    claimsOf: async ({ uid }: Person) => (await adminAuth().getUser(uid)).customClaims,
    stored: async (path: string) => (await store.doc(path).get()).data(),
    auditOf: async (subject?: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
      (await auditRows(subject)).map((row) => row.data()),
  };
}
