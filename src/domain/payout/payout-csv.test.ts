import { expect, it } from 'vitest';
import { paise } from '../money/money.ts';
import type { Payee } from './payee.ts';
import { payoutCsv, type PayoutRow } from './payout-csv.ts';

const row = (payee: Payee | null, changes: Partial<PayoutRow> = {}): PayoutRow => ({
  ...{ orderId: 'A'.repeat(20), number: 'FR-7K2M9QXD', key: 'key', dueAt: 0, payeeAt: 0 },
  ...{ amountPaise: paise(24_905), customer: 'Asha Rao', payee },
  ...changes,
});

it('has a row for each payout whose payee is known, with rupees and the order number', () => {
  const bank: Payee = {
    ...{ kind: 'bank', holder: 'Rao, Asha', number: '001234561234', ifsc: 'HDFC0001234' },
  };
  expect(payoutCsv([row({ kind: 'upi', upi: 'asha@okaxis' }), row(null), row(bank)])).toBe(
    [
      'Mode,Beneficiary name,Account number,IFSC,UPI ID,Amount,Remarks',
      'UPI,Asha Rao,,,asha@okaxis,249.05,FR-7K2M9QXD',
      'NEFT,"Rao, Asha",001234561234,HDFC0001234,,249.05,FR-7K2M9QXD',
      '',
    ].join('\r\n'),
  );
});

it('guards what a spreadsheet would run', () => {
  const csv = payoutCsv([row({ kind: 'upi', upi: 'asha@okaxis' }, { customer: '=1+1 Asha' })]);
  expect(csv).toContain(`UPI,'=1+1 Asha,`);
});
