import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aPayment,
  anOrderState,
  PAYMENT,
  TOTAL,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import { csvText } from '../core/csv.ts';
import { paise } from '../money/money.ts';
import { matchSettlement } from './match-settlement.ts';
import { readSettlementFile } from './settlement-file.ts';
import type { SettlementRow } from './settlement.ts';

const HEAD = [
  'transaction_entity',
  'entity_id',
  'amount',
  'fee (exclusive tax)',
  'tax (GST)',
  'debit',
  'credit',
  'order_receipt',
  'settlement_id',
  'settled_at',
  'settlement_utr',
];
const ORDER = 'ABCDEFGHIJKLMNOPQRST';
const rupees = (sum: number) => `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`;

describe('a settlement report of the provider', () => {
  it('is read to the paisa, whether its fee includes the tax or not', () => {
    const payments = fc.array(
      fc.record({
        id: fc.integer({ min: 100_000, max: 999_999 }),
        amount: fc.integer({ min: 100, max: 500_000_000 }),
        fee: fc.integer({ min: 0, max: 30 }),
        tax: fc.integer({ min: 0, max: 9 }),
        isInclusive: fc.boolean(),
      }),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(payments, (all) => {
        const unique = all.filter((one, at) => all.findIndex(({ id }) => id === one.id) === at);
        const text = csvText([
          HEAD,
          ...unique.map(({ id, amount, fee, tax, isInclusive }) => [
            ...['payment', `pay_${id}`, rupees(amount), rupees(isInclusive ? fee + tax : fee)],
            ...[rupees(tax), '0', rupees(amount - fee - tax), ORDER, 'setl_1'],
            ...['21/11/2026 10:00:00', 'UTR1'],
          ]),
        ]);
        const file = readSettlementFile(text, 'provider');
        expect(file).toMatchObject({ state: 'read', ignored: 0 });
        expect(file.state === 'read' && file.rows).toEqual(
          unique.map(({ id, amount, fee, tax }) => ({
            ...{ kind: 'payment', reference: `pay_${id}`, order: ORDER, amountPaise: amount },
            ...{ feePaise: fee, taxPaise: tax, utr: 'UTR1', day: '2026-11-21' },
          })),
        );
      }),
    );
  });

  it('names the order by the first of its columns that the row fills', () => {
    const head = [...HEAD, 'order_id'];
    const row = (receipt: string, id: string) => [
      ...['payment', `pay_${receipt}${id}`, '100', '2', '0', '0', '98', receipt, 'setl_1'],
      ...['21/11/2026', 'UTR1', id],
    ];
    const rows = [row(ORDER, 'order_1'), row('', 'order_2'), row('', '')];
    expect(readSettlementFile(csvText([head, ...rows]), 'provider')).toMatchObject({
      rows: [{ order: ORDER }, { order: 'order_2' }, { order: '' }],
    });
  });

  it('names each faulty row, and none of it is taken', () => {
    const row = (changes: Readonly<Record<string, string>>) => {
      const good: Readonly<Record<string, string>> = {
        ...{
          transaction_entity: 'payment',
          entity_id: `pay_${Math.random().toString(36).slice(2)}`,
        },
        ...{ amount: '100', 'fee (exclusive tax)': '2', 'tax (GST)': '0.36', credit: '97.64' },
        ...{ settled_at: '2026-11-21', settlement_utr: 'UTR1' },
      };
      return HEAD.map((name) => ({ ...good, ...changes })[name] ?? '');
    };
    const rows = [
      row({}),
      row({ entity_id: '' }),
      row({ amount: 'hundred' }),
      row({ credit: '97.65' }),
      row({ settled_at: 'yesterday' }),
      row({ settlement_utr: '' }),
      row({ 'tax (GST)': 'x' }),
      row({ entity_id: 'pay_1' }),
      row({ entity_id: 'pay_1' }),
      row({ transaction_entity: 'adjustment', entity_id: '' }),
      row({ settled_at: '2026-13-41' }),
    ];
    const file = readSettlementFile(csvText([HEAD, ...rows]), 'provider');
    expect(file.state === 'faulty' && file.faults.map(({ row: at, fault }) => [at, fault])).toEqual(
      [
        [3, 'no-reference'],
        [4, 'no-amount'],
        [5, 'sums'],
        [6, 'no-day'],
        [7, 'no-settlement'],
        [8, 'fee'],
        [10, 'repeated'],
        [12, 'no-day'],
      ],
    );
    const ignored = readSettlementFile(csvText([HEAD, rows[0] ?? [], rows[9] ?? []]), 'provider');
    expect(ignored).toMatchObject({ state: 'read', ignored: 1, rows: [{ amountPaise: 10_000 }] });
  });

  it('without its columns, or without content, is no such file', () => {
    expect(readSettlementFile('entity_id,amount\npay_1,5', 'provider')).toEqual({
      ...{ state: 'columns', missing: ['utr', 'day'] },
    });
    expect(readSettlementFile('', 'provider')).toEqual({ state: 'unreadable' });
  });

  it('of a courier names parcels by tracking or order number', () => {
    const text =
      'AWB No.;Order Number;COD Amount;UTR;Remittance Date\nD1;FR-7K3M9Q2X;₹548.00;N1;1-12-2026\n;FR-22222222;100;N1;2026-12-01';
    expect(readSettlementFile(text, 'courier')).toMatchObject({
      state: 'read',
      rows: [
        {
          kind: 'cash',
          reference: 'D1',
          order: 'FR-7K3M9Q2X',
          amountPaise: 54_800,
          day: '2026-12-01',
        },
        { reference: 'FR-22222222', order: 'FR-22222222', amountPaise: 10_000 },
      ],
    });
  });
});

describe('a row and its order', () => {
  const row = (changes: Partial<SettlementRow> = {}): SettlementRow => ({
    ...{ kind: 'payment', reference: PAYMENT, order: ORDER, amountPaise: TOTAL, utr: 'UTR1' },
    ...{ feePaise: paise(1_000), taxPaise: paise(180), day: '2026-11-23', ...changes },
  });
  const paid = withFacts([aPayment('captured')]);
  const first = matchSettlement(paid, [], row());
  const settled = first.settlements ?? [];

  it('match once: the same row changes nothing, another reference is a second settlement', () => {
    expect(first).toMatchObject({ state: 'matched', expectedPaise: TOTAL });
    expect(settled).toHaveLength(1);
    expect(matchSettlement(paid, settled, row())).toMatchObject({
      state: 'matched',
      settlements: null,
    });
    expect(matchSettlement(paid, settled, row({ utr: 'UTR2' }))).toMatchObject({
      ...{ state: 'twice', settlements: null },
    });
    const corrected = matchSettlement(paid, settled, row({ feePaise: paise(900) }));
    expect(corrected.settlements).toMatchObject([{ feePaise: 900 }]);
  });

  it('of another amount, payment or method are named', () => {
    expect(matchSettlement(paid, [], row({ amountPaise: paise(1) })).state).toBe('amount');
    expect(matchSettlement(paid, [], row({ reference: 'pay_X' })).state).toBe('missing');
    expect(matchSettlement(paid, [], row({ kind: 'refund', reference: 'rfnd_X' })).state).toBe(
      'missing',
    );
    expect(matchSettlement(paid, [], row({ kind: 'cash' })).state).toBe('missing');
    const cash = anOrderState('cod');
    expect(matchSettlement(cash, [], row({ kind: 'cash' })).state).toBe('not-collected');
    const taken = { ...cash, transaction: { ...cash.transaction, cashAt: 1 } };
    expect(matchSettlement(taken, [], row({ kind: 'cash' }))).toMatchObject({
      state: 'matched',
      settlements: [{ reference: 'cash' }],
    });
  });
});
