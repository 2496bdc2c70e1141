import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { synonymChanges } from '#domain/search/synonym-rows.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { SynonymSection } from '../../../../src/admin/settings/SynonymSection.tsx';
import { auditEntries, formNamed, settings, shows } from '../../support/staff.ts';
import { fill, openPart, press } from '../open-page.tsx';

const TITLE = 'Search synonyms';
const save = new RegExp(`^Save.*${TITLE}`);
const synonymsIn = (backend: { document(path: string): unknown }) =>
  (backend.document('settings/store') as Readonly<Record<string, unknown>>)['synonyms'];
const own = { words: 'dulhan', products: 'rose soap' };
/** The same row as it is stored. */
const stored = 'dulhan\trose soap';

function Synonyms() {
  const state = useQuery(storeSettings);
  if (!('data' in state) || !state.data) return null;
  return <SynonymSection stored={state.data.synonyms} writable />;
}

const ALL = synonymChanges([]).removed;
/** All default rows but two are removed: nothing here depends on their number, and two hundred are slow. */
const removed = ALL.filter((key) => !['dandruff', 'constipation'].includes(key));
const openSynonyms = () =>
  openPart(<Synonyms />, 'owner', settings({ synonyms: { own: [], removed } }));

test('an owner adds, edits and removes rows, and resets them to the defaults', async () => {
  const { backend } = await openSynonyms();
  const form = await formNamed(TITLE);
  await press('Add a row', form);
  const row = within(form.getByRole('group', { name: 'Row 1' }));
  const typed = row.getByLabelText('Shoppers type');
  expect(document.activeElement).toBe(typed);
  fill(typed, 'dulhan');
  await press(save, form);
  await row.findByText(/Enter words from product names/);
  fill(row.getByLabelText('Show products with'), 'rose soap');
  await press(save, form);
  await screen.findByText('Search synonyms: saved.');
  expect(synonymsIn(backend)).toEqual({ own: [stored], removed });
  expect(auditEntries(backend)[0]).toMatchObject({
    action: 'settings-synonyms',
    subject: 'settings/store',
    by: 'owner',
  });

  fill(form.getByLabelText('Find a row'), 'dandruff');
  await shows('1 row');
  const dandruff = within(form.getByRole('group', { name: 'Row 1' }));
  fill(dandruff.getByLabelText('Show products with'), 'shampoo');
  fill(form.getByLabelText('Find a row'), 'constipation');
  await press(/^Remove “constipation/, form);
  await press(save, form);
  await waitFor(() => expect(synonymsIn(backend)).toMatchObject({ removed: ALL }));

  await press('Reset to defaults', form);
  expect(form.getByText('Not saved yet.')).toBeDefined();
  await press(save, form);
  await waitFor(() => expect(synonymsIn(backend)).toBeUndefined());
  expect(auditEntries(backend)).toHaveLength(3);
});

test('a disease of the Schedule is refused beside its row', async () => {
  const { backend } = await openSynonyms();
  const form = await formNamed(TITLE);
  await press('Add a row', form);
  const row = within(form.getByRole('group', { name: 'Row 1' }));
  fill(row.getByLabelText('Shoppers type'), 'sugar, diabetes');
  fill(row.getByLabelText('Show products with'), 'neem');
  await press(save, form);
  await row.findByText(/Drugs and Magic Remedies Act/);
  expect(row.getByLabelText('Shoppers type').getAttribute('aria-invalid')).toBe('true');
  expect(backend.writes).toEqual([]);
  await press('Discard changes', form);
  expect(form.queryByText('Not saved yet.')).toBeNull();
});

test('a colleague’s save is not overwritten', async () => {
  const { backend, change } = await openSynonyms();
  const form = await formNamed(TITLE);
  await press(/^Remove “constipation/, form);
  change('settings/store', { synonyms: { own: [stored], removed } });
  await form.findByText('Someone else has saved the synonyms while you were editing.');
  await press(save, form);
  await form.findByText(/Not saved: someone else/);
  expect(synonymsIn(backend)).toEqual({ own: [stored], removed });
  await press('Use theirs', form);
  expect(form.getByDisplayValue('dulhan')).toBeDefined();
  expect(form.getByRole('button', { name: /^Remove “constipation/ })).toBeDefined();
});

test('a row typed while a save is under way is no conflict, and the next save stores it', async () => {
  const { backend } = await openSynonyms();
  const form = await formNamed(TITLE);
  await press(/^Remove “constipation/, form);
  const release = backend.holdWrites();
  await press(save, form);
  await press('Add a row', form);
  const row = within(form.getByRole('group', { name: 'Row 1' }));
  fill(row.getByLabelText('Shoppers type'), own.words);
  fill(row.getByLabelText('Show products with'), own.products);
  release();
  await screen.findByText('Search synonyms: saved.');
  expect(form.queryByText(/Someone else has saved/)).toBeNull();
  expect(form.getByText('Not saved yet.')).toBeDefined();
  await press(save, form);
  await waitFor(() =>
    expect(synonymsIn(backend)).toEqual({
      own: [stored],
      removed: ALL.filter((key) => key !== 'dandruff'),
    }),
  );
});
