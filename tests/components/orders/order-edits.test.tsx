import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paise } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { anOrderState, TOTAL } from '../../support/fixtures/order-states.ts';
import { EditButton } from '../../../src/admin/orders/edits/EditButton.tsx';
import { fill, openPart } from '../admin/open-page.tsx';
import { ORDER_ID } from '../support/checkout.ts';
import { renderShop } from '../support/render-shop.tsx';
import { SETTINGS } from '../support/shop-documents.ts';

const QUOTE = {
  ...{ totalPaise: TOTAL, shippingPaise: paise(4_900), refundPaise: paise(0) },
  ...{ cancels: false, arrival: null },
};
const quoted = (changes: Partial<typeof QUOTE> = {}) => ({
  outcome: 'quoted',
  quote: { ...QUOTE, ...changes },
});

/** Opens the page of a cash order of two oils. */
async function openOrder(changes: Partial<Order> = {}) {
  const { id: _, ...order } = { ...anOrderState('cod').order, ...changes };
  const dates = { createdAt: new Date(order.createdAt), updatedAt: new Date(order.updatedAt) };
  const shop = await renderShop(`/dashboard?tab=orders&order=${ORDER_ID}`, {
    user: {},
    documents: { ...SETTINGS, [`orders/${ORDER_ID}`]: { ...order, ...dates } },
    answers: { claimOrders: { outcome: 'claimed', orders: 0 } },
  });
  await screen.findByRole('heading', { name: 'Order FR-7K3M9Q2X' });
  return shop;
}

async function openForm(name: string, changes: Partial<Order> = {}) {
  const shop = await openOrder(changes);
  const press = async (button: string) =>
    shop.user.click(await screen.findByRole('button', { name: button }));
  await press(name);
  return { ...shop, press, dialog: within(await screen.findByRole('dialog')) };
}

test('an address is priced before it is changed, and is kept while it is priced', async () => {
  const { backend, press, dialog } = await openForm('Change address or phone');
  const address = {
    'PIN code': '400053',
    'Town or city': 'Mumbai',
    'State or union territory': 'Maharashtra',
  };
  for (const [label, value] of Object.entries(address)) fill(dialog.getByLabelText(label), value);
  backend.answer(
    'editOrder',
    quoted({ totalPaise: paise(TOTAL + 3_000), shippingPaise: paise(7_900) }),
  );
  await press('Continue');
  expect(await dialog.findByText('₹79')).toBeDefined();
  expect(dialog.getByText('₹578')).toBeDefined();
  await press('Back');
  expect(dialog.getByLabelText('Town or city')).toHaveProperty('value', 'Mumbai');
  await press('Continue');
  backend.answer('editOrder', { outcome: 'changed', status: 'placed' });
  await press('Confirm change');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls.at(-1)).toMatchObject({
    name: 'editOrder',
    request: {
      ...{ orderId: ORDER_ID, key: expect.stringMatching(/^[\w-]{36}$/) as string },
      quoted: { totalPaise: TOTAL + 3_000, refundPaise: 0 },
      edit: { what: 'address', address: { pin: '400053', state: 'Maharashtra' } },
    },
  });
  expect(document.activeElement?.textContent).toBe('Change this order');
});

test('a refused change says why, and nothing typed is lost', async () => {
  const { backend, press, dialog } = await openForm('Change address or phone');
  fill(dialog.getByLabelText('PIN code'), '12');
  await press('Continue');
  expect(dialog.getByText('A PIN code has exactly 6 digits, such as 560001.')).toBeDefined();
  fill(dialog.getByLabelText('PIN code'), '400053');
  backend.answer('editOrder', { outcome: 'refused', refusal: 'not-served' });
  await press('Continue');
  expect(await dialog.findByText(/doesn’t deliver to this PIN code/)).toBeDefined();
  expect(dialog.getByLabelText('PIN code')).toHaveProperty('value', '400053');
});

test('amounts that have changed meanwhile are shown again before anything is changed', async () => {
  const { backend, press, dialog } = await openForm('Cancel an item');
  expect(dialog.getByText(/Delivery and other charges stay as ordered/)).toBeDefined();
  backend.answer('editOrder', quoted({ totalPaise: paise(29_850) }));
  await press('Continue');
  expect(await dialog.findByText('₹298.50')).toBeDefined();
  backend.answer('editOrder', { outcome: 'refused', refusal: 'quote-changed' });
  await press('Confirm change');
  expect(await dialog.findByText(/amounts have just changed/)).toBeDefined();
  expect(backend.calls.filter(({ name }) => name === 'editOrder').at(-1)?.request).toMatchObject({
    validateOnly: true,
    edit: { what: 'pieces', item: { line: 1, quantity: 1 } },
  });
});

test('the last items say that they cancel the order', async () => {
  const { backend, press, dialog } = await openForm('Cancel an item');
  backend.answer('editOrder', quoted({ cancels: true }));
  await press('Continue');
  expect(await dialog.findByText(/this cancels the whole order. You pay nothing/)).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Cancel the order' })).toBeDefined();
});

test('a GSTIN needs the business behind it', async () => {
  const { press, dialog } = await openForm('Add a GSTIN');
  fill(dialog.getByLabelText('GSTIN or UIN'), '29AAGCB7383J1Z4');
  await press('Continue');
  expect(dialog.getByLabelText('Legal name of the business')).toHaveProperty('ariaInvalid');
  expect(dialog.getByLabelText(/^Billing address/).getAttribute('aria-invalid')).toBe('true');
});

test('a packed order says that it is too late, and a delivered one nothing', async () => {
  await openOrder({ status: 'packed' });
  expect(screen.getByText(/Already packed, so it can’t be changed here any more/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cancel an item' })).toBeNull();
});

test('staff change a packed order, and see why its GSTIN stays', async () => {
  const order: Order = {
    ...anOrderState('cod').order,
    status: 'packed',
    invoice: 'SR/26-27/000001',
  };
  const { backend, user } = await openPart(
    <>
      <EditButton order={order} what="pieces" />
      <EditButton order={order} what="billing" />
    </>,
    'staff',
  );
  expect(screen.getByText('The invoice is issued, so its GSTIN can’t be changed.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Cancel pieces' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Item'), '1-1');
  backend.answer('editOrder', quoted({ totalPaise: paise(29_850) }));
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('₹298.50')).toBeDefined();
  backend.answer('editOrder', { outcome: 'changed', status: 'packed' });
  await user.click(dialog.getByRole('button', { name: 'Confirm change' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls.at(-1)?.request).toMatchObject({
    asStaff: true,
    edit: { what: 'pieces', item: { line: 1, quantity: 1 } },
  });
});

test('staff read the new address before they confirm it', async () => {
  const { order } = anOrderState('cod');
  const { backend, user } = await openPart(<EditButton order={order} what="address" />, 'staff');
  await user.click(screen.getByRole('button', { name: 'Change address or phone' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^The customer gets an email/)).toBeDefined();
  fill(dialog.getByLabelText('Address'), '7 Lake View');
  fill(dialog.getByLabelText('City'), 'Mysuru');
  backend.answer('editOrder', quoted());
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  const address = (await dialog.findByText('New address')).nextSibling;
  expect(address?.textContent).toContain(`${order.address.name}\n7 Lake View`);
  expect(address?.textContent).toContain('Mysuru');
});
