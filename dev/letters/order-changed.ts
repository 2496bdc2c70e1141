import { orderArrival } from '#domain/checkout/order-arrival.ts';
import type { Letter } from '#domain/mail/letter.ts';
import { paise } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { EditFacts } from '#domain/order/stored-edit.ts';
import { orderChangedLetter } from '../../src/text/server.ts';
import { ORDERED_AT } from '../../tests/support/fixtures/order-states.ts';
import { AN_ORDER } from './orders.ts';
import { ORDER_URL, ORIGIN, SETTINGS } from './source.ts';

const { totals } = AN_ORDER;
const NOTHING = { refundPaise: paise(0), beforePaise: totals.totalPaise };
const CASH: Order = { ...AN_ORDER, method: 'cod', status: 'placed' };

const ONE_GONE: Order = {
  ...AN_ORDER,
  lines: AN_ORDER.lines.map((one, index) => ({ ...one, returnedQuantity: index === 0 ? 1 : 0 })),
};

const write = (facts: EditFacts, order = AN_ORDER): Letter =>
  orderChangedLetter(order, facts, {
    origin: ORIGIN,
    orderUrl: ORDER_URL,
    arrival: orderArrival(order, SETTINGS.delivery, ORDERED_AT),
  });

const item = { line: 1, quantity: 1 };

/** The letters about a change of an order, by what is special about it. */
export const ORDER_CHANGED_LETTERS: Readonly<Record<string, Letter>> = {
  'another address': write({ what: 'address', ...NOTHING }),
  'to an unconfirmed address': write(
    { what: 'address', ...NOTHING },
    { ...AN_ORDER, emailConfirmed: false },
  ),
  'a cancelled piece, refunded': write(
    { what: 'pieces', item, ...NOTHING, refundPaise: paise(8_900) },
    ONE_GONE,
  ),
  'a cancelled piece of a cash order': write(
    { what: 'pieces', item, ...NOTHING, beforePaise: paise(totals.totalPaise + 8_900) },
    CASH,
  ),
  'a GSTIN': write({ what: 'billing', ...NOTHING }, { ...AN_ORDER, gstin: '29AAGCB7383J1Z4' }),
};
