import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Documents } from '../support/memory-backend.ts';
import { orderDocuments } from '../support/orders.ts';
import { article, draftProduct, EARLIER, press, renderStaff, settings } from '../support/staff.ts';

const AREA = '/admin/dashboard';
const LOADING = 'Loading…';
/** The first visit of a page compiles its code, while the other cores compile those of other tests. */
const COMPILE_MS = 45_000;

interface List {
  readonly name: string;
  readonly address: string;
  /** The collection that the list reads. */
  readonly reads: string;
  readonly documents: Documents;
  /** A text of the only row. */
  readonly row: string | RegExp;
  /** The message of an empty list. */
  readonly empty: string | RegExp;
}

const dates = { createdAt: EARLIER, updatedAt: EARLIER };
const LISTS: readonly List[] = [
  {
    ...{ name: 'orders', address: `${AREA}/orders`, reads: 'orders' },
    ...{ documents: orderDocuments('one'), row: 'FR-7K3M9Q2X', empty: /^No orders yet/ },
  },
  {
    ...{ name: 'products', address: `${AREA}/products`, reads: 'products' },
    ...{ documents: draftProduct('neem'), row: 'Soap neem', empty: /^No products yet/ },
  },
  {
    ...{ name: 'customers', address: `${AREA}/customers`, reads: 'users' },
    documents: {
      'users/meera': {
        ...{ name: 'Meera Iyer', nameKey: 'meera iyer', email: 'meera@franch.test', ...dates },
        ...{ phone: '', photoURL: '' },
      },
    },
    ...{ row: 'Meera Iyer', empty: 'No customers yet.' },
  },
  {
    ...{ name: 'messages', address: `${AREA}/messages`, reads: 'messages' },
    documents: {
      'messages/T-00000001': {
        ...{ topic: 'order', name: 'Asha', email: 'asha@example.in', phone: '', orderNumber: '' },
        ...{ subject: 'A broken cap', text: 'It leaks.', status: 'new', createdAt: EARLIER },
      },
    },
    ...{ row: /A broken cap/, empty: 'Nothing here yet' },
  },
  {
    ...{ name: 'reviews', address: `${AREA}/reviews`, reads: 'every:reviews' },
    documents: {
      'products/neem/reviews/asha': {
        ...{ uid: 'asha', name: 'Asha', stars: 4, title: '', ...dates },
        ...{ text: 'Smells of rain.', status: 'pending', verified: true },
      },
    },
    ...{ row: /Smells of rain/, empty: 'Nothing to review.' },
  },
  {
    ...{ name: 'coupons', address: `${AREA}/coupons`, reads: 'coupons' },
    documents: {
      'coupons/NEEM10': {
        ...{ worth: { kind: 'amount', amountPaise: 1_000 }, active: true, uses: 0, ...dates },
      },
    },
    ...{ row: 'NEEM10', empty: 'No coupons yet.' },
  },
  {
    ...{ name: 'articles', address: '/admin/blog', reads: 'blogs' },
    ...{ documents: article('neem'), row: 'About neem', empty: 'Nothing here yet' },
  },
  {
    ...{ name: 'the team', address: `${AREA}/team`, reads: 'staff' },
    documents: {
      'staff/leela': {
        ...{ email: 'leela@franch.test', name: 'Leela', role: 'staff', sinceAt: EARLIER, by: '' },
      },
    },
    ...{ row: 'Leela', empty: 'Nothing here yet' },
  },
  {
    ...{ name: 'the audit', address: `${AREA}/audit`, reads: 'audit' },
    documents: {
      'audit/one': {
        ...{ action: 'order-pack', subject: 'orders/one', by: 'leela', email: '', at: EARLIER },
      },
    },
    ...{ row: 'order-pack', empty: 'No results' },
  },
];

const NAMED = LISTS.map((list) => [list.name, list] as const);

/** Opens the settings, which read none of the lists. */
async function openSettings(documents: Documents) {
  const shop = await renderStaff(`${AREA}/settings`, 'owner', { ...settings(), ...documents });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return shop;
}

test.each(NAMED)('%s: a loading list is neither empty nor failed', async (_, list) => {
  const { backend, goTo } = await openSettings(list.documents);
  const release = backend.holdReads(list.reads);
  goTo(list.address);
  const loading = await screen.findByLabelText(LOADING, {}, { timeout: COMPILE_MS });
  expect(loading.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText(list.empty)).toBeNull();
  expect(screen.queryByText('This list could not be loaded')).toBeNull();
  release();
  expect((await screen.findAllByText(list.row)).length).toBeGreaterThan(0);
  expect(screen.queryByLabelText(LOADING)).toBeNull();
  expect(screen.queryByText(list.empty)).toBeNull();
});

test.each(NAMED)('%s: an empty list shows a message', async (_, list) => {
  const { goTo } = await openSettings({});
  goTo(list.address);
  expect(await screen.findByText(list.empty)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test.each(NAMED)('%s: a failed read can be retried', async (_, list) => {
  const { backend, goTo, user } = await openSettings(list.documents);
  backend.failReads(list.reads);
  goTo(list.address);
  await screen.findByText('This list could not be loaded');
  const problem = screen
    .getAllByRole('alert')
    .find((one) => /could not be loaded/.test(one.textContent));
  expect(problem?.textContent).toContain('We can’t reach our servers right now.');
  expect(screen.queryByText(list.empty)).toBeNull();
  expect(screen.queryByLabelText(LOADING)).toBeNull();
  backend.failReads(null);
  await press(user, 'Try again');
  expect((await screen.findAllByText(list.row)).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByText('This list could not be loaded')).toBeNull());
});
