import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageLoading } from '#ui/feedback/PageLoading.tsx';
import { SlowLoadingContext } from '#ui/feedback/slow-loading.ts';
import { seededDocuments } from '../support/catalogue.ts';
import { orderDocuments } from '../support/orders.ts';
import { renderPage, renderShop } from '../support/render-shop.tsx';
import { passSlowTime } from '../support/slow-time.ts';
import { draftProduct, renderStaff } from '../support/staff.ts';

const UNREACHED = /We can’t reach our servers right now/;
const STILL_WAITING = /^Still waiting for our servers\. Please keep this page open/;
const ORDER_ID = 'firstOrder0000000001';
const documents = seededDocuments();
const user = { uid: 'asha', email: 'asha@franch.test', name: 'Asha' };
const orders = orderDocuments(ORDER_ID, { uid: 'asha' });

const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

/** Lets the slow time pass until the page says that nothing answers: code and reads start one after the other. */
async function waitInVain(): Promise<void> {
  await waitFor(() => {
    passSlowTime();
    expect(within(screen.getByRole('main')).getAllByText(UNREACHED).length).toBeGreaterThan(0);
  });
  expect(screen.queryByText(/could not find|not found|No saved addresses/)).toBeNull();
}

/** Reads again what the page offers to. */
async function retry({ user: visitor, release }: Awaited<ReturnType<typeof renderShop>>) {
  release();
  const [button] = screen.getAllByRole('button', { name: 'Try again' });
  if (button) await visitor.click(button);
}

test.each([
  ['a list', '/products', () => screen.findAllByRole('article')],
  ['a product', '/product/omega-3', () => title(/omega-3/i)],
  ['an article', '/blog/omega-3-from-plants', () => title(/Omega-3 from plants/)],
  ['a renamed article', '/blog/no-such-article', () => title(/could not find this article/)],
])('%s without an answer says so, and shows after a retry', async (_what, address, shown) => {
  const shop = await renderPage(address, { documents, reads: 'hang' });
  await waitInVain();
  await retry(shop);
  expect(await shown()).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(UNREACHED)).toBeNull());
});

test.each([
  ['orders', '/dashboard?tab=orders', () => screen.findByText('FR-7K3M9Q2X')],
  ['an order', `/thank-you?order=${ORDER_ID}`, () => screen.findAllByText(/FR-7K3M9Q2X/)],
  ['addresses', '/dashboard?tab=addresses', () => screen.findByText('No saved addresses')],
  ['the checkout', '/dashboard?tab=checkout', () => title(/Checkout/)],
])('a customer’s page of %s without an answer says so too', async (_what, address, shown) => {
  const answers = { claimOrders: { outcome: 'claimed', orders: 0 } };
  const shop = await renderShop(address, {
    ...{ documents: { ...documents, ...orders }, user, answers },
    reads: 'hang',
  });
  await waitInVain();
  await retry(shop);
  expect(await shown()).toBeTruthy();
});

test.each([
  ['a list', '/admin/dashboard/products', () => screen.findByRole('link', { name: /^Soap soap/ })],
  [
    'an editor',
    '/admin/dashboard/products?open=soap',
    () => screen.findByRole('form', { name: 'Product' }),
  ],
  [
    'a copy',
    '/admin/dashboard/products?open=*copy.soap',
    () => screen.findByRole('form', { name: 'Product' }),
  ],
  ['a detail page', '/admin/dashboard/customers?open=asha', () => title(/Asha Kulkarni/)],
])('staff read of %s that does not answer, and try again', async (_what, address, shown) => {
  const profile = { email: user.email, name: 'Asha Kulkarni', phone: '', createdAt: new Date(0) };
  const stored = { ...draftProduct('soap'), 'users/asha': profile };
  const shop = await renderStaff(address, 'owner', stored, {}, 1440, 'hang');
  await waitInVain();
  await retry(shop);
  expect(await shown()).toBeTruthy();
});

test('a page whose code or session does not come says so and can be reloaded', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const wait = (onSlow: () => void) => {
    onSlow();
    return () => {};
  };
  render(
    <SlowLoadingContext value={{ wait, text: 'Slow.', reload: 'Reload page' }}>
      <PageLoading text="NOT long now…" />
    </SlowLoadingContext>,
  );
  expect(screen.getByRole('status').textContent).toContain('Slow.');
  screen.getByRole('button', { name: 'Reload page' }).click();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('a form that waits for its answer says so until the answer comes', async () => {
  const profile = { email: user.email, name: 'Asha', createdAt: new Date(0) };
  const shop = await renderShop('/dashboard', { documents: { 'users/asha': profile }, user });
  const form = within(await screen.findByRole('form', { name: 'Your details' }));
  const release = shop.backend.holdWrites();
  await shop.user.type(form.getByLabelText(/^Name/), ' K');
  await shop.user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    passSlowTime();
    expect(screen.getByText(STILL_WAITING)).toBeDefined();
  });
  release();
  await waitFor(() => expect(screen.queryByText(STILL_WAITING)).toBeNull());
  expect(shop.backend.document('users/asha')).toMatchObject({ name: 'Asha K' });
});

test('a command in a dialog says so in the dialog, where the page behind cannot be read', async () => {
  let answer = (): void => {};
  const shop = await renderShop(`/dashboard?tab=orders&order=${ORDER_ID}`, {
    documents: { ...documents, ...orders },
    user,
  });
  shop.backend.answer(
    'cancelOrder',
    () =>
      new Promise((resolve) => (answer = () => resolve({ outcome: 'refused', refusal: 'packed' }))),
  );
  await shop.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('dialog'));
  await shop.user.click(dialog.getByRole('button', { name: /^Yes|^Cancel order/ }));
  await waitFor(() => {
    passSlowTime();
    expect(dialog.getByText(STILL_WAITING)).toBeDefined();
  });
  answer();
  await waitFor(() => expect(dialog.queryByText(STILL_WAITING)).toBeNull());
});
