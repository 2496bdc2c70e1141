import { expect, it } from 'vitest';
import { checkForm } from '../core/form.ts';
import { CodeSchema, EnrolmentSchema } from './second-factor.ts';

it.each(['123456', ' 123 456 ', '000000'])('%o is a code', (code) => {
  const checked = checkForm(CodeSchema, { code });
  expect(checked).toEqual({ ok: true, value: { code: code.replaceAll(' ', '') } });
});

it.each([
  ['', 'required'],
  ['  ', 'required'],
  ['12345', 'code'],
  ['1234567', 'code'],
  ['12345a', 'code'],
])('%o is no code', (code, fault) => {
  expect(checkForm(CodeSchema, { code })).toEqual({ ok: false, faults: { code: fault } });
});

it('an authenticator needs a name, so that a lost one can be told from the other', () => {
  expect(checkForm(EnrolmentSchema, { name: '  ', code: '123456' })).toEqual({
    ok: false,
    faults: { name: 'required' },
  });
});
