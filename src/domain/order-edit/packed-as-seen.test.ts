import { describe, expect, it } from 'vitest';
import { anOrderState, aPayment, withFacts } from '../../../tests/support/fixtures/order-states.ts';
import { NOW, play } from '../../../tests/support/fixtures/order-steps.ts';
import { paise } from '../money/money.ts';
import type { OrderState } from '../order/order-change.ts';
import { applyMoveAsSeen } from '../order/order-move.ts';
import { changesOf } from '../order/order-pieces.ts';
import { applyEdit, type OrderEdit } from './edit-order.ts';

const rules = {
  chargesAt: () => ({
    freeFromPaise: paise(99_900),
    feePaise: paise(4_900),
    codFeePaise: paise(0),
  }),
  delivery: { prepaidOnlyPins: [], unservedPins: [] },
} as unknown as Parameters<typeof applyEdit>[2];
const paid = () => withFacts([aPayment('captured')]);
const cash = () => anOrderState('cod');
const onePiece: OrderEdit = { what: 'pieces', item: { line: 1, quantity: 1 } };
const house = (line1: string): OrderEdit => ({
  what: 'address',
  address: { ...cash().order.address, line1 },
});
const GSTIN: OrderEdit = {
  ...{ what: 'billing', gstin: '29AAGCB7383J1Z4' },
  billing: { legalName: 'Rao', line1: '2 MG Road', line2: '', city: 'Mysuru', pin: '570001' },
};

/** The order after changes of its shopper. */
function changed(state: OrderState, ...edits: readonly OrderEdit[]): OrderState {
  return edits.reduce((now, edit, index) => {
    const result = applyEdit(now, { key: `change-${index}`, edit, actor: 'shopper' }, rules, NOW);
    if ('refusal' in result) throw new Error(result.refusal);
    return result.state;
  }, state);
}

const pack = (state: OrderState, seen?: number) =>
  applyMoveAsSeen(state, { move: 'pack', actor: 'staff', seen }, NOW);

describe('what the papers of an order show', () => {
  it.each([
    ['paid', paid],
    ['in cash', cash],
  ])('changes with each address and each piece that leaves an order %s', (_, order) => {
    expect(changesOf(order().order)).toBe(0);
    expect(changesOf(changed(order(), onePiece).order)).toBe(1);
    expect(changesOf(changed(order(), onePiece, house('2 MG Road')).order)).toBe(2);
    // Back to the first address: a label of the second one may be printed.
    const { line1 } = order().order.address;
    expect(changesOf(changed(order(), house('2 MG Road'), house(line1)).order)).toBe(2);
  });

  it('does not change with the GSTIN, which only the invoice has', () => {
    expect(changesOf(changed(paid(), GSTIN).order)).toBe(0);
  });
});

describe('packing', () => {
  it('is refused once the order has changed since it was seen', () => {
    for (const edit of [onePiece, house('2 MG Road')]) {
      const state = changed(paid(), edit);
      expect(pack(state, 0)).toEqual({ refusal: 'changed' });
      expect(pack(state, 1)).toMatchObject({ state: { order: { status: 'packed' } } });
    }
  });

  it('compares nothing with a request that says nothing of it, as old pages send', () => {
    const { state } = play(changed(paid(), onePiece), 'pack');
    expect(pack(changed(paid(), onePiece))).toMatchObject({ state: { order: state.order } });
  });

  it('says first that the order can’t be packed at all, and other moves compare nothing', () => {
    const packed = play(changed(paid(), onePiece), 'pack').state;
    expect(pack(packed, 0)).toEqual({ refusal: 'not-from-here' });
    const ship = applyMoveAsSeen(packed, { move: 'ship', actor: 'staff', seen: 0 }, NOW);
    expect(ship).toMatchObject({ state: { order: { status: 'shipped' } } });
  });
});
