import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ContactPanel } from '#features/contact/ContactPanel.tsx';
import { MessageStatus } from '#features/contact/MessageStatus.tsx';
import { fill, valueOf } from './support/forms.ts';
import { type RenderedShop, renderPart } from './support/render-shop.tsx';

const field = (label: string) => screen.getByLabelText(label, { exact: false });
const send = () => screen.getByRole('button', { name: 'Send message' });
const receipt = () => screen.findByRole('heading', { name: 'We’ve received your message' });

const open = (options = {}) => renderPart(<ContactPanel />, { at: '/contact', ...options });

/** Fills in the form with a valid message, except for `change`. */
async function fillIn(
  user: UserEvent,
  change: Readonly<Record<string, string>> = {},
): Promise<void> {
  await user.selectOptions(await screen.findByLabelText('What is it about?'), 'Delivery');
  const texts = {
    'Your name': 'Asha Rao',
    'Email address': 'asha.rao@example.in',
    Subject: 'Where is it?',
    'Your message': 'My parcel was due on Monday and has not come yet.',
    ...change,
  };
  for (const [label, text] of Object.entries(texts)) await fill(user, field(label), text);
}

/** Received messages by ticket number. */
const arrived = ({ backend }: RenderedShop) =>
  backend.documents().filter(([path]) => path.startsWith('messages/'));
const draft = () => sessionStorage.getItem('franch.message') ?? '';
const ticket = () => /T-[0-9A-HJKMNP-TV-Z]{8}/.exec(draft())?.[0];

test('invalid entries are reported beside their fields and stay', async () => {
  const { user, backend } = await open();
  const wrong = {
    'Your name': ['n'.repeat(81), 'Up to 80 characters, please.'],
    'Email address': ['asha at example', /has an @ in the middle/],
    'Mobile number': ['12345', /too few digits/],
    'Order number': ['x'.repeat(41), /at most 40 characters/],
    Subject: ['s'.repeat(121), /Up to 120 characters/],
    'Your message': ['Hi', /at least 10 characters/],
  } as const;
  const texts = Object.entries(wrong).map(([label, [text]]) => [label, text]);
  await fillIn(user, Object.fromEntries(texts) as Record<string, string>);
  await user.click(send());
  expect(document.activeElement).toBe(field('Your name'));
  for (const [label, [text, sentence]] of Object.entries(wrong)) {
    expect(screen.getByText(sentence)).toBeDefined();
    expect(field(label).getAttribute('aria-invalid'), label).toBe('true');
    expect(valueOf(field(label))).toBe(text);
  }
  await fill(user, field('Your message'), 'नमस्ते '.repeat(700));
  await user.click(send());
  expect(screen.getByText(/up to 4,000 characters/)).toBeDefined();
  expect(backend.writes).toEqual([]);
});

test('an empty form reports each missing field and focuses the first', async () => {
  const { user, backend } = await open();
  await user.click(send());
  await waitFor(() => expect(document.activeElement).toBe(field('What is it about?')));
  for (const sentence of [
    'Please select a topic.',
    'Please enter your name.',
    'Please enter your email address so that we can reply.',
    'Please enter a subject.',
    'Please write your message.',
  ]) {
    expect(screen.getByText(sentence)).toBeDefined();
  }
  expect(backend.writes).toEqual([]);
  await fill(user, field('Your name'), 'Asha Rao');
  expect(screen.queryByText('Please enter your name.')).toBeNull();
});

test('offline, an attempt keeps its text and its number, and the next try sends it', async () => {
  const shop = await open({ online: false });
  await fillIn(shop.user);
  await shop.user.click(send());
  await screen.findByText(/You’re offline, so your message was not sent\./);
  expect(valueOf(field('Subject'))).toBe('Where is it?');
  expect(shop.backend.writes).toEqual([]);
  const number = ticket();
  expect(number).toBeDefined();
  shop.setOnline(true);
  await shop.user.click(send());
  await receipt();
  expect(arrived(shop).map(([path]) => path)).toEqual([`messages/${number}`]);
});

test('a message that the server refuses stays in the form, and its number is not reused', async () => {
  const { user, backend } = await open();
  backend.failWrites('permission-denied');
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByText(/Your message could not be sent\./)).toBeDefined();
  expect(valueOf(field('Subject'))).toBe('Where is it?');
  expect(ticket()).toBeUndefined();
  backend.failWrites(null);
  await user.click(send());
  await receipt();
});

test('a message that a full gate refused is tried again under a new number', async () => {
  const shop = await open();
  await fillIn(shop.user);
  const release = shop.backend.holdWrites();
  shop.backend.failWrites('permission-denied');
  await shop.user.click(send());
  await waitFor(() => expect(ticket()).toBeDefined());
  const first = ticket();
  release();
  await waitFor(() => expect(ticket()).toBeUndefined());
  shop.backend.failWrites(null);
  await receipt();
  expect(arrived(shop)).toHaveLength(1);
  expect(arrived(shop)[0]?.[0]).not.toBe(`messages/${first}`);
  // Visitors share gates: they become guests, who have one of their own.
  const gates = shop.backend.documents().filter(([path]) => path.startsWith('messageGates/'));
  expect(gates.map(([path]) => path)).toEqual([expect.not.stringContaining('visitors')]);
});

test('a double click sends one message, which arrives as it was typed', async () => {
  const shop = await open();
  const written = {
    'Your name': 'आशा 🌸 राव',
    Subject: '<script>alert("पार्सल")</script> 🌿',
    'Your message': "नमस्ते, मेरा पार्सल नहीं आया 🙏\n<img src=x onerror=alert(1)>\n{{7*7}} ' OR 1=1 --",
  };
  await fillIn(shop.user, written);
  const release = shop.backend.holdWrites();
  await shop.user.dblClick(send());
  release();
  await receipt();
  expect(arrived(shop)).toHaveLength(1);
  expect(arrived(shop)[0]?.[1]).toMatchObject({
    ...{ name: written['Your name'], subject: written.Subject, text: written['Your message'] },
  });
});

test('the form works by keyboard alone, and input survives a reload', async () => {
  const shop = await open();
  const { user } = shop;
  const topic = await screen.findByLabelText('What is it about?');
  topic.focus();
  await user.selectOptions(topic, 'Delivery');
  const texts = ['Asha Rao', 'asha.rao@example.in', '', '', 'Keys', 'Written without a mouse.'];
  for (const text of texts) {
    await user.tab();
    if (text) await user.paste(text);
  }
  shop.reload();
  await waitFor(() => expect(valueOf(field('Subject'))).toBe('Keys'));
  expect(valueOf(field('What is it about?'))).toBe('delivery');
  field('Your message').focus();
  await user.tab();
  expect(document.activeElement).toBe(send());
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await receipt());
  expect(arrived(shop)).toHaveLength(1);
  screen.getByRole('button', { name: 'Write another message' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(field('What is it about?'));
});

test('a sign-out in another tab leaves nothing of the message to the next visitor', async () => {
  const { user, backend } = await open({ user: { name: 'Asha' } });
  await fillIn(user, {
    'Your name': '',
    'Email address': '',
    'Your message': 'A private matter.',
  });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'franch.left', newValue: '' }));
    backend.signOut();
  });
  // The form is emptied at once, and its draft once the code for that is loaded.
  await act(() => vi.dynamicImportSettled());
  for (const label of ['Your name', 'Email address', 'Subject', 'Your message'])
    await waitFor(() => expect(valueOf(field(label))).toBe(''));
  await fill(user, field('Subject'), 'Hello');
  expect(draft()).toContain('Hello');
  expect(draft()).not.toMatch(/private|asha/i);
});

test('a visitor who signs in keeps the message', async () => {
  const { user, backend } = await open();
  await fillIn(user, { Subject: 'Half a thought' });
  const subject = field('Subject');
  act(() => backend.signIn({}));
  expect(field('Subject')).toBe(subject);
  expect(valueOf(subject)).toBe('Half a thought');
});

test('a query is tracked by its number and email, and says what is wrong or missing', async () => {
  const { user, backend, setOnline } = await renderPart(<MessageStatus />);
  const form = within(await screen.findByRole('form', { name: 'Track your query' }));
  const numberField = form.getByLabelText('Ticket number');
  const find = () => user.click(form.getByRole('button', { name: 'Track query' }));
  await find();
  await form.findByText('Enter the ticket number.');
  form.getByText('Enter your email address.');
  await fill(user, numberField, 'टिकट');
  await find();
  await form.findByText(/A ticket number looks like/);
  expect(valueOf(numberField)).toBe('टिकट');

  await fill(user, numberField, 'T-7K2M9QXD');
  await fill(user, form.getByLabelText('Email you used'), 'asha@example.in');
  setOnline(false);
  await find();
  await form.findByText(/You’re offline\./);
  expect(valueOf(numberField)).toBe('T-7K2M9QXD');
  expect(backend.calls).toEqual([]);
  setOnline(true);
  backend.answer('findMessage', { outcome: 'not-found' });
  await find();
  await form.findByText(/We couldn’t find a message with this number/);
  await waitFor(() => expect(backend.calls).toHaveLength(1));

  const message = { ticket: 'T-7K2M9QXD', subject: 'A cap', status: 'new', createdAt: Date.now() };
  backend.answer('findMessage', { outcome: 'found', message });
  await find();
  await user.click(await screen.findByRole('button', { name: 'Track another query' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Ticket number'));
});
