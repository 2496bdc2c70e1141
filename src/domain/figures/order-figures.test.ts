import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrderState } from '../../../tests/support/fixtures/order-states.ts';
import { aShop, type Stored } from '../../../tests/support/histories/counted-shop.ts';
import { play } from '../../../tests/support/histories/play-history.ts';
import { histories } from '../../../tests/support/histories/random-history.ts';
import { recount } from '../../../tests/support/histories/recount.ts';
import { figureChange, figuresOf, productPart, productParts } from './figure-sums.ts';
import { paise } from '../money/money.ts';
import { orderFigures, outcomeOf } from './order-figures.ts';

const { HISTORIES = '100', SEED } = process.env;
const numRuns = fc.readConfigureGlobal().numRuns ?? Number(HISTORIES);
const seed = Number(SEED ?? Math.floor(Math.random() * 2 ** 31));

const DAY_MS = 24 * 60 * 60 * 1000;

const SETTLED = { reference: 'pay_A', isRefund: false, amountPaise: paise(50_000), utr: 'U1' };
const SETTLEMENTS = [
  { ...SETTLED, feePaise: paise(1_000), taxPaise: paise(180), day: '2026-12-01' },
  {
    ...{ ...SETTLED, reference: 'rfnd_A', isRefund: true, amountPaise: paise(20_000) },
    ...{ feePaise: paise(0), taxPaise: paise(0), day: '2026-12-31' },
  },
];

const NOTHING_BESIDE = { documents: [], settlements: [] };

/** Moves every moment of a stored record by as many milliseconds. */
function shifted<T>(value: T, by: number): T {
  if (Array.isArray(value)) return value.map((one: unknown) => shifted(one, by)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]: [string, unknown]) => [
      field,
      typeof inner === 'number' && /^at$|At$/u.test(field) ? inner + by : shifted(inner, by),
    ]),
  ) as T;
}

/** Orders with their histories, each on days of its own, and in which order their triggers come and are looked at. */
const shops = fc.record({
  orders: fc.array(
    fc.record({
      history: histories,
      /** Half days, so that many moments lie on both sides of a midnight in India. */
      orderedAfter: fc.integer({ min: 0, max: 80 }),
      paidAfter: fc.integer({ min: 0, max: 9 }),
      coupon: fc.constantFrom('', 'DIWALI10', 'FIRST'),
      state: fc.constantFrom('Karnataka', 'Goa', 'Delhi'),
      isTest: fc.constantFrom(false, false, false, false, true),
      isSettled: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  chances: fc.infiniteStream(fc.nat({ max: 999 })),
});

it(`the sums of days and months equal a plain recount of the orders through ${numRuns} random shops (SEED=${seed})`, () => {
  fc.assert(
    fc.property(shops, ({ orders, chances }) => {
      const chance = (most: number): number => (chances.next().value as number) % most;
      const states = orders.map(({ history, orderedAfter, paidAfter, ...own }, index) => {
        const [first, second] = [(orderedAfter * DAY_MS) / 2, (paidAfter * DAY_MS) / 2];
        const id = `order-${index}`;
        const stored: Stored[] = [];
        play(history, ({ state: { order, transaction }, invoice, notes }) => {
          const { address } = order;
          stored.push({
            order: {
              ...shifted(order, first),
              ...{ id, coupon: own.coupon, address: { ...address, state: own.state } },
              ...(own.isTest && { test: true as const }),
            },
            transaction: { ...shifted(transaction, first + second), tid: id },
            settlements: own.isSettled ? SETTLEMENTS : [],
            documents: invoice ? [invoice, ...notes].map((one) => shifted(one, first)) : [],
          });
        });
        return stored;
      });
      const shop = aShop();
      const waiting: string[] = [];
      while (states.some(({ length }) => length > 0)) {
        const open = states.filter(({ length }) => length > 0);
        const next = open[chance(open.length)]?.shift();
        if (!next) continue;
        shop.store(next);
        // At least once: some triggers come again, and any of them later than others.
        waiting.push(...Array.from({ length: 1 + chance(2) }, () => next.order.id));
        while (chance(3) > 0 && waiting.length > 0)
          shop.trigger(waiting.splice(chance(waiting.length), 1)[0] ?? '');
        if (chance(3) === 0) shop.sweep(chance(2) === 0);
      }
      while (waiting.length > 0) shop.trigger(waiting.splice(chance(waiting.length), 1)[0] ?? '');
      shop.sweep(false);
      expect(shop.sums()).toEqual(recount(shop.orders()));
    }),
    { numRuns, seed },
  );
}, 600_000);

describe('what becomes of an order', () => {
  const { order } = anOrderState('online');
  const paid = { ...order.payment, paidPaise: order.totals.totalPaise };
  it.each([
    [{ status: 'pending-payment' }, null],
    [{ status: 'expired' }, 'unpaid'],
    [{ status: 'cancelled' }, 'unpaid'],
    [{ status: 'cancelled', payment: paid }, 'cancelled'],
    [{ status: 'cancelled', method: 'cod' }, 'cancelled'],
    [{ status: 'returned' }, 'returned'],
    [{ status: 'returned', undelivered: { reason: 'refused', at: 1 } }, 'toOrigin'],
    [{ status: 'returned', undelivered: null }, 'returned'],
    [{ status: 'shipped' }, 'sold'],
  ] as const)('%o is %s', (changes, outcome) => {
    expect(outcomeOf({ ...order, ...changes })).toBe(outcome);
  });
});

it('an order without a change adds nothing again, and a test payment never', () => {
  const state = anOrderState('cod');
  const figures = orderFigures(state, NOTHING_BESIDE);
  expect(figures['2026-11-21']?.outcomes?.['sold']).toMatchObject({ orders: 1, pieces: 2 });
  expect(figureChange(figures, figures)).toEqual({});
  expect(orderFigures({ ...state, order: { ...state.order, test: true } }, NOTHING_BESIDE)).toEqual(
    {},
  );
  expect(figuresOf([])).toEqual({});
});

it('the products of a month are spread over its parts', () => {
  const slugs = Array.from({ length: 400 }, (_, index) => `neem-soap-${index}`);
  const parts = slugs.map((slug) => productPart('2026-11', slug));
  for (let part = 0; part < productParts('2026-11'); part += 1)
    expect(parts.filter((one) => one === part).length).toBeGreaterThan(60);
  expect(productPart('2026-11-21', 'neem-soap')).toBe(0);
});
