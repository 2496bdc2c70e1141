import * as v from 'valibot';
import { expect, it } from 'vitest';
import { TransferReference } from './order-command.ts';

const referenceOf = (typed: string): string | null => {
  const read = v.safeParse(TransferReference, typed);
  return read.success ? read.output : null;
};

it.each([
  '423412345678',
  ' 4234 1234 5678 ',
  'IMPS/423412345678',
  'imps-423412345678',
  'IMPS 423412345678',
  'UPI/423412345678/RAMESHKUMARSHARMA',
  'UTR423412345678',
])('%s is the reference 423412345678', (typed) => {
  expect(referenceOf(typed)).toBe('423412345678');
});

it.each([
  [' hdfcn5 2026 112412', 'HDFCN52026112412'],
  ['NEFT/HDFCN52026112412', 'HDFCN52026112412'],
  ['NEFT HDFCN52026112412', 'HDFCN52026112412'],
  ['UTIBR52026112400123456', 'UTIBR52026112400123456'],
  ['IMPS12345', 'IMPS12345'],
])('%s is the reference %s, whose bank code stays', (typed, reference) => {
  expect(referenceOf(typed)).toBe(reference);
  expect(referenceOf(reference)).toBe(reference);
});

it.each(['', '12345', 'IMPS/12345', 'RECEIVED', 'UTR_423412345678', '1'.repeat(41)])(
  '“%s” is no reference',
  (typed) => {
    expect(referenceOf(typed)).toBeNull();
  },
);
