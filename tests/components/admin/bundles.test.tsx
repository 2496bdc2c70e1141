import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bundleDocument } from '#domain/bundle/bundle.ts';
import { aBundle } from '../../support/fixtures/bundles.ts';
import { productAt } from '../support/shop-documents.ts';
import type { RenderedShop } from '../support/render-shop.tsx';
import { auditEntries, EARLIER, formNamed, settings, shows } from '../support/staff.ts';
import { click, fill, follow, openPage, press } from './open-page.tsx';

const BUNDLES = '/admin/dashboard/bundles';
const ID = 'oilAndShampoo0000001';
const pair = aBundle(ID, 6_000, ['oil', 'shampoo'], { title: 'Oil + Shampoo' });
const products = {
  ...settings(),
  ...productAt('oil', 'Hair Oil', { price: 279, mrp: 320 }),
  ...productAt('shampoo', 'Amla Shampoo', { price: 229, mrp: 265 }),
};
const bundle = (changes: Partial<typeof pair> = {}) => ({
  ...products,
  [`bundles/${ID}`]: {
    ...bundleDocument({ ...pair, ...changes }),
    createdAt: EARLIER,
    auditId: 'first',
  },
});

async function choose({ user }: RenderedShop, search: string, title: string): Promise<void> {
  const field = screen.getByLabelText('Find a product (name or SKU starts with)');
  await click(field);
  fill(field, search);
  await user.keyboard('{Enter}');
  await press(`Choose ${title}`);
}

test('staff create a bundle with a live preview, by keyboard searches', async () => {
  const shop = await openPage(BUNDLES, 'staff', products);
  const { backend, address } = shop;
  await screen.findByText('No bundles yet.');
  await press('New bundle');
  const form = await formNamed('New bundle');
  fill(form.getByLabelText('Title'), 'Oil + Shampoo');
  await choose(shop, 'hair', 'Hair Oil');
  await press('Create bundle', form);
  await form.findByText('Add at least two products.');
  expect(document.activeElement).toBe(
    form.getByLabelText('Find a product (name or SKU starts with)'),
  );
  await choose(shop, 'amla', 'Amla Shampoo');
  fill(form.getByLabelText('Saving, ₹'), '508');
  await form.findByText('Inactive: the saving is too high');
  fill(form.getByLabelText('Saving, ₹'), '60');
  await form.findByText('₹448 instead of ₹508: save ₹60.');
  fill(form.getByLabelText('Pieces of product 2'), '2');
  await form.findByText('₹677 instead of ₹737: save ₹60.');
  await press('Create bundle', form);
  await screen.findByRole('heading', { level: 1, name: 'Oil + Shampoo' });
  const id = /open=(.+)$/u.exec(address())?.[1] ?? '';
  expect(backend.document(`bundles/${id}`)).toMatchObject({
    title: 'Oil + Shampoo',
    parts: [
      { slug: 'oil', quantity: 1 },
      { slug: 'shampoo', quantity: 2 },
    ],
    slugs: ['oil', 'shampoo'],
    savingPaise: 6_000,
    active: true,
  });
  expect(auditEntries(backend)).toMatchObject([
    { action: 'bundle-create', subject: `bundles/${id}` },
  ]);
});

test('staff switch a bundle off and on, delete it and take that back', async () => {
  const { backend } = await openPage(`${BUNDLES}?open=${ID}`, 'staff', bundle());
  await press('Switch off');
  await screen.findByText('Oil + Shampoo switched off.');
  expect(backend.document(`bundles/${ID}`)).toMatchObject({ active: false });
  await press('Switch on');
  await screen.findByText('Oil + Shampoo is on offer.');
  await press('Delete');
  await screen.findByText('No bundles yet.');
  expect(backend.document(`bundles/${ID}`)).toBeUndefined();
  await press('Undo');
  await screen.findByRole('link', { name: 'Oil + Shampoo' });
  expect(backend.document(`bundles/${ID}`)).toMatchObject({ savingPaise: 6_000, active: true });
  expect(auditEntries(backend).map(({ action }) => action)).toEqual([
    'bundle-off',
    'bundle-on',
    'bundle-delete',
    'bundle-restore',
  ]);
});

test('a save after a colleague’s save writes nothing and offers theirs', async () => {
  const { backend, change } = await openPage(`${BUNDLES}?open=${ID}`, 'staff', bundle());
  const form = await formNamed('Oil + Shampoo');
  fill(form.getByLabelText('Saving, ₹'), '70');
  await form.findByText('₹438 instead of ₹508: save ₹70.');
  change(`bundles/${ID}`, { savingPaise: 5_000, auditId: 'theirs' });
  await screen.findByText('Someone else has saved this bundle while you were editing.');
  await press('Save', form);
  await form.findByText(/^Not saved/);
  expect(backend.document(`bundles/${ID}`)).toMatchObject({ savingPaise: 5_000 });
  await press('Show theirs');
  const theirs = await formNamed('Oil + Shampoo');
  expect(theirs.getByLabelText<HTMLInputElement>('Saving, ₹').value).toBe('50');
});

test('a colleague’s change that is taken back to one’s own save does not stay in the form', async () => {
  const { backend, change } = await openPage(`${BUNDLES}?open=${ID}`, 'staff', bundle());
  const saving = async () =>
    (await formNamed('Oil + Shampoo')).getByLabelText<HTMLInputElement>('Saving, ₹');
  fill(await saving(), '70');
  await press('Save');
  const stored = () => backend.document(`bundles/${ID}`);
  await waitFor(() => expect(stored()).toMatchObject({ savingPaise: 7_000 }));
  change(`bundles/${ID}`, { savingPaise: 5_000, auditId: 'theirs' });
  await waitFor(async () => expect((await saving()).value).toBe('50'));
  change(`bundles/${ID}`, { savingPaise: 7_000, auditId: 'undone' });
  await waitFor(async () => expect((await saving()).value).toBe('70'));
});

test('the list says why shoppers are not offered a bundle', async () => {
  const soldOut = productAt('shampoo', 'Amla Shampoo', { stock: 0 });
  await openPage(BUNDLES, 'staff', { ...bundle(), ...soldOut });
  const row = await screen.findByRole('row', { name: /Oil \+ Shampoo/ });
  expect(row.textContent).toContain('₹60');
  expect(await within(row).findByText('Inactive: Amla Shampoo is out of stock')).toBeDefined();
});

test('a viewer sees bundles and cannot change them; a missing one is reported', async () => {
  const { goTo } = await openPage(BUNDLES, 'viewer', bundle());
  expect(screen.queryByRole('button', { name: 'New bundle' })).toBeNull();
  await follow('Oil + Shampoo');
  await shows('Only owners and staff can make changes');
  await screen.findByText('₹448 instead of ₹508: save ₹60.');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  goTo(`${BUNDLES}?open=${'x'.repeat(20)}`);
  await screen.findByText('Bundle not found. It may have been deleted.');
});
