import { describe, expect, test } from 'vitest';
import {
  PASSWORD_RULES,
  PasswordChangeSchema,
  RegistrationSchema,
  SignInSchema,
} from './credentials.ts';
import { checkForm } from '../core/form.ts';
import { ProfileDraftSchema } from './profile.ts';

const register = (change: Record<string, string>) =>
  checkForm(RegistrationSchema, {
    name: '',
    email: 'asha@example.in',
    password: 'neem-leaf',
    ...change,
  });

describe('a new account', () => {
  test('accepts an e-mail in any case and an empty name', () => {
    expect(register({ email: '  Asha@Example.IN ', name: '  आशा   कुलकर्णी ' })).toEqual({
      ok: true,
      value: { name: 'आशा कुलकर्णी', email: 'asha@example.in', password: 'neem-leaf' },
    });
  });

  test.each([
    ['', 'required'],
    ['neem-1', 'too-short'],
    ['12345678', 'password-letters'],
    ['neemleaves', 'password-digits'],
    ['n1'.repeat(65), 'too-long'],
  ])('refuses the password %j: %s', (password, fault) => {
    expect(register({ password })).toEqual({ ok: false, faults: { password: fault } });
  });

  test('enforces exactly the rules that are shown', () => {
    for (const password of [
      '',
      'a',
      'abcdefgh',
      '12345678',
      'abcdefg1',
      'नीम-पत्ती-१',
      'a b c d e',
      '🌿🌿🌿🌿a',
    ]) {
      const shown = PASSWORD_RULES.every(({ met }) => met(password));
      expect([password, register({ password }).ok]).toEqual([password, shown]);
    }
  });
});

test('an old password must only be non-empty', () => {
  expect(checkForm(SignInSchema, { email: 'a@b.in', password: 'x' }).ok).toBe(true);
  expect(checkForm(PasswordChangeSchema, { current: 'x', next: 'neem-leaf' }).ok).toBe(true);
  expect(checkForm(SignInSchema, { email: 'a@b.in', password: '' })).toMatchObject({ ok: false });
});

describe('a typed profile', () => {
  test.each([
    ['', ''],
    ['   ', ''],
    ['098765 43210', '+919876543210'],
    ['+91-98765-43210', '+919876543210'],
  ])('stores the number %j as %j', (phone, stored) => {
    expect(checkForm(ProfileDraftSchema, { name: 'Asha', phone })).toEqual({
      ok: true,
      value: { name: 'Asha', phone: stored },
    });
  });

  test.each([
    ['12345', 'phone-short'],
    ['+14155552671', 'phone-foreign'],
    ['नौ', 'phone'],
    ['<script>', 'phone'],
    ['9'.repeat(30), 'phone-several'],
  ])('refuses %j as a number and says why: %s', (phone, fault) => {
    expect(checkForm(ProfileDraftSchema, { name: '', phone })).toEqual({
      ok: false,
      faults: { phone: fault },
    });
  });
});
