import { expect, it } from 'vitest';
import { owing, withPayee } from '../../../tests/support/fixtures/payouts.ts';
import { anOrderState, TOTAL } from '../../../tests/support/fixtures/order-states.ts';
import { invoiced, play } from '../../../tests/support/fixtures/order-steps.ts';
import { requested } from '../../../tests/support/fixtures/returns.ts';
import { shownPayout } from './shown-payout.ts';

const delivered = play(invoiced(play(anOrderState('cod'), 'pack').state), 'ship', 'deliver').state;
const returned = play(delivered, 'return').state;

it('shows what the order stores', () => {
  const known = withPayee(owing(returned)).order;
  expect(shownPayout(known)).toBe(known.payout);
  expect(shownPayout({ ...known, payout: null })).toBeNull();
});

it('reads an older order as the server will', () => {
  expect(shownPayout(returned.order)).toMatchObject({
    ...{ dues: [{ amountPaise: TOTAL, key: owing(returned).order.payout?.dues[0]?.key }] },
    payee: '',
  });
  expect(shownPayout(requested(delivered, [[1, 1]]).order)).toMatchObject({ dues: [] });
  expect(shownPayout(delivered.order)).toBeNull();
});
