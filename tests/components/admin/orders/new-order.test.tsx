import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftProduct, present, shows } from '../../support/staff.ts';
import { click, fill, openPage, press } from '../open-page.tsx';

const PAGE = '/admin/dashboard/orders?view=new';
const documents = draftProduct('neem-soap', { title: 'Neem Soap', active: true, stock: 5 });
const totals = {
  ...{ itemsPaise: 19_800, mrpPaise: 19_800, discountPaise: 0, shippingPaise: 4900 },
  ...{ codFeePaise: 0, totalPaise: 24_700 },
};

async function filled() {
  const shop = await openPage(PAGE, 'staff', documents);
  const form = within(await screen.findByRole('form', { name: 'Customer and delivery' }));
  await press('Price the order', form);
  await shows('Enter the name.', form);
  const values = {
    Email: 'meera@x.in',
    Name: 'Meera Nair',
    'Mobile number': '98123 04567',
    Address: '12 Temple Road',
    'PIN code': '560001',
    City: 'Bengaluru',
    State: 'Karnataka',
  };
  for (const [label, value] of Object.entries(values)) fill(form.getByLabelText(label), value);
  await press('Price the order', form);
  await shows('Add a product first.', form);
  fill(screen.getByLabelText('Find a product by title or SKU'), 'neem');
  await shows(/₹99 ·/);
  await press('Add Neem Soap');
  await shows('₹99');
  await press('One more');
  return { ...shop, form };
}

test('an order is priced by the server, placed for that total, and its link is offered', async () => {
  const { backend, form } = await filled();
  backend.answer('quoteCart', () => ({ outcome: 'quoted', totals, lines: [], bundles: [] }));
  await press('Price the order', form);
  await shows('₹247');
  for (const text of ['12 Temple Road', 'Bengaluru 560001', 'meera@x.in', '98123 04567'])
    expect(present(screen.getByText('Deliver to').closest('dl')).textContent).toContain(text);
  expect(screen.getByText('Payment', { selector: 'dt' }).nextSibling?.textContent).toMatch(
    /^Payment link/,
  );
  backend.answer('placeOrderForCustomer', () => ({
    outcome: 'refused',
    refusal: { reason: 'price-changed', totals: { ...totals, totalPaise: 25_700 }, lines: [] },
  }));
  await press('Place the order for ₹247');
  await shows('The price has changed.');
  const link = 'https://shop.test/dashboard?tab=orders&order=x#link=secret';
  backend.answer('placeOrderForCustomer', () => ({
    ...{ outcome: 'ordered', orderId: 'firstOrder0000000001', number: 'FR-7K3M9Q2X', link },
  }));
  await press('Place the order for ₹257');
  await shows('Order FR-7K3M9Q2X is placed');
  const whatsapp = await screen.findByRole('link', { name: 'Send by WhatsApp' });
  expect(whatsapp.getAttribute('href')).toContain('https://wa.me/919812304567?text=');
  const sent = backend.calls.filter(({ name }) => name === 'placeOrderForCustomer');
  const [first, second] = sent.map(({ request }) => request as Record<string, unknown>);
  expect(second?.['attemptId']).toBe(first?.['attemptId']);
  expect(second).toMatchObject({
    ...{ email: 'meera@x.in', method: 'online', coupon: '', expectedTotalPaise: 25_700 },
    lines: [{ slug: 'neem-soap', quantity: 2 }],
    address: { name: 'Meera Nair', phone: '+919812304567', pin: '560001', state: 'Karnataka' },
  });
});

test('a refusal keeps everything that was typed', async () => {
  const { backend, form } = await filled();
  backend.answer('quoteCart', () => ({ outcome: 'refused', refusal: { reason: 'not-served' } }));
  await press('Price the order', form);
  await shows('The courier doesn’t deliver to this PIN code.', form);
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Meera Nair');
  await click(screen.getByRole('button', { name: 'Remove Neem Soap' }));
  await waitFor(() => expect(screen.queryByText('Neem Soap')).toBeNull());
});

test('a viewer has no form', async () => {
  await openPage(PAGE, 'viewer', documents);
  await shows('Only owners and staff can make changes.');
  expect(screen.queryByRole('form')).toBeNull();
});
