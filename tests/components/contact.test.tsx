import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { MemoryBackend } from './support/memory-backend.ts';
import { renderShop } from './support/render-shop.tsx';

const send = () => screen.getByRole('button', { name: 'Send message' });
const receipt = () => screen.findByRole('heading', { name: 'We’ve received your message' });

/** Fills in the form with a valid message, except for `change`. Pasting is faster than typing. */
async function fill(user: UserEvent, change: Readonly<Record<string, string>> = {}): Promise<void> {
  await user.selectOptions(await screen.findByLabelText('What is it about?'), 'Delivery');
  const texts = {
    'Your name': 'Asha Rao',
    'E-mail address': 'asha.rao@example.in',
    Subject: 'Where is it?',
    'Your message': 'My parcel was due on Monday and has not come yet.',
    ...change,
  };
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label, { exact: false }));
    await user.paste(text);
  }
}

test.each([
  ['Your name', 'n'.repeat(81), 'Up to 80 characters, please.'],
  ['E-mail address', 'asha at example', /has an @ in the middle/],
  ['E-mail address', 'आशा@उदाहरण', /what comes after the @/],
  ['Mobile number', '12345', /too few digits/],
  ['Mobile number', '📞', /10-digit Indian mobile number/],
  ['Order number', 'x'.repeat(41), /at most 40 characters/],
  ['Subject', 's'.repeat(121), /Up to 120 characters/],
  ['Your message', 'Hi', /at least 10 characters/],
  ['Your message', 'नमस्ते '.repeat(700), /up to 4,000 characters/],
])(
  '%s: an invalid entry is reported beside the field and stays',
  async (label, wrong, sentence) => {
    const { user, backend } = await renderShop('/contact');
    await fill(user, { [label]: wrong });
    await user.click(send());
    const field = screen.getByLabelText<HTMLInputElement>(label, { exact: false });
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe(wrong);
    expect(screen.getByLabelText<HTMLInputElement>('Your name', { exact: false }).value).not.toBe(
      '',
    );
    expect(screen.queryByRole('heading', { name: 'We’ve received your message' })).toBeNull();
    expect(backend.writes).toEqual([]);
  },
);

test('offline nothing is sent or lost', async () => {
  const { user, backend } = await renderShop('/contact', { online: false });
  await fill(user);
  await user.click(send());
  expect(await screen.findByText(/You’re offline, so your message was not sent\./)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Where is it?');
  expect(backend.writes).toEqual([]);
});

test('a message that the server refuses stays in the form', async () => {
  const { user, backend } = await renderShop('/contact');
  backend.failWrites('permission-denied');
  await fill(user);
  await user.click(send());
  expect(await screen.findByText(/Your message could not be sent\./)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Where is it?');
  backend.failWrites(null);
  await user.click(send());
  await receipt();
});

const SENTENCES = [
  'Please select a topic.',
  'Please enter your name.',
  'Please enter your e-mail address so that we can reply.',
  'Please enter a subject.',
  'Please write your message.',
];

test('an empty form reports each missing field and focuses the first', async () => {
  const { user, backend } = await renderShop('/contact');
  await screen.findByLabelText('What is it about?');
  await user.click(send());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('What is it about?')),
  );
  for (const sentence of SENTENCES) expect(screen.getByText(sentence)).toBeDefined();
  expect(backend.writes).toEqual([]);
  await user.click(screen.getByLabelText('Your name', { exact: false }));
  await user.paste('Asha Rao');
  expect(screen.queryByText('Please enter your name.')).toBeNull();
});

/** Received messages by ticket number. */
const arrived = (shop: { backend: MemoryBackend }) =>
  shop.backend.documents().filter(([path]) => path.startsWith('messages/'));

test('a double click sends one message', async () => {
  const shop = await renderShop('/contact');
  await fill(shop.user);
  const release = shop.backend.holdWrites();
  await shop.user.dblClick(send());
  release();
  await receipt();
  expect(arrived(shop)).toHaveLength(1);
});

test('emoji, Devanagari and script-like text arrive unchanged', async () => {
  const shop = await renderShop('/contact');
  const written = {
    'Your name': 'आशा 🌸 राव',
    Subject: '<script>alert("पार्सल")</script> 🌿',
    'Your message': "नमस्ते, मेरा पार्सल नहीं आया 🙏\n<img src=x onerror=alert(1)>\n{{7*7}} ' OR 1=1 --",
  };
  await fill(shop.user, written);
  await shop.user.click(send());
  await receipt();
  expect(arrived(shop)[0]?.[1]).toMatchObject({
    ...{ name: written['Your name'], subject: written.Subject, text: written['Your message'] },
  });
});

test('input survives a reload', async () => {
  const shop = await renderShop('/contact');
  await fill(shop.user, { Subject: 'Half a thought' });
  shop.reload();
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Half a thought'),
  );
  expect(screen.getByLabelText<HTMLSelectElement>('What is it about?').value).toBe('delivery');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toMatch(/due on Monday/);
});

test('the form works by keyboard alone', async () => {
  const shop = await renderShop('/contact');
  const { user } = shop;
  const topic = await screen.findByLabelText('What is it about?');
  topic.focus();
  await user.selectOptions(topic, 'Delivery');
  const texts = ['Asha Rao', 'asha.rao@example.in', '', '', 'Keys', 'Written without a mouse.'];
  for (const text of texts) {
    await user.tab();
    if (text) await user.paste(text);
  }
  await user.tab();
  expect(document.activeElement).toBe(send());
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await receipt());
  expect(arrived(shop)).toHaveLength(1);
  screen.getByRole('button', { name: 'Write another message' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('What is it about?'));
});

test('offline, an attempt keeps its number, and the next try sends it', async () => {
  const shop = await renderShop('/contact', { online: false });
  await fill(shop.user);
  await shop.user.click(send());
  await screen.findByText(/You’re offline, so your message was not sent\./);
  const notes = JSON.parse(sessionStorage.getItem('franch.message') ?? '{}') as {
    attempt?: { ticket: string };
  };
  expect(notes.attempt?.ticket).toMatch(/^T-[0-9A-HJKMNP-TV-Z]{8}$/);
  shop.setOnline(true);
  await waitFor(() => expect(screen.queryByText(/You’re offline\. /)).toBeNull());
  await shop.user.click(send());
  await receipt();
  expect(arrived(shop).map(([path]) => path)).toEqual([`messages/${notes.attempt?.ticket}`]);
});

test('a sign-out in another tab leaves nothing of the message to the next visitor', async () => {
  const shop = await renderShop('/contact', { user: { name: 'Asha' } });
  const { user, backend } = shop;
  await fill(user, { 'Your name': '', 'E-mail address': '', 'Your message': 'A private matter.' });
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'franch.left', newValue: '' }));
    backend.signOut();
  });
  // The form is emptied at once, and its draft once the code for that is loaded.
  await act(() => vi.dynamicImportSettled());
  const field = (label: string) =>
    screen.getByLabelText<HTMLInputElement>(label, { exact: false }).value;
  await waitFor(() =>
    expect(['Your name', 'E-mail address', 'Subject', 'Your message'].map(field)).toEqual(
      Array(4).fill(''),
    ),
  );
  await user.click(screen.getByLabelText('Subject'));
  await user.paste('Hello');
  expect(sessionStorage.getItem('franch.message')).toContain('Hello');
  expect(sessionStorage.getItem('franch.message')).not.toMatch(/private|asha/i);
});

test('a visitor who signs in keeps the message', async () => {
  const { user, backend } = await renderShop('/contact');
  await fill(user, { Subject: 'Half a thought' });
  const subject = screen.getByLabelText<HTMLInputElement>('Subject');
  act(() => backend.signIn({}));
  expect(screen.getByLabelText('Subject')).toBe(subject);
  expect(subject.value).toBe('Half a thought');
});

test('a message that a full gate refused is tried again under a new number', async () => {
  const shop = await renderShop('/contact');
  await fill(shop.user);
  const ticket = () => /T-\w{8}/.exec(sessionStorage.getItem('franch.message') ?? '')?.[0];
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

test('a refused number is not reused', async () => {
  const shop = await renderShop('/contact');
  shop.backend.failWrites('permission-denied');
  await fill(shop.user);
  const ticket = () => /T-\w{8}/.exec(sessionStorage.getItem('franch.message') ?? '')?.[0];
  await shop.user.click(send());
  await screen.findByText(/Your message could not be sent\./);
  expect(ticket()).toBeUndefined();
});
