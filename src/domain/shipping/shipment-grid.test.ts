import { describe, expect, it } from 'vitest';
import { OTHER_COURIER } from './courier.ts';
import { gridFaults, type GridRow, isColumn, pasteColumn, type RowFault } from './shipment-grid.ts';

const NUMBERS = ['FR-AAAA2222', 'FR-BBBB2222', 'FR-CCCC2222'];
const row = (place: number, changes: Partial<GridRow> = {}): GridRow => ({
  orderId: `order-${place}`,
  number: NUMBERS[place] ?? '',
  courier: 'Delhivery',
  other: '',
  tracking: `149081276305${place}`,
  ...changes,
});
const empty = NUMBERS.map((_, place) => row(place, { tracking: '' }));

/** The tracking numbers after a paste. */
const pasted = (text: string, from = 0) =>
  pasteColumn(empty, text, from).rows.map(({ tracking }) => tracking);

describe('the faults of a grid', () => {
  it.each<[RowFault | null, Partial<GridRow>]>([
    [null, {}],
    ['no-courier', { courier: '' }],
    ['unknown-courier', { courier: '', other: 'Delhivry' }],
    ['no-courier', { courier: OTHER_COURIER, other: ' ' }],
    [null, { courier: OTHER_COURIER, other: 'Raju', tracking: '' }],
    ['too-long', { courier: OTHER_COURIER, other: 'x'.repeat(61) }],
    ['no-tracking', { tracking: ' ' }],
    ['wrong-tracking', { tracking: 'EE123456789IN' }],
    [null, { courier: 'India Post', tracking: 'ee 123456789 in' }],
    ['too-long', { courier: OTHER_COURIER, other: 'Raju', tracking: '1'.repeat(61) }],
  ])('%s', (fault, changes) => {
    const expected = fault === null ? [] : [['order-0', fault]];
    expect([...gridFaults([row(0, changes), row(1)])]).toEqual(expected);
  });

  it('names both rows of a tracking number that stands twice, however it is written', () => {
    const rows = [row(0), row(1, { tracking: '1490 8127 63050' }), row(2)];
    expect([...gridFaults(rows)]).toEqual([
      ['order-0', 'duplicate-tracking'],
      ['order-1', 'duplicate-tracking'],
    ]);
  });

  it('does not take two empty fields for the same number', () => {
    const other = { courier: OTHER_COURIER, other: 'Raju', tracking: '' };
    expect(gridFaults([row(0, other), row(1, other)]).size).toBe(0);
  });
});

describe('a pasted column', () => {
  it.each([
    ['one number', '1490812763054', false],
    ['one number with the line end of its cell', '1490812763054\r\n', false],
    ['two lines', '1\n2', true],
    ['two cells', '1\t2', true],
  ])('%s', (_, text, expected) => expect(isColumn(text)).toBe(expected));

  it.each([
    ['fills one row after the other', '11\n22\n33', ['11', '22', '33']],
    ['takes line ends of Windows and of old spreadsheets', '11\r\n22\r33\r\n', ['11', '22', '33']],
    ['takes a row of cells', '11\t22\t33', ['11', '22', '33']],
    ['skips a row for an empty line', '11\n\n33', ['11', '', '33']],
    ['leaves out a heading', 'Tracking number\n11\n22', ['11', '22', '']],
    ['writes numbers as couriers print them', ' ee 1\nff2 ', ['EE1', 'FF2', '']],
    [
      'finds rows by order number, in any order',
      'FR-CCCC2222\t33\nfr-aaaa2222\t11',
      ['11', '', '33'],
    ],
    ['takes the order number on either side', '33\tFR-CCCC2222\n22\tFR-BBBB2222', ['', '22', '33']],
    ['leaves out a heading of pairs', 'Order\tAWB\nFR-BBBB2222\t22', ['', '22', '']],
  ])('%s', (_, text, expected) => expect(pasted(text)).toEqual(expected));

  it('begins with the row of the field', () => {
    expect(pasted('22\n33', 1)).toEqual(['', '22', '33']);
  });

  it('names the numbers that have no row', () => {
    const { rows, surplus } = pasteColumn(empty, '11\n22\n33\n44\n55', 0);
    expect(rows.map(({ tracking }) => tracking)).toEqual(['11', '22', '33']);
    expect(surplus).toEqual(['44', '55']);
  });

  it('names the orders that are not in the grid', () => {
    const { rows, strangers } = pasteColumn(empty, 'FR-ZZZZ2222\t11\nFR-AAAA2222\t22', 0);
    expect(strangers).toEqual(['FR-ZZZZ2222']);
    expect(rows.map(({ tracking }) => tracking)).toEqual(['22', '', '']);
  });

  it('takes the courier of a line, and keeps one that it does not know', () => {
    const text = 'FR-AAAA2222\tbluedart\t69813427705\nFR-BBBB2222\tDelhivry\t22';
    const { rows } = pasteColumn(empty, text, 0);
    expect(rows[0]).toMatchObject({ courier: 'Blue Dart', other: '', tracking: '69813427705' });
    expect(rows[1]).toMatchObject({ courier: '', other: 'Delhivry', tracking: '22' });
    expect(gridFaults(rows.slice(0, 2)).get('order-1')).toBe('unknown-courier');
  });

  it('keeps rows that it does not name', () => {
    const typed = [row(0), row(1), row(2)];
    const { rows } = pasteColumn(typed, 'FR-BBBB2222\t22\nFR-CCCC2222', 0);
    expect(rows[0]).toBe(typed[0]);
    expect(rows.map(({ tracking }) => tracking)).toEqual(['1490812763050', '22', '1490812763052']);
  });
});
