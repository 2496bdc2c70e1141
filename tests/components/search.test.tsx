import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { seededDocuments, seededProduct } from './support/catalogue.ts';
import { renderShop } from './support/render-shop.tsx';

const documents = seededDocuments();
const search = () => screen.getByRole('search', { name: 'Search the shop' });
const field = () => within(search()).getByRole<HTMLInputElement>('combobox');
const options = () => within(search()).queryAllByRole('option');
const active = () => options().findIndex((row) => row.getAttribute('aria-selected') === 'true');
const announced = () => within(search()).queryByRole('status')?.textContent;

/** Opens a page of the seeded shop and waits for the search field. */
async function open(at: string, width?: number) {
  const shop = await renderShop(at, { documents, ...(width && { width }) });
  await screen.findByRole('search', { name: 'Search the shop' });
  return shop;
}

/** Replaces the text of the search field and waits for the announcement. */
async function type(user: UserEvent, text: string, answer: RegExp | string): Promise<void> {
  await user.clear(field());
  await user.paste(text);
  await waitFor(() => expect(announced()).toMatch(answer));
}

test('the keyboard alone finds a category', async () => {
  const { user, address } = await open('/faq');
  act(() => field().focus());
  await user.keyboard('SOAP');
  await waitFor(() => expect(announced()).toMatch(/^\d+ products found$/));
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(options()[1]?.querySelector('img')).not.toBeNull());
  expect(options()[0]?.textContent).toBe('All in Soaps');
  expect(options().at(-1)?.textContent).toMatch(/^See all \d+ results$/);
  expect(options()[1]?.querySelector('mark')?.textContent).toMatch(/soap/i);
  expect(options()[1]?.textContent).toContain('₹');
  expect(options()[1]?.querySelectorAll('img')).toHaveLength(1);

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
  const { user, address } = await open('/faq');
  await type(user, 'neem', /found$/);
  expect(options()).not.toEqual([]);
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field().value).toBe('neem');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe(0);
  await user.keyboard('{Escape}{Escape}');
  expect(field().value).toBe('');
  await user.keyboard(' neem {Enter}');
  expect(address()).toBe('/products?search=neem');
  await screen.findByRole('heading', { level: 1, name: 'Results for “neem”' });
  expect(field().value).toBe('');
  const main = await screen.findByRole('main');
  await waitFor(() =>
    expect(within(main).getAllByRole('status')[0]?.textContent).toMatch(/^\d+ products?$/),
  );
});

test('pressing a suggestion opens the product by its SKU and replaces that address', async () => {
  const sku = String(documents['products/franch-oil-nh-plus']?.['sku']);
  const { user, address, goBack } = await open('/');
  await user.click(field());
  await type(user, sku.toLowerCase(), /found$/);
  const option = within(search()).getByRole('option', { name: /NH Plus/ });
  expect(option.getAttribute('href')).toBe(`/product/${sku}`);
  expect(option.querySelector('mark')?.textContent).toBe(sku);
  await user.click(option);
  await waitFor(() => expect(address()).toBe('/product/franch-oil-nh-plus'));
  const heading = await screen.findByRole('heading', { level: 1, name: /NH Plus/ });
  expect(heading).toBeDefined();
  expect(field().value).toBe('');
  // The address with the SKU was replaced, so going back does not open it.
  goBack();
  expect(address()).toBe('/');
});

test('an address with a SKU redirects to its product, an unknown one shows not found', async () => {
  const { address, goTo } = await open('/product/FR-NHP-100');
  await waitFor(() => expect(address()).toBe('/product/franch-oil-nh-plus'));
  await screen.findByRole('heading', { level: 1, name: /NH Plus/ });
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  expect(canonical?.href).toMatch(/\/product\/franch-oil-nh-plus$/);
  goTo('/product/FR-NOBODY-1');
  await screen.findByRole('heading', { name: 'We could not find this product' });
});

test('any text without a match says so, and shows popular products', async () => {
  const { user, address } = await open('/faq');
  await user.click(field());
  for (const text of ['zzzz', '<script>alert(1)</script>', '.*', '🪔', 'क्ष'.repeat(40)]) {
    await type(user, text, 'No products found');
    expect(within(search()).getByText('No products found')).toBeDefined();
    const best = within(search()).getByRole('group', { name: 'Popular products' });
    expect(within(best).getAllByRole('option')).toHaveLength(4);
    expect(best.textContent).not.toContain('undefined');
    expect(field().getAttribute('aria-expanded')).toBe('true');
  }
  expect(field().value.length).toBeLessThanOrEqual(100);
  await type(user, '<script>alert(1)</script>', 'No products found');
  await user.click(within(search()).getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/products?search=%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  await screen.findByRole('heading', { name: /^No products found/ });
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { level: 2, name: 'Popular products' });
  expect(main.getAllByRole('article')).toHaveLength(4);
});

test('an empty field offers popular searches by keyboard, and Escape closes them', async () => {
  const { user, address } = await open('/faq');
  act(() => field().focus());
  const list = await within(search()).findByRole('group', { name: 'Popular searches' });
  const names = within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toContain('Hair oil');
  expect(names.length).toBeLessThanOrEqual(6);
  expect(announced()).toBe('Popular searches');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe(names.length - 1);
  await user.keyboard('{Home}');
  expect(active()).toBe(0);
  await user.keyboard('{End}{ArrowDown}');
  expect(active()).toBe(0);
  await user.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/products?search=Hair%20oil');
  await screen.findByRole('heading', { level: 1, name: 'Results for “Hair oil”' });
  expect(options()).toEqual([]);
});

test('the popular searches are the owner’s where there are some, and cost no read', async () => {
  const store = { ...documents['settings/store'], popularSearches: ['Diwali gift'] };
  const reads: string[] = [];
  const { user, address } = await renderShop('/faq', {
    documents: { ...documents, 'settings/store': store },
    onRead: (path) => reads.push(path),
  });
  await screen.findByRole('search', { name: 'Search the shop' });
  await user.click(field());
  const option = await within(search()).findByRole('option', { name: 'Diwali gift' });
  expect(options()).toHaveLength(1);
  expect(reads.filter((path) => path === 'settings/store')).toHaveLength(1);
  await user.click(option);
  expect(address()).toBe('/products?search=Diwali%20gift');
});

test('answers are suggested beside products, below the field and on the page', async () => {
  const { user, address } = await open('/products?search=cash%20on%20delivery');
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { name: 'Articles and answers' });
  const onPage = main.getAllByRole('link', { name: /Questions and answers/ });
  expect(onPage.length).toBeLessThanOrEqual(2);
  await user.click(field());
  await type(user, 'cash on delivery', /found$/);
  const [answer] = await within(search()).findAllByRole('option', {
    name: /Questions and answers/,
  });
  const target = answer?.getAttribute('href') ?? '';
  expect(target).toMatch(/^\/faq#[a-z-]+$/);
  expect(onPage[0]?.getAttribute('href')).toBe(target);
  while (answer?.getAttribute('aria-selected') !== 'true') await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
  expect(address()).toBe(target);
});

test('the owner’s synonyms lead to products, live and unseen', async () => {
  const settings = 'settings/store';
  const synonyms = { own: [{ words: 'dulhan', products: 'rose soap' }], removed: [] };
  const { user, backend } = await open('/products?search=dulhan');
  await screen.findByRole('heading', { name: /^No products found/ });
  act(() => backend.change({ [settings]: { ...documents[settings], synonyms } }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^No products/ })).toBeNull());
  const cards = await screen.findAllByRole('article');
  expect(cards[0]?.textContent).toContain('Rose');
  expect(document.body.textContent).not.toContain('rose soap');
  await user.click(field());
  await type(user, 'dulhan', /^\d+ products? found$/);
  expect(options()[0]?.textContent).toContain('Rose');
});

test.each(['ashwaghanda', 'asvagandha', 'अश्वगंधा', 'sshwagandha'])(
  '%s finds Ashwagandha below the field and on the page',
  async (text) => {
    const { user, address } = await open('/faq');
    await user.click(field());
    await type(user, text, /found$/);
    const option = options().find((row) => row.textContent.includes('₹'));
    expect(option?.textContent).toContain('Ashwagandha Root Capsules');
    expect(option?.querySelector('mark')?.textContent).toBe('Ashwagandha');
    const count = Number.parseInt(announced() ?? '', 10);
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/products?search=${encodeURIComponent(text)}`);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count));
    const found = screen
      .getAllByRole('article')
      .filter((card) => card.textContent.includes('Ashwagandha Root Capsules'));
    expect(found).toHaveLength(1);
  },
);

test('a plant is found by its other names', async () => {
  const { user } = await open('/faq');
  await user.click(field());
  for (const [text, product] of [
    ['haldi', 'Turmeric'],
    ['tulasi', 'Tulsi'],
    ['nim', 'Neem'],
    ['hurmeric', 'Turmeric'],
  ] as const) {
    await user.clear(field());
    await user.paste(text);
    await waitFor(() => {
      const products = options().filter((row) => row.textContent.includes('₹'));
      expect(products.some((row) => row.textContent.includes(product))).toBe(true);
    });
    const marks = [...search().querySelectorAll('[role=option] mark')];
    expect(marks.some((mark) => mark.textContent.includes(product))).toBe(true);
  }
});

test('articles are suggested from the third letter on, and Enter opens one', async () => {
  const { user, address } = await open('/faq');
  await user.click(field());
  await type(user, 'as', /found$/);
  expect(within(search()).queryAllByRole('option', { name: /From our articles/ })).toEqual([]);
  await user.clear(field());
  await type(user, 'ashwaghanda', /found$/);
  const article = await within(search()).findAllByRole('option', { name: /From our articles/ });
  expect(article).toHaveLength(1);
  expect(article[0]?.textContent).toContain('One plant, many names');
  // The row before the last, which links to all results.
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(article[0]?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Enter}');
  expect(address()).toMatch(/^\/blog\//);
  await screen.findByRole('heading', { level: 1, name: /One plant, many names/ });
});

test('words that no product has together suggest similar searches, by keyboard', async () => {
  const { user, address } = await open('/faq');
  await user.click(field());
  await type(user, 'sshwagandha zzyzx qwvvk', 'No products found');
  expect(options()[0]?.textContent).toBe('Did you mean “ashwagandha”?');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  const ways = within(search()).getByRole('navigation', { name: 'More options' });
  expect(within(ways).getByRole('link', { name: 'Hair Care' })).toBeDefined();
  expect(within(ways).getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/contact');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/products?search=ashwagandha');
  await waitFor(() => expect(field().value).toBe(''));
  const cards = await screen.findAllByRole('article');
  expect(cards[0]?.textContent).toContain('Ashwagandha');
});

test('an empty result suggests similar searches, concerns and the contact page', async () => {
  const { user, address } = await open('/products?search=shampoo%20zzyzx%20qwvvk%20jjkxx');
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { name: /^No products found/ });
  const concern = await main.findByRole('link', { name: 'Dry skin' });
  expect(concern.getAttribute('href')).toBe('/products?concern=Dry%20skin');
  expect(main.getByRole('link', { name: 'Ask us' }).getAttribute('href')).toBe('/contact');
  await user.click(await main.findByRole('link', { name: 'Did you mean “shampoo”?' }));
  expect(address()).toBe('/products?search=shampoo');
  const cards = await screen.findAllByRole('article');
  expect(cards[0]?.textContent).toContain('Shampoo');
});

test('a search that no product has whole finds those with most of its words, by relevance', async () => {
  const { user, address } = await open('/products?search=herbal%20shampoo');
  const cards = await screen.findAllByRole('article');
  expect(cards[0]?.textContent).toContain('Shampoo');
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect(sort.value).toBe('relevance');
  await user.selectOptions(sort, 'newest');
  expect(address()).toBe('/products?search=herbal%20shampoo&sort=newest');
});

test('a search without results is counted once per visit, without personal data', async () => {
  const { backend, goTo } = await open('/products?search=ZZYZX%20ABC');
  const day = `searchMisses/${new Date().toISOString().slice(0, 10).replaceAll('-', '')}`;
  await screen.findByRole('heading', { name: /^No products found/ });
  await waitFor(() => expect(backend.writes).toEqual([day]));
  expect(backend.document(day)).toEqual({ last: 'zzyzx abc', terms: { 'zzyzx abc': 1 } });
  goTo('/faq');
  await screen.findByRole('heading', { name: 'Questions and answers' });
  goTo('/products?search=zzyzx%20abc');
  await screen.findByRole('heading', { name: /^No products found/ });
  expect(backend.writes).toEqual([day]);
});

test('white space alone opens nothing', async () => {
  const { user } = await open('/faq');
  await user.click(field());
  await type(user, 'oil', /found$/);
  await type(user, '   ', /^$/);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(options()).toEqual([]);
});

test('the text clears at every navigation, a changed query included', async () => {
  const { user, address, goBack } = await open('/products');
  await user.click(field());
  await type(user, 'oil', /found$/);
  expect(options()).not.toEqual([]);
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'name');
  expect(address()).toBe('/products?sort=name');
  expect(field().value).toBe('');
  await user.click(field());
  await type(user, 'oil', /found$/);
  goBack();
  expect(field().value).toBe('');
});

test('a press outside closes the suggestions and keeps the text', async () => {
  const { user } = await open('/faq');
  await user.click(field());
  await type(user, 'zzzz', 'No products found');
  await user.click(screen.getByRole('main'));
  expect(screen.queryByText('No products found')).toBeNull();
  expect(field().value).toBe('zzzz');
});

test('a product put on sale while a visitor types is suggested at once', async () => {
  const { user, backend } = await open('/faq');
  await user.click(field());
  await type(user, 'qwertyoil', 'No products found');
  const fields = seededProduct('franch-oil-nh-plus', {
    ...{ title: 'QwertyOil of the day', sku: 'FR-QWERTY' },
    ...{ createdAt: new Date(), changedAt: new Date() },
  });
  backend.change({ 'products/new-oil': fields });
  await waitFor(() => expect(announced()).toBe('1 product found'));
  expect(options()).toHaveLength(1);
  backend.change({ 'products/new-oil': { ...fields, active: false } });
  await waitFor(() => expect(announced()).toBe('No products found'));
});

test('a search of 5,000 characters is cut with a message, and finds what its beginning finds', async () => {
  await renderShop(`/products?search=${encodeURIComponent('turmeric '.repeat(556))}`, {
    documents,
  });
  await screen.findByText('Long searches are cut to 100 characters.');
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  await screen.findByRole('search', { name: 'Search the shop' });
  expect(field().maxLength).toBe(100);
});
