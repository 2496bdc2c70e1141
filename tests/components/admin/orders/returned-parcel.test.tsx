import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { ORDERED_AT } from '../../../support/fixtures/order-states.ts';
import { orderDocuments } from '../../support/orders.ts';
import { dialogNamed, shows } from '../../support/staff.ts';
import { fill, openPage, press } from '../open-page.tsx';
import { ORDER, PAGE } from './refund-documents.ts';

const SHIPPED = { status: 'shipped', invoice: 'SR/1' } as const;
const turned = (reason: 'refused' | 'lost') =>
  ({
    ...{ status: 'returning', invoice: 'SR/1' },
    undelivered: { reason, at: new Date(ORDERED_AT) as unknown as number },
  }) satisfies Partial<Order>;

async function begin(step: string, changes: Partial<Order>) {
  const { backend } = await openPage(PAGE, 'staff', orderDocuments(ORDER, changes));
  await press(step);
  const dialog = await dialogNamed(step);
  const send = async (status: string) => {
    backend.answer('moveOrder', { outcome: 'moved', status });
    await press(step, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return backend.calls.at(-1)?.request;
  };
  return { backend, dialog, send };
}

test('staff record why a parcel was not delivered; without a reason nothing is sent', async () => {
  const { backend, dialog, send } = await begin('Not delivered', SHIPPED);
  await press('Not delivered', dialog);
  await shows('Please choose.', dialog);
  expect(backend.calls).toEqual([]);
  fill(dialog.getByLabelText('Why it was not delivered'), 'refused');
  expect(await send('returning')).toEqual({
    ...{ orderId: ORDER, move: 'return-to-origin', note: '', reason: 'refused' },
  });
});

test('staff count what came back, no more than was sent; the rest is missing', async () => {
  const { backend, dialog, send } = await begin('Check in return', turned('refused'));
  await press('Check in return', dialog);
  await shows('Please choose.', dialog);
  fill(dialog.getByLabelText(/^Can be sold again/), '2');
  fill(dialog.getByLabelText(/^Damaged or opened/), '1');
  await press('Check in return', dialog);
  await shows('The parcel had only 2 of it.', dialog);
  expect(backend.calls).toEqual([]);
  fill(dialog.getByLabelText(/^Can be sold again/), '1');
  expect(await send('returned')).toEqual({
    ...{ orderId: ORDER, move: 'return', note: '' },
    goods: [{ line: 1, sellable: 1, damaged: 1 }],
  });
});

test('a lost parcel is closed without goods', async () => {
  const { send } = await begin('Check in return', turned('lost'));
  expect(await send('returned')).toMatchObject({ goods: [{ line: 1, sellable: 0, damaged: 0 }] });
});

test('an order that came back shows the reason, the goods, and no cash to collect', async () => {
  const goodsCheck = {
    counts: [{ line: 1, sellable: 1, damaged: 0 }],
    at: new Date(ORDERED_AT) as unknown as number,
  };
  const documents = orderDocuments(ORDER, { ...turned('refused'), status: 'returned', goodsCheck });
  await openPage(PAGE, 'viewer', documents);
  await shows(/^Refused at the door, recorded /);
  await shows(/: 1 back in stock, 0 damaged, 1 missing$/);
  expect(screen.queryByText('Cash to collect')).toBeNull();
});

test('the list of orders counts the parcels that are on their way back', async () => {
  await openPage('/admin/dashboard/orders', 'staff', orderDocuments(ORDER, turned('refused')));
  const link = await screen.findByRole('link', { name: '1 parcel coming back' });
  expect(link.getAttribute('href')).toContain('status=returning');
});

test('checking in the return of a delivered order says that it takes back all of it', async () => {
  const delivered = { status: 'delivered', invoice: 'SR/1' } as const;
  const { dialog } = await begin('Check in return', delivered);
  const said = /It takes back the whole order and its payment, whatever you count\./;
  expect(dialog.getByText(said)).toBeDefined();
});
