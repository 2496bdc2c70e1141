import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORE } from '../../dev/seed/store.ts';
import { seededDocuments } from './support/catalogue.ts';
import { renderShop } from './support/render-shop.tsx';

const documents = seededDocuments();
const DESKTOP = 1440;
const WAYS_TO_PAY = 'Payment methods: Visa, UPI, Mastercard, Google Pay, PayPal';
const tel = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;

/** Checks that a part of the page has links with these names and addresses. */
async function expectLinks(part: HTMLElement, links: readonly (readonly [string, string])[]) {
  for (const [name, address] of links) {
    const link = await within(part).findByRole('link', { name });
    expect(link.getAttribute('href'), name).toBe(address);
  }
}

test('the wishlist shows its live count, the profile its initial', async () => {
  const favourite = (slug: string) => ({
    [`users/leela/favorites/${slug}`]: {
      ...{ productId: slug, title: slug, price: 10 },
      createdAt: new Date(),
    },
  });
  const { backend } = await renderShop('/faq', {
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
  await renderShop('/faq', { documents, width: DESKTOP });
  const header = await screen.findByRole('banner');
  await expectLinks(header, [
    ['Franch: Home', '/'],
    ['Home', '/'],
    ['All products', '/products'],
    ['Wellness', '/products?category=Wellness'],
    ['Soaps', '/products?category=Soaps'],
    ['About', '/about'],
    ['Blogs', '/blogs'],
    ['FAQ', '/faq'],
    ['Contact', '/contact'],
    ['Track order', '/dashboard?tab=find-order'],
    ['Wishlist', '/dashboard?tab=cart-fav'],
    ['Cart', '/dashboard?tab=cart-fav'],
    ['Profile', '/dashboard'],
    ['Sign in', '/auth'],
  ]);
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
  const current = within(header).getByRole('link', { name: 'FAQ' });
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(within(header).getByRole('img', { name: WAYS_TO_PAY })).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

test('the search of the menu has suggestions too', async () => {
  const { user, address } = await renderShop('/faq', { documents });
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.click(await menu.findByRole('combobox', { name: 'Search the shop' }));
  await user.paste('nh plus');
  await user.click(await menu.findByRole('option', { name: /NH ?Plus/ }));
  await waitFor(() => expect(address()).toBe('/product/franch-oil-nh-plus'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the menu links to pages, categories, policies and social networks', async () => {
  const { user, address, goBack } = await renderShop('/faq', { documents });
  const button = await screen.findByRole('button', { name: 'Menu' });
  await user.click(button);
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  const close = within(menu).getByRole('button', { name: 'Close menu' });
  expect(document.activeElement).toBe(close);
  await expectLinks(menu, [
    ['About', '/about'],
    ['Contact', '/contact'],
    ['FAQ', '/faq'],
    ['Blog', '/blogs'],
    ['Soaps', '/products?category=Soaps'],
    ['Track order', '/dashboard?tab=find-order'],
    ['Privacy Policy', '/privacy'],
    ['Facebook', STORE.socials.facebook],
    ['YouTube', STORE.socials.youtube],
  ]);
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
  await waitFor(() => expect(address()).toBe('/faq'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('every link of the footer works, and its search too', async () => {
  const { user, address } = await renderShop('/faq', { documents });
  const footer = await screen.findByRole('contentinfo');
  await expectLinks(footer, [
    ['Home', '/'],
    ['About Us', '/about'],
    ['Shop', '/products'],
    ['Blogs', '/blogs'],
    ['Contact Us', '/contact'],
    ['Track order', '/dashboard?tab=find-order'],
    ['Privacy Policy', '/privacy'],
    ['Terms & Conditions', '/terms'],
    ['Shipping & Delivery', '/shipping'],
    ['Cancel & Return', '/shipping#cancelling'],
    ['FAQ', '/faq'],
    [STORE.phone, tel(STORE.phone)],
    [STORE.email, `mailto:${STORE.email}`],
    [`WhatsApp ${STORE.whatsapp}`, 'https://wa.me/910000000108'],
    ['Facebook', STORE.socials.facebook],
    ['Instagram', STORE.socials.instagram],
    ['YouTube', STORE.socials.youtube],
    ['X', STORE.socials.x],
  ]);
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
  await screen.findByRole('heading', { level: 1, name: 'Results for “neem”' });
  expect(field.value).toBe('');
});

test('without a WhatsApp number the footer has no such link', async () => {
  const store = { ...documents['settings/store'], whatsapp: '', hours: '' };
  await renderShop('/faq', { documents: { ...documents, 'settings/store': store } });
  const footer = within(await screen.findByRole('contentinfo'));
  await footer.findByRole('link', { name: STORE.phone });
  expect(footer.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
});

test.each([
  '/auth',
  '/auth?next=%2Ffaq',
  '/dashboard?tab=cart-fav',
  '/admin',
  '/admin/dashboard/orders',
  '/return',
  '/thank-you',
])('%s has neither header, footer nor bottom bar', async (address) => {
  await renderShop(address, { documents });
  expect(await screen.findAllByRole('heading')).not.toEqual([]);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
});

test.each(['/authors', '/administration', '/faq'])('%s has header and footer', async (address) => {
  await renderShop(address, { documents });
  expect(await screen.findByRole('banner')).toBeDefined();
  expect(await screen.findAllByRole('contentinfo')).toHaveLength(1);
});
