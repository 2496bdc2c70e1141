import * as v from 'valibot';
import { expect, it } from 'vitest';
import { initialOf } from './initial.ts';
import { ProfileSchema } from './profile.ts';

it('a profile requires only its owner and its creation time, and contains no role', () => {
  expect(v.parse(ProfileSchema, { uid: 'asha', createdAt: 1, role: 'owner' })).toEqual({
    uid: 'asha',
    email: '',
    name: '',
    phone: '',
    photoURL: '',
    createdAt: 1,
  });
});

it.each([
  { uid: 'asha' },
  { uid: 'asha', createdAt: 'yesterday' },
  { uid: 'asha', createdAt: Number.NaN },
  { uid: 'asha', createdAt: 1, phone: 9_876_543_210 },
  { createdAt: 1 },
])('a profile of the wrong shape is refused: %o', (fields) => {
  expect(v.is(ProfileSchema, fields)).toBe(false);
});

it.each([
  ['Asha Kulkarni', 'A'],
  ['  ravi', 'R'],
  ['कीर्ति', 'की'],
  ['', 'F'],
  ['🌿', 'F'],
  ['"42" Nair', 'N'],
])('the initial of %j is %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});
