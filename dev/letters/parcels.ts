import type { Letter } from '#domain/mail/letter.ts';
import type { OrderState, ParcelMail, Transition } from '#domain/order/order-change.ts';
import type { Order } from '#domain/order/order.ts';
import { handleParcel, type ParcelHandling } from '#domain/parcel-handling/handle-parcel.ts';
import { parcelsOf } from '#domain/parcel/order-parcel.ts';
import { splitParcels } from '#domain/parcel-handling/split-parcels.ts';
import { parcelLetter, trackingLetter } from '../../src/text/server.ts';
import { invoiced, NOW, play } from '../../tests/support/fixtures/order-steps.ts';
import { orderOf, packedOrder } from '../../tests/support/fixtures/returns.ts';
import { ORDER_URL, ORIGIN } from './source.ts';

const SHIPMENT = {
  courier: 'Delhivery',
  tracking: '1490813652071',
  link: 'https://www.delhivery.com/track/package/1490813652071',
};
const SHIP: ParcelHandling = { step: 'ship', shipment: SHIPMENT };
const LINES = [
  [2, 8_900],
  [1, 32_100],
] as const;

/** The order in a parcel of its first line, and one of its second, with these steps of the first. */
function inTwo(state: OrderState, ...steps: readonly ParcelHandling[]): OrderState {
  const isCash = state.order.method === 'cod';
  const wanted = [
    { items: [{ line: 1, quantity: 2 }], collectsCash: isCash },
    { items: [{ line: 2, quantity: 1 }], collectsCash: false },
  ];
  let result: Transition | { readonly refusal: string } = splitParcels(state, wanted, NOW);
  for (const step of steps) {
    if (!('refusal' in result)) result = handleParcel(result.state, 1, step, NOW);
  }
  if ('refusal' in result) throw new Error(result.refusal);
  return result.state;
}

function write(mail: ParcelMail, { order }: OrderState, place = 0): Letter {
  const parcel = parcelsOf(order)[place];
  if (!parcel) throw new Error('The sample has two parcels.');
  return parcelLetter(mail, order, { parcel, origin: ORIGIN, orderUrl: ORDER_URL });
}

const paid = packedOrder(LINES);
const cash = invoiced(play(orderOf(LINES, 'cod'), 'pack').state);
const sentInCash = inTwo(cash, SHIP);

/** Every letter about one parcel of an order, by kind and by what is special about it. */
export const PARCEL_LETTERS: Readonly<Record<ParcelMail, Readonly<Record<string, Letter>>>> = {
  'parcel-shipped': {
    'with a tracking page': write('parcel-shipped', inTwo(paid, SHIP)),
    'collects the cash': write('parcel-shipped', sentInCash),
    'without the cash': write('parcel-shipped', sentInCash, 1),
  },
  'parcel-returning': {
    'nobody there, paid': write(
      'parcel-returning',
      inTwo(paid, SHIP, { step: 'turn-back', reason: 'unavailable' }),
    ),
    'lost, cash on delivery': write(
      'parcel-returning',
      inTwo(cash, SHIP, { step: 'turn-back', reason: 'lost' }),
    ),
  },
};

const corrected = (order: Order, parcel: number | null): Letter =>
  trackingLetter(order, { parcel, origin: ORIGIN, orderUrl: ORDER_URL });

/** The letters with corrected tracking details, by what is special about them. */
export const TRACKING_LETTERS: Readonly<Record<string, Letter>> = {
  'of an order': corrected({ ...paid.order, status: 'shipped', shipment: SHIPMENT }, null),
  'of a parcel': corrected(inTwo(paid, SHIP).order, 1),
  'without a tracking page': corrected(
    {
      ...{ ...paid.order, status: 'shipped' },
      shipment: { courier: 'City Couriers', tracking: 'CC 4471', link: '' },
    },
    null,
  ),
};
