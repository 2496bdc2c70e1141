import { expect, it } from 'vitest';
import { paise } from '../money/money.ts';
import { cartLinesOfOrder, checkoutFormOfOrder } from './unpaid-order.ts';

it("converts an order's lines to cart lines at the seen prices, in their order", () => {
  const line = (slug: string, quantity: number, rupees: number) => ({
    slug,
    quantity,
    unitPricePaise: paise(rupees * 100),
    ...{ title: slug, sku: slug, imageURL: '', unitMrpPaise: paise(rupees * 100) },
    ...{ discountPaise: paise(0), hsn: '', unitCode: 'NOS' as const, gstPercent: null },
  });
  expect(cartLinesOfOrder({ lines: [line('soap', 2, 149), line('oil', 1, 249)] }, 1_000)).toEqual([
    { slug: 'soap', quantity: 2, seenPaise: 14_900, addedAt: 1_000 },
    { slug: 'oil', quantity: 1, seenPaise: 24_900, addedAt: 1_001 },
  ]);
});

it('fills the checkout form with the data of the order', () => {
  const address = {
    ...{ name: 'Meera Iyer', phone: '+919876543210', pin: '560001', line1: '18 Example Road' },
    ...{ line2: '', city: 'Bengaluru', state: 'Karnataka' as const },
  };
  expect(
    checkoutFormOfOrder({ email: 'meera@example.com', gstin: '', billing: null, address }),
  ).toEqual({
    ...address,
    email: 'meera@example.com',
    gstin: '',
  });
});

it('puts both address lines into the one address box', () => {
  const address = {
    ...{ name: 'Meera Iyer', phone: '+919876543210', pin: '560001', line1: '18 Example Road' },
    ...{ line2: 'Near the park', city: 'Bengaluru', state: 'Karnataka' as const },
  };
  expect(
    checkoutFormOfOrder({ email: 'meera@example.com', gstin: '', billing: null, address }),
  ).toMatchObject({ line1: '18 Example Road\nNear the park', line2: '' });
});
