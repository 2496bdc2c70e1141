import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { popularityOf } from '#domain/catalog/popularity.ts';
import { seededDocuments, seededProduct } from './support/catalogue.ts';
import { renderPage, renderShop } from './support/render-shop.tsx';

const documents = seededDocuments();
const PHONE = 360;
const DESKTOP = 1440;

const main = () => within(screen.getByRole('main'));
const cards = () => main().queryAllByRole('article');
const status = () => main().getAllByRole('status')[0];
const filtersButton = () => main().getByRole('button', { name: /^Filters/ });
const checkbox = (panel: HTMLElement, name: RegExp) =>
  within(panel).getByRole<HTMLInputElement>('checkbox', { name });
const link = (name: string | RegExp) => main().getByRole('link', { name });

/** Opens a list of the seeded shop and waits for its first product. */
async function open(at: string, width = PHONE, more = {}) {
  const shop = await renderPage(at, { documents: { ...documents, ...more }, width });
  await waitFor(() => expect(cards()).not.toEqual([]));
  return shop;
}

/** The open filters: a dialog on a phone, a column on a desktop. */
const findPanel = (width = PHONE) =>
  screen.findByRole(width === DESKTOP ? 'region' : 'dialog', { name: 'Filters' });

async function openFilters(user: UserEvent): Promise<HTMLElement> {
  await user.click(filtersButton());
  return findPanel();
}

async function closeFilters(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Show \d+ products?$/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
}

/** The number of products in a filter option's label. */
function countIn(text: string | null | undefined): number {
  return Number(/\((\d+)(?: products?)?\)/.exec(text ?? '')?.[1]);
}

test('by popularity, sold products come first, then reviewed ones, then the newest', async () => {
  const bought = seededProduct('franch-amla-shikakai-shampoo', { sold: 765_432 });
  const popularity = popularityOf({ sold: 765_432, createdAt: Date.now() });
  const { user, address } = await open('/products', PHONE, {
    'products/franch-amla-shikakai-shampoo': { ...bought, popularity },
  });
  const before = cards().map(({ textContent }) => textContent);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Popularity');
  expect(address()).toBe('/products?sort=popularity');
  await waitFor(() => expect(cards()[0]?.textContent).toContain(String(bought['title'])));
  expect(cards()[1]?.textContent).toMatch(/\(3\)/);
  expect(cards()).toHaveLength(before.length);
  expect(document.body.textContent).not.toMatch(/7,?65,?432/);
});

/** Checks Glow by keyboard, and returns how many products its option counts. */
async function filterByKeyboard(user: UserEvent, panel: HTMLElement): Promise<number> {
  const glow = await within(panel).findByRole<HTMLInputElement>('checkbox', {
    name: /^Glow ?\(\d+ products?\)/,
  });
  act(() => glow.focus());
  await user.keyboard(' ');
  expect(within(panel).getAllByRole('checkbox', { checked: true })).toEqual([glow]);
  expect(document.activeElement).toBe(glow);
  return countIn(glow.closest('label')?.textContent);
}

const SKIN_CARE = '/products?category=Skin%20Care';
const countText = (count: number) => (count === 1 ? '1 product' : `${count} products`);

test('the keyboard alone filters a list on a phone, by as many products as the option says', async () => {
  const { user, address } = await open(SKIN_CARE);
  act(() => filtersButton().focus());
  await user.keyboard('{Enter}');
  const panel = await findPanel();
  const count = await filterByKeyboard(user, panel);
  const total = countText(count);
  await waitFor(() => expect(within(panel).getByRole('status').textContent).toBe(total));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(filtersButton());
  expect(filtersButton().textContent).toBe('Filters (1)');
  expect(address()).toBe(`${SKIN_CARE}&concern=Glow`);
  await waitFor(() => expect(cards()).toHaveLength(count));
});

test('the keyboard alone filters a list on a desktop, and Back removes the filter', async () => {
  const { user, address, goBack } = await open(SKIN_CARE, DESKTOP);
  const before = cards().length;
  const count = await filterByKeyboard(user, await findPanel(DESKTOP));
  expect(count).toBeGreaterThan(0);
  await waitFor(() => expect(cards()).toHaveLength(count));
  expect(status()?.textContent).toBe(countText(count));
  goBack();
  expect(address()).toBe(SKIN_CARE);
  await waitFor(() => expect(cards()).toHaveLength(before));
});

test('size and rating narrow a list; a value that all products share is no filter', async () => {
  const { user, address } = await open('/products');
  const panel = await openFilters(user);
  await user.click(
    await within(panel).findByRole('checkbox', { name: /^51 – 100 g ?\(\d+ products\)/ }),
  );
  await user.click(checkbox(panel, /^3 stars and above/));
  expect(within(panel).queryByRole('group', { name: 'Country of origin' })).toBeNull();
  await closeFilters(user);
  expect(address()).toBe('/products?rating=3&size=g-100');
  expect(link('Remove 51 – 100 g')).toBeDefined();
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(within(cards()[0] as HTMLElement).getByText(/3\.7 out of 5 stars/)).toBeDefined();
  await user.click(link('Remove 3 stars and above'));
  expect(address()).toBe('/products?size=g-100');
  await waitFor(() => expect(cards().length).toBeGreaterThan(1));
  for (const card of cards()) expect(card.textContent).toMatch(/\d+ g/);
});

test('chosen filters are removed one by one or all at once, and the focus stays near them', async () => {
  const { user, address } = await open('/products?concern=Glow&concern=Fresh%20breath&stock=in');
  const chosen = main().getByRole('list', { name: 'Chosen filters' });
  expect(within(chosen).getAllByRole('link')).toHaveLength(4);
  act(() => link('Remove Glow').focus());
  await user.keyboard('{Enter}');
  expect(address()).toBe('/products?concern=Fresh%20breath&stock=in');
  expect(document.activeElement).toBe(link('Remove Fresh breath'));
  act(() => link('Clear all filters').focus());
  await user.keyboard('{Enter}');
  expect(address()).toBe('/products');
  expect(main().queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  expect(document.activeElement).toBe(status());
});

test('filters without a match say so, and which one to remove', async () => {
  const at = '/products?category=Soaps&concern=Dry%20skin&price=500-up';
  const { user, address } = await renderPage(at, { documents });
  await screen.findByRole('heading', { name: 'Nothing in Soaps matches these filters' });
  expect(status()?.textContent).toBe('No products match');
  // Alternatives: the category without the filters.
  await waitFor(() => expect(cards()).toHaveLength(4));
  const without = link(/^Without “₹500 and above” \(\d+\)$/);
  const count = countIn(without.textContent);
  await user.click(without);
  expect(address()).toBe('/products?category=Soaps&concern=Dry%20skin');
  await waitFor(() => expect(cards()).toHaveLength(count));
});

test('a filter whose removal would still leave nothing is not offered', async () => {
  const at = '/products?category=Soaps&concern=Dry%20skin&price=500-up&origin=Nepal';
  await renderPage(at, { documents });
  await screen.findByRole('heading', { name: 'Nothing in Soaps matches these filters' });
  await waitFor(() => expect(cards()).toHaveLength(4));
  expect(main().queryByRole('link', { name: /^Without/ })).toBeNull();
});

test('the country of origin is a filter and a sort order', async () => {
  const nepal = seededProduct('franch-oil-nh-plus', { countryOfOrigin: 'Nepal' });
  const more = { 'products/franch-oil-nh-plus': nepal };
  const { user, address } = await open('/products?category=Wellness', PHONE, more);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'origin');
  expect(address()).toBe('/products?category=Wellness&sort=origin');
  await waitFor(() => expect(cards().at(-1)?.textContent).toContain('NH Plus'));
  const panel = await openFilters(user);
  await user.click(await within(panel).findByRole('checkbox', { name: /^Nepal ?\(1 product\)/ }));
  await closeFilters(user);
  expect(address()).toBe('/products?category=Wellness&origin=Nepal&sort=origin');
  await waitFor(() => expect(cards()).toHaveLength(1));
});

test('Home shows the current delivery charges and links to a concern', async () => {
  const { user, address, backend } = await renderShop('/', { documents });
  expect(await screen.findByText('Free delivery from ₹499')).toBeDefined();
  expect(screen.getByText(/Cash on delivery for ₹40 extra/)).toBeDefined();
  const settings = documents['settings/store'];
  const shipping = { freeFromPaise: 59_950, feePaise: 4_900, codFeePaise: 0 };
  backend.change({ 'settings/store': { ...settings, shipping } });
  expect(await screen.findByText(/Free delivery from ₹599\.50/)).toBeDefined();
  expect(screen.getByText(/Cash on delivery at no extra cost/)).toBeDefined();
  // The concerns are loaded when the browser is idle.
  await user.click(await screen.findByRole('link', { name: 'Dry skin' }));
  expect(address()).toBe('/products?concern=Dry%20skin');
  await screen.findByRole('heading', { level: 1, name: 'Dry skin' });
  expect(document.title).toBe('Dry skin · Franch');
  await waitFor(() => expect(cards()).not.toEqual([]));
});
