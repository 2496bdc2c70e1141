import { expect, it } from 'vitest';
import { anOrderState, aPayment, withFacts } from '../../../tests/support/fixtures/order-states.ts';
import { orderMarkup } from './order-markup.ts';

const LINKS = { origin: 'https://shop.test', orderUrl: 'https://shop.test/order' };
const ARRIVAL = { earliestAt: Date.UTC(2026, 10, 24), latestAt: Date.UTC(2026, 10, 27) };
const PAID = withFacts([aPayment('captured')]).order;
const SHIPMENT = { courier: 'Delhivery', tracking: 'X1', link: 'https://courier.test/X1' };

it('the markup of an order has its number, total, lines, link and delivery days', () => {
  expect(orderMarkup(PAID, LINKS, ARRIVAL)).toMatchObject({
    ...{ '@type': 'Order', orderNumber: PAID.number, url: LINKS.orderUrl },
    ...{ price: '548.00', priceCurrency: 'INR', orderDate: '2026-11-21T06:30:00.000Z' },
    orderStatus: 'https://schema.org/OrderProcessing',
    acceptedOffer: [
      {
        itemOffered: {
          name: 'Franch Oil NH Plus',
          url: 'https://shop.test/product/franch-oil-nh-plus',
        },
        price: '249.50',
        eligibleQuantity: { value: 2 },
      },
    ],
    orderDelivery: {
      expectedArrivalFrom: '2026-11-24T00:00:00.000Z',
      expectedArrivalUntil: '2026-11-27T00:00:00.000Z',
    },
  });
});

it('the markup of a shipped order names the courier and its tracking page', () => {
  expect(orderMarkup({ ...PAID, shipment: SHIPMENT }, LINKS, null)).toMatchObject({
    orderStatus: 'https://schema.org/OrderInTransit',
    orderDelivery: {
      ...{ carrier: { name: 'Delhivery' }, trackingNumber: 'X1', trackingUrl: SHIPMENT.link },
    },
  });
  const withoutLink = { courier: 'India Post', tracking: '', link: '' };
  const text = JSON.stringify(orderMarkup({ ...PAID, shipment: withoutLink }, LINKS, null));
  expect(text).not.toContain('tracking');
});

it('the markup repeats nothing that the shopper typed', () => {
  const confirmed = { ...PAID, shipment: SHIPMENT, emailConfirmed: true };
  for (const order of [anOrderState('cod').order, confirmed]) {
    const text = JSON.stringify(orderMarkup(order, LINKS, ARRIVAL));
    for (const typed of ['Asha', 'MG Road', 'Bengaluru', '560001', order.address.phone])
      expect(text).not.toContain(typed);
  }
});
