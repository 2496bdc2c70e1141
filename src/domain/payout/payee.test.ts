import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPayee, isSamePayee, maskedPayee, type Payee, PayeeSchema } from './payee.ts';
import * as v from 'valibot';

const BANK = {
  kind: 'bank',
  ...{ holder: 'Asha Rao', number: '0012 3456 1234', again: '001234561234' },
  ifsc: 'hdfc0001234',
} as const;

const upi = (typed: string) => checkPayee({ kind: 'upi', upi: typed });
const fault = (typed: string) => {
  const checked = upi(typed);
  return checked.ok ? checked.value : checked.faults['upi'];
};

describe('a UPI ID', () => {
  it.each([
    ['asha.rao@okaxis', 'asha.rao@okaxis'],
    [' 9876543210@YBL ', '9876543210@ybl'],
    ['asha_rao-1@kotak811', 'asha_rao-1@kotak811'],
    ['\u200Basha@upi\u2060', 'asha@upi'],
  ])('%s is read', (typed, value) => {
    expect(upi(typed)).toEqual({ ok: true, value: { kind: 'upi', upi: value } });
  });

  it.each([
    ['', 'required'],
    ['asha', 'upi-at'],
    ['asha@@okaxis', 'upi-at'],
    ['asha rao@okaxis', 'upi-space'],
    ['asha@gmail.com', 'upi-email'],
    ['https://evil.example/asha@okaxis', 'upi-link'],
    ['upi://pay?pa=asha@okaxis', 'upi-link'],
    ['www.evil@okaxis', 'upi-link'],
    ['asha@okaxis/x', 'upi-link'],
    ['<script>alert(1)</script>@okaxis', 'upi-link'],
    ['=HYPERLINK("x")@okaxis', 'upi-link'],
    ['a@okaxis', 'upi'],
    ['.asha@okaxis', 'upi'],
    ['asha@1', 'upi'],
    [`${'a'.repeat(65)}@okaxis`, 'upi'],
    [`${'a'.repeat(90)}@${'b'.repeat(30)}`, 'too-long'],
    ['аsha@okaxis', 'upi'],
  ])('%s is refused', (typed, code) => {
    expect(fault(typed)).toBe(code);
  });

  it('is stored in a form that the stored schema accepts, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const checked = upi(typed);
        return !checked.ok || v.is(PayeeSchema, checked.value);
      }),
    );
  });
});

describe('a bank account', () => {
  it('is read without spaces, its IFSC in capitals', () => {
    expect(checkPayee(BANK)).toEqual({
      ok: true,
      value: { kind: 'bank', holder: 'Asha Rao', number: '001234561234', ifsc: 'HDFC0001234' },
    });
  });

  it.each([
    [
      { number: '12345678', again: '12345678' },
      { number: 'account', again: 'account' },
    ],
    [
      { number: '1'.repeat(19), again: '1'.repeat(19) },
      { number: 'account', again: 'account' },
    ],
    [{ again: '001234561235' }, { again: 'account-differs' }],
    [{ ifsc: 'HDFC1001234' }, { ifsc: 'ifsc' }],
    [{ holder: 'https://evil.example' }, { holder: 'name-contact' }],
    [{ holder: '' }, { holder: 'required' }],
  ])('with %o is refused', (changes, faults) => {
    expect(checkPayee({ ...BANK, ...changes })).toEqual({ ok: false, faults });
  });
});

describe('a masked payee', () => {
  it.each<[Payee, string]>([
    [{ kind: 'upi', upi: 'asha.rao@okaxis' }, 'as••••@okaxis'],
    [{ kind: 'upi', upi: 'ab@upi' }, 'a••••@upi'],
    [
      { kind: 'bank', holder: 'Asha Rao', number: '001234561234', ifsc: 'HDFC0001234' },
      '••••1234, HDFC',
    ],
  ])('of %o is %s', (payee, masked) => {
    expect(maskedPayee(payee)).toBe(masked);
  });
});

it('the same account is the same payee', () => {
  const bank: Payee = {
    ...{ kind: 'bank', holder: 'Asha', number: '123456789', ifsc: 'HDFC0001234' },
  };
  expect(isSamePayee(bank, { ...bank })).toBe(true);
  expect(isSamePayee(bank, { ...bank, number: '123456780' })).toBe(false);
  expect(isSamePayee(bank, { kind: 'upi', upi: 'asha@upi' })).toBe(false);
});
