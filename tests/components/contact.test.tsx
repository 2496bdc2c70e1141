import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderShop } from './support/render-shop.tsx';

const send = () => screen.getByRole('button', { name: 'Send the message' });
const receipt = () => screen.findByRole('heading', { name: 'We have your message' });

/** Fills the form with a message that can be sent, but for `change`. Pasting is faster than typing. */
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
  ['E-mail address', 'asha at example', /does not look like an e-mail/],
  ['E-mail address', 'आशा@उदाहरण', /does not look like an e-mail/],
  ['Mobile number', '12345', /10-digit Indian mobile number/],
  ['Mobile number', '📞', /10-digit Indian mobile number/],
  ['Order number', 'x'.repeat(41), /at most 40 characters/],
  ['Subject', 's'.repeat(121), /Up to 120 characters/],
  ['Your message', 'Hi', /at least 10 characters/],
  ['Your message', 'नमस्ते '.repeat(700), /room for 4,000 characters/],
])('%s: a wrong entry is named beside the field and kept', async (label, wrong, sentence) => {
  const { user, backend } = await renderShop('/contact');
  await fill(user, { [label]: wrong });
  await user.click(send());
  const field = screen.getByLabelText<HTMLInputElement>(label, { exact: false });
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe(wrong);
  expect(screen.getByLabelText<HTMLInputElement>('Your name', { exact: false }).value).not.toBe('');
  expect(screen.queryByRole('heading', { name: 'We have your message' })).toBeNull();
  expect(backend.writes).toEqual([]);
});

test('offline nothing is sent or lost', async () => {
  const { user, backend } = await renderShop('/contact', { online: false });
  await fill(user);
  await user.click(send());
  expect(await screen.findByText(/You are offline, so nothing was sent\./)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Where is it?');
  expect(backend.writes).toEqual([]);
});

test('a message that the server refuses stays in the form', async () => {
  const { user, backend } = await renderShop('/contact');
  backend.failWrites('permission-denied');
  await fill(user);
  await user.click(send());
  expect(await screen.findByText(/Our server did not accept this message\./)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Where is it?');
  backend.failWrites(null);
  await user.click(send());
  await receipt();
});
