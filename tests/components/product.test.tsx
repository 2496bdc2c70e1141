import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { productWords } from '#text/shop/product.ts';
import { seededDocuments, seededProduct } from './support/catalogue.ts';
import { fill, valueOf } from './support/forms.ts';
import { renderPage, renderShop } from './support/render-shop.tsx';
import { productAt, SETTINGS } from './support/shop-documents.ts';

const documents = seededDocuments();
const SOAP = '/product/franch-ayurveda-skin-soap';
const SOLD_OUT = 'franch-brahmi-tablets';

const main = () => within(screen.getByRole('main'));

test('a picture opens full screen and zooms by keyboard alone; its thumbnail selects it', async () => {
  const { user } = await renderPage(SOAP, { documents });
  const open = await screen.findByRole('button', { name: 'Enlarge picture 1 of 5' });
  act(() => open.focus());
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: /^Franch Ayurveda Skin Soap/ }));
  expect(dialog.getByRole('img', { name: /^Ayurveda Skin Soap, 100 g: front/ })).toBeDefined();
  expect(dialog.getByText('100 %')).toBeDefined();

  act(() => dialog.getByRole('button', { name: 'Zoom in' }).focus());
  await user.keyboard('{Enter}');
  expect(dialog.getByText('200 %')).toBeDefined();

  act(() => dialog.getByRole('button', { name: 'Next picture' }).focus());
  await user.keyboard('{Enter}');
  expect(dialog.getByRole('img', { name: /two bare bars with lather$/ })).toBeDefined();
  expect(dialog.getByText('100 %')).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  // The last viewed picture stays selected, and the focus returns to its button.
  const now = screen.getByRole('button', { name: 'Enlarge picture 2 of 5' });
  expect(document.activeElement).toBe(now);

  const pictures = await screen.findByRole('list', { name: 'Pictures' });
  const thumbnails = within(pictures).getAllByRole('button');
  expect(thumbnails).toHaveLength(5);
  await user.click(thumbnails[2] as HTMLElement);
  expect(screen.getByRole('button', { name: 'Enlarge picture 3 of 5' })).toBeDefined();
  const label = main().getByRole<HTMLImageElement>('img', { name: /back label with ingredients/ });
  expect(label.getAttribute('src')).toMatch(/-label\.[0-9a-f]+\.svg$/);
  // The thumbnail of a drawing is its small raster.
  const small = thumbnails[2]?.querySelector('img')?.getAttribute('src');
  expect(small).toMatch(/-label\.[0-9a-f]+-180\.webp$/);
});

test('a category that the owner has renamed has its new name', async () => {
  const row = { id: 'Soaps', name: 'Handmade soaps', text: 'Bars', shown: true };
  const content = { catalog: { categories: [row], concerns: [] } };
  const settings = { ...(SETTINGS['settings/store'] as object), content };
  await renderPage(SOAP, { documents: { ...documents, 'settings/store': settings } });
  const link = await main().findByRole('link', { name: 'Handmade soaps' });
  expect(link.getAttribute('href')).toBe('/products?category=Soaps');
  expect(main().queryByText('Soaps')).toBeNull();
});

test('a product without pictures shows a neutral pack of its form and says so', async () => {
  const none = { images: [], imageAlts: [], imageKinds: [], imageURL: '' };
  const honey = seededProduct('franch-forest-honey', none);
  const changed = { ...documents, 'products/franch-forest-honey': honey };
  await renderPage('/product/franch-forest-honey', { documents: changed });
  expect(await screen.findByText(productWords.noPicture)).toBeDefined();
  const pictures = [...screen.getByRole('main').querySelectorAll('img')];
  expect(pictures[0]?.getAttribute('src')).toBe('/icons/packs/jar.svg');
  expect(screen.queryByRole('list', { name: 'Pictures' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Enlarge/ })).toBeNull();
});

test('another size changes price and address, and keeps scroll position and focus', async () => {
  const { user, address, goTo, goBack } = await renderShop('/faq', { documents });
  goTo('/product/franch-triphala-churna');
  const sizes = () => within(screen.getByRole('navigation', { name: 'Size' }));
  const small = await screen.findByRole('link', { name: /^100 g/ });
  const large = () => sizes().getByRole('link', { name: /^250 g/ });
  expect(small.getAttribute('aria-current')).toBe('page');
  act(() => large().focus());
  const scrollTo = vi.spyOn(window, 'scrollTo');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/product/franch-triphala-churna-250g');
  await waitFor(() => expect(large().getAttribute('aria-current')).toBe('page'));
  expect(document.activeElement).toBe(large());
  expect(main().getAllByText('₹265')).not.toEqual([]);
  expect(main().getByText(/250 g · ₹1\.06 per g/)).toBeDefined();
  expect(scrollTo).not.toHaveBeenCalled();
  // One history entry for the product, not one per viewed size.
  goBack();
  expect(address()).toBe('/faq');
});

test('Buy now leads to the checkout with one piece, also when it is in the cart already', async () => {
  const { user, address, goBack } = await renderShop(SOAP, { documents });
  const buy = () => screen.findByRole('button', { name: 'Buy now' });
  for (const round of [1, 2]) {
    await user.click(await buy());
    await waitFor(() => expect(address(), `${round}`).toBe('/dashboard?tab=checkout'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findAllByText(/^Franch Ayurveda Skin Soap/);
    goBack();
  }
  await screen.findAllByRole('link', { name: /^Cart ?\(1 item\)/ });
});

test('dispatch, return costs and licence are shown beside the price and link to the policy', async () => {
  const days = { dispatch: 4, nearFrom: 2, nearTo: 2, farFrom: 3, farTo: 6 };
  const store = {
    ...SETTINGS['settings/store'],
    delivery: { days: { ...days, remoteFrom: 7, remoteTo: 9 } },
    content: {
      returns: { returnDays: 14, faultDays: 45, refundDays: 3, changedOn: '2026-12-24' },
    },
  };
  const { user, address } = await renderShop(SOAP, {
    documents: { ...documents, 'settings/store': store },
  });
  const note = await screen.findByRole('region', { name: 'Dispatch, returns and payment' });
  expect(note.textContent).toContain('within 4 working days');
  expect(note.textContent).toContain('14-day returns on unopened products');
  expect(note.textContent).toContain('you pay return shipping');
  expect(note.textContent).toContain('We collect it at our cost');
  expect(note.textContent).toContain('Lic. No.');
  expect(within(note).getByRole('img', { name: /UPI/ })).toBeDefined();
  await user.click(within(note).getByRole('link', { name: 'How returns work' }));
  expect(address()).toBe('/shipping#returns');
  await screen.findByRole('heading', { name: /Returns and replacements/ });
  for (const time of ['Within 4 working days', '2 working days', '3 to 6', '7 to 9']) {
    expect((await main().findAllByText(new RegExp(`^${time}`))).length).toBeGreaterThan(0);
  }
  // The named section gets the focus when it is scrolled into view.
  await waitFor(() => expect(document.activeElement?.id).toBe('returns'));
});

test('the listing shows the legal declarations of the pack, and the responsible company', async () => {
  await renderPage(SOAP, { documents });
  await screen.findByText('Grievance Officer');
  const facts = new Map(
    [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent ?? '',
    ]),
  );
  for (const [name, value] of [
    ['Product type', 'Cosmetic'],
    ['Generic name', 'Toilet soap'],
    ['Net quantity', '100 g'],
    ['Maximum retail price (MRP)', '₹105, inclusive of all taxes'],
    ['Price per unit', '₹0.89 per g'],
    ['Best before', '24 months from manufacture'],
    ['Country of origin', 'India'],
    ['Manufacturer', 'Franch Personal Care (sample), Shed 4'],
    ['Licence', 'Mfg. Lic. No. SAMPLE/COS/0042'],
    ['Legal name', 'Franch Ayurveda Private Limited (sample)'],
    ['Customer care, email', 'care@franch.example.in'],
    ['Grievance Officer', 'Grievance Officer (sample)'],
  ] as const) {
    expect(facts.get(name), name).toContain(value);
  }
});

const waiting = async () =>
  within(await screen.findByRole('region', { name: 'Notify me when it is back' }));

test('a visitor without an account requests a back-in-stock letter', async () => {
  const { user, backend, setOnline } = await renderPage(`/product/${SOLD_OUT}`, { documents });
  const form = await waiting();
  await user.click(form.getByRole('button', { name: 'Notify me' }));
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Email address')));
  expect(backend.calls).toEqual([]);
  await fill(user, form.getByLabelText('Email address'), 'Meera@Example.in');
  setOnline(false);
  await user.click(form.getByRole('button', { name: 'Notify me' }));
  await waitFor(() => expect(form.getByRole('alert').textContent).toMatch(/You’re offline/));
  expect(valueOf(form.getByLabelText('Email address'))).toBe('Meera@Example.in');
  expect(backend.calls).toEqual([]);
  setOnline(true);
  backend.answer('notifyWhenBack', { outcome: 'too-many' });
  await user.click(form.getByRole('button', { name: 'Notify me' }));
  await form.findByText(/try again in 15 minutes/);
  backend.answer('notifyWhenBack', { outcome: 'noted' });
  await user.click(form.getByRole('button', { name: 'Notify me' }));
  const receipt = await screen.findByText(/We’ll email meera@example\.in when it is back/);
  await waitFor(() => expect(document.activeElement).toBe(receipt));
  expect(backend.calls.at(-1)).toEqual({
    name: 'notifyWhenBack',
    request: { slug: SOLD_OUT, email: 'meera@example.in' },
  });
});

test('an open page follows price and start of sale; nothing is sold before its GST rate begins', async () => {
  const path = SOAP.slice(1).replace('product', 'products');
  const { change } = await renderShop(SOAP, { documents });
  await screen.findByRole('heading', { level: 1, name: /Skin Soap/ });
  change(path, { price: 81.25, changedAt: new Date() });
  expect(await screen.findByText('₹81.25')).toBeDefined();
  const gstRates = [{ from: '2999-01-15', percent: 5, reason: 'Toilet soap' }];
  change(path, { gstRates, changedAt: new Date() });
  expect(await main().findByText('On sale from 15 Jan 2999')).toBeDefined();
  expect(main().queryByText('In stock')).toBeNull();
  expect(main().queryByRole('button', { name: 'Add to cart' })).toBeNull();
  await waitFor(() =>
    expect(
      document.head.querySelector('meta[property="product:availability"]')?.getAttribute('content'),
    ).toBe('out of stock'),
  );
});

test('a card says from when a product is sold, and offers no quick add before', async () => {
  const gstRates = [{ from: '2999-01-15', percent: 5, reason: 'Toilet soap' }];
  await renderPage('/products?category=Soaps', {
    documents: {
      ...SETTINGS,
      ...productAt('soap-now', 'Saffron Soap', { category: 'Soaps' }),
      ...productAt('soap-later', 'Later Soap', { category: 'Soaps', gstRates }),
    },
  });
  const later = (await screen.findByRole('link', { name: 'Later Soap' })).closest('li');
  expect(await within(later as HTMLElement).findByText('On sale from 15 Jan 2999')).toBeDefined();
  expect(within(later as HTMLElement).queryByText('In stock')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to cart: Later Soap' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add to cart: Saffron Soap' })).toBeDefined();
});
