import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteExpired } from '../../../functions/src/retention/retention.ts';
import { openOwnCheckout, type OwnCheckout } from '../../support/shop/own-checkout.ts';

const NOW = Date.UTC(2029, 5, 1);
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): Date => new Date(NOW - days * DAY_MS);

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('retention');
});
afterAll(() => shop.close());

it('deletes what the privacy policy no longer allows, and nothing else', async () => {
  const documents: Readonly<Record<string, object>> = {
    'messages/T-00000001': { status: 'resolved', resolvedAt: daysAgo(732) },
    'messages/T-00000002': { status: 'resolved', resolvedAt: daysAgo(700) },
    'messages/T-00000003': { status: 'new', createdAt: daysAgo(900) },
    'webhookEvents/old': { at: daysAgo(370) },
    'webhookEvents/new': { at: daysAgo(300) },
    'consentProofs/old': { erasedAt: daysAgo(1100) },
    'consentProofs/new': { erasedAt: daysAgo(1000) },
    'locks/ended': { count: 3, untilAt: daysAgo(2) },
    'locks/running': { count: 3, untilAt: daysAgo(-1) },
    'locks/without-end': { at: daysAgo(900) },
  };
  for (const [path, fields] of Object.entries(documents)) await shop.store.doc(path).set(fields);
  expect(await deleteExpired(NOW)).toEqual({ messages: 1, events: 1, limits: 1, consents: 1 });
  const left = await Promise.all(
    Object.keys(documents).map(async (path) =>
      (await shop.store.doc(path).get()).exists ? path : '',
    ),
  );
  expect(left.filter(Boolean)).toEqual([
    'messages/T-00000002',
    'messages/T-00000003',
    'webhookEvents/new',
    'consentProofs/new',
    'locks/running',
    'locks/without-end',
  ]);
  expect(await deleteExpired(NOW)).toEqual({ messages: 0, events: 0, limits: 0, consents: 0 });
});
