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

it('the transitions of a message depend on its status', () => {
  expect(MESSAGE_STATUSES.map((status) => messageMoves(status))).toEqual([
    ['acknowledge', 'answer', 'resolve'],
    ['answer', 'resolve'],
    ['reopen'],
  ]);
});

it('the transitions of a message lead to a status with further transitions', () => {
  for (const status of MESSAGE_STATUSES) {
    for (const move of messageMoves(status)) {
      expect(messageMoves(statusAfter(move)).length).toBeGreaterThan(0);
    }
  }
});
const states = (message: Parameters<typeof clocksOf>[0], hours: number) => {
  const { acknowledge, resolve } = clocksOf(message, CAME + hours * HOUR);
  return [acknowledge.state, acknowledge.ms / HOUR, resolve.state, resolve.ms / HOUR];
};

it('the deadlines of a message run from its arrival: 48 hours, 30 days', () => {
  const message = { createdAt: CAME };
  expect(states(message, 0)).toEqual(['running', 48, 'running', 720]);
  expect(states(message, 48)).toEqual(['running', 0, 'running', 672]);
  expect(states(message, 49)).toEqual(['overdue', 1, 'running', 671]);
  expect(states(message, 721)).toEqual(['overdue', 673, 'overdue', 1]);
});

it('the deadlines of a message stop when it is acknowledged, and when it is resolved', () => {
  const acknowledged = { createdAt: CAME, acknowledgedAt: CAME + HOUR };
  expect(states(acknowledged, 800)).toEqual(['met', 47, 'overdue', 80]);
  const resolved = { ...acknowledged, resolvedAt: CAME + 721 * HOUR };
  expect(states(resolved, 9000)).toEqual(['met', 47, 'missed', 1]);
});

it('the deadlines of a message treat resolving as acknowledging', () => {
  const resolved = { createdAt: CAME, resolvedAt: CAME + 50 * HOUR };
  expect(states(resolved, 60)).toEqual(['missed', 2, 'met', 670]);
});
it('a message is looked up by ticket number and e-mail address', () => {
  const typed = { ticket: 't-7k2m9qxd', email: ' Asha@Example.in ' };
  const search = { ticket: 'T-7K2M9QXD', email: 'asha@example.in' };
  expect(v.parse(MessageSearchSchema, typed)).toEqual(search);
  expect(v.is(MessageSearchSchema, { ...typed, ticket: '' })).toBe(false);
  expect(v.is(MessageSearchSchema, { ...typed, email: '' })).toBe(false);
});
