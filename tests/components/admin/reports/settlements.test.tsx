import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loseFile } from '../../support/files.ts';
import { shows } from '../../support/staff.ts';
import { openPage, press } from '../open-page.tsx';

const SETTLEMENTS = '/admin/dashboard/reports?view=settlements';
const HEAD = 'type,entity_id,amount,fee,tax,credit,order_receipt,settlement_utr,settled_at';
const rowOf = (id: string, amount = '100') =>
  `payment,${id},${amount},2.36,0.36,97.64,ABCDEFGHIJKLMNOPQRST,UTR1,2026-11-21`;
const choose = async (...rows: readonly string[]) => {
  const file = new File([[HEAD, ...rows].join('\r\n')], 'recon.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('Choose CSV file'), file);
};

test('staff compare a file: errors are named by row and send nothing, a good one is sent 50 rows at a time', async () => {
  const { backend } = await openPage(SETTLEMENTS, 'staff', {
    'settlements/one': {
      ...{ kind: 'cash', reference: 'AWB1', amountPaise: 50_000, feePaise: 0, taxPaise: 0 },
      ...{ utr: 'N1', day: '2026-11-20', state: 'amount', open: true, orderId: 'x' },
      ...{ number: 'FR-7K3M9Q2X', expectedPaise: 54_800 },
    },
  });
  const open = within(await screen.findByRole('table', { name: 'Differences' }));
  expect(open.getByRole('cell', { name: 'Amount differs' })).toBeDefined();
  expect(open.getByRole('cell', { name: '₹548.00' })).toBeDefined();

  await choose(rowOf('pay_1'), rowOf('pay_1'), rowOf('pay_2', 'ten'));
  await shows('2 rows have errors. Nothing was recorded.');
  const faults = within(screen.getByRole('table', { name: 'Rows with errors' }));
  expect(faults.getAllByRole('row').map((row) => row.textContent)).toEqual([
    expect.anything(),
    '3pay_1The file has this number twice',
    '4pay_2No amount, or not one in rupees',
  ]);
  expect(screen.queryByRole('button', { name: 'Compare and mark' })).toBeNull();
  expect(backend.calls).toEqual([]);

  const ids = Array.from({ length: 60 }, (_, n) => `pay_${n}`);
  await choose(...ids.map((id) => rowOf(id)));
  await shows('60 rows to compare.');
  await shows('Amount ₹6,000.00, fees ₹120.00, GST on fees ₹21.60.');
  backend.answer('settlePayments', ({ rows }: { rows: readonly { reference: string }[] }) => ({
    outcome: 'settled',
    states: rows.map(({ reference }) => (reference === 'pay_7' ? 'missing' : 'matched')),
  }));
  await press('Compare and mark');
  await shows('All rows are compared.');
  await shows('Matched: 59');
  await shows('No such payment or order: 1');
  const sent = backend.calls.map(({ request }) => (request as { rows: object[] }).rows);
  expect(sent.map(({ length }) => length)).toEqual([50, 10]);
  expect(sent[0]?.[0]).toEqual({
    ...{ kind: 'payment', reference: 'pay_0', order: 'ABCDEFGHIJKLMNOPQRST', utr: 'UTR1' },
    ...{ amountPaise: 10_000, feePaise: 200, taxPaise: 36, day: '2026-11-21' },
  });
});

test('a file that was changed after it was chosen is named, and can be chosen again', async () => {
  await openPage(SETTLEMENTS, 'staff');
  const file = new File([[HEAD, rowOf('pay_1'), rowOf('pay_2')].join('\r\n')], 'recon.csv', {
    type: 'text/csv',
  });
  const restore = loseFile(file);
  await userEvent.upload(await screen.findByLabelText('Choose CSV file'), file);
  await shows('This file can’t be read');
  restore();
  await userEvent.upload(screen.getByLabelText('Choose CSV file'), file);
  await shows('2 rows to compare.');
  expect(screen.queryByText(/can’t be read/)).toBeNull();
});

test('a viewer reads the differences and compares nothing', async () => {
  await openPage(SETTLEMENTS, 'viewer');
  await shows('No differences.');
  await shows('Owners and staff can compare files.');
  expect(screen.queryByLabelText('Choose CSV file')).toBeNull();
});
