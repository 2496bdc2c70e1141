import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteExpired } from '../../../functions/src/retention/retention.ts';
import {
  openOwnCheckout,
  type OwnCheckout,
  providerOrder,
} from '../../support/shop/own-checkout.ts';

const NOW = Date.UTC(2029, 5, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): Date => new Date(NOW - days * DAY_MS);

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('retention');
});
afterAll(() => shop.close());

it('leaves to Firestore’s TTL what carries the time of its end', () => {
  const { fieldOverrides } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../firestore.indexes.json'), 'utf8'),
  ) as { fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[] };
  const rows = fieldOverrides.filter(({ ttl }) => ttl);
  expect(rows.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`)).toEqual([
    'mail.expiresAt',
    'restockRequests.expiresAt',
    'consentProofs.expiresAt',
    'locks.untilAt',
    'messageGates.at',
    'webhookEvents.expiresAt',
  ]);
});

it('a processed event names its end, a year later', async () => {
  await shop.stock('oil', 3);
  const answer = await shop.functions.answerCheckout(shop.request('oil', 1), 'buyer', Date.now());
  await shop.control('pay', { order_id: providerOrder(answer) });
  await shop.control('idle');
  const [event] = (await shop.store.collection('webhookEvents').get()).docs;
  if (!event) throw new Error('no event came');
  const yearOf = (field: string) => (event.get(field) as Timestamp).toDate().getUTCFullYear();
  expect(yearOf('expiresAt')).toBe(yearOf('at') + 1);
  await event.ref.delete();
}, 60_000);

it('deletes what the privacy policy no longer allows, and nothing else', async () => {
  const documents: Readonly<Record<string, object>> = {
    'messages/T-00000001': { status: 'resolved', resolvedAt: daysAgo(732) },
    'messages/T-00000002': { status: 'resolved', resolvedAt: daysAgo(700) },
    'messages/T-00000003': { status: 'new', createdAt: daysAgo(900) },
    // Firestore's TTL deletes what names its end, which the emulator does not know.
    'locks/ended': { count: 3, untilAt: daysAgo(2) },
    'webhookEvents/old': { at: daysAgo(370), expiresAt: daysAgo(5) },
  };
  for (const [path, fields] of Object.entries(documents)) await shop.store.doc(path).set(fields);
  expect(await deleteExpired(NOW)).toEqual({ messages: 1 });
  const left = await Promise.all(
    Object.keys(documents).map(async (path) =>
      (await shop.store.doc(path).get()).exists ? path : '',
    ),
  );
  expect(left.filter(Boolean)).toEqual([
    'messages/T-00000002',
    'messages/T-00000003',
    'locks/ended',
    'webhookEvents/old',
  ]);
  expect(await deleteExpired(NOW)).toEqual({ messages: 0 });
});
