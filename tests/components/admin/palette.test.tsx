import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#domain/staff/role.ts';
import { PaletteButton } from '../../../src/admin/palette/PaletteButton.tsx';
import { orderDocuments } from '../support/orders.ts';
import { draftProduct, EARLIER } from '../support/staff.ts';
import { passSlowTime } from '../support/slow-time.ts';
import { openPart } from './open-page.tsx';

const customer = { 'users/asha': { email: 'asha@franch.test', name: 'Asha', createdAt: EARLIER } };
const documents = {
  ...orderDocuments('first', { number: 'FR-7K3M9Q2X' }),
  ...orderDocuments('second', { number: 'FR-9Z9Z9Z9Z', email: 'ravi@c.test' }),
  ...draftProduct('asha-soap', { title: 'Asha Soap' }),
  ...customer,
};

const dialog = () => screen.findByRole('dialog', { name: 'Search the staff area' });
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;
const status = () => within(screen.getByRole('dialog')).getAllByRole('status')[0]?.textContent;
const group = (name: string) =>
  within(screen.getByRole('group', { name }))
    .queryAllByRole('option')
    .map((row) => row.textContent);

async function open(role: Role = 'staff', more: object = {}) {
  const reads: string[] = [];
  const shop = await openPart(
    <PaletteButton />,
    role,
    { ...documents, ...more },
    {
      at: '/admin/dashboard/overview',
      onRead: (path: string) => void reads.push(path),
    },
  );
  reads.length = 0;
  await shop.user.keyboard('{Control>}k{/Control}');
  await dialog();
  await waitFor(() => expect(document.activeElement).toBe(field()));
  return { ...shop, reads };
}

function type(text: string): void {
  fireEvent.change(field(), { target: { value: text } });
}

test('Ctrl-K, "/" and the button open it; Escape closes it and gives the focus back', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('/');
  await dialog();
  await user.keyboard('{Escape}');
  const button = screen.getByRole('button', { name: 'Search' });
  await user.click(button);
  await dialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('an order by the end of its number, with the arrows and Enter; it is the recent one then', async () => {
  const { user, address } = await open();
  expect(group('Actions')).toHaveLength(5);
  type('9Q2X');
  await waitFor(() => expect(status()).toBe('1 result'));
  expect(group('Orders')[0]).toMatch(/^FR-7K3M9Q2X/);
  expect(active()).toMatch(/^FR-7K3M9Q2X/);
  expect(field().getAttribute('aria-activedescendant')).toBe(
    screen.getByRole('option', { selected: true }).id,
  );
  await user.keyboard('{Enter}');
  expect(address()).toBe('/admin/dashboard/orders?open=first');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Meta>}k{/Meta}');
  await dialog();
  expect(group('Recent')[0]).toMatch(/^FR-7K3M9Q2X/);
});

test('orders, products and customers in groups; the arrows go around', async () => {
  const { user } = await open();
  type('asha');
  await waitFor(() => expect(status()).toMatch(/^\d results$/));
  expect(group('Products')).toEqual(['Asha SoapASHA-SOAP · Archived']);
  expect(group('Customers')).toEqual(['Ashaasha@franch.test']);
  const all = options();
  expect(active()).toBe(all[0]);
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe(all.at(-1));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe(all[1]);
});

test('pages, settings and actions are found without a read, and the database is asked from three letters on', async () => {
  const { reads, user, address } = await open();
  type('ne');
  await waitFor(() => expect(options()).toContain('New product'));
  await act(() => new Promise((done) => setTimeout(done, 350)));
  expect(reads).toEqual([]);
  expect(status()).toMatch(/results$/);
  type('zq');
  await waitFor(() => expect(status()).toMatch(/^Type at least 3/));
  type('delivery charges');
  await waitFor(() =>
    expect(group('Settings')).toEqual(['Delivery charges', 'Delivery charges by State and weight']),
  );
  await user.keyboard('{Enter}');
  expect(address()).toBe('/admin/dashboard/settings#settings-shipping');
});

test('five of a group, and a way to all of them', async () => {
  const many = Object.assign(
    {},
    ...Array.from({ length: 7 }, (_, n) => orderDocuments(`more${n}`, { email: 'mira@c.test' })),
  ) as object;
  const { user, address } = await open('staff', many);
  type('mira@c.test');
  await waitFor(() => expect(options()).toHaveLength(6));
  await user.keyboard('{End}');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(address()).toBe('/admin/dashboard/orders?q=mira%40c.test');
});

test('a viewer finds everything but the forms of new things', async () => {
  await open('viewer');
  type('new');
  await waitFor(() => expect(options()).toEqual(['New messages, oldest first']));
  type('9Q2X');
  await waitFor(() => expect(options()[0]).toMatch(/^FR-7K3M9Q2X/));
});

test('nothing found and a failed search are said in words; the failed one can be tried again', async () => {
  const { backend, user } = await open();
  type('zzzz');
  await waitFor(() => expect(status()).toBe('Nothing found for “zzzz”'));
  expect(options()).toEqual([]);
  backend.failReads('orders');
  type('9Q2X');
  await screen.findByText(/^Couldn’t search orders\. We can’t reach our servers/);
  backend.failReads(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(options()[0]).toMatch(/^FR-7K3M9Q2X/));
});

test('it says that it searches, and after 8 seconds that the server is silent', async () => {
  const { backend, reads } = await open();
  backend.holdReads('orders');
  type('9Q2X');
  await waitFor(() => expect(reads).toContain('orders'));
  expect(status()).toBe('Searching…');
  passSlowTime();
  await screen.findByText(/^Couldn’t search orders\./);
});
