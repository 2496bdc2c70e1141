import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bundleDocument } from '#domain/bundle/bundle.ts';
import { aBundle } from '../../support/fixtures/bundles.ts';
import { findAlert } from '../support/forms.ts';
import type { Documents } from '../support/memory-backend.ts';
import { orderDocuments } from '../support/orders.ts';
import { article, draftProduct, EARLIER } from '../support/staff.ts';
import { openPage, press } from './open-page.tsx';

const AREA = '/admin/dashboard';

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
    ...{ name: 'customers', address: `${AREA}/customers`, reads: 'orders' },
    ...{ documents: orderDocuments('one'), row: /^Asha/, empty: 'No customers yet.' },
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
    ...{ name: 'bundles', address: `${AREA}/bundles`, reads: 'bundles' },
    documents: {
      'bundles/pair': {
        ...bundleDocument(aBundle('pair', 6_000, ['oil', 'shampoo'], { title: 'Oil + Shampoo' })),
        createdAt: EARLIER,
      },
    },
    ...{ row: 'Oil + Shampoo', empty: 'No bundles yet.' },
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
    ...{ row: 'Packed', empty: 'No results' },
  },
];

test.each(LISTS.map((list) => [list.name, list] as const))(
  '%s: a list is loading, failed, filled or empty, never two of them',
  async (_, { address, reads, documents, row, empty }) => {
    const shop = await openPage(address, 'owner', documents, { reads: 'wait' });
    const isLoading = () => screen.queryByLabelText('Loading…') !== null;
    const hasFailed = () => screen.queryByText('This list could not be loaded') !== null;
    const isEmpty = () => screen.queryByText(empty) !== null;
    expect((await screen.findByLabelText('Loading…')).getAttribute('aria-busy')).toBe('true');
    expect([hasFailed(), isEmpty()]).toEqual([false, false]);

    shop.backend.failReads(reads);
    shop.release();
    await screen.findByText('This list could not be loaded');
    await findAlert('We can’t reach our servers right now.');
    expect([isLoading(), isEmpty()]).toEqual([false, false]);

    shop.backend.failReads(null);
    await press('Try again');
    expect((await screen.findAllByText(row)).length).toBeGreaterThan(0);
    expect([isLoading(), hasFailed(), isEmpty()]).toEqual([false, false, false]);

    for (const path of Object.keys(documents)) shop.change(path, null);
    await screen.findByText(empty);
    expect([isLoading(), hasFailed()]).toEqual([false, false]);
    expect(screen.queryByRole('table')).toBeNull();
  },
);
