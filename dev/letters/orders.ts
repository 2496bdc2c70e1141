import type { Letter } from '#domain/mail/letter.ts';
import { paise } from '#domain/money/money.ts';
import type { OrderMail, OrderState } from '#domain/order/order-change.ts';
import type { Order } from '#domain/order/order.ts';
import { orderArrival } from '#domain/checkout/order-arrival.ts';
import type { UndeliveredReason } from '#domain/return/returned-parcel.ts';
import { orderLetter } from '../../src/text/server.ts';
import {
  anOrderState,
  aPayment,
  ORDERED_AT,
  TOTAL,
  withFacts,
} from '../../tests/support/fixtures/order-states.ts';
import { play } from '../../tests/support/fixtures/order-steps.ts';
import { owing, withPayee } from '../../tests/support/fixtures/payouts.ts';

import { ORDER_URL, ORIGIN, productOf, PRODUCTS, SETTINGS } from './source.ts';

const SHIPMENT = {
  courier: 'Delhivery',
  tracking: '1490813652071',
  link: 'https://www.delhivery.com/track/package/1490813652071',
};

/** Lines of the sample orders, whose amounts add up to the fixtures' total. */
const LINES = [
  ['franch-ayurveda-skin-soap', 2, 8_900],
  ['franch-oil-nh-plus', 1, 32_100],
] as const;

function line([slug, quantity, price]: readonly [string, number, number]): Order['lines'][number] {
  const { title, sku, imageURL } = productOf(slug);
  return {
    ...{ slug, title, sku, imageURL, quantity },
    ...{ unitPricePaise: paise(price), unitMrpPaise: paise(price), discountPaise: paise(0) },
    ...{ hsn: '30049011', unitCode: 'NOS', gstPercent: 5 },
  };
}

/** An order of Meera Nair, who has confirmed her email address. */
function placed(method: Order['method'], changes: Partial<Order> = {}): OrderState {
  const { order, transaction } = anOrderState(method);
  const address = {
    ...{ name: 'Meera Nair', phone: '+919999900101', pin: '400053', city: 'Mumbai' },
    ...{ line1: '12 Sample Apartments, Link Road', line2: 'Andheri West' },
    state: 'Maharashtra' as const,
  };
  const sample = { address, lines: LINES.map(line), emailConfirmed: true };
  return { order: { ...order, ...sample, ...changes }, transaction };
}

const paid = (changes: Partial<Order> = {}): OrderState =>
  withFacts([aPayment('captured')], placed('online', changes));
const packed = play(paid(), 'pack').state;
const shipped = (state: OrderState): OrderState =>
  play(state, 'pack', { move: 'ship', actor: 'staff', shipment: SHIPMENT }).state;
const turned = (reason: UndeliveredReason, state: OrderState): OrderState =>
  play(shipped(state), { move: 'return-to-origin', actor: 'staff', reason }).state;
const cameBack = (state: OrderState): OrderState => play(state, 'return').state;
const cancelled = play(paid(), 'cancel').state;
const transferred = owing(
  play(placed('transfer'), { received: 'HDFCN52026112411' }, 'cancel').state,
);
const lateTransfer = owing(
  play(placed('transfer'), 'cancel', { received: 'HDFCN52026112411' }).state,
);
/** Paid in cash and come back as a whole, so that its money is owed. */
const owed = owing(play(shipped(placed('cod')), 'deliver', 'return').state);
const GUEST = { emailConfirmed: false };

const changed = ({ order, transaction }: OrderState, changes: Partial<Order>): OrderState => ({
  ...{ order: { ...order, ...changes }, transaction },
});

/** The totals of lines with free delivery and a discount, in paise. */
function totalsOf(lines: Order['lines'], { discount = 0 } = {}): Order['totals'] {
  const items = lines.reduce((sum, one) => sum + one.unitPricePaise * one.quantity, 0);
  return {
    ...{ itemsPaise: paise(items), mrpPaise: paise(items), discountPaise: paise(discount) },
    ...{ shippingPaise: paise(0), codFeePaise: paise(0), totalPaise: paise(items - discount) },
  };
}

/** The order of a customer with a confirmed address, paid online. */
export const AN_ORDER = paid().order;

function write(
  mail: OrderMail,
  { order }: OrderState,
  refund?: NonNullable<Parameters<typeof orderLetter>[2]['refund']>,
): Letter {
  return orderLetter(mail, order, {
    origin: ORIGIN,
    orderUrl: ORDER_URL,
    arrival: orderArrival(order, SETTINGS.delivery, ORDERED_AT),
    ...(refund && { refund }),
  });
}

const refund = { amountPaise: TOTAL, reference: '', at: ORDERED_AT };
const BUNDLE = { id: 'pair', title: 'Oil + Soap', times: 1, savingPaise: paise(3_000) };
const withOffers = changed(paid(), {
  coupon: 'MONSOON10',
  bundles: [BUNDLE],
  totals: totalsOf(AN_ORDER.lines, { discount: 4_900 }),
});
const withoutPictures = changed(paid(), {
  lines: AN_ORDER.lines.map((one) => ({ ...one, imageURL: '' })),
});
const THIRTY = PRODUCTS.slice(0, 30).map(({ slug, price }) => line([slug, 2, price]));
const full = changed(paid(), { lines: THIRTY, totals: totalsOf(THIRTY) });

/** Every letter about an order to its shopper, by kind and by what is special about the order. */
export const ORDER_LETTERS: Readonly<Record<OrderMail, Readonly<Record<string, Letter>>>> = {
  placed: {
    'cash on delivery': write('placed', placed('cod')),
    'to an unconfirmed address': write('placed', placed('cod', GUEST)),
  },
  'awaiting-payment': { 'bank transfer': write('awaiting-payment', placed('transfer')) },
  paid: {
    'paid online': write('paid', paid()),
    'to an unconfirmed address': write('paid', paid(GUEST)),
    'with bundle and coupon': write('paid', withOffers),
    'without pictures': write('paid', withoutPictures),
    'of thirty products': write('paid', full),
  },
  'payment-failed': {
    'not paid in time': write('payment-failed', play(placed('online'), 'expire').state),
    'not transferred in time': write('payment-failed', play(placed('transfer'), 'expire').state),
  },
  'late-transfer': { 'of a cancelled order': write('late-transfer', lateTransfer) },
  packed: { 'with its invoice': write('packed', packed) },
  shipped: {
    'with a tracking page': write('shipped', shipped(paid())),
    'cash on delivery': write('shipped', shipped(placed('cod'))),
    'without a tracking number': write(
      'shipped',
      play(packed, {
        ...{ move: 'ship', actor: 'staff' },
        shipment: { courier: 'India Post', tracking: '', link: '' },
      }).state,
    ),
  },
  delivered: { delivered: write('delivered', play(shipped(paid()), 'deliver').state) },
  returning: {
    'refused, cash on delivery': write('returning', turned('refused', placed('cod'))),
    'nobody there, paid': write('returning', turned('unavailable', paid())),
    'lost, paid': write('returning', turned('lost', paid())),
  },
  returned: {
    'refused, cash on delivery': write('returned', cameBack(turned('refused', placed('cod')))),
    'wrong address, paid': write('returned', cameBack(turned('wrong-address', paid()))),
    'lost, paid': write('returned', cameBack(turned('lost', paid()))),
    'after the delivery, paid in cash': write('returned', owed),
    'after the delivery, with a UPI ID': write('returned', withPayee(owed)),
  },
  cancelled: {
    'after payment': write('cancelled', cancelled),
    'before payment': write('cancelled', play(placed('cod'), 'cancel').state),
    'paid by transfer': write('cancelled', transferred),
  },
  'refund-requested': { 'of the whole order': write('refund-requested', cancelled, refund) },
  refunded: {
    'by the provider': write('refunded', cancelled, refund),
    'by hand': write('refunded', transferred, { ...refund, reference: 'HDFCN52026112412' }),
  },
  'payee-saved': { 'to a UPI ID': write('payee-saved', withPayee(owed)) },
  'payout-made': {
    'to a UPI ID': write('payout-made', owed, {
      ...refund,
      reference: '433012345678',
      paidTo: 'as••••@okaxis',
    }),
  },
  'refund-failed': { delayed: write('refund-failed', cancelled, refund) },
};
