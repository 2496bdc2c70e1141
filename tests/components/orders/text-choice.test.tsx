import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORE } from '../../../dev/seed/store.ts';
import { ORDER_ID } from '../support/checkout.ts';
import { orderDocuments } from '../support/orders.ts';
import { renderShop } from '../support/render-shop.tsx';

const SMS = { on: 'on', header: 'FRANCH', entityId: '1101234567', shipped: '1107161234567' };
const TITLE = 'Messages about this order';

/** Opens the page of an order, in a shop with these sections about text messages. */
async function openOrder(sections: object, order: object = {}) {
  const stored = orderDocuments(ORDER_ID);
  const path = `orders/${ORDER_ID}`;
  const shop = await renderShop(`/dashboard?tab=orders&order=${ORDER_ID}`, {
    user: {},
    documents: {
      'settings/store': { ...STORE, ...sections },
      ...stored,
      [path]: { ...stored[path], ...order },
    },
    answers: { claimOrders: { outcome: 'claimed', orders: 0 } },
  });
  await screen.findByRole('heading', { name: /^Order FR-/ });
  return shop;
}
const checked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;

test('an order’s page says nothing of messages until the shop turns a channel on', async () => {
  const { change } = await openOrder({ sms: { ...SMS, on: '' } });
  expect(screen.queryByText(TITLE)).toBeNull();
  change('settings/store', { sms: SMS });
  expect(await screen.findByText(TITLE)).toBeDefined();
});

test('a shopper turns SMS about an order off, and sees why it could not be saved', async () => {
  const { backend, user } = await openOrder({ sms: SMS });
  await screen.findByRole('heading', { name: TITLE });
  expect(screen.queryByRole('checkbox', { name: 'Message me on WhatsApp' })).toBeNull();
  expect(checked('Send me SMS')).toBe(true);
  backend.answer('chooseTexts', { outcome: 'refused', refusal: 'too-many' });
  await user.click(screen.getByRole('checkbox', { name: 'Send me SMS' }));
  expect(await screen.findByText(/You’ve changed this often/)).toBeDefined();
  expect(checked('Send me SMS')).toBe(true);

  backend.answer('chooseTexts', { outcome: 'saved' });
  await user.click(screen.getByRole('checkbox', { name: 'Send me SMS' }));
  await waitFor(() => expect(screen.queryByText(/You’ve changed this often/)).toBeNull());
  expect(backend.calls.at(-1)).toEqual({
    name: 'chooseTexts',
    request: { orderId: ORDER_ID, channel: 'sms', on: false },
  });
});

test('the choice that is stored is the one that is shown', async () => {
  const textChoice = { sms: false, whatsapp: true, at: new Date() };
  const whatsappTexts = { on: 'on', language: 'en', shipped: 'order_shipped' };
  await openOrder({ sms: SMS, whatsappTexts }, { textChoice });
  await screen.findByRole('heading', { name: TITLE });
  expect(checked('Send me SMS')).toBe(false);
  expect(checked('Message me on WhatsApp')).toBe(true);
});
