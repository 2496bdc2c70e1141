import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { attemptOf, deliverEach, deliveryAfter } from './deliver.ts';
import { mailFault } from './smtp.ts';

const NOW = Date.UTC(2026, 10, 25);
const MINUTE_MS = 60_000;

it('a delivery waits longer after each temporary fault, and fails after the last', () => {
  const fault = { code: '451', isTemporary: true };
  const waits = [1, 2, 3, 4, 5, 6, 7].map((attempts) => {
    const { state, nextAt } = deliveryAfter({ attempts }, fault, NOW);
    expect(state).toBe('waiting');
    return ((nextAt ?? 0) - NOW) / MINUTE_MS;
  });
  expect(waits).toEqual([1, 5, 15, 60, 240, 480, 720]);
  expect(deliveryAfter({ attempts: 8 }, fault, NOW)).toMatchObject({
    ...{ state: 'failed', nextAt: null, error: '451' },
  });
});

it('a delivery is sent when the mail server took it, and fails at once after a permanent fault', () => {
  expect(deliveryAfter({ attempts: 1 }, null, NOW)).toEqual({
    ...{ state: 'sent', attempts: 1, nextAt: null, error: '', sentAt: NOW },
  });
  const fault = { code: '550', isTemporary: false };
  expect(deliveryAfter({ attempts: 1 }, fault, NOW)).toMatchObject({ state: 'failed' });
});

it.each([
  ['452', true, { responseCode: 452, code: 'EENVELOPE' }],
  ['550', false, { responseCode: 550, code: 'EENVELOPE' }],
  // The owner can correct a wrong password, so a later attempt may succeed.
  ['535', true, { responseCode: 535, code: 'EAUTH' }],
  ['ESOCKET', true, { code: 'ESOCKET' }],
  ['', true, 'lost'],
])('the fault of a mail server has the code "%s"; temporary: %s', (code, isTemporary, error) => {
  expect(mailFault(error)).toEqual({ code, isTemporary });
});

beforeEach(() => void vi.spyOn(logger, 'error').mockReturnValue());

const stored = (fields: object, nextAt: number | null = NOW): DocumentSnapshot => {
  const letter = { subject: 'A letter', heading: 'A letter', paragraphs: [], action: null };
  const delivery = {
    state: 'waiting',
    attempts: 2,
    nextAt: nextAt === null ? null : Timestamp.fromMillis(nextAt),
    sentAt: null,
  };
  const mail = { to: '', kind: 'test', createdAt: Timestamp.fromMillis(NOW), delivery };
  const data = { ...mail, letter: { ...letter, order: null, ...fields } };
  const get = (path: string): unknown => delivery[path.replace('delivery.', '') as 'nextAt'];
  const snapshot = { exists: true, id: 'a', ref: { path: 'mail/a' }, data: () => data, get };
  return snapshot as unknown as DocumentSnapshot;
};

it('an attempt takes a letter that is due, for two minutes', () => {
  const delivery = { state: 'sending', attempts: 3, nextAt: NOW + 2 * MINUTE_MS };
  expect(attemptOf(stored({}), NOW)).toMatchObject({ delivery, mail: { id: 'a', delivery } });
  expect(attemptOf(stored({}, NOW + 1), NOW)).toBeNull();
});

it('an attempt fails for a letter that cannot be read, so that staff see it', () => {
  const delivery = { state: 'failed', attempts: 3, nextAt: null, error: 'UNREADABLE' };
  const unreadable = { subject: 'x'.repeat(1000) };
  expect(attemptOf(stored(unreadable), NOW)).toMatchObject({ delivery, mail: null });
  // A letter that was sent before stays sent.
  expect(attemptOf(stored(unreadable, null), NOW)).toBeNull();
});

const ids = Array.from({ length: 30 }, (_, n) => `letter-${n}`);

it('the letters of a sweep are all tried, though the delivery of some throws', async () => {
  const tried: string[] = [];
  await deliverEach(ids, (id) => {
    tried.push(id);
    return id.endsWith('7') ? Promise.resolve() : Promise.reject(new Error('unreadable'));
  });
  expect(tried).toEqual(ids);
  expect(logger.error).toHaveBeenCalledTimes(27);
});

it('the letters of a sweep are left to the next sweep when the mail server does not answer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const tried: string[] = [];
  const timeout = 15_000;
  const deliver = async (id: string) => {
    tried.push(id);
    await new Promise((resolve) => setTimeout(resolve, timeout));
  };
  const swept = deliverEach(ids, deliver, { budgetMs: 4 * timeout });
  await vi.runAllTimersAsync();
  await swept;
  expect(tried).toEqual(ids.slice(0, 20));
});
