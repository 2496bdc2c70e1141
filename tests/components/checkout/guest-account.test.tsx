import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ORDER_ID } from '../support/checkout.ts';
import { fill } from '../support/forms.ts';
import { orderDocuments } from '../support/orders.ts';
import { renderShop } from '../support/render-shop.tsx';
import { SETTINGS } from '../support/shop-documents.ts';

test('a guest who creates an account on the thank-you page goes on from its title', async () => {
  const { user } = await renderShop(`/thank-you?order=${ORDER_ID}`, {
    user: { uid: 'guest', guest: true, email: '', emailVerified: false },
    documents: { ...SETTINGS, ...orderDocuments(ORDER_ID, { uid: 'guest' }) },
  });
  const name = 'Save this order to an account';
  const form = within(await screen.findByRole('form', { name }));
  await fill(user, form.getByLabelText('Choose a password'), 'Turmeric@108');
  await user.click(form.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(screen.queryByRole('form', { name })).toBeNull());
  const title = screen.getByRole('heading', { name: 'Thank you for your order' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});
