import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  clocksOf,
  MESSAGE_STATUSES,
  messageMoves,
  MessageSearchSchema,
  statusAfter,
} from './message-handling.ts';

const HOUR = 3_600_000;
const CAME = Date.UTC(2026, 10, 1);

it('the transitions of a message depend on its status, and lead to one with further transitions', () => {
  const moves = MESSAGE_STATUSES.map((status) => messageMoves(status));
  expect(moves).toEqual([['acknowledge', 'answer', 'resolve'], ['answer', 'resolve'], ['reopen']]);
  for (const move of moves.flat()) expect(messageMoves(statusAfter(move))).not.toEqual([]);
});

it.each([
  // 48 hours and 30 days from its arrival.
  [{}, 0, ['running', 48, 'running', 720]],
  [{}, 48, ['running', 0, 'running', 672]],
  [{}, 49, ['overdue', 1, 'running', 671]],
  [{}, 721, ['overdue', 673, 'overdue', 1]],
  // They stop when it is acknowledged and when it is resolved, which acknowledges it too.
  [{ acknowledgedAt: 1 }, 800, ['met', 47, 'overdue', 80]],
  [{ acknowledgedAt: 1, resolvedAt: 721 }, 9000, ['met', 47, 'missed', 1]],
  [{ resolvedAt: 50 }, 60, ['missed', 2, 'met', 670]],
])('the deadlines of a message with %j are after %d hours %j', (hours, passed, expected) => {
  const times = Object.entries(hours).map(([name, hour]) => [name, CAME + hour * HOUR]);
  const message = { createdAt: CAME, ...(Object.fromEntries(times) as object) };
  const { acknowledge, resolve } = clocksOf(message, CAME + passed * HOUR);
  const states = [acknowledge.state, acknowledge.ms / HOUR, resolve.state, resolve.ms / HOUR];
  expect(states).toEqual(expected);
});

it('a message is looked up by ticket number and email address', () => {
  const typed = { ticket: 't-7k2m9qxd', email: ' Asha@Example.in ' };
  const search = { ticket: 'T-7K2M9QXD', email: 'asha@example.in' };
  expect(v.parse(MessageSearchSchema, typed)).toEqual(search);
  expect(v.is(MessageSearchSchema, { ...typed, ticket: '' })).toBe(false);
  expect(v.is(MessageSearchSchema, { ...typed, email: '' })).toBe(false);
});
