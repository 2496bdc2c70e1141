import { describe, expect, it } from 'vitest';
import { aDispute } from '../../../tests/support/fixtures/order-states.ts';
import {
  aRefundFact,
  creditsOf,
  NOW,
  play,
  refundsOf,
} from '../../../tests/support/fixtures/order-steps.ts';
import {
  APPROVE,
  deliveredOrder,
  orderOf,
  received,
  REFUND,
  REFUSE,
  REPLACE,
  requested,
  stepped,
} from '../../../tests/support/fixtures/returns.ts';
import { paise } from '../money/money.ts';
import { applyPieceRefund } from '../refund/refund-pieces.ts';
import { RETURN_STATES } from '../return/return-request.ts';
import { applyReturnStep, returnSteps, type ReturnStep } from './move-return.ts';

const TICKET = 'FR-7K3M9Q2X-R1';
const KEY = `return_${TICKET}`;
/** Two of three soaps at ₹100 and the cream at ₹50, asked back. */
const asked = () =>
  requested(deliveredOrder([3, 10_000], [1, 5_000]), [
    [1, 2],
    [2, 1],
  ]);
const refusalOf = (state: ReturnType<typeof asked>, step: ReturnStep, ticket = TICKET) => {
  const result = applyReturnStep(state, ticket, step, NOW);
  return 'refusal' in result ? result.refusal : null;
};

describe('the steps of a return', () => {
  it('are these, by state', () => {
    expect(RETURN_STATES.map((state) => returnSteps(state))).toEqual([
      ['approve', 'refuse'],
      ['refuse', 'send', 'receive'],
      [],
      ['refuse', 'receive'],
      ['refuse', 'refund', 'replace'],
      [],
      [],
    ]);
  });

  it('lead to a refund of what was accepted, with pieces out of the order and into stock', () => {
    const back = stepped(asked(), APPROVE, { step: 'send' }, received([1, 1], [2, 1, false]));
    expect(back.effects).toEqual([
      { effect: 'stock', change: 'restock', pieces: [{ line: 1, quantity: 1 }], key: TICKET },
      {
        effect: 'sales',
        change: 'returned',
        pieces: [
          { line: 1, quantity: 1 },
          { line: 2, quantity: 1 },
        ],
      },
      { effect: 'return-mail', mail: 'return-received', ticket: TICKET },
    ]);
    expect(back.state.order.lines.map((line) => line.returnedQuantity)).toEqual([1, 1]);
    const paid = stepped(back.state, REFUND);
    expect(refundsOf(paid)).toEqual([[KEY, 15_000]]);
    expect(paid.state.transaction.refunds[0]?.items).toEqual([
      { line: 1, quantity: 1, amountPaise: 10_000 },
      { line: 2, quantity: 1, amountPaise: 5_000 },
    ]);
    expect(paid.state.order).toMatchObject({
      hasOpenReturn: false,
      returns: [{ state: 'refunded', refundedAt: NOW }],
    });
    const done = play(paid.state, aRefundFact('done', { key: KEY, amount: 15_000 }));
    expect(creditsOf(done)).toEqual([[KEY, 15_000]]);
  });

  it('lead to a replacement from the stock, without money and documents', () => {
    const back = stepped(asked(), APPROVE, received([1, 1], [2, 1, false])).state;
    const sent = stepped(back, REPLACE);
    const pieces = [
      { line: 1, quantity: 1 },
      { line: 2, quantity: 1 },
    ];
    expect(sent.effects).toEqual([
      { effect: 'stock', change: 'replace', pieces, key: `replace_${TICKET}` },
      { effect: 'sales', change: 'delivered', pieces },
      { effect: 'return-mail', mail: 'return-replaced', ticket: TICKET },
    ]);
    expect(sent.state.order.lines.map((line) => line.returnedQuantity)).toEqual([0, 0]);
    expect(sent.state.order).toMatchObject({
      hasOpenReturn: false,
      returns: [{ state: 'replaced', replacement: { courier: 'Delhivery', at: NOW } }],
    });
    expect(stepped(sent.state, REPLACE)).toEqual({ state: sent.state, effects: [] });
    expect(refusalOf(sent.state, REFUND)).toBe('not-now');
    // What was sent again can be asked back again.
    expect(requested(sent.state, [[1, 3]], { key: 'request-02' }).order.returns).toHaveLength(2);
  });

  it('lead to no replacement of pieces whose price was paid back, but of free ones', () => {
    const back = stepped(asked(), APPROVE, received([1, 2], [2, 1])).state;
    const request = { key: 'refund-0001', line: 2, quantity: 0, amountPaise: paise(5_000) };
    const paidBack = applyPieceRefund(back, { ...request, restock: false, why: 'late' }, NOW);
    if ('refusal' in paidBack) throw new Error(paidBack.refusal);
    expect(refusalOf(paidBack.state, REPLACE)).toBe('already-refunded');
    const free = requested(deliveredOrder([1, 0], [1, 5_000]), [[1, 1]]);
    expect(refusalOf(stepped(free, APPROVE, received([1, 1])).state, REPLACE)).toBeNull();
  });

  it('say to the shopper what was decided', () => {
    const letter = (step: ReturnStep) => stepped(asked(), step).effects;
    expect([letter(APPROVE), letter(REFUSE)]).toEqual([
      [{ effect: 'return-mail', mail: 'return-approved', ticket: TICKET }],
      [{ effect: 'return-mail', mail: 'return-refused', ticket: TICKET }],
    ]);
    expect(stepped(asked(), REFUSE).state.order).toMatchObject({
      hasOpenReturn: false,
      returns: [{ state: 'refused', note: 'It was opened.', decidedAt: NOW }],
    });
  });

  it('change nothing when they are repeated', () => {
    const steps = [APPROVE, { step: 'send' } as const, received([1, 2], [2, 1]), REFUND];
    let { state } = stepped(asked());
    for (const step of steps) {
      ({ state } = stepped(state, step));
      expect(stepped(state, step)).toEqual({ state, effects: [] });
    }
  });

  it.each<[string, ReturnStep, string, ReturnStep[]]>([
    ['an unknown ticket', APPROVE, 'unknown-return', []],
    ['a refund of goods that are not back', REFUND, 'not-now', [APPROVE]],
    ['an approval of a refused one', APPROVE, 'not-now', [REFUSE]],
    ['more than was asked for', received([1, 3], [2, 1]), 'not-as-requested', [APPROVE]],
    ['another line than was asked for', received([1, 1], [3, 1]), 'not-as-requested', [APPROVE]],
    ['a part of the lines', received([1, 1]), 'not-as-requested', [APPROVE]],
    ['nothing accepted', received([1, 0], [2, 0]), 'nothing-accepted', [APPROVE]],
  ])('refuse %s', (what, step, refusal, before) => {
    const ticket = what === 'an unknown ticket' ? 'FR-7K3M9Q2X-R9' : TICKET;
    expect(refusalOf(stepped(asked(), ...before).state, step, ticket)).toBe(refusal);
  });

  it('put nothing into stock that was not sent back', () => {
    const step: ReturnStep = {
      step: 'receive',
      received: [
        { line: 1, quantity: 2, condition: 'not-sent', restock: true },
        { line: 2, quantity: 0, condition: 'sealed', restock: true },
      ],
    };
    const { state, effects } = stepped(asked(), APPROVE, step);
    expect(effects.some(({ effect }) => effect === 'stock')).toBe(false);
    expect(state.order.lines[0]?.returnedQuantity).toBe(2);
  });

  it('wait for the bank with the refund, and can be closed without it', () => {
    const back = stepped(asked(), APPROVE, received([1, 2], [2, 1])).state;
    const disputed = play(back, aDispute('open', 'chargeback', 'disp_A', 35_000)).state;
    expect(refusalOf(disputed, REFUND)).toBe('disputed');
    expect(refusalOf(disputed, REPLACE)).toBe('disputed');
    const lost = play(disputed, aDispute('lost', 'chargeback', 'disp_A', 35_000)).state;
    expect(refusalOf(lost, REFUND)).toBe('dispute-lost');
    expect(refusalOf(lost, REPLACE)).toBe('dispute-lost');
    expect(refusalOf(lost, REFUSE)).toBeNull();
  });

  it('record the refund of a cash order as returned by hand', () => {
    const cash = play(orderOf([[2, 10_000]], 'cod'), 'pack', 'ship', 'deliver').state;
    const paid = stepped(requested(cash, [[1, 1]]), APPROVE, received([1, 1]), REFUND);
    expect(paid.state.transaction.refunds).toMatchObject([{ key: KEY, state: 'done' }]);
    expect(paid.state.order.payment).toMatchObject({ refundedPaise: 10_000 });
  });

  it('refund nothing for a product that cost nothing', () => {
    const free = requested(deliveredOrder([1, 10_000, 10_000], [1, 5_000]), [[1, 1]]);
    const done = stepped(free, APPROVE, received([1, 1]), REFUND);
    expect([refundsOf(done), done.state.order.returns?.[0]?.state]).toEqual([[], 'refunded']);
  });
});
