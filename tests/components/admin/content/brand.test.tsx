import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { addPictures, aFile } from '../../support/photos.ts';
import { formNamed, valueOf } from '../../support/staff.ts';
import { fill, openPage, press } from '../open-page.tsx';

const AT = '/admin/dashboard/content?part=brand';
const TITLE = 'Name and logo';
const LOGO = 'http://127.0.0.1/v0/b/shop/o/shop%2Fbrand%2Fa1-288x96.png?alt=media';
const saved = (version: number) => ({ saveContent: { outcome: 'saved', version } as const });
const stored = (value: unknown) => ({
  'content/brand': { version: 1, value, at: new Date('2026-11-20T10:00:00Z') },
});
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));

beforeEach(addPictures);

test('a name is typed, previewed, saved and undone; the field says what keeps the old one', async () => {
  const { backend } = await openPage(AT, 'owner', {}, { answers: saved(1) });
  const form = await formNamed(TITLE);
  const name = form.getByLabelText('Name of the shop');
  expect(
    form.getByText(/SMS and WhatsApp messages keep the name that is registered/),
  ).toBeDefined();
  expect(screen.getByText(/changes with the next deployment/)).toBeDefined();
  fill(name, 'Amrita & Sons');
  expect(preview().getAllByText('Amrita & Sons')).toHaveLength(2);
  expect(preview().getByText('All products · Amrita & Sons')).toBeDefined();
  await press('Save', form);
  await screen.findByText(`${TITLE}: saved.`);
  const value = { name: 'Amrita & Sons', logo: '' };
  expect(backend.calls[0]?.request).toEqual({ part: 'brand', base: 0, value });
  backend.answer('saveContent', { outcome: 'saved', version: 2 });
  await press('Undo');
  await waitFor(() => expect(backend.calls[1]?.request).toMatchObject({ base: 1, value: null }));
});

test.each([
  ['', 'Please fill this in.'],
  ['A', /at least 2 characters/],
  ['A name that is longer than thirty', 'This is too long. Please shorten it.'],
  ['Amrita <b>', /can’t be part of it/],
])('the name “%s” is refused beside its field, and nothing is sent', async (typed, sentence) => {
  const { backend } = await openPage(AT, 'owner');
  const form = await formNamed(TITLE);
  const name = form.getByLabelText('Name of the shop');
  fill(name, typed);
  await press('Save', form);
  expect(await form.findByText(sentence)).toBeDefined();
  expect(document.activeElement).toBe(name);
  expect(valueOf(name)).toBe(typed);
  expect(backend.calls).toEqual([]);
});

test('a file that is no picture, or too small, is refused with its reason and keeps the logo', async () => {
  await openPage(AT, 'owner', stored({ name: 'Amrita', logo: LOGO }));
  const form = await formNamed(TITLE);
  const chooser = form.getByLabelText('Replace the picture');
  await userEvent.upload(chooser, aFile('logo.png', '<svg xmlns'), { applyAccept: false });
  expect(await form.findByText(/logo\.png was not added: SVG files are not allowed/)).toBeDefined();
  vi.stubGlobal('createImageBitmap', () =>
    Promise.resolve({ width: 300, height: 60, close: () => undefined }),
  );
  await userEvent.upload(chooser, aFile('flat.png', [0xff, 0xd8, 0xff]));
  expect(
    await form.findByText(/flat\.png was not added: it is smaller than 96 × 96/),
  ).toBeDefined();
  expect(form.getByAltText('Logo').getAttribute('src')).toBe(LOGO);
});

test('a logo is shown with its size until it is removed', async () => {
  const documents = stored({ name: 'Amrita', logo: LOGO });
  const { backend } = await openPage(AT, 'owner', documents, { answers: saved(2) });
  const form = await formNamed(TITLE);
  const [shown] = preview().getAllByAltText('Amrita');
  expect([shown?.getAttribute('width'), shown?.getAttribute('height')]).toEqual(['288', '96']);
  await press('Remove the picture', form);
  expect(form.getByText(/Save to show the drawn leaf again/)).toBeDefined();
  expect(preview().getAllByText('Amrita')).toHaveLength(2);
  await press('Save', form);
  await screen.findByText(`${TITLE}: saved.`);
  expect(backend.calls[0]?.request).toMatchObject({ base: 1, value: { name: 'Amrita', logo: '' } });
});

test('staff see name and logo, and no form', async () => {
  await openPage(AT, 'staff', stored({ name: 'Amrita', logo: '' }));
  expect(await screen.findByText('Only owners can change this part.')).toBeDefined();
  expect(preview().getAllByText('Amrita')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
