import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { routeOf } from '#domain/site/routes.ts';
import { STORE } from '../../dev/seed/store.ts';
import { seededDocuments } from './support/catalogue.ts';
import { renderShop } from './support/render-shop.tsx';

const documents = seededDocuments();
const DESKTOP = 1440;
const WAYS_TO_PAY = 'Payment methods: Visa, UPI, Mastercard, Google Pay, PayPal';
const tel = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

/** Checks that a part of the page has these links, and that each of its links within the shop leads to a page. */
async function expectLinks(part: HTMLElement, links: Readonly<Record<string, string>>) {
  for (const [name, address] of Object.entries(links)) {
    const link = await within(part).findByRole('link', { name });
    expect(link.getAttribute('href'), name).toBe(address);
  }
  const paths = [...part.querySelectorAll('a[href^="/"]')].map(
    (link) => new URL((link as HTMLAnchorElement).href).pathname,
  );
  expect(paths.filter((path) => routeOf(path).page === 'not-found')).toEqual([]);
}

test('the wishlist shows its live count, the profile its initial', async () => {
  const favourite = (slug: string) => ({
    [`users/leela/favorites/${slug}`]: {
      ...{ productId: slug, title: slug, price: 10 },
      createdAt: new Date(),
    },
  });
  const { backend } = await renderShop('/about', {
    documents: { ...documents, ...favourite('franch-oil-nh-plus') },
    user: { uid: 'leela', name: 'leela nair' },
    width: DESKTOP,
  });
  const header = within(await screen.findByRole('banner'));
  await header.findByRole('link', { name: /^Wishlist\s*\(\s*1 product\s*\)/ });
  act(() => backend.change(favourite('omega-3')));
  await header.findByRole('link', { name: /^Wishlist\s*\(\s*2 products\s*\)/ });
  expect(header.getByRole('link', { name: /Profile/ }).textContent).toContain('L');
  expect(header.queryByRole('link', { name: 'Sign in' })).toBeNull();
  act(() => backend.signOut());
  await header.findByRole('link', { name: 'Sign in' });
  expect(header.getByRole('link', { name: /^Wishlist/ }).textContent).toBe('Wishlist');
});

test('the header of a desktop has all its parts', async () => {
  await renderShop('/about', { documents, width: DESKTOP });
  const header = await screen.findByRole('banner');
  await expectLinks(header, {
    'Franch: Home': '/',
    'All products': '/products',
    Soaps: '/products?category=Soaps',
    About: '/about',
    Blogs: '/blogs',
    Contact: '/contact',
    'Track order': '/dashboard?tab=find-order',
    Wishlist: '/dashboard?tab=cart-fav',
    Cart: '/dashboard?tab=cart-fav',
    'Sign in': '/auth',
  });
  const phone = await within(header).findByRole('link', { name: /\+91 00000 00108$/ });
  expect(phone.getAttribute('href')).toBe(tel(STORE.phone));
  // The marquee shows the text twice; screen readers read it once.
  const promises = within(header)
    .getAllByRole('paragraph')
    .filter(({ textContent }) => textContent.includes(STORE.banner));
  expect(promises).toHaveLength(1);
  const follow = within(within(header).getByRole('list', { name: 'Follow us' }));
  expect(follow.getAllByRole('link')).toHaveLength(4);
  for (const address of Object.values(STORE.socials)) {
    expect(header.querySelector(`a[href="${address}"]`)).not.toBeNull();
  }
  const current = within(header).getByRole('link', { name: 'About' });
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(within(header).getByRole('img', { name: WAYS_TO_PAY })).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

test('the header of a phone leads home and searches', async () => {
  await renderShop('/about', { documents });
  const header = await screen.findByRole('banner');
  await expectLinks(header, { 'Franch: Home': '/' });
  expect(within(header).getByRole('combobox', { name: 'Search the shop' })).toBeDefined();
});

test('header, footer and titles have the name and the logo of the owner, and follow a change', async () => {
  const logo = 'https://store.test/v0/b/shop/o/shop%2Fbrand%2Fa-288x96.png?alt=media';
  const settings = documents['settings/store'] as object;
  const withBrand = (brand: object) => ({ 'settings/store': { ...settings, content: { brand } } });
  const { backend } = await renderShop('/about', {
    documents: { ...documents, ...withBrand({ name: 'Amrita & Sons', logo: '' }) },
    width: DESKTOP,
  });
  const header = within(await screen.findByRole('banner'));
  const home = await header.findByRole('link', { name: 'Amrita & Sons: Home' });
  expect(home.textContent).toBe('Amrita & Sons');
  await waitFor(() => expect(document.title).toBe('About us · Amrita & Sons'));
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByText('© 2025 Amrita & Sons. All rights reserved.')).toBeDefined();
  expect(screen.getByText(/^Amrita & Sons makes Ayurvedic oils/)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/\bFranch\b(?! Ayurveda Private)|\{shop\}/u);

  act(() => backend.change(withBrand({ name: 'Amrita', logo })));
  await waitFor(() => expect(document.title).toBe('About us · Amrita'));
  const picture = footer.getByAltText('Amrita');
  expect(picture.getAttribute('src')).toBe(logo);
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['288', '96']);
});

test('a page without the shop around it still leads home', async () => {
  await renderShop('/auth', { documents });
  const home = await screen.findByRole('link', { name: /^Franch: / });
  expect(home.getAttribute('href')).toBe('/');
});

test('a lost connection is said, and what still works', async () => {
  const { setOnline } = await renderShop('/about', { documents });
  await waitFor(() => expect(screen.getAllByRole('status')).not.toEqual([]));
  setOnline(false);
  expect(await screen.findByText(/^You’re offline\. You can still view pages/)).toBeDefined();
  setOnline(true);
  await waitFor(() => expect(screen.queryByText(/^You’re offline/)).toBeNull());
});

test('the menu links to pages, categories, policies and social networks', async () => {
  const { user, address, goBack } = await renderShop('/privacy', { documents });
  const button = await screen.findByRole('button', { name: 'Menu' });
  await user.click(button);
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  const close = within(menu).getByRole('button', { name: 'Close menu' });
  expect(document.activeElement).toBe(close);
  await expectLinks(menu, {
    Soaps: '/products?category=Soaps',
    'Track order': '/dashboard?tab=find-order',
    'Privacy Policy': '/privacy',
    Facebook: STORE.socials.facebook,
  });
  const names = within(menu)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names.indexOf('Soaps')).toBeLessThan(names.indexOf('About'));
  expect(names.indexOf('Track order')).toBeLessThan(names.indexOf('About'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  await user.click(await within(screen.getByRole('dialog')).findByRole('link', { name: 'About' }));
  await waitFor(() => expect(address()).toBe('/about'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  goBack();
  await waitFor(() => expect(address()).toBe('/privacy'));
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(button);
  const parts = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.click(await parts.findByRole('combobox', { name: 'Search the shop' }));
  await user.paste('nh plus');
  await user.click(await parts.findByRole('option', { name: /NH ?Plus/ }));
  await waitFor(() => expect(address()).toBe('/product/franch-oil-nh-plus'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('every link of the footer works, and its search too', async () => {
  const { user, address, change } = await renderShop('/privacy', { documents });
  const footer = await screen.findByRole('contentinfo');
  await expectLinks(footer, {
    'About Us': '/about',
    Shop: '/products',
    'Track order': '/dashboard?tab=find-order',
    'Privacy Policy': '/privacy',
    'Terms & Conditions': '/terms',
    'Shipping & Delivery': '/shipping',
    'Cancel & Return': '/shipping#cancelling',
    [STORE.phone]: tel(STORE.phone),
    [STORE.email]: `mailto:${STORE.email}`,
    [`WhatsApp ${STORE.whatsapp}`]: 'https://wa.me/910000000108',
    Instagram: STORE.socials.instagram,
    X: STORE.socials.x,
  });
  expect(within(footer).getByRole('img', { name: WAYS_TO_PAY })).toBeDefined();
  expect(within(footer).getByText(STORE.hours)).toBeDefined();
  expect(within(footer).getByText(/© 2025 Franch/)).toBeDefined();
  expect(within(footer).getByText(/^Powered by/)).toBeDefined();

  const field = within(footer).getByRole<HTMLInputElement>('searchbox', {
    name: 'Search products',
  });
  await user.click(field);
  await user.paste('neem & <b>');
  const search = within(footer).getByRole('link', { name: 'Search' });
  expect(search.getAttribute('href')).toBe('/products?search=neem%20%26%20%3Cb%3E');
  await user.clear(field);
  await user.paste('neem');
  await user.click(search);
  expect(address()).toBe('/products?search=neem');
  await waitFor(() => expect(field.value).toBe(''));
  change('settings/store', { whatsapp: '', hours: '' });
  await waitFor(() => expect(within(footer).queryByRole('link', { name: /WhatsApp/ })).toBeNull());
  within(footer).getByRole('link', { name: STORE.phone });
});

test.each(['/auth', '/return'])('%s has neither header, footer nor bottom bar', async (address) => {
  await renderShop(address, { documents });
  expect(await screen.findAllByRole('heading')).not.toEqual([]);
  for (const role of ['banner', 'contentinfo'] as const)
    expect(screen.queryByRole(role)).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});
