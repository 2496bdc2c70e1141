import { expect, it } from 'vitest';
import { anOrderState } from '../../../tests/support/fixtures/order-states.ts';
import type { Billing } from '../customer/billing.ts';
import { paise } from '../money/money.ts';
import { cartLinesOfOrder, checkoutFormOfOrder } from './unpaid-order.ts';

it("converts an order's lines to cart lines at the seen prices, in their order", () => {
  const line = (slug: string, quantity: number, rupees: number) =>
    anOrderState().order.lines.map((one) => ({
      ...{ ...one, slug, quantity, unitPricePaise: paise(rupees * 100) },
    }));
  expect(
    cartLinesOfOrder({ lines: [...line('soap', 2, 149), ...line('oil', 1, 249)] }, 1_000),
  ).toEqual([
    { slug: 'soap', quantity: 2, seenPaise: 14_900, addedAt: 1_000 },
    { slug: 'oil', quantity: 1, seenPaise: 24_900, addedAt: 1_001 },
  ]);
});

it('fills the checkout form with the data of the order, both address lines in the one box', () => {
  const address = {
    ...{ name: 'Meera Iyer', phone: '+919876543210', pin: '560001', line1: '18 Example Road' },
    ...{ line2: '', city: 'Bengaluru', state: 'Karnataka' as const },
  };
  const rest = { email: 'meera@example.com', gstin: '' };
  const formOf = (line2: string, billing: Billing | null = null) =>
    checkoutFormOfOrder({ ...rest, billing, address: { ...address, line2 } });
  expect(formOf('')).toEqual({ ...address, ...rest });
  const line1 = '18 Example Road\nNear the park';
  expect(formOf('Near the park')).toMatchObject({ line1, line2: '' });
  const office = { legalName: 'Kulkarni Stores', line1: '4 Laxmi Road', line2: '' };
  const billed = formOf('', { ...office, city: 'Pune', pin: '411030' });
  expect(billed).toMatchObject({ ...address, legalName: 'Kulkarni Stores', billingCity: 'Pune' });
});
