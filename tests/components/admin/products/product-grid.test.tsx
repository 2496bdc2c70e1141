import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditEntries, draftProduct, formNamed, shows } from '../../support/staff.ts';
import { fill, openPage, press } from '../open-page.tsx';

const GRID = `/admin/dashboard/products?sort=name&open=${encodeURIComponent('*grid')}`;
const SOAPS = {
  ...draftProduct('a', { title: 'Amla', price: 99, mrp: 110, stock: 10 }),
  ...draftProduct('b', { title: 'Brahmi', price: 200, mrp: 205, stock: 5 }),
  ...draftProduct('c', { title: 'Clove', price: 50, mrp: 80, stock: 0 }),
};

const cell = (place: string) => {
  const found = document.querySelector<HTMLElement>(`[data-cell="${place}"]`);
  if (!found) throw new Error(`No cell ${place}`);
  return found;
};

test('cells are edited by keyboard alone, saved after their differences, and undone', async () => {
  const { user, backend } = await openPage(GRID, 'staff', SOAPS);
  await screen.findByRole('grid');
  act(() => cell('0-0').focus());
  await user.keyboard('105{Enter}');
  expect(document.activeElement).toBe(cell('1-0'));
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{Enter}12{Tab}');
  expect(document.activeElement).toBe(cell('2-3'));
  // Escape leaves the cell as it was.
  await user.keyboard('{ArrowLeft}{ArrowLeft}7{Escape}');
  expect(cell('2-1').textContent).toBe('₹80');
  await shows('2 products changed');
  expect(backend.writes).toEqual([]);
  await press('Review changes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save these changes?' }));
  dialog.getByRole('row', { name: 'Amla Selling price (₹) ₹99 ₹105' });
  dialog.getByRole('row', { name: 'Clove Pieces in stock 0 12' });
  await press('Save 2 products', dialog);
  await shows('2 products saved.');
  expect(backend.document('products/a')).toMatchObject({ price: 105, mrp: 110 });
  expect(backend.document('products/c')).toMatchObject({ stock: 12 });
  expect(auditEntries(backend).map(({ action }) => action)).toEqual([
    ...['product-edit-many', 'product-edit-many'],
  ]);
  await shows('No changes yet.');
  await press('Undo');
  await shows('2 products are as they were.');
  expect(backend.document('products/a')).toMatchObject({ price: 99 });
  expect(backend.document('products/c')).toMatchObject({ stock: 0 });
});

test('prices rise together to whole rupees or a 9, never above the MRP, and wrong cells hold the save', async () => {
  const { user, backend } = await openPage(GRID, 'staff', SOAPS);
  const bulk = await formNamed('Change prices together');
  fill(bulk.getByLabelText(/^How much/), '+3 %');
  await press('Fill in 3 products', bulk);
  // 3 % on ₹99 is ₹101.97.
  expect(cell('0-0').textContent).toBe('102was ₹99');
  expect(cell('1-0').textContent).toBe('₹200');
  expect(cell('2-0').textContent).toBe('52was ₹50');
  await shows('1 left as they are: the price would be above the MRP.', bulk);
  fill(bulk.getByLabelText('Round to'), 'nine');
  fill(bulk.getByLabelText(/^How much/), '15');
  await user.click(screen.getByRole('checkbox', { name: 'Select Clove' }));
  await press('Fill in 1 product', bulk);
  expect(cell('2-0').textContent).toBe('59was ₹50');

  act(() => cell('0-0').focus());
  await user.keyboard('111{Enter}');
  expect(cell('0-0').textContent).toContain('Above the MRP.');
  await shows('1 cell to correct');
  const review = screen.getByRole('button', { name: 'Review changes' });
  expect(review.getAttribute('aria-disabled')).toBe('true');
  await press('Go to it');
  expect(document.activeElement).toBe(cell('0-0'));
  expect(backend.writes).toEqual([]);
});

test('a product that someone else saves meanwhile is named and stays in its cell', async () => {
  const { user, backend } = await openPage(GRID, 'staff', SOAPS);
  await screen.findByRole('grid');
  act(() => cell('0-0').focus());
  await user.keyboard('100{Enter}201{Enter}');
  await press('Review changes');
  const dialog = within(await screen.findByRole('dialog'));
  const release = backend.holdWrites();
  await press('Save 2 products', dialog);
  act(() => {
    backend.change({ 'products/a': { ...backend.document('products/a'), sku: 'NEW' } });
  });
  backend.failWrites('permission-denied');
  release();
  await screen.findByRole('table', { name: 'Not saved' });
  expect(cell('0-0').textContent).toBe('100was ₹99');
  backend.failWrites(null);
  await press('Review changes');
  await press('Save 2 products');
  await waitFor(() => expect(backend.document('products/b')).toMatchObject({ price: 201 }));
});

test('an edit stays with its product while rows move, and with what was typed when its product leaves', async () => {
  const { user, backend } = await openPage(GRID, 'staff', SOAPS);
  await screen.findByRole('grid');
  act(() => cell('1-0').focus());
  await user.keyboard('20');
  act(() => backend.change(draftProduct('d', { title: 'Aloe', price: 40, mrp: 60 })));
  await waitFor(() => expect(cell('0-0').textContent).toBe('₹40'));
  await user.keyboard('1{Enter}');
  expect(cell('2-0').textContent).toBe('201was ₹200');
  expect(cell('1-0').textContent).toBe('₹99');
  expect(document.activeElement).toBe(cell('3-0'));
  // Its row goes, and the typed price does not.
  await user.keyboard('7');
  act(() => backend.change({ 'products/c': null }));
  await waitFor(() => expect(screen.queryByText('Clove')).toBeNull());
  expect(screen.queryByRole('textbox', { name: /Selling price/ })).toBeNull();
  await shows('2 products changed');
  await press('Review changes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save these changes?' }));
  dialog.getByRole('row', { name: 'Clove Selling price (₹) ₹50 ₹7' });
  dialog.getByRole('row', { name: 'Brahmi Selling price (₹) ₹200 ₹201' });
});

test('a viewer sees the grid and cannot edit it', async () => {
  const { user } = await openPage(GRID, 'viewer', SOAPS);
  await screen.findByRole('grid');
  act(() => cell('0-0').focus());
  await user.keyboard('5');
  expect(cell('0-0').textContent).toBe('₹99');
  expect(screen.queryByRole('button', { name: 'Review changes' })).toBeNull();
});
