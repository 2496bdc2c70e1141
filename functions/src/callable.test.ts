import { expect, it } from 'vitest';
import { isBusy } from './callable.ts';

it.each([
  ['gave up on its locks', 10, 'Aborted due to cross-transaction contention.', true],
  [
    'ended while it waited',
    3,
    'The referenced transaction has expired or is no longer valid.',
    true,
  ],
  ['ended while it waited, as the emulator says it', 3, 'Transaction is invalid or closed.', true],
  ['a mistake of ours', 3, 'Cannot convert an array value in an array value.', false],
  ['refused', 7, 'Missing or insufficient permissions.', false],
])('a transaction that %s', (_, code, message, busy) => {
  expect(isBusy(Object.assign(new Error(message), { code }))).toBe(busy);
});
