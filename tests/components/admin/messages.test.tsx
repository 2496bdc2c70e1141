import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '../support/render-shop.tsx';
import {
  auditEntries,
  change,
  fill,
  formNamed,
  press,
  renderStaff,
  shows,
  valueOf,
} from '../support/staff.ts';

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
  const { user, address } = await renderStaff(LIST, 'staff', message(50));
  const row = await screen.findByRole('row', { name: new RegExp(TICKET) });
  for (const text of ['New', 'Overdue by 2 hours', '27 days left']) {
    expect(row.textContent).toContain(text);
  }
  const search = screen.getByLabelText(/^Ticket or e-mail address/);
  await fill(user, search, 'T-7K');
  await user.keyboard('{Enter}');
  await shows('Enter a full ticket number');
  expect(search.getAttribute('aria-invalid')).toBe('true');
  await fill(user, search, TICKET.toLowerCase().slice(2));
  await user.keyboard('{Enter}');
  await screen.findByText('It leaks.', { exact: false });
  expect(address()).toBe(`${LIST}?open=${TICKET}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A broken cap');
  await shows(new RegExp(TICKET));
  await shows('<img src=x onerror=alert(1)>');
  const mail = screen.getByRole('link', { name: 'Write from your own e-mail app' });
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain(
    `mailto:asha@example.in?subject=[${TICKET}] Re: A broken cap`,
  );
});

test('a message is acknowledged, answered, resolved and reopened, each with an audit entry', async () => {
  const documents = message(50);
  const { user, backend } = await renderStaff(`${LIST}?open=${TICKET}`, 'staff', documents);
  const note = async (text: string) => fill(user, await screen.findByLabelText(/^Note/), text);
  await note('Called the carrier.');
  await press(user, 'Acknowledge');
  await screen.findByText('Acknowledged.');
  await shows('Late by 2 hours');
  expect(backend.document(PATH)).toMatchObject({
    ...{ status: 'acknowledged', note: 'Called the carrier.' },
  });
  await note('Answered by e-mail.');
  await press(user, 'Send reply');
  await shows('Please write a reply first.');
  await fill(user, screen.getByLabelText(/^Reply/), 'A new cap is on its way.');
  await press(user, 'Resolve');
  await shows('This reply is not sent yet');
  await press(user, 'Send reply');
  await shows('Reply sent to the outbox.');
  expect(backend.document(PATH)).toMatchObject({
    ...{ note: 'Answered by e-mail.', answer: 'A new cap is on its way.' },
  });
  await screen.findByRole('heading', { name: 'Last reply' });
  await press(user, 'Resolve');
  await screen.findByRole('heading', { name: 'Status: Resolved' });
  expect(backend.document(PATH)).toHaveProperty('resolvedAt');
  await press(user, 'Reopen');
  await screen.findByRole('heading', { name: 'Status: Acknowledged' });

  const {
    auditId,
    acknowledgedAt,
    note: last,
    answer,
    status,
    ...same
  } = backend.document(PATH) ?? {};
  expect(auditId).toEqual(expect.any(String));
  expect(acknowledgedAt).toBeInstanceOf(Date);
  expect([last, answer, status]).toEqual([
    'Answered by e-mail.',
    'A new cap is on its way.',
    'acknowledged',
  ]);
  expect({ ...same, status: 'new' }).toEqual(documents[PATH]);
  const entries = auditEntries(backend);
  expect(entries.map(({ action }) => action)).toEqual(
    ['acknowledge', 'answer', 'resolve', 'reopen'].map((move) => `message-${move}`),
  );
  expect(entries.every(({ email }) => email === 'staff@franch.test')).toBe(true);
});

test('a typed reply outlasts a colleague who resolves the message, and is sent after Reopen', async () => {
  const documents = message(50);
  const { user, backend } = await renderStaff(`${LIST}?open=${TICKET}`, 'staff', documents);
  const reply = await screen.findByLabelText(/^Reply/);
  await fill(user, reply, 'A new cap is on its way.');
  const ended = { status: 'resolved', acknowledgedAt: new Date(), resolvedAt: new Date() };
  change(backend, PATH, ended);
  await shows('Not sent: this message is resolved now.');
  await press(user, 'Reopen');
  await screen.findByRole('heading', { name: 'Status: Acknowledged' });
  expect(backend.document(PATH)).not.toHaveProperty('answer');
  expect(valueOf(reply)).toBe('A new cap is on its way.');
  await press(user, 'Send reply');
  await shows('Reply sent to the outbox.');
  expect(backend.document(PATH)).toMatchObject({ answer: 'A new cap is on its way.' });
});

test('the list is filtered by status', async () => {
  const { user, address } = await renderStaff(`${LIST}?open=${TICKET}`, 'staff', message(1));
  await press(user, 'All messages');
  await user.selectOptions(await screen.findByLabelText('Status'), 'Resolved');
  expect(address()).toBe(`${LIST}?status=resolved`);
  await shows('No results');
  expect(screen.queryByRole('row')).toBeNull();
});

test('a refused action keeps the note', async () => {
  const { user, backend } = await renderStaff(`${LIST}?open=${TICKET}`, 'staff', message(1));
  const note = await screen.findByLabelText<HTMLTextAreaElement>(/^Note/);
  await fill(user, note, 'My note');
  backend.failWrites('permission-denied');
  await press(user, 'Resolve');
  await shows('Not saved: someone else may have changed this message.');
  expect(note.value).toBe('My note');
});

test('a viewer finds messages by e-mail address and cannot change them', async () => {
  const { user } = await renderStaff(LIST, 'viewer', message(1));
  await fill(user, await screen.findByLabelText(/^Ticket or e-mail address/), 'asha@example.in');
  await press(user, 'Find');
  await shows('All messages from asha@example.in');
  expect(await screen.findAllByRole('row')).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: new RegExp(TICKET) }));
  await shows('Only owners and staff can make changes.');
  expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
});

test('a message that does not exist is reported', async () => {
  await renderStaff(`${LIST}?open=T-00000000`, 'staff');
  expect(await shows('Message not found.')).toBeDefined();
});

test('a visitor looks up the state of a message by ticket number and e-mail address', async () => {
  const { user, backend } = await renderShop(`/contact?ticket=${TICKET}`);
  const form = await formNamed('Track your query');
  expect(form.getByLabelText<HTMLInputElement>(/^Ticket number/).value).toBe(TICKET);
  backend.answer('findMessage', { outcome: 'not-found' });
  await fill(user, form.getByLabelText('E-mail you used'), 'other@example.in');
  await press(user, 'Track query', form);
  await shows('We couldn’t find a message with this number', form);

  const response = {
    ...{ ticket: TICKET, subject: 'A broken cap', status: 'acknowledged' },
    ...{ createdAt: Date.now() - 10 * HOUR, acknowledgedAt: Date.now() - HOUR },
  };
  backend.answer('findMessage', () => ({ outcome: 'found', message: response }));
  await fill(user, form.getByLabelText('E-mail you used'), 'asha@example.in');
  await press(user, 'Track query', form);
  const heading = await screen.findByRole('heading', { name: 'Being worked on' });
  expect(document.activeElement).toBe(heading);
  await shows('Acknowledged on');
  expect(screen.queryByText(/It leaks/)).toBeNull();
  expect(backend.calls.at(-1)?.request).toEqual({ ticket: TICKET, email: 'asha@example.in' });
});
