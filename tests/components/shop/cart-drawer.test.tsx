import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bundleDocument } from '#domain/bundle/bundle.ts';
import { saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import { aBundle } from '../../support/fixtures/bundles.ts';
import { putInCart } from '../support/checkout.ts';
import { expectAddress, valueOf } from '../support/forms.ts';
import { renderShop } from '../support/render-shop.tsx';
import { productAt, SETTINGS } from '../support/shop-documents.ts';

const SOAP = 'drawer-soap';
const OIL = 'drawer-oil';
const LIST = '/products?category=Soaps';
const documents = {
  ...SETTINGS,
  ...productAt(SOAP, 'Drawer Soap', { category: 'Soaps' }),
  ...productAt(OIL, 'Drawer Oil', { category: 'Soaps', price: 250.5, mrp: 250.5, stock: 3 }),
};

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Your cart' }));
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your cart' })).toBeNull());
const addButton = (title: string) =>
  screen.findByRole('button', { name: new RegExp(`Add.*: ${title}$`) });

/** Opens the list, with the parts of the layout that load when the browser is idle. */
async function openList() {
  const shop = await renderShop(LIST, { documents });
  await screen.findByRole('navigation', { name: 'Main' });
  return shop;
}

/** Opens the list and adds the soap. */
async function addSoap() {
  const shop = await openList();
  await shop.user.click(await addButton('Drawer Soap'));
  return { ...shop, open: await drawer() };
}

test('adding opens the cart over the page: message, lines with the added one first, delivery, subtotal', async () => {
  putInCart({ slug: OIL, seenPaise: 25_050 });
  const { open, address } = await addSoap();
  const message = await open.findByText('Drawer Soap is in your cart.');
  await waitFor(() => expect(document.activeElement).toBe(message));
  const lines = within(open.getByRole('list', { name: 'Cart' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => /Drawer \w+/.exec(textContent)?.[0])).toEqual([
    'Drawer Soap',
    'Drawer Oil',
  ]);
  expect(await open.findByText('₹148.50 more for free delivery')).toBeDefined();
  expect(open.getByText('Subtotal (2 items)').parentElement?.textContent).toContain('₹350.50');
  expect(open.getByRole('link', { name: 'Check out' }).getAttribute('href')).toBe(
    '/dashboard?tab=checkout',
  );
  expect(address()).toBe(LIST);
});

test('the quantity changes in the drawer, and a removed line can be put back', async () => {
  const { open, user } = await addSoap();
  await user.click(open.getByRole('button', { name: 'Increase quantity: Drawer Soap' }));
  await waitFor(() => expect(valueOf(open.getByRole('spinbutton'))).toBe('2'));
  await open.findByText('Subtotal (2 items)');
  await user.click(open.getByRole('button', { name: 'Remove from cart: Drawer Soap' }));
  const undo = await open.findByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  expect(open.queryByRole('link', { name: 'Check out' })).toBeNull();
  expect(localStorage.getItem('franch.own.cart')).not.toContain(SOAP);
  await user.click(undo);
  await open.findByRole('spinbutton', { name: 'Quantity: Drawer Soap' });
  expect(localStorage.getItem('franch.own.cart')).toContain(SOAP);
});

test('every way to close the drawer leads to the same page, and the focus to the button that opened it', async () => {
  const { user, goBack, address } = await addSoap();
  for (const way of ['Continue shopping', 'Close the cart', 'Escape', 'Back']) {
    const open = await drawer();
    if (way === 'Back') goBack();
    else if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(open.getByRole('button', { name: way }));
    await isClosed();
    expect(address()).toBe(LIST);
    const button = await addButton('Drawer Soap');
    expect(document.activeElement, way).toBe(button);
    await user.click(button);
  }
});

test('a link of the drawer takes its place in the history: Back returns to the page without it', async () => {
  const shop = await addSoap();
  await shop.user.click(shop.open.getByRole('link', { name: 'Go to cart' }));
  await expectAddress(shop, '/dashboard?tab=cart-fav');
  shop.goBack();
  await expectAddress(shop, LIST);
  await isClosed();
  expect(shop.address()).toBe(LIST);
});

test('the titles of the drawer lead to their products, but not to the one that is open', async () => {
  putInCart({ slug: OIL, seenPaise: 25_050 });
  const shop = await renderShop(`/product/${SOAP}`, { documents });
  await shop.user.click(await screen.findByRole('button', { name: 'Add to cart' }));
  const open = await drawer();
  const links = await open.findAllByRole('link', { name: /^Drawer/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Drawer Oil']);
});

test('the drawer says when fewer were added, and a product that was not added opens none', async () => {
  putInCart({ slug: OIL, quantity: 3, seenPaise: 25_050 });
  const { user } = await openList();
  await user.click(await addButton('Drawer Oil'));
  const open = await drawer();
  const message = await open.findByText(
    'Only 3 left of Drawer Oil, and you have all of them in your cart.',
  );
  expect(message.getAttribute('role')).toBe('status');
  await user.click(open.getByRole('button', { name: 'Continue shopping' }));
  await isClosed();
});

test('the cart of the drawer reads no product but those in the cart', async () => {
  const read = vi.fn();
  const { user } = await renderShop(`/product/${SOAP}`, { documents, onRead: read });
  await screen.findByRole('spinbutton');
  const reads = () => read.mock.calls.map(([path]) => String(path));
  await waitFor(() =>
    expect(reads()).toEqual(expect.arrayContaining(['settings/store', 'bundles'])),
  );
  const before = reads();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Add to cart' }));
  await (await drawer()).findByText('Subtotal (1 item)');
  expect(reads().slice(before.length)).toEqual([]);
});

test('a bundle comes off the subtotal before delivery is called free, and a coupon says nothing of it', async () => {
  const pair = aBundle('soapAndOil0000000001', 6_000, [SOAP, OIL], { title: 'Soap + Oil' });
  const near = { ...documents, ...productAt(OIL, 'Drawer Oil', { price: 420, mrp: 420 }) };
  putInCart({ slug: OIL, seenPaise: 42_000 });
  const shop = await renderShop(LIST, {
    documents: { ...near, [`bundles/${pair.id}`]: { ...bundleDocument(pair) } },
  });
  await screen.findByRole('navigation', { name: 'Main' });
  await shop.user.click(await addButton('Drawer Soap'));
  let open = await drawer();
  expect((await open.findByText('Bundle: Soap + Oil')).nextElementSibling?.textContent).toBe(
    '− ₹60',
  );
  expect(open.getByText('Subtotal (2 items)').nextElementSibling?.textContent).toBe('₹460');
  expect(open.getByText('₹39 more for free delivery')).toBeDefined();

  await shop.user.keyboard('{Escape}');
  await isClosed();
  saveCheckoutDraft('', { coupon: 'WELCOME10' });
  await shop.user.click(await addButton('Drawer Soap'));
  open = await drawer();
  await open.findByText('Subtotal (3 items)');
  expect(open.queryByText(/free delivery/)).toBeNull();
});
