import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../support/render-shop.tsx';
import { auditEntries, EARLIER, formNamed, shows, valueOf } from '../support/staff.ts';
import { fill, follow, openPage, press } from './open-page.tsx';

const HOUR = 3_600_000;
const LIST = '/admin/dashboard/messages';
const TICKET = 'T-7K2M9QXD';
const PATH = `messages/${TICKET}`;

const message = (hours: number, changes: object = {}) => ({
  [PATH]: {
    ...{ topic: 'complaint', name: 'Asha Rao', email: 'asha@example.in', phone: '' },
    ...{ orderNumber: 'FR-7K2M9QXD', subject: 'A broken cap', status: 'new' },
    text: 'It leaks.\n<img src=x onerror=alert(1)>',
    createdAt: new Date(Date.now() - hours * HOUR),
    ...changes,
  },
});

test('an overdue message is found by its ticket number and opened', async () => {
  const { address } = await openPage(LIST, 'staff', message(50));
  const row = await screen.findByRole('row', { name: new RegExp(TICKET) });
  for (const text of ['New', 'Overdue by 2 hours', '27 days left']) {
    expect(row.textContent).toContain(text);
  }
  const search = screen.getByLabelText(/^Ticket or email address/);
  fill(search, 'T-7K');
  await press('Find');
  await shows('Enter a full ticket number');
  expect(search.getAttribute('aria-invalid')).toBe('true');
  fill(search, TICKET.toLowerCase().slice(2));
  await press('Find');
  await screen.findByText('It leaks.', { exact: false });
  expect(address()).toBe(`${LIST}?open=${TICKET}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A broken cap');
  await shows(new RegExp(TICKET));
  await shows('<img src=x onerror=alert(1)>');
  const order = screen.getByRole('link', { name: 'FR-7K2M9QXD' });
  expect(order.getAttribute('href')).toBe('/admin/dashboard/orders?q=FR-7K2M9QXD');
  const mail = screen.getByRole('link', { name: 'Write from your own email app' });
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain(
    `mailto:asha@example.in?subject=[${TICKET}] Re: A broken cap`,
  );
});

test('a message is acknowledged, answered, resolved and reopened, each with an audit entry', async () => {
  const documents = message(50);
  const { backend } = await openPage(`${LIST}?open=${TICKET}`, 'staff', documents);
  const note = async (text: string) => fill(await screen.findByLabelText(/^Note/), text);
  await note('Called the carrier.');
  await press('Acknowledge');
  await screen.findByText('Acknowledged.');
  await shows('Late by 2 hours');
  expect(backend.document(PATH)).toMatchObject({
    ...{ status: 'acknowledged', note: 'Called the carrier.' },
  });
  await note('Answered by email.');
  await press('Send reply');
  await shows('Please write a reply first.');
  fill(screen.getByLabelText(/^Reply/), 'A new cap is on its way.');
  await press('Resolve');
  await shows('This reply is not sent yet');
  await press('Send reply');
  await shows('Reply sent.');
  expect(backend.document(PATH)).toMatchObject({
    ...{ note: 'Answered by email.', answer: 'A new cap is on its way.' },
  });
  await screen.findByRole('heading', { name: 'Replies' });
  await press('Resolve');
  await screen.findByRole('heading', { name: 'Status: Resolved' });
  expect(backend.document(PATH)).toHaveProperty('resolvedAt');
  await press('Reopen');
  await screen.findByRole('heading', { name: 'Status: Acknowledged' });

  const stored = backend.document(PATH) ?? {};
  expect(stored).toEqual({
    ...documents[PATH],
    ...{ status: 'acknowledged', note: 'Answered by email.' },
    answer: 'A new cap is on its way.',
    auditId: expect.any(String) as string,
    acknowledgedAt: expect.any(Date) as Date,
  });
  const entries = auditEntries(backend);
  expect(entries.map(({ action }) => action)).toEqual(
    ['acknowledge', 'answer', 'resolve', 'reopen'].map((move) => `message-${move}`),
  );
  expect(entries.every(({ email }) => email === 'staff@franch.test')).toBe(true);
});

test('a typed reply outlasts a colleague who resolves the message, and is sent after Reopen', async () => {
  const documents = message(50);
  const { backend, change } = await openPage(`${LIST}?open=${TICKET}`, 'staff', documents);
  const reply = await screen.findByLabelText(/^Reply/);
  fill(reply, 'A new cap is on its way.');
  const ended = { status: 'resolved', acknowledgedAt: new Date(), resolvedAt: new Date() };
  change(PATH, ended);
  await shows('Not sent: this message is resolved now.');
  await press('Reopen');
  await screen.findByRole('heading', { name: 'Status: Acknowledged' });
  expect(backend.document(PATH)).not.toHaveProperty('answer');
  expect(valueOf(reply)).toBe('A new cap is on its way.');
  await press('Send reply');
  await shows('Reply sent.');
  expect(backend.document(PATH)).toMatchObject({ answer: 'A new cap is on its way.' });
});

test('a refused action keeps the note', async () => {
  const { backend } = await openPage(`${LIST}?open=${TICKET}`, 'staff', message(1));
  const note = await screen.findByLabelText(/^Note/);
  fill(note, 'My note');
  backend.failWrites('permission-denied');
  await press('Resolve');
  await shows('Not saved: someone else may have changed this message.');
  expect(valueOf(note)).toBe('My note');
});

test('a viewer finds messages by email address or status and cannot change them', async () => {
  const { address, goTo } = await openPage(LIST, 'viewer', message(1));
  fill(await screen.findByLabelText(/^Ticket or email address/), 'asha@example.in');
  await press('Find');
  await shows('All messages from asha@example.in');
  expect(await screen.findAllByRole('row')).toHaveLength(2);
  await follow(new RegExp(TICKET));
  await shows('Only owners and staff can make changes.');
  expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();

  goTo(LIST);
  fill(await screen.findByLabelText('Status'), 'resolved');
  expect(address()).toBe(`${LIST}?status=resolved`);
  await shows('No results');
  expect(screen.queryByRole('row')).toBeNull();
  goTo(`${LIST}?open=T-00000000`);
  await shows('Message not found.');
});

test('a visitor looks up the state of a message by ticket number and email address', async () => {
  const { backend } = await renderPage(`/contact?ticket=${TICKET}`);
  const form = await formNamed('Track your query');
  expect(form.getByLabelText<HTMLInputElement>(/^Ticket number/).value).toBe(TICKET);
  const response = {
    ...{ ticket: TICKET, subject: 'A broken cap', status: 'acknowledged' },
    ...{ createdAt: Date.now() - 10 * HOUR, acknowledgedAt: Date.now() - HOUR },
  };
  backend.answer('findMessage', () => ({ outcome: 'found', message: response }));
  fill(form.getByLabelText('Email you used'), 'asha@example.in');
  await press('Track query', form);
  const heading = await screen.findByRole('heading', { name: 'Being worked on' });
  expect(document.activeElement).toBe(heading);
  await shows('Acknowledged on');
  expect(screen.queryByText(/It leaks/)).toBeNull();
  expect(backend.calls.at(-1)?.request).toEqual({ ticket: TICKET, email: 'asha@example.in' });
});

test('all replies are shown with who sent them', async () => {
  const reply = (id: string, text: string) => ({
    id,
    text,
    email: 'leela@franch.test',
    at: EARLIER,
  });
  const replies = [reply('a', 'First reply.'), reply('b', 'Second reply.')];
  const documents = message(1, { answer: 'Second reply.', replies });
  await openPage(`${LIST}?open=${TICKET}`, 'viewer', documents);
  await shows('First reply.');
  expect(screen.getAllByText('Second reply.')).toHaveLength(1);
  expect(screen.getAllByText(/^leela@franch.test, /)).toHaveLength(2);
});
