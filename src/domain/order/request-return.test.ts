import { describe, expect, it } from 'vitest';
import { NOW, play } from '../../../tests/support/fixtures/order-steps.ts';
import {
  APPROVE,
  deliveredOrder,
  packedOrder,
  received,
  REFUSE,
  requested,
  returnInput,
  stepped,
} from '../../../tests/support/fixtures/returns.ts';
import { DAY_MS } from '../core/indian-time.ts';
import { returnablePieces } from './order-pieces.ts';
import { moveRefusal } from './order.ts';
import {
  applyReturnRequest,
  lineDeadline,
  MOST_RETURNS,
  type ReturnInput,
} from './request-return.ts';

const soaps = () => deliveredOrder([3, 10_000]);
const refusalOf = (
  state = soaps(),
  changes: Partial<ReturnInput> = {},
  now = NOW,
): string | undefined => {
  const result = applyReturnRequest(state, returnInput([[1, 1]], changes), now);
  return 'refusal' in result ? result.refusal : undefined;
};

describe('a return request', () => {
  it('reserves its pieces, has a ticket and writes to shopper and staff', () => {
    const result = applyReturnRequest(soaps(), returnInput([[1, 2]], { text: 'broken' }), NOW);
    if ('refusal' in result) throw new Error(result.refusal);
    const ticket = 'FR-7K3M9Q2X-R1';
    expect(result.state.order).toMatchObject({
      hasOpenReturn: true,
      returns: [{ ticket, state: 'requested', payer: 'shop', text: 'broken', requestedAt: NOW }],
      moves: soaps().order.moves + 1,
    });
    expect(result.effects).toEqual([
      { effect: 'return-mail', mail: 'return-requested', ticket },
      { effect: 'new-return-mail', ticket },
    ]);
    expect(returnablePieces(result.state.order, 1)).toBe(1);
    expect(moveRefusal(result.state.order, 'return', 'staff')).toBe('open-return');
  });

  it('changes nothing when it is repeated, and refuses its key for something else', () => {
    const state = requested(soaps(), [[1, 1]]);
    const again = applyReturnRequest(state, returnInput([[1, 1]]), NOW);
    expect(again).toEqual({ state, effects: [] });
    const other = applyReturnRequest(state, returnInput([[1, 2]]), NOW);
    expect(other).toEqual({ refusal: 'key-used' });
  });

  it('keeps the batch number only where the reason asks for it', () => {
    const batchOf = (reason: ReturnInput['reason']) =>
      requested(soaps(), [[1, 1]], { reason, batch: 'B12' }).order.returns?.[0]?.batch;
    expect([batchOf('faulty'), batchOf('damaged')]).toEqual(['B12', '']);
  });

  it.each<[string, ReturnType<typeof soaps>, Partial<ReturnInput>, string]>([
    ['of an order that is not delivered', packedOrder([[3, 10_000]]), {}, 'not-delivered'],
    ['of an order that came back', play(soaps(), 'return').state, {}, 'not-delivered'],
    ['of a line that is not there', soaps(), { items: [{ line: 2, quantity: 1 }] }, 'unknown-line'],
    ['of too many pieces', soaps(), { items: [{ line: 1, quantity: 4 }] }, 'too-many-pieces'],
    [
      'of pieces that are asked for',
      requested(soaps(), [[1, 3]]),
      { key: 'two' },
      'too-many-pieces',
    ],
    ['of opened packs without a fault', soaps(), { reason: 'changed-mind' }, 'not-sealed'],
  ])('is refused %s', (_, state, changes, refusal) => {
    expect(refusalOf(state, changes)).toBe(refusal);
  });

  it('is refused when the last day is over, by its reason', () => {
    const { order } = soaps();
    const [line] = order.lines;
    if (!line) throw new Error('The order has a line');
    const end = lineDeadline(order, line, 'changed-mind') ?? 0;
    const want = { reason: 'changed-mind', sealed: true } as const;
    expect([refusalOf(soaps(), want, end - 1), refusalOf(soaps(), want, end)]).toEqual([
      undefined,
      'too-late',
    ]);
    expect(refusalOf(soaps(), { reason: 'damaged' }, end)).toBeUndefined();
    expect(refusalOf(soaps(), { reason: 'damaged' }, end + 30 * DAY_MS)).toBe('too-late');
  });

  it('of staff names them, and writes to the shopper alone', () => {
    const result = applyReturnRequest(soaps(), returnInput([[1, 2]], { actor: 'staff' }), NOW);
    if ('refusal' in result) throw new Error(result.refusal);
    expect(result.state.order.returns).toMatchObject([{ openedBy: 'staff', state: 'requested' }]);
    expect(result.effects).toEqual([
      { effect: 'return-mail', mail: 'return-requested', ticket: 'FR-7K3M9Q2X-R1' },
    ]);
    expect(requested(soaps(), [[1, 2]]).order.returns?.[0]).not.toHaveProperty('openedBy');
  });

  it.each<[string, ReturnType<typeof soaps>, Partial<ReturnInput>, string | undefined]>([
    ['after the last day for every reason', soaps(), {}, undefined],
    ['of opened packs without a fault', soaps(), { reason: 'changed-mind' }, 'not-sealed'],
    ['before the delivery', packedOrder([[3, 10_000]]), {}, 'not-delivered'],
    ['of too many pieces', soaps(), { items: [{ line: 1, quantity: 4 }] }, 'too-many-pieces'],
    [
      'of pieces in another request',
      requested(soaps(), [[1, 3]]),
      { key: 'request-2' },
      'too-many-pieces',
    ],
  ])('of staff a year later, %s, is decided by all but the days', (_, state, changes, refusal) => {
    const later = NOW + 365 * DAY_MS;
    expect(refusalOf(state, { actor: 'staff', ...changes }, later)).toBe(refusal);
  });

  it('counts from the last change of an order without a stored delivery', () => {
    const { order, transaction } = soaps();
    const { deliveredAt, ...old } = order;
    expect(deliveredAt).toBe(NOW);
    const state = { order: { ...old, updatedAt: NOW - 40 * DAY_MS }, transaction };
    expect(refusalOf(state)).toBe('too-late');
  });

  it('may ask again for pieces that were refused, up to the most requests of an order', () => {
    let state = soaps();
    for (let n = 1; n <= MOST_RETURNS; n += 1) {
      state = requested(state, [[1, 3]], { key: `request-${n}` });
      const returns = state.order.returns?.map((one) => ({ ...one, state: 'refused' as const }));
      state = { ...state, order: { ...state.order, ...(returns && { returns }) } };
    }
    expect(refusalOf(state, { key: 'one-more' })).toBe('too-many-requests');
  });

  it('does not ask for pieces that came back', () => {
    const back = stepped(requested(soaps(), [[1, 2]]), APPROVE, received([1, 2])).state;
    expect(returnablePieces(back.order, 1)).toBe(1);
    // The goods are back, whatever becomes of the money.
    expect(returnablePieces(stepped(back, REFUSE).state.order, 1)).toBe(1);
  });
});
