import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import type { Documents } from '../../support/memory-backend.ts';
import { orderDocuments } from '../../support/orders.ts';
import { dialogNamed, present, shows } from '../../support/staff.ts';
import { click, fill, follow, openPage, press, stayOnPage, tick } from '../open-page.tsx';

const LIST = '/admin/dashboard/orders';
const NUMBERS = ['FR-AAAA2222', 'FR-BBBB2222', 'FR-CCCC2222'];
const idOf = (place: number) => `ORDER${'0'.repeat(14)}${place}`;

/** Orders of a queue, one minute after the other. */
function orders(changes: Partial<Order>): Documents {
  return Object.fromEntries(
    NUMBERS.flatMap((number, place) => {
      const id = idOf(place);
      const documents = orderDocuments(id, { number, ...changes });
      const createdAt = new Date(Date.UTC(2026, 10, 20, 6, place));
      return Object.entries({
        ...documents,
        [`orders/${id}`]: { ...documents[`orders/${id}`], createdAt },
      });
    }),
  );
}

const TO_SHIP = orders({ status: 'packed', invoice: 'SR/1' });

afterEach(() => localStorage.clear());

/** Opens the shipping grid of all orders to ship. */
async function openGrid() {
  const shop = await openPage(`${LIST}?queue=to-ship`, 'staff', TO_SHIP);
  await tick('Select all shown');
  await press('Ship (3)');
  const dialog = await dialogNamed('Ship 3 orders');
  const field = (number: string) =>
    dialog.getByLabelText<HTMLInputElement>(`Tracking number of ${number}`);
  const values = () => NUMBERS.map((number) => field(number).value);
  return { ...shop, dialog, field, values };
}

function paste(field: HTMLElement, text: string): void {
  fireEvent.paste(field, { clipboardData: { getData: () => text } });
}

test('a queue has its number and its orders, the oldest first, and one of them leads to the next', async () => {
  const { address, backend } = await openPage(LIST, 'staff', orders({}));
  await follow(/^To pack 3$/);
  expect(address()).toBe(`${LIST}?queue=to-pack`);
  await screen.findByRole('table', { name: 'Orders, oldest first' });
  const links = within(screen.getByRole('table')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(NUMBERS);
  await click(present(links[1]));
  await shows('Next order: FR-CCCC2222');
  for (const [key, number, other] of [
    ['j', 'FR-CCCC2222', 1],
    ['k', 'FR-BBBB2222', 2],
    ['k', 'FR-AAAA2222', 1],
    ['J', 'FR-BBBB2222', 0],
  ] as const) {
    fireEvent.keyDown(document.body, { key });
    await screen.findByRole('heading', { name: `Order ${number}` });
    expect(address()).not.toContain(idOf(other));
  }
  act(() => backend.change({ [`orders/${idOf(1)}`]: movedTo('packed', idOf(1)) }));
  await follow('Next order: FR-CCCC2222');
  expect(address()).toBe(`${LIST}?queue=to-pack&open=${idOf(2)}`);
  await screen.findByRole('heading', { name: 'Order FR-CCCC2222' });
  act(() => backend.change({ [`orders/${idOf(2)}`]: movedTo('packed', idOf(2)) }));
  await shows('Next order: FR-AAAA2222');
  act(() => backend.change({ [`orders/${idOf(0)}`]: movedTo('packed', idOf(0)) }));
  await shows('That was the last order of this queue.');
  await follow('All orders');
  await shows('Nothing to pack.');
});

function movedTo(status: Order['status'], id: string): Documents[string] {
  return { ...orders({})[`orders/${id}`], status };
}

test('packed orders go on to shipping with their selection', async () => {
  const { backend, change, address } = await openPage(`${LIST}?queue=to-pack`, 'staff', orders({}));
  backend.answer('moveOrder', ({ orderId }: { orderId: string }) => {
    change(`orders/${orderId}`, { status: 'packed', invoice: 'SR/1' });
    return { outcome: 'moved', status: 'packed' };
  });
  await tick('Select all shown');
  await press('Pack all (3)');
  const dialog = await dialogNamed('Pack all');
  await press('Confirm', dialog);
  await press('Labels and shipping', dialog);
  expect(address()).toBe(`${LIST}?queue=to-ship`);
  await screen.findByRole('button', { name: 'Ship (3)' });
});

test('a grid ships each order with its pasted number, and keeps a refused one with its reason', async () => {
  const { backend, dialog, field, values } = await openGrid();
  expect(document.activeElement).toBe(dialog.getByLabelText('Courier for all'));
  fill(dialog.getByLabelText('Courier for all'), 'Delhivery');
  paste(field('FR-AAAA2222'), '1490812763001\r\n1490812763002\r\n1490812763003\r\n');
  expect(values()).toEqual(['1490812763001', '1490812763002', '1490812763003']);
  fill(dialog.getByLabelText('Courier of FR-CCCC2222'), 'Blue Dart');
  await press('Ship 3 orders', dialog);
  await shows('Nothing was sent. 1 order needs your attention:', dialog);
  await shows('FR-CCCC2222: This isn’t a tracking number of Blue Dart', dialog);
  expect(backend.calls).toEqual([]);
  fill(field('FR-CCCC2222'), '69813427705');
  backend.answer('moveOrder', ({ orderId }: { orderId: string }) =>
    orderId === idOf(1)
      ? { outcome: 'refused', refusal: 'disputed' }
      : { outcome: 'moved', status: 'shipped' },
  );
  await press('Ship 3 orders', dialog);
  await shows('2 orders shipped. 1 order is not shipped; what you typed is still here.', dialog);
  expect(backend.calls.map(({ request }) => request)).toEqual([
    shipment(0, 'Delhivery', '1490812763001', '/package/1490812763001'),
    shipment(1, 'Delhivery', '1490812763002', '/package/1490812763002'),
    shipment(2, 'Blue Dart', '69813427705', 'trackNo=69813427705'),
  ]);
  await shows('Shipped · Blue Dart · 69813427705', dialog);
  await shows('The shopper’s bank is reviewing this payment.', dialog);
  expect(field('FR-BBBB2222').value).toBe('1490812763002');
  // What was typed outlives the dialog, and leaving the page asks first.
  await click(present(dialog.getAllByRole('button', { name: 'Close' }).at(-1)));
  await follow('FR-AAAA2222');
  await stayOnPage();
  await press('Ship (3)');
  const again = await dialogNamed('Ship 3 orders');
  const kept = again.getByLabelText<HTMLInputElement>('Tracking number of FR-BBBB2222');
  expect(kept.value).toBe('1490812763002');
  expect(document.activeElement).toBe(again.getByLabelText('Tracking number of FR-AAAA2222'));
});

const shipment = (place: number, courier: string, tracking: string, link: string) => ({
  ...{ orderId: idOf(place), move: 'ship' },
  shipment: { courier, tracking, link: expect.stringContaining(link) as string },
});

test('a number that stands twice, a missing courier and numbers without an order are named', async () => {
  const { backend, dialog, field } = await openGrid();
  const text = 'FR-BBBB2222\t11\nFR-AAAA2222\t11\nFR-ZZZZ2222\t12';
  paste(field('FR-AAAA2222'), text);
  await shows('Not among the selected orders, so not filled in: FR-ZZZZ2222.', dialog);
  await press('Ship 3 orders', dialog);
  await shows('Nothing was sent. 3 orders need your attention:', dialog);
  await shows('FR-AAAA2222: Choose a courier.', dialog);
  fill(dialog.getByLabelText('Courier for all'), 'other');
  fill(dialog.getByLabelText('Name of the courier'), 'Raju');
  await shows('FR-AAAA2222: Another order has the same tracking number.', dialog);
  paste(field('FR-BBBB2222'), '21\n22\n23');
  await shows('1 number is more than there are orders: 23.', dialog);
  await press('Ship 3 orders', dialog);
  await shows('Confirm first that you have checked the message above.', dialog);
  await press('I have checked it', dialog);
  await press('Leave out FR-AAAA2222', dialog);
  backend.answer('moveOrder', { outcome: 'moved', status: 'shipped' });
  await press('Ship 2 orders', dialog);
  await shows('2 orders shipped. The customers are emailed.', dialog);
  expect(backend.calls.map(({ request }) => request)).toEqual([
    {
      ...{ orderId: idOf(1), move: 'ship' },
      shipment: { courier: 'Raju', tracking: '21', link: '' },
    },
    {
      ...{ orderId: idOf(2), move: 'ship' },
      shipment: { courier: 'Raju', tracking: '22', link: '' },
    },
  ]);
});

test('a scanner goes from row to row, and the barcode of a label to its order', async () => {
  const { dialog, field } = await openGrid();
  const scan = (number: string, text: string) => {
    fill(field(number), text);
    fireEvent.keyDown(field(number), { key: 'Enter' });
  };
  act(() => field('FR-AAAA2222').focus());
  scan('FR-AAAA2222', '1490812763001');
  expect(document.activeElement).toBe(field('FR-BBBB2222'));
  scan('FR-BBBB2222', 'FR-CCCC2222');
  expect(document.activeElement).toBe(field('FR-CCCC2222'));
  expect(field('FR-BBBB2222').value).toBe('');
  fireEvent.keyDown(field('FR-CCCC2222'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(field('FR-BBBB2222'));
  scan('FR-CCCC2222', '1490812763003');
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Ship 3 orders' }));
});

test('J and K go from order to order, X selects, and ? explains them; not while typing', async () => {
  const { address } = await openPage(`${LIST}?queue=to-ship`, 'staff', TO_SHIP);
  await screen.findByText('FR-AAAA2222');
  const key = (name: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
  };
  const focused = () => document.activeElement?.textContent;
  for (const name of ['j', 'j', 'j', 'j', 'k']) key(name);
  expect(focused()).toBe('FR-BBBB2222');
  key('k');
  key('k');
  expect(focused()).toBe('FR-AAAA2222');
  // Without the focus in the list, it goes on where it was.
  act(() => screen.getByRole('link', { name: 'FR-AAAA2222' }).blur());
  key('j');
  expect(focused()).toBe('FR-BBBB2222');
  act(() => key('x'));
  await shows('1 order selected');
  act(() => screen.getByRole('searchbox').focus());
  key('j');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  act(() => screen.getByRole('link', { name: 'FR-BBBB2222' }).focus());
  act(() => key('?'));
  const help = await dialogNamed('Keyboard shortcuts');
  await click(help.getByLabelText('Use single-letter shortcuts on this device'));
  await press('Close', help);
  key('j');
  expect(focused()).not.toBe('FR-CCCC2222');
  expect(address()).toBe(`${LIST}?queue=to-ship`);
});
