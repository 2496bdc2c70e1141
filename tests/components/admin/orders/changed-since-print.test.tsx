import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MemoryBackend } from '../../support/memory-backend.ts';
import { paidOrderDocuments } from '../../support/orders.ts';
import { dialogNamed, present, settings, shows } from '../../support/staff.ts';
import { findAlert } from '../../support/forms.ts';
import { click, openPage, press, tick } from '../open-page.tsx';

const QUEUE = '/admin/dashboard/orders?queue=to-pack';
const [FIRST, SECOND] = ['PRINTEDORDER00000001', 'PRINTEDORDER00000002'] as const;
const ORDERS = {
  ...paidOrderDocuments(FIRST, { number: 'FR-AAAA2222' }),
  ...paidOrderDocuments(SECOND, { number: 'FR-BBBB2222' }),
  ...settings(),
};
const CHANGED = 'Pieces or the address have changed since you printed or opened this order.';
const MARK = 'Changed since printing';

const print = vi.fn();
beforeEach(() => vi.stubGlobal('print', print));
afterEach(() => {
  vi.unstubAllGlobals();
  print.mockReset();
  localStorage.clear();
});

/** What the shopper’s change of the address makes of an order. */
const MOVED = { edits: [{ key: 'change-0001', what: 'address', at: new Date() }] };

/** The server: an order that has changed since it was seen is refused. */
function refuseUnseen(backend: MemoryBackend, changes: Readonly<Record<string, number>>): void {
  backend.answer('moveOrder', ({ orderId, seen }: { orderId: string; seen: number }) =>
    seen === (changes[orderId] ?? 0)
      ? { outcome: 'moved', status: 'packed' }
      : { outcome: 'refused', refusal: 'changed' },
  );
}

const sent = (backend: MemoryBackend) => backend.calls.map(({ request }) => request);
const row = (number: string) => present(screen.getByRole('link', { name: number }).closest('tr'));

test('an order that changes after its slip is printed is marked, and packed at the second press only', async () => {
  const { backend, change } = await openPage(QUEUE, 'staff', ORDERS);
  await tick('Select all shown');
  await press('Print packing slips of 2 orders');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText(MARK)).toBeNull();
  change(`orders/${FIRST}`, MOVED);
  await waitFor(() => expect(within(row('FR-AAAA2222')).getByText(MARK)).toBeDefined());
  expect(within(row('FR-BBBB2222')).queryByText(MARK)).toBeNull();
  refuseUnseen(backend, { [FIRST]: 1 });
  await press('Pack all (2)');
  const dialog = await dialogNamed('Pack all');
  await press('Confirm', dialog);
  await shows(`FR-AAAA2222: ${CHANGED} Print it again, or pack it as it is now.`, dialog);
  await shows('FR-BBBB2222: Packed', dialog);
  await click(present(dialog.getAllByRole('button', { name: 'Close' }).at(-1)));
  expect(screen.queryByText(MARK)).toBeNull();
  await tick('Select FR-AAAA2222');
  await press('Pack all (1)');
  const again = await dialogNamed('Pack all');
  await press('Confirm', again);
  await shows('FR-AAAA2222: Packed', again);
  expect(sent(backend)).toEqual(
    expect.arrayContaining([
      { orderId: FIRST, move: 'pack', seen: 0 },
      { orderId: SECOND, move: 'pack', seen: 0 },
      { orderId: FIRST, move: 'pack', seen: 1 },
    ]),
  );
});

test.each(['pick list', 'packing slips', 'labels'])(
  'an order that changes before its %s are printed is packed at once',
  async (paper) => {
    const { backend, change } = await openPage(QUEUE, 'staff', ORDERS);
    await screen.findByText('FR-AAAA2222');
    change(`orders/${FIRST}`, MOVED);
    await tick('Select FR-AAAA2222');
    await press(`Print ${paper} of 1 order`);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(localStorage.getItem('franch.own.printed-papers')).toContain(FIRST);
    refuseUnseen(backend, { [FIRST]: 1 });
    await press('Pack all (1)');
    const dialog = await dialogNamed('Pack all');
    await press('Confirm', dialog);
    await shows('FR-AAAA2222: Packed', dialog);
    expect(sent(backend)).toEqual([{ orderId: FIRST, move: 'pack', seen: 1 }]);
  },
);

const TWICE = [0, 1].map((seen) => ({ orderId: FIRST, move: 'pack', note: '', seen }));

test('the page of an order remembers its printed slip, and packs what has changed at the second press', async () => {
  const page = `/admin/dashboard/orders?open=${FIRST}`;
  const { backend, change, goTo } = await openPage(`${page}&view=slip`, 'staff', ORDERS);
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
  change(`orders/${FIRST}`, MOVED);
  goTo(page);
  await packTwice(backend);
  expect(sent(backend)).toEqual(TWICE);
});

test('a change behind the open dialog is not packed unseen', async () => {
  const page = `/admin/dashboard/orders?open=${FIRST}`;
  const { backend, change } = await openPage(page, 'staff', ORDERS);
  await packTwice(backend, () => change(`orders/${FIRST}`, MOVED));
  expect(sent(backend)).toEqual(TWICE);
});

/** Packs on the order's page: the first press is refused, the second one packs. */
async function packTwice(backend: MemoryBackend, whileOpen = () => {}): Promise<void> {
  refuseUnseen(backend, { [FIRST]: 1 });
  await press('Pack');
  const dialog = await dialogNamed('Pack');
  whileOpen();
  await press('Pack', dialog);
  await findAlert(CHANGED);
  await press('Pack', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
