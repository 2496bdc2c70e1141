import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { putInCart } from '../support/checkout.ts';
import { expectAddress, fill } from '../support/forms.ts';
import { renderShop } from '../support/render-shop.tsx';
import { productAt, SETTINGS } from '../support/shop-documents.ts';

const CART = '/dashboard?tab=cart-fav';
const OIL = 'later-oil';
const documents = { ...SETTINGS, ...productAt(OIL, 'Later Oil') };
const later = () => screen.findByRole('button', { name: 'Save for later: Later Oil' });

test('saving for later moves a product of a customer to the wishlist', async () => {
  const line = { quantity: 2, seenPaise: 10_000, addedAt: new Date() };
  const { user, backend } = await renderShop(CART, {
    user: { uid: 'asha' },
    documents: { ...documents, [`users/asha/cart/${OIL}`]: line },
  });
  await user.click(await later());
  expect(await screen.findByText('Later Oil moved to your wishlist.')).toBeDefined();
  await waitFor(() => expect(backend.document(`users/asha/cart/${OIL}`)).toBeUndefined());
  expect(backend.document(`users/asha/favorites/${OIL}`)).toMatchObject({ productId: OIL });
});

test('a visitor signs in first, and then the product moves', async () => {
  putInCart({ slug: OIL });
  const shop = await renderShop(CART, { documents });
  const account = shop.backend.auth.put({ email: 'asha@franch.test', password: 'Neem-leaf-8' });
  await shop.user.click(await later());
  await waitFor(() => expect(shop.address()).toMatch(/^\/auth\?next=/));
  const form = within(await screen.findByRole('form', { name: 'Sign in' }));
  await fill(shop.user, form.getByLabelText('Email'), 'asha@franch.test');
  await fill(shop.user, form.getByLabelText('Password'), 'Neem-leaf-8');
  await shop.user.click(form.getByRole('button', { name: 'Sign in' }));
  await expectAddress(shop, CART);
  await waitFor(() =>
    expect(shop.backend.document(`users/${account.uid}/favorites/${OIL}`)).toMatchObject({
      productId: OIL,
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeDefined();
});
