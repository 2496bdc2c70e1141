import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  auditEntries,
  change,
  fill,
  formNamed,
  renderStaff,
  settings,
  shows,
} from '../../support/staff.ts';

const SETTINGS = '/admin/dashboard/settings';
const TITLE = 'Search synonyms';
const save = new RegExp(`^Save.*${TITLE}`);
const synonymsIn = (backend: { document(path: string): unknown }) =>
  (backend.document('settings/store') as Readonly<Record<string, unknown>>)['synonyms'];
const own = { words: 'dulhan', products: 'rose soap' };
/** The same row as it is stored. */
const stored = 'dulhan\trose soap';

test('an owner adds, edits and removes rows, and resets them to the defaults', async () => {
  const { user, backend } = await renderStaff(SETTINGS, 'owner', settings());
  const form = await formNamed(TITLE);
  await user.click(form.getByRole('button', { name: 'Add a row' }));
  const row = within(form.getByRole('group', { name: 'Row 1' }));
  const typed = row.getByLabelText('Shoppers type');
  expect(document.activeElement).toBe(typed);
  await fill(user, typed, 'dulhan');
  await user.click(form.getByRole('button', { name: save }));
  await row.findByText(/Enter words from product names/);
  await fill(user, row.getByLabelText('Show products with'), 'rose soap');
  await user.click(form.getByRole('button', { name: save }));
  await screen.findByText('Search synonyms: saved.');
  expect(synonymsIn(backend)).toEqual({ own: [stored], removed: [] });
  expect(auditEntries(backend)[0]).toMatchObject({
    action: 'settings-synonyms',
    subject: 'settings/store',
    by: 'owner',
  });

  await fill(user, form.getByLabelText('Find a row'), 'dandruff');
  await shows('1 row');
  const dandruff = within(form.getByRole('group', { name: 'Row 1' }));
  await fill(user, dandruff.getByLabelText('Show products with'), 'shampoo');
  await fill(user, form.getByLabelText('Find a row'), 'constipation');
  await user.click(form.getByRole('button', { name: /^Remove “constipation/ }));
  await user.click(form.getByRole('button', { name: save }));
  await waitFor(() =>
    expect(synonymsIn(backend)).toMatchObject({ removed: ['dandruff', 'constipation'] }),
  );

  await user.click(form.getByRole('button', { name: 'Reset to defaults' }));
  expect(form.getByText('Not saved yet.')).toBeDefined();
  await user.click(form.getByRole('button', { name: save }));
  await waitFor(() => expect(synonymsIn(backend)).toBeUndefined());
  expect(auditEntries(backend)).toHaveLength(3);
});

test('a disease of the Schedule is refused beside its row', async () => {
  const { user, backend } = await renderStaff(SETTINGS, 'owner', settings());
  const form = await formNamed(TITLE);
  await user.click(form.getByRole('button', { name: 'Add a row' }));
  const row = within(form.getByRole('group', { name: 'Row 1' }));
  await fill(user, row.getByLabelText('Shoppers type'), 'sugar, diabetes');
  await fill(user, row.getByLabelText('Show products with'), 'neem');
  await user.click(form.getByRole('button', { name: save }));
  await row.findByText(/Drugs and Magic Remedies Act/);
  expect(row.getByLabelText('Shoppers type').getAttribute('aria-invalid')).toBe('true');
  expect(backend.writes).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Discard changes' }));
  expect(form.queryByText('Not saved yet.')).toBeNull();
});

test('a colleague’s save is not overwritten', async () => {
  const { user, backend } = await renderStaff(SETTINGS, 'owner', settings());
  const form = await formNamed(TITLE);
  await user.click(form.getByRole('button', { name: /^Remove “constipation/ }));
  change(backend, 'settings/store', { synonyms: { own: [stored], removed: [] } });
  await form.findByText('Someone else has saved the synonyms while you were editing.');
  await user.click(form.getByRole('button', { name: save }));
  await form.findByText(/Not saved: someone else/);
  expect(synonymsIn(backend)).toEqual({ own: [stored], removed: [] });
  await user.click(form.getByRole('button', { name: 'Use theirs' }));
  expect(form.getByDisplayValue('dulhan')).toBeDefined();
  expect(form.getByRole('button', { name: /^Remove “constipation/ })).toBeDefined();
});

test('a row typed while a save is under way is no conflict, and the next save stores it', async () => {
  const { user, backend } = await renderStaff(SETTINGS, 'owner', settings());
  const form = await formNamed(TITLE);
  await user.click(form.getByRole('button', { name: /^Remove “constipation/ }));
  const release = backend.holdWrites();
  await user.click(form.getByRole('button', { name: save }));
  await user.click(form.getByRole('button', { name: 'Add a row' }));
  const row = within(form.getByRole('group', { name: 'Row 1' }));
  await fill(user, row.getByLabelText('Shoppers type'), own.words);
  await fill(user, row.getByLabelText('Show products with'), own.products);
  release();
  await screen.findByText('Search synonyms: saved.');
  expect(form.queryByText(/Someone else has saved/)).toBeNull();
  expect(form.getByText('Not saved yet.')).toBeDefined();
  await user.click(form.getByRole('button', { name: save }));
  await waitFor(() =>
    expect(synonymsIn(backend)).toEqual({ own: [stored], removed: ['constipation'] }),
  );
});

test('staff see the synonyms and cannot change them', async () => {
  await renderStaff(SETTINGS, 'staff', settings({ synonyms: { own: [own], removed: [] } }));
  await screen.findByRole('heading', { name: TITLE });
  expect(screen.getByText('dulhan')).toBeDefined();
  expect(screen.queryByRole('button', { name: save })).toBeNull();
});
