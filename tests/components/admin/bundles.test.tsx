import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bundleDocument } from '#domain/bundle/bundle.ts';
import { aBundle } from '../../support/fixtures/bundles.ts';
import { productAt } from '../support/shop-documents.ts';
import { EARLIER, fill, formNamed, renderStaff, settings, shows } from '../support/staff.ts';

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

type User = Awaited<ReturnType<typeof renderStaff>>['user'];
async function choose(user: User, search: string, title: string): Promise<void> {
  await fill(user, screen.getByLabelText('Find a product (name or SKU starts with)'), search);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: `Choose ${title}` }));
}

test('staff create a bundle with a live preview, by keyboard searches', async () => {
  const { user, backend, address } = await renderStaff(BUNDLES, 'staff', products);
  await screen.findByText('No bundles yet.');
  await user.click(await screen.findByRole('button', { name: 'New bundle' }));
  const form = await formNamed('New bundle');
  await fill(user, form.getByLabelText('Title'), 'Oil + Shampoo');
  await choose(user, 'hair', 'Hair Oil');
  await user.click(form.getByRole('button', { name: 'Create bundle' }));
  await form.findByText('Add at least two products.');
  expect(document.activeElement).toBe(
    form.getByLabelText('Find a product (name or SKU starts with)'),
  );
  await choose(user, 'amla', 'Amla Shampoo');
  await fill(user, form.getByLabelText('Saving, ₹'), '508');
  await form.findByText('not offered: the saving is too high');
  await fill(user, form.getByLabelText('Saving, ₹'), '60');
  await form.findByText('₹448 instead of ₹508: save ₹60.');
  await fill(user, form.getByLabelText('Pieces of product 2'), '2');
  await form.findByText('₹677 instead of ₹737: save ₹60.');
  await user.click(form.getByRole('button', { name: 'Create bundle' }));
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
  const audit = backend.documents().filter(([path]) => path.startsWith('audit/'));
  expect(audit.map(([, { action, subject }]) => [action, subject])).toEqual([
    ['bundle-create', `bundles/${id}`],
  ]);
});

test('staff switch a bundle off and on, delete it and take that back', async () => {
  const { user, backend } = await renderStaff(`${BUNDLES}?open=${ID}`, 'staff', bundle());
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  await screen.findByText('Oil + Shampoo switched off.');
  expect(backend.document(`bundles/${ID}`)).toMatchObject({ active: false });
  await user.click(await screen.findByRole('button', { name: 'Switch on' }));
  await screen.findByText('Oil + Shampoo is on offer.');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('No bundles yet.');
  expect(backend.document(`bundles/${ID}`)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('link', { name: 'Oil + Shampoo' });
  expect(backend.document(`bundles/${ID}`)).toMatchObject({ savingPaise: 6_000, active: true });
  const actions = backend
    .documents()
    .filter(([path]) => path.startsWith('audit/'))
    .map(([, { action }]) => action);
  expect(actions).toEqual(['bundle-off', 'bundle-on', 'bundle-delete', 'bundle-restore']);
});

test('a save after a colleague’s save writes nothing and offers theirs', async () => {
  const { user, backend, change } = await renderStaff(`${BUNDLES}?open=${ID}`, 'staff', bundle());
  const form = await formNamed('Oil + Shampoo');
  await fill(user, form.getByLabelText('Saving, ₹'), '70');
  change(`bundles/${ID}`, { savingPaise: 5_000, auditId: 'theirs' });
  await screen.findByText('Someone else has saved this bundle while you were editing.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText(/^Not saved/);
  expect(backend.document(`bundles/${ID}`)).toMatchObject({ savingPaise: 5_000 });
  await user.click(screen.getByRole('button', { name: 'Show theirs' }));
  const theirs = await formNamed('Oil + Shampoo');
  expect(theirs.getByLabelText<HTMLInputElement>('Saving, ₹').value).toBe('50');
});

test('the list says why shoppers are not offered a bundle', async () => {
  const soldOut = productAt('shampoo', 'Amla Shampoo', { stock: 0 });
  await renderStaff(BUNDLES, 'staff', { ...bundle(), ...soldOut });
  const row = await screen.findByRole('row', { name: /Oil \+ Shampoo/ });
  expect(row.textContent).toContain('₹60');
  expect(await within(row).findByText('not offered: Amla Shampoo is out of stock')).toBeDefined();
});

test('a viewer sees bundles and cannot change them', async () => {
  const { user } = await renderStaff(BUNDLES, 'viewer', bundle());
  expect(screen.queryByRole('button', { name: 'New bundle' })).toBeNull();
  await user.click(await screen.findByRole('link', { name: 'Oil + Shampoo' }));
  await shows('Only owners and staff can make changes');
  await screen.findByText('₹448 instead of ₹508: save ₹60.');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a list that cannot be read says so and loads again', async () => {
  const { user, backend } = await renderStaff('/admin/dashboard/coupons', 'staff', bundle());
  backend.failReads('bundles');
  await user.click(await screen.findByRole('link', { name: 'Bundles' }));
  await screen.findByText('This list could not be loaded');
  backend.failReads(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Oil + Shampoo' })).toBeDefined();
});

test('a bundle that does not exist is reported', async () => {
  await renderStaff(`${BUNDLES}?open=${'x'.repeat(20)}`, 'staff', products);
  expect(await screen.findByText('Bundle not found. It may have been deleted.')).toBeDefined();
});
