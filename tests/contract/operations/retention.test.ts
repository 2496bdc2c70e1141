import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { sweepNightly } from '../../../functions/src/endpoints/scheduled/sweep-retention.ts';
import { deleteExpired } from '../../../functions/src/retention/retention.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';

const NOW = Date.UTC(2029, 5, 1);
const daysAgo = (days: number): Date => new Date(NOW - days * 24 * 60 * 60 * 1000);
const yearOf = (moment: unknown) => (moment as Timestamp).toDate().getUTCFullYear();

const shop = checkoutForTests('retention', { oil: 3 });

it('Firestore’s TTL deletes what carries the time of its end', () => {
  const { fieldOverrides } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../firestore.indexes.json'), 'utf8'),
  ) as { fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[] };
  const rows = fieldOverrides.filter(({ ttl }) => ttl);
  expect(rows.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)).toEqual([
    'mail.expiresAt',
    'links.expiresAt',
    'readers.expiresAt',
    'invitations.expiresAt',
    'restockRequests.expiresAt',
    'consentProofs.expiresAt',
    'audit.expiresAt',
    'customerNotes.expiresAt',
    'locks.untilAt',
    'messageGates.at',
    'webhookEvents.expiresAt',
  ]);
});

it('a processed event names its end, a year later', async () => {
  await shop.paid();
  const [event] = await shop.all('webhookEvents');
  expect(yearOf(event?.['expiresAt'])).toBe(yearOf(event?.['at']) + 1);
});

it('one order that cannot be read stops no other part of the night', async () => {
  const broken = { number: 5, turnedBackAt: daysAgo(40) };
  for (const id of ['brokenOrder0000000001', 'brokenOrder0000000002'])
    await shop.store.doc(`orders/${id}`).set(broken);
  const payee = { payee: { kind: 'upi', upi: 'asha@upi' }, at: daysAgo(70), expiresAt: daysAgo(9) };
  await shop.store.doc('payouts/brokenOrder0000000001').set(payee);
  await shop.store.doc('messages/T-00000001').set({ status: 'resolved', resolvedAt: daysAgo(732) });
  await sweepNightly(NOW);
  expect(await shop.read('payouts/brokenOrder0000000001')).toEqual({});
  expect(await shop.all('messages')).toEqual([]);
});

it('the sweep deletes what the privacy policy no longer allows, and nothing else', async () => {
  const documents: Readonly<Record<string, object>> = {
    'messages/T-00000001': { status: 'resolved', resolvedAt: daysAgo(732) },
    'messages/T-00000002': { status: 'resolved', resolvedAt: daysAgo(700) },
    'messages/T-00000003': { status: 'new', createdAt: daysAgo(900) },
    // Firestore's TTL deletes what names its end, which the emulator does not know.
    'locks/ended': { count: 3, untilAt: daysAgo(2) },
    'webhookEvents/old': { at: daysAgo(370), expiresAt: daysAgo(5) },
  };
  const places = Object.keys(documents).map((path) => shop.store.doc(path));
  for (const place of places) await place.set(documents[place.path] ?? {});
  expect(await deleteExpired(NOW)).toMatchObject({ messages: 1 });
  const left = (await shop.store.getAll(...places)).filter(({ exists }) => exists);
  expect(left.map(({ ref }) => ref.path)).toEqual(Object.keys(documents).slice(1));
  expect(await deleteExpired(NOW)).toMatchObject({ messages: 0 });
});
