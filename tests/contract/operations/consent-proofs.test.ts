import { createHash, randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';

const AT = Timestamp.fromMillis(Date.UTC(2026, 10, 1));

it('a consent that is erased with its account stays as a proof under a pseudonym', async () => {
  const store = adminFirestore();
  const uid = `erased-${randomBytes(8).toString('hex')}`;
  const who = createHash('sha256').update(uid).digest('hex');
  const consent = { channel: 'email', given: true, text: '2026-11-21', at: AT };
  const place = store.doc(`users/${uid}/consents/one`);
  await place.set(consent);
  await place.delete();
  const proofs = () => store.collection('consentProofs').where('who', '==', who).get();
  await expect.poll(async () => (await proofs()).size, { timeout: 30_000 }).toBe(1);
  const [proof] = (await proofs()).docs;
  const { erasedAt, expiresAt, ...rest } = proof?.data() ?? {};
  expect(rest).toEqual({ ...consent, who });
  const years = (moment: unknown) => (moment as Timestamp).toDate().getUTCFullYear();
  expect(years(expiresAt)).toBe(years(erasedAt) + 3);
  expect(JSON.stringify([proof?.id, proof?.data()])).not.toContain(uid);
  await proof?.ref.delete();
});
