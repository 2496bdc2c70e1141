import { describe, expect, it } from 'vitest';
import { deliveredOrder, packedOrder, requested } from '../../../tests/support/fixtures/returns.ts';
import { checkReturnForm, returnableLines } from './return-form.ts';

describe('the lines that can be returned', () => {
  const mostOf = (state: ReturnType<typeof deliveredOrder>) =>
    returnableLines(state.order).map(({ line, most }) => [line, most]);

  it('have the pieces that are in no request, and are left out without any', () => {
    const order = deliveredOrder([2, 10_000], [1, 5_000], [3, 1_000]);
    expect(mostOf(order)).toEqual([
      [1, 2],
      [2, 1],
      [3, 3],
    ]);
    const asked = requested(order, [
      [1, 1],
      [2, 1],
    ]);
    expect(mostOf(asked)).toEqual([
      [1, 1],
      [3, 3],
    ]);
  });

  it('are none before the delivery, and none of a test payment', () => {
    const delivered = deliveredOrder([2, 10_000]);
    expect(mostOf(packedOrder([[2, 10_000]]))).toEqual([]);
    expect(mostOf({ ...delivered, order: { ...delivered.order, test: true } })).toEqual([]);
  });
});

describe('a typed return', () => {
  const LINES = [{ line: 2 }, { line: 4 }];
  const check = (typed: Record<string, string>) => checkReturnForm(typed, LINES);

  it('has the chosen pieces, without the space around its texts', () => {
    const typed = { reason: 'faulty', 'line-2': '0', 'line-4': '3', batch: ' B12 ', text: ' Bad ' };
    expect(check(typed)).toEqual({
      ok: true,
      value: {
        ...{ reason: 'faulty', items: [{ line: 4, quantity: 3 }] },
        ...{ sealed: false, batch: 'B12', text: 'Bad' },
      },
    });
  });

  it('needs a reason and pieces, whose fault is at the first line', () => {
    const faults = { reason: 'no-reason', 'line-2': 'no-items' };
    expect(check({ reason: '', 'line-2': '0', 'line-4': '0' })).toEqual({ ok: false, faults });
    expect(check({ reason: 'because', 'line-4': '1' })).toEqual({
      ok: false,
      faults: { reason: 'no-reason' },
    });
  });

  it('needs unopened packs where the reason does', () => {
    const typed = { reason: 'changed-mind', 'line-2': '1' };
    expect(check({ ...typed, sealed: 'no' })).toEqual({
      ok: false,
      faults: { sealed: 'not-sealed' },
    });
    expect(check({ ...typed, sealed: 'yes' })).toMatchObject({ ok: true, value: { sealed: true } });
  });
});
