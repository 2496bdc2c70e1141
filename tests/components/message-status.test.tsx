import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, valueOf } from './support/forms.ts';
import { renderShop } from './support/render-shop.tsx';

async function openLookup() {
  const shop = await renderShop('/contact');
  const form = within(await screen.findByRole('form', { name: 'Track your query' }));
  const find = () => shop.user.click(form.getByRole('button', { name: 'Track query' }));
  return { ...shop, form, find, ticket: form.getByLabelText('Ticket number') };
}

test('a malformed ticket number is reported and stays, and no request is sent', async () => {
  const { user, backend, form, find, ticket } = await openLookup();
  await find();
  expect(await form.findAllByText('Please fill this in.')).toHaveLength(2);
  for (const wrong of ['T-1', '🌿', '<script>', 'टिकट']) {
    await fill(user, ticket, wrong);
    await find();
    await form.findByText(/A ticket number looks like/);
    expect(valueOf(ticket)).toBe(wrong);
  }
  expect(backend.calls).toEqual([]);
});

test('another query is asked for in the first field', async () => {
  const { user, backend, form, find, ticket } = await openLookup();
  const message = { ticket: 'T-7K2M9QXD', subject: 'A cap', status: 'new', createdAt: Date.now() };
  backend.answer('findMessage', { outcome: 'found', message });
  await fill(user, ticket, 'T-7K2M9QXD');
  await fill(user, form.getByLabelText('E-mail you used'), 'asha@example.in');
  await find();
  await user.click(await screen.findByRole('button', { name: 'Track another query' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Ticket number'));
});

test('offline the look-up says so and keeps the number; then it reports an unknown ticket', async () => {
  const { user, backend, form, find, ticket, setOnline } = await openLookup();
  backend.answer('findMessage', { outcome: 'not-found' });
  await fill(user, ticket, 'T-7K2M9QXD');
  await fill(user, form.getByLabelText('E-mail you used'), 'asha@example.in');
  setOnline(false);
  await find();
  await form.findByText(/You’re offline\./);
  expect(valueOf(ticket)).toBe('T-7K2M9QXD');
  expect(backend.calls).toEqual([]);
  setOnline(true);
  await find();
  await form.findByText(/We couldn’t find a message with this number/);
  await waitFor(() => expect(backend.calls).toHaveLength(1));
});
