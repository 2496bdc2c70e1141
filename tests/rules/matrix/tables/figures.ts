import { NO_CALLER, BOOKKEEPERS } from '../callers.ts';
import { forbiddenWrites, getRow, listRows, type Place } from '../place.ts';

const SUMS = { outcomes: { sold: { orders: 1, totalPaise: 54_800 } } };

/** Sums of days and months: staff read them, functions write them. */
export const figures: readonly Place[] = [
  {
    rule: 'figureDays/{day}',
    name: 'the sums of a day',
    there: { 'figureDays/2026-11-21': { period: '2026-11-21', ...SUMS } },
    asks: [
      getRow('of one', 'figureDays/2026-11-21', NO_CALLER),
      ...listRows('figureDays', BOOKKEEPERS, 1000),
      ...forbiddenWrites('figureDays/2026-11-21', { period: '2026-11-22' }),
    ],
  },
  {
    rule: 'figureMonths/{month}',
    name: 'the sums of a month',
    there: { 'figureMonths/2026-11': { period: '2026-11', ...SUMS } },
    asks: [
      getRow('of one', 'figureMonths/2026-11', NO_CALLER),
      ...listRows('figureMonths', BOOKKEEPERS, 1000),
      ...forbiddenWrites('figureMonths/2026-11', { period: '2026-12' }),
    ],
  },
  {
    rule: 'figureProducts/{id}',
    name: 'the sums of products',
    there: { 'figureProducts/2026-11_0': { products: { oil: { pieces: 1 } } } },
    asks: [
      getRow('of a month', 'figureProducts/2026-11_0', BOOKKEEPERS),
      getRow('of a month without any', 'figureProducts/2026-10_0', BOOKKEEPERS),
      ...listRows('figureProducts', NO_CALLER, 1),
      ...forbiddenWrites('figureProducts/2026-11_0', { products: {} }),
    ],
  },
  {
    rule: 'settlements/{id}',
    name: 'a row of a settlement file',
    there: { 'settlements/one': { state: 'matched', open: false } },
    asks: [
      getRow('of one', 'settlements/one', NO_CALLER),
      ...listRows('settlements', BOOKKEEPERS, 1000),
      ...forbiddenWrites('settlements/one', { open: true }),
    ],
  },
  {
    rule: null,
    name: 'what an order adds to them',
    there: { 'orderFigures/one': { due: true } },
    asks: [
      getRow('of one', 'orderFigures/one', NO_CALLER),
      ...listRows('orderFigures', NO_CALLER, 1),
      ...forbiddenWrites('orderFigures/one', { due: false }),
    ],
  },
];
