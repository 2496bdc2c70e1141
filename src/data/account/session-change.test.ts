import { expect, it } from 'vitest';
import { sessionChange } from './session-change.ts';

const user = (uid: string) => ({ uid, guest: false });
const guest = (uid: string) => ({ uid, guest: true });

it.each([
  [undefined, false, null, 'first-answer'],
  [undefined, false, user('asha'), 'first-answer'],
  [undefined, false, guest('g'), 'first-answer'],
  [null, false, null, 'same'],
  [null, false, guest('g'), 'became-guest'],
  [null, false, user('asha'), 'signed-in'],
  ['asha', false, user('asha'), 'same'],
  ['asha', false, user('ravi'), 'other-user'],
  ['asha', false, guest('g'), 'other-user'],
  ['asha', false, null, 'signed-out'],
  // A guest who chooses a password keeps the uid.
  ['g', true, user('g'), 'same'],
  ['g', true, user('asha'), 'signed-in'],
  ['g', true, null, 'signed-out'],
] as const)('from %j (guest: %j) to %j is %s', (previousUid, wasGuest, next, change) => {
  expect(sessionChange(previousUid, wasGuest, next)).toBe(change);
});
