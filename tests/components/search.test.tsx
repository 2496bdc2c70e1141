import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SearchBox } from '#features/search/SearchBox.tsx';
import { seededDocuments, seededProduct } from './support/catalogue.ts';
import { canonical } from './support/head.ts';
import { renderPage, renderPart, renderShop } from './support/render-shop.tsx';

const documents = seededDocuments();
const search = () => screen.getByRole('search', { name: 'Search the shop' });
const field = () => within(search()).getByRole<HTMLInputElement>('combobox');
const options = () => within(search()).queryAllByRole('option');
const active = () => options().findIndex((row) => row.getAttribute('aria-selected') === 'true');
const announced = () => within(search()).queryByRole('status')?.textContent;
const found = (name: RegExp) => within(search()).findAllByRole('option', { name });

/** Renders the search field over the seeded shop and focuses it. */
async function open(changes = {}, onRead?: (path: string) => void) {
  const shop = await renderPart(<SearchBox look="narrow" />, {
    documents: { ...documents, ...changes },
    ...(onRead && { onRead }),
  });
  act(() => field().focus());
  return shop;
}

/** Replaces the text of the search field and waits for the announcement. */
async function type(user: UserEvent, text: string, answer: RegExp | string): Promise<void> {
  await user.clear(field());
  await user.paste(text);
  await waitFor(() => expect(announced()).toMatch(answer));
}

test('the keyboard alone finds a category', async () => {
  const { user, address } = await open();
  await user.keyboard('SOAP');
  await waitFor(() => expect(announced()).toMatch(/^\d+ products found$/));
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(options()[1]?.querySelectorAll('img')).toHaveLength(1));
  expect(options()[0]?.textContent).toBe('All in Soaps');
  expect(options().at(-1)?.textContent).toMatch(/^See all \d+ results$/);
  expect(options()[1]?.querySelector('mark')?.textContent).toMatch(/soap/i);
  expect(options()[1]?.textContent).toContain('₹');

  expect(active()).toBe(-1);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe(1);
  expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
  await user.keyboard('{End}');
  expect(active()).toBe(options().length - 1);
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(0);
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe(options().length - 1);
  await user.keyboard('{Home}');
  expect(active()).toBe(0);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/products?category=Soaps');
  await waitFor(() => expect(field().value).toBe(''));
  expect(options()).toEqual([]);
});

test('Escape closes, then clears; Enter without a selection opens the results', async () => {
  const { user, address } = await open();
  await type(user, 'neem', /found$/);
  expect(options()).not.toEqual([]);
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field().value).toBe('neem');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(0);
  await user.keyboard('{Escape}{Escape}');
  expect(field().value).toBe('');
  await type(user, '   ', /^$/);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(options()).toEqual([]);
  await user.clear(field());
  await user.paste(' neem ');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/products?search=neem');
  expect(field().value).toBe('');
});

test('a suggestion found by its SKU links to that address', async () => {
  const sku = String(documents['products/franch-oil-nh-plus']?.['sku']);
  const { user, address } = await open();
  await type(user, sku.toLowerCase(), /found$/);
  const option = within(search()).getByRole('option', { name: /NH Plus/ });
  expect(option.querySelector('mark')?.textContent).toBe(sku);
  await user.click(option);
  expect(address()).toBe(`/product/${sku}`);
  expect(field().value).toBe('');
});

test('an address with a SKU is replaced by that of its product, an unknown one is not found', async () => {
  const { address, goTo, goBack } = await renderShop('/about', { documents });
  goTo('/product/FR-NHP-100');
  await waitFor(() => expect(address()).toBe('/product/franch-oil-nh-plus'));
  await screen.findByRole('heading', { level: 1, name: /NH Plus/ });
  await waitFor(() => expect(canonical()).toMatch(/\/product\/franch-oil-nh-plus$/));
  goBack();
  expect(address()).toBe('/about');
  goTo('/product/FR-NOBODY-1');
  await screen.findByRole('heading', { name: 'We could not find this product' });
});

test('any text without a match says so, and shows popular products', async () => {
  const { user, address } = await open();
  for (const text of ['<script>alert(1)</script>', '.*', 'क्ष'.repeat(40)]) {
    await type(user, text, 'No products found');
    const best = within(search()).getByRole('group', { name: 'Popular products' });
    expect(within(best).getAllByRole('option')).toHaveLength(4);
    expect(best.textContent).not.toContain('undefined');
    expect(field().getAttribute('aria-expanded')).toBe('true');
  }
  expect(field().value.length).toBeLessThanOrEqual(100);
  await user.click(screen.getByRole('main'));
  expect(screen.queryByText('No products found')).toBeNull();
  expect(field().value).toMatch(/^क्ष/);
  await type(user, '<script>alert(1)</script>', 'No products found');
  await user.click(within(search()).getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/products?search=%3Cscript%3Ealert(1)%3C%2Fscript%3E');
});

test('an empty field offers popular searches by keyboard, and Escape closes them', async () => {
  const { user, address } = await open();
  const list = await within(search()).findByRole('group', { name: 'Popular searches' });
  const count = within(list).getAllByRole('option').length;
  within(list).getByRole('option', { name: 'Hair oil' });
  expect(count).toBeLessThanOrEqual(6);
  expect(announced()).toBe('Popular searches');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe(count - 1);
  await user.keyboard('{Home}');
  expect(active()).toBe(0);
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/products?search=Hair%20oil');
  expect(options()).toEqual([]);
});

test('the popular searches are the owner’s where there are some, and cost one read', async () => {
  const store = { ...documents['settings/store'], popularSearches: ['Diwali gift'] };
  const reads: string[] = [];
  const { user, address } = await open({ 'settings/store': store }, (path) => reads.push(path));
  const option = await within(search()).findByRole('option', { name: 'Diwali gift' });
  expect(options()).toHaveLength(1);
  expect(reads.filter((path) => path === 'settings/store')).toHaveLength(1);
  await user.click(option);
  expect(address()).toBe('/products?search=Diwali%20gift');
});

test('the owner’s synonyms lead to products, and a product put on sale is found at once', async () => {
  const settings = 'settings/store';
  const synonyms = { own: [{ words: 'dulhan', products: 'rose soap' }], removed: [] };
  const { user, change } = await open();
  await type(user, 'dulhan', 'No products found');
  change(settings, { synonyms });
  await waitFor(() => expect(announced()).toMatch(/^\d+ products? found$/));
  expect(options()[0]?.textContent).toContain('Rose');
  expect(document.body.textContent).not.toContain('rose soap');

  await type(user, 'qwertyoil', 'No products found');
  const fields = seededProduct('franch-oil-nh-plus', {
    ...{ title: 'QwertyOil of the day', sku: 'FR-QWERTY' },
    ...{ createdAt: new Date(), changedAt: new Date() },
  });
  change('products/new-oil', fields);
  await waitFor(() => expect(announced()).toBe('1 product found'));
  expect(options()).toHaveLength(1);
  expect(screen.queryByText(/On sale from/)).toBeNull();
  const gstRates = [{ from: '2999-01-15', percent: 5, reason: 'Hair oil' }];
  change('products/new-oil', { gstRates, changedAt: new Date() });
  await within(search()).findByText('On sale from 15 Jan 2999');
  change('products/new-oil', { active: false });
  await waitFor(() => expect(announced()).toBe('No products found'));
});

test.each([
  ['अश्वगंधा', 'Ashwagandha'],
  ['sshwagandha', 'Ashwagandha'],
  ['haldi', 'Turmeric'],
])('%s finds %s, and marks it', async (text, product) => {
  const { user } = await open();
  await type(user, text, /found$/);
  const marks = options()
    .filter((row) => row.textContent.includes('₹'))
    .map((row) => row.querySelector('mark')?.textContent);
  expect(marks.some((mark) => mark?.includes(product))).toBe(true);
});

test('articles are suggested from the third letter on, and Enter opens one', async () => {
  const { user, address } = await open();
  await type(user, 'as', /found$/);
  expect(within(search()).queryAllByRole('option', { name: /From our articles/ })).toEqual([]);
  await type(user, 'ashwaghanda', /found$/);
  const [article, ...others] = await found(/From our articles/);
  expect(others).toEqual([]);
  expect(article?.textContent).toContain('One plant, many names');
  // The row before the last, which links to all results.
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(article?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  expect(address()).toMatch(/^\/blog\//);
});

test('answers are suggested below the field and on the page of results', async () => {
  const { user } = await renderShop('/products?search=cash%20on%20delivery', { documents });
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { name: 'Articles and answers' });
  const onPage = main.getAllByRole('link', { name: /Questions and answers/ });
  expect(onPage.length).toBeLessThanOrEqual(2);
  await screen.findByRole('search', { name: 'Search the shop' });
  await user.click(field());
  await type(user, 'cash on delivery', /found$/);
  const [answer] = await found(/Questions and answers/);
  const target = answer?.getAttribute('href');
  expect(target).toMatch(/^\/faq#[a-z-]+$/);
  expect(onPage[0]?.getAttribute('href')).toBe(target);
});

test('words that no product has together suggest similar searches, by keyboard', async () => {
  const { user, address } = await open();
  await type(user, 'sshwagandha zzyzx qwvvk', 'No products found');
  expect(options()[0]?.textContent).toBe('Did you mean “ashwagandha”?');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  const ways = within(search()).getByRole('navigation', { name: 'More options' });
  expect(within(ways).getByRole('link', { name: 'Hair Care' })).toBeDefined();
  expect(within(ways).getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/contact');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/products?search=ashwagandha');
});

test('a page without results suggests popular products, similar searches, concerns and the contact page', async () => {
  const { user, address } = await renderPage('/products?search=shampoo%20zzyzx%20qwvvk%20jjkxx', {
    documents,
  });
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { name: /^No products found/ });
  await main.findByRole('heading', { level: 2, name: 'Popular products' });
  expect(main.getAllByRole('article')).toHaveLength(4);
  const concern = await main.findByRole('link', { name: 'Dry skin' });
  expect(concern.getAttribute('href')).toBe('/products?concern=Dry%20skin');
  expect(main.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/contact');
  await user.click(await main.findByRole('link', { name: 'Did you mean “shampoo”?' }));
  expect(address()).toBe('/products?search=shampoo');
  await main.findByRole('heading', { level: 1, name: 'Results for “shampoo”' });
  const [first] = await screen.findAllByRole('article');
  expect(first?.textContent).toContain('Shampoo');
});

test('a search that no product has whole finds those with most of its words, by relevance', async () => {
  const { user, address } = await renderPage('/products?search=herbal%20shampoo', { documents });
  const cards = await screen.findAllByRole('article');
  expect(cards[0]?.textContent).toContain('Shampoo');
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect(sort.value).toBe('relevance');
  await user.selectOptions(sort, 'newest');
  expect(address()).toBe('/products?search=herbal%20shampoo&sort=newest');
});

test('a search without results is counted once per visit, without personal data', async () => {
  const { backend, goTo } = await renderPage('/products?search=ZZYZX%20ABC', { documents });
  const day = `searchMisses/${new Date().toISOString().slice(0, 10).replaceAll('-', '')}`;
  await screen.findByRole('heading', { name: /^No products found/ });
  await waitFor(() => expect(backend.writes).toEqual([day]));
  expect(backend.document(day)).toEqual({ last: 'zzyzx abc', terms: { 'zzyzx abc': 1 } });
  goTo('/about');
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^No products/ })).toBeNull());
  goTo('/products?search=zzyzx%20abc');
  await screen.findByRole('heading', { name: /^No products found/ });
  expect(backend.writes).toEqual([day]);
});

test('the text clears at every navigation, a changed query included', async () => {
  const { user, goTo, goBack } = await open();
  await type(user, 'oil', /found$/);
  goTo('/?sort=name');
  expect(field().value).toBe('');
  await type(user, 'oil', /found$/);
  goBack();
  expect(field().value).toBe('');
});

test('a search of 5,000 characters is cut with a message, and finds what its beginning finds', async () => {
  const text = encodeURIComponent('turmeric '.repeat(556));
  await renderPage(`/products?search=${text}`, { documents });
  await screen.findByText('Long searches are cut to 100 characters.');
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});
