import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CONTENT_PARTS, type PartContent } from '#domain/shop-content/parts.ts';
import { checkContent } from '#domain/site/check-content.ts';
import { BUILT_IN } from '../../../../src/admin/content/built-in-content.ts';
import { productAt } from '../../support/shop-documents.ts';
import { formNamed, valueOf } from '../../support/staff.ts';
import { fill, openPage, press, stayOnPage } from '../open-page.tsx';

const at = (part: string) => `/admin/dashboard/content?part=${part}`;
const saved = (version: number) => ({ saveContent: { outcome: 'saved', version } as const });
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const version = (value: unknown, number = 1) => ({
  ...{ version: number, value },
  at: new Date('2026-11-20T10:00:00Z'),
});

test.each(CONTENT_PARTS)('the built-in content of “%s” passes its own check', (part) => {
  const context = { today: '9999-12-31', since: '' };
  expect(checkContent(part, BUILT_IN[part], context)).toEqual({ ok: true, value: BUILT_IN[part] });
});

describe('the home page', () => {
  test('is edited, previewed, refused with a claim, saved, and undone', async () => {
    const { backend } = await openPage(at('home'), 'owner', {}, { answers: saved(1) });
    const form = await formNamed('Home page');
    const title = form.getByLabelText('Headline');
    fill(title, 'Cures diabetes');
    expect(preview().getByText('Cures diabetes')).toBeDefined();
    await press('Save', form);
    expect(await form.findByText(/must not name a disease/)).toBeDefined();
    expect(document.activeElement).toBe(title);
    expect(backend.calls).toEqual([]);

    fill(title, 'Oils for every day');
    await press('Save', form);
    expect(await screen.findByText('Home page: saved.')).toBeDefined();
    const [call] = backend.calls;
    expect(call).toMatchObject({
      name: 'saveContent',
      request: { part: 'home', base: 0, value: { title: 'Oils for every day' } },
    });
    backend.answer('saveContent', { outcome: 'saved', version: 2 });
    await press('Undo');
    await waitFor(() =>
      expect(backend.calls[1]).toMatchObject({ request: { part: 'home', base: 1, value: null } }),
    );
    expect(
      await screen.findByDisplayValue('Ayurveda for every day, made the slow way'),
    ).toBeDefined();
  });

  test('has its sections moved and hidden by keyboard, with the focus kept', async () => {
    const { backend } = await openPage(at('home'), 'owner', {}, { answers: saved(1) });
    const form = await formNamed('Home page');
    await press('Move “Best reviews” up', form);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move “Best reviews” up');
    await press('Move “Best reviews” up', form);
    const [box] = form.getAllByLabelText('Shown');
    box?.click();
    await press('Save', form);
    await screen.findByText('Home page: saved.');
    expect(backend.calls[0]).toMatchObject({
      request: {
        value: {
          sections: [
            { id: 'reviews', shown: false },
            { id: 'featured', shown: true },
            { id: 'categories', shown: true },
            { id: 'promises', shown: true },
            { id: 'articles', shown: true },
          ],
        },
      },
    });
  });

  test('shows its own picture until it is removed', async () => {
    const ownPicture = 'http://127.0.0.1/v0/b/shop/o/shop%2Fhome%2Fa1-1600.webp?alt=media';
    const stored = { 'content/home': version({ ...BUILT_IN.home, ownPicture }) };
    const { backend } = await openPage(at('home'), 'owner', stored, { answers: saved(2) });
    const form = await formNamed('Home page');
    expect(form.getByAltText('Your own picture').getAttribute('src')).toBe(ownPicture);
    await press('Remove the picture', form);
    expect(form.queryByAltText('Your own picture')).toBeNull();
    expect(document.activeElement).toBe(form.getByLabelText('Add a picture'));
    await press('Save', form);
    await screen.findByText('Home page: saved.');
    expect(backend.calls[0]).toMatchObject({ request: { base: 1, value: null } });
  });

  test('keeps what is typed when the server refuses, and asks before it is left', async () => {
    const refused = { saveContent: { outcome: 'refused', refusal: 'changed' } } as const;
    const shop = await openPage(at('home'), 'staff', {}, { answers: refused });
    const form = await formNamed('Home page');
    const title = form.getByLabelText('Headline');
    fill(title, 'Mine');
    await press('Save', form);
    expect(await form.findByText(/someone else has saved/)).toBeDefined();
    shop.goTo('/admin/dashboard/audit');
    await stayOnPage();
    expect(valueOf(title)).toBe('Mine');
  });
});

test('a policy without what the law wants is refused by name, and nothing is sent', async () => {
  const { backend } = await openPage(at('terms'), 'owner');
  const form = await formNamed('Terms');
  await press('Remove “Who sells to you”', form);
  await press('Save', form);
  expect(await form.findByText(/The law requires parts that are missing/)).toBeDefined();
  expect(backend.calls).toEqual([]);
});

test('undoing a policy restores its text under the day of the save, which only goes forward', async () => {
  const before = { ...BUILT_IN.terms, title: 'Our terms', effectiveOn: '2026-11-20' };
  const { backend } = await openPage(
    at('terms'),
    'owner',
    { 'content/terms': { ...version(before), earlier: [] } },
    { answers: saved(2) },
  );
  const form = await formNamed('Terms');
  fill(form.getByDisplayValue('Our terms'), 'Our new terms');
  fill(form.getByLabelText(/^Applies from/), '2026-11-28');
  await press('Save', form);
  await screen.findByText('Terms: saved.');
  await press('Undo');
  await waitFor(() => expect(backend.calls).toHaveLength(2));
  expect(backend.calls[1]).toMatchObject({
    request: { part: 'terms', base: 2, value: { title: 'Our terms', effectiveOn: '2026-11-28' } },
  });
});

test.each([
  ['about', 'About page', /^Story\b/u],
  ['faq', 'FAQ', /^Answer/u],
])('the preview of “%s” keeps signs that its page shows as they are', async (part, name, label) => {
  await openPage(at(part), 'staff');
  const form = await formNamed(name);
  const [field] = form.getAllByLabelText(label);
  if (!field) throw new Error(`The form has no field ${label}.`);
  fill(field, 'First.\n\n- Not a list\n- of two\n\nNeem :: bitter\n\n{seller}');
  for (const text of ['First.', '- Not a list - of two', 'Neem :: bitter', '{seller}']) {
    expect(preview().getByText(text).tagName).toBe('P');
  }
});

test('an older version fills the form, and is saved as a new one', async () => {
  const older = { ...BUILT_IN.about, title: 'Our older title' };
  const { backend } = await openPage(
    at('about'),
    'staff',
    { 'content/about': version(BUILT_IN.about), 'content/about/versions/000001': version(older) },
    {
      answers: saved(2),
    },
  );
  await press('Fill the form with version 1');
  const form = await formNamed('About page');
  const [title] = form.getAllByLabelText('Title');
  expect(title && valueOf(title)).toBe('Our older title');
  await press('Save', form);
  await screen.findByText('About page: saved.');
  expect(backend.calls[0]).toMatchObject({
    request: { base: 1, value: { title: 'Our older title' } },
  });
});

const GOA = ['Add to States', 'State', 'Goa'] as const;

test.each([
  {
    ...{ part: 'fees', title: 'Delivery charges by State and weight', added: GOA },
    ...{ label: 'Delivery charge in ₹', text: '129', saves: { states: [{ feePaise: 12_900 }] } },
  },
  {
    ...{ added: null, part: 'returns', title: 'Days for returns and refunds' },
    ...{ label: /^Days to return/, text: '14', saves: { returnDays: 14, faultDays: 30 } },
  },
  {
    ...{ added: null, part: 'menus', title: 'Menus and footer', label: 'Name', text: 'Orders' },
    saves: { top: [{ name: 'Orders' }] },
  },
  {
    ...{
      added: null,
      part: 'catalog',
      title: 'Categories and concerns',
      label: 'Name',
      text: 'Well-being',
    },
    saves: { categories: [{ id: 'Wellness', name: 'Well-being' }] },
  },
  {
    ...{
      added: null,
      part: 'titles',
      title: 'Page titles and tagline',
      label: 'Tagline',
      text: 'Made here',
    },
    saves: { tagline: 'Made here' },
  },
  {
    ...{ added: null, part: 'faq', title: 'FAQ', label: 'Question', text: 'How?' },
    saves: { groups: [{ entries: [{ slug: 'how-to-order', question: 'How?' }] }] },
  },
  {
    ...{
      added: null,
      part: 'letters',
      title: 'Words of emails',
      label: /^Subject/,
      text: 'Hi {name}',
    },
    saves: { letters: [{ id: 'placed', subject: 'Hi {name}' }] },
  },
])('“$title” is typed in rows and saved', async ({ part, title, added, label, text, saves }) => {
  const { backend } = await openPage(at(part), 'owner', {}, { answers: saved(1) });
  const form = await formNamed(title);
  if (added) {
    const [button, name, value] = added;
    await press(button, form);
    fill(form.getByLabelText(name), value);
  }
  const [field] = form.getAllByLabelText(label);
  if (!field) throw new Error(`${part} has no such field.`);
  fill(field, text);
  await press('Save', form);
  await screen.findByText(`${title}: saved.`);
  const request = backend.calls[0]?.request as { value: object } | undefined;
  expect(firstRows(request?.value, saves)).toMatchObject(saves);
});

test('a featured product is found by its name, previewed by its title and saved', async () => {
  const { backend } = await openPage(at('home'), 'owner', productAt('oil', 'Hair Oil'), {
    answers: saved(1),
  });
  const form = await formNamed('Home page');
  await press('Add to Featured products', form);
  fill(form.getByLabelText(/Find a product/), 'hair');
  await press('Find', form);
  await press(/^Choose .*Hair Oil/, form);
  expect(await preview().findByText('Hair Oil')).toBeDefined();
  await press('Save', form);
  await screen.findByText('Home page: saved.');
  expect(backend.calls[0]?.request).toMatchObject({ value: { featured: [{ slug: 'oil' }] } });
});

test('a charge by weight is typed, previewed, checked, saved once and undone', async () => {
  const products = {
    ...productAt('oil', 'Oil', { weightGrams: 300 }),
    ...productAt('soap', 'Soap'),
  };
  const { backend } = await openPage(at('fees'), 'owner', products, { answers: saved(1) });
  const form = await formNamed('Delivery charges by State and weight');
  expect(preview().queryByText(/no shipping weight/)).toBeNull();
  await press('Add this charge', form);
  expect(form.queryByRole('button', { name: 'Add this charge' })).toBeNull();
  fill(form.getByLabelText(/^Weight included/), '2,000');
  fill(form.getByLabelText(/^Each further step/), '0');
  fill(form.getByLabelText(/^Charge for each step/), '30');
  await press('Save', form);
  expect(await form.findByText(/^Enter whole grams/)).toBeDefined();
  expect(backend.calls).toEqual([]);
  fill(form.getByLabelText(/^Each further step/), '500');
  for (const [cart, extra] of [
    ['2 kg', '₹0'],
    ['2.1 kg', '₹30'],
    ['2.6 kg', '₹60'],
  ]) {
    const row = preview().getByText(`Cart of ${cart}`).parentElement as HTMLElement;
    expect(within(row).getByText(`+ ${extra}`)).toBeDefined();
  }
  expect(await preview().findByText(/^1 of 2 products have no shipping weight/)).toBeDefined();
  await press('Save', form);
  await screen.findByText('Delivery charges by State and weight: saved.');
  const weight = [{ includedGrams: 2_000, stepGrams: 500, stepPaise: 3_000 }];
  expect(backend.calls[0]).toMatchObject({ request: { base: 0, value: { states: [], weight } } });
  backend.answer('saveContent', { outcome: 'saved', version: 2 });
  await press('Undo');
  await waitFor(() =>
    expect(backend.calls[1]).toMatchObject({ request: { part: 'fees', base: 1, value: null } }),
  );
});

const BEFORE_WEIGHT = version({ states: [{ feePaise: 9_900, state: 'Goa' }] });

test('charges that were stored before there was one by weight are shown to all, and filled in again', async () => {
  const stored = { 'content/fees': BEFORE_WEIGHT, 'content/fees/versions/000001': BEFORE_WEIGHT };
  await openPage(at('fees'), 'staff', stored);
  await screen.findByRole('region', { name: 'Preview' });
  expect(preview().getByText('₹99')).toBeDefined();
  cleanup();
  await openPage(at('fees'), 'owner', stored);
  await press('Fill the form with version 1');
  const form = await formNamed('Delivery charges by State and weight');
  expect(valueOf(form.getByLabelText('Delivery charge in ₹'))).toBe('99');
});

test('charges that were stored before there was one by weight are unsaved only once they differ', async () => {
  await openPage(at('fees'), 'owner', { 'content/fees': BEFORE_WEIGHT });
  const form = await formNamed('Delivery charges by State and weight');
  const fee = form.getByLabelText('Delivery charge in ₹');
  expect(valueOf(fee)).toBe('99');
  fill(fee, '98');
  expect(await form.findByText('Not saved yet.')).toBeDefined();
  fill(fee, '99');
  await waitFor(() => expect(form.queryByText('Not saved yet.')).toBeNull());
});

test('a category is added by its name, and one that products have is not removed', async () => {
  const { backend } = await openPage(at('catalog'), 'owner', {}, { answers: saved(1) });
  const form = await formNamed('Categories and concerns');
  await press('Add to Categories', form);
  const [name] = form.getAllByLabelText('Name').slice(-1);
  const [text] = form.getAllByLabelText('Description').slice(-1);
  fill(name as HTMLElement, 'Foot Care');
  fill(text as HTMLElement, 'Creams and soaks');
  await press('Save', form);
  await screen.findByText('Categories and concerns: saved.');
  const request = backend.calls[0]?.request as { value: PartContent<'catalog'> } | undefined;
  expect(request?.value.categories.at(-1)).toEqual({
    ...{ id: 'Foot Care', name: 'Foot Care', text: 'Creams and soaks', shown: true },
  });

  const refused = { outcome: 'refused', refusal: 'category-in-use' };
  backend.answer('saveContent', refused);
  const again = await formNamed('Categories and concerns');
  await press('Remove “Wellness”', again);
  await press('Save', again);
  await screen.findByText(/products still have a category that you removed/);
});

/** The value with its lists cut to the length of the expected ones, nested ones too. */
function firstRows(value: unknown, expected: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(expected)) {
    return expected.map((row, index) => firstRows(value[index], row));
  }
  if (typeof value !== 'object' || value === null || typeof expected !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      firstRows(inner, (expected as Readonly<Record<string, unknown>> | null)?.[name]),
    ]),
  );
}

test('viewers, and staff at an owner’s part, see it with its preview and no form', async () => {
  const shop = await openPage(at('fees'), 'staff');
  expect(await screen.findByText('Only owners can change this part.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  shop.goTo(at('home'));
  expect(await screen.findByRole('form', { name: 'Home page' })).toBeDefined();
});
