import { expect, test } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import {
  PASSWORD_RULES,
  PasswordChangeSchema,
  RegistrationSchema,
  SignInSchema,
} from './credentials.ts';
import { checkForm } from '../core/form.ts';
import { ProfileDraftSchema } from './profile.ts';

const ASHA = { name: '', email: 'asha@example.in', password: 'neem-leaf' };
const register = (change: Partial<typeof ASHA>) =>
  checkForm(RegistrationSchema, { ...ASHA, ...change });

test('a new account accepts an email in any case and an empty name', () => {
  const value = { ...ASHA, name: 'आशा कुलकर्णी' };
  const typed = { email: '  Asha@Example.IN ', name: '  आशा   कुलकर्णी ' };
  expect(register(typed)).toEqual({ ok: true, value });
  expect(register({})).toEqual({ ok: true, value: ASHA });
});

test.each([
  ['', 'required'],
  ['neem-1', 'too-short'],
  ['12345678', 'password-letters'],
  ['neemleaves', 'password-digits'],
  ['n1'.repeat(65), 'too-long'],
])('a new account refuses the password %j: %s', (password, fault) => {
  expect(register({ password })).toEqual({ ok: false, faults: { password: fault } });
});

test('a new account enforces exactly the rules that are shown', () => {
  const typed = ' | a | abcdefgh | 12345678 | abcdefg1 | नीम-पत्ती-१ | a b c d e | 🌿🌿🌿🌿a';
  for (const password of listed(typed)) {
    const shown = PASSWORD_RULES.every(({ met }) => met(password));
    expect([password, register({ password }).ok]).toEqual([password, shown]);
  }
});

test('an old password must only be non-empty', () => {
  expect(checkForm(SignInSchema, { email: 'a@b.in', password: 'x' }).ok).toBe(true);
  expect(checkForm(PasswordChangeSchema, { current: 'x', next: 'neem-leaf' }).ok).toBe(true);
  expect(checkForm(SignInSchema, { email: 'a@b.in', password: '' })).toMatchObject({ ok: false });
});

test('a typed profile may lack a number, and a wrong one is refused', () => {
  const typed = (phone: string) => checkForm(ProfileDraftSchema, { name: 'Asha', phone });
  expect(typed('   ')).toEqual({ ok: true, value: { name: 'Asha', phone: '' } });
  expect(typed('098765 43210')).toMatchObject({ value: { phone: '+919876543210' } });
  expect(typed('12345')).toEqual({ ok: false, faults: { phone: 'phone-short' } });
});
