import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { anOrderState } from '../../support/fixtures/order-states.ts';
import { ORDER_ID } from '../support/checkout.ts';
import { renderShop } from '../support/render-shop.tsx';
import { productAt, SETTINGS } from '../support/shop-documents.ts';

const { id: _, ...order } = anOrderState('cod').order;
const documents = {
  ...SETTINGS,
  ...productAt('omega-3', 'Omega-3'),
  [`orders/${ORDER_ID}`]: { ...order, createdAt: new Date(order.createdAt) },
};
const THANKS = `/thank-you?order=${ORDER_ID}`;
const TITLE = 'Keep Franch one tap away';
const offer = () => screen.queryByRole('complementary', { name: TITLE });
const record = () => JSON.parse(localStorage.getItem('franch.install') ?? '{}') as object;

beforeEach(() => {
  localStorage.removeItem('franch.install');
  sessionStorage.removeItem('franch.visit');
});

/** Opens a page as a new visit, of a browser that can install the shop. */
async function visit(address: string, user = {}) {
  cleanup();
  sessionStorage.removeItem('franch.visit');
  const shop = await renderShop(address, { documents, user });
  await waitFor(() => expect(sessionStorage.getItem('franch.visit')).toBe('1'));
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  return { ...shop, prompt };
}

test('the third visit offers the installation once, and a dismissed offer never comes back', async () => {
  for (const visits of [1, 2]) {
    await visit('/');
    await waitFor(() => expect(record()).toMatchObject({ visits }));
    expect(offer()).toBeNull();
  }
  const { user, prompt } = await visit('/');
  const card = within(await screen.findByRole('complementary', { name: TITLE }));
  await user.click(card.getByRole('button', { name: 'No, thanks' }));
  expect(offer()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
  expect(record()).toEqual({ visits: 3, isOver: true });
  await visit('/');
  await visit(THANKS);
  expect(offer()).toBeNull();
});

test('an order offers it at the first visit, and the browser asks at a press', async () => {
  const { user, prompt } = await visit(THANKS);
  const card = within(await screen.findByRole('complementary', { name: TITLE }));
  expect(prompt).not.toHaveBeenCalled();
  await user.click(card.getByRole('button', { name: 'Add to Home screen' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
});

test('pages where shoppers decide or pay show no offer', async () => {
  localStorage.setItem('franch.install', JSON.stringify({ visits: 3 }));
  const { goTo } = await visit('/product/omega-3');
  for (const address of ['/products', '/dashboard?tab=cart-fav']) {
    expect(await screen.findAllByRole('heading')).not.toEqual([]);
    expect(offer(), address).toBeNull();
    goTo(address);
  }
  await screen.findByRole('heading', { name: 'Your cart is empty' });
  expect(offer()).toBeNull();
});

test('Safari on a phone explains its share menu; an installed shop says nothing', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone Safari');
  window.dispatchEvent(new Event('appinstalled'));
  localStorage.setItem('franch.install', JSON.stringify({ visits: 3 }));
  await renderShop('/', { documents });
  const card = within(await screen.findByRole('complementary', { name: TITLE }));
  expect(card.getByText(/Tap Share below/)).toBeDefined();
  expect(card.queryByRole('button', { name: 'Add to Home screen' })).toBeNull();
  cleanup();
  localStorage.setItem('franch.install', JSON.stringify({ visits: 3 }));
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  await renderShop('/', { documents });
  await screen.findAllByRole('article');
  expect(offer()).toBeNull();
  Reflect.deleteProperty(navigator, 'standalone');
  agent.mockRestore();
});
