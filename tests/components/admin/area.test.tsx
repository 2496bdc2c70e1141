import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '../support/render-shop.tsx';
import { renderStaff } from '../support/staff.ts';

test('the title of the tab and the navigation name the section; an invoice is under Orders', async () => {
  const { goTo } = await renderStaff('/admin/dashboard/coupons', 'owner');
  await waitFor(() => expect(document.title).toBe('Coupons · Staff area · Franch'));
  goTo('/admin/dashboard/invoice/firstOrder0000000001');
  await waitFor(() => expect(document.title).toBe('Invoice · Staff area · Franch'));
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Orders');
  goTo('/admin/blog');
  await waitFor(() => expect(document.title).toBe('Blog · Staff area · Franch'));
  await screen.findByRole('link', { name: 'Write an article' });
});

test('a customer reads that the area is for staff', async () => {
  await renderShop('/admin/dashboard/team', { user: { uid: 'asha' } });
  await screen.findByRole('heading', { name: 'This area is for staff only' });
  expect(screen.queryByRole('navigation', { name: 'Staff area' })).toBeNull();
});
