import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articleFields, seededDocuments } from './support/catalogue.ts';
import { robots } from './support/head.ts';
import { renderPage, renderShop } from './support/render-shop.tsx';

const documents = seededDocuments();
const LABELS = '/blog/how-to-read-an-ayurvedic-label';
const DRAFT = 'turmeric-in-the-kitchen-and-on-the-shelf';

const main = () => within(screen.getByRole('main'));
const cards = () => main().queryAllByRole('article');
const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
const status = (text: RegExp | string) =>
  waitFor(() =>
    expect(
      main()
        .getAllByRole('status')
        .map(({ textContent }) => textContent),
    ).toContainEqual(typeof text === 'string' ? text : expect.stringMatching(text)),
  );

/** Articles older than the seeded ones, the newest first. */
const olderArticles = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `blogs/older-${index}`,
      articleFields({
        title: `Older ${index}`,
        publishedAt: new Date(Date.UTC(2020, 0, 20 - index)),
      }),
    ]),
  );

test('the list links to an article, and the article to a product that it mentions', async () => {
  const { user, address } = await renderPage('/blogs', { documents });
  await title(/Our blog/);
  await status('8 articles');
  expect(cards()).toHaveLength(8);
  expect(cards()[0]?.textContent).toContain('12 Nov 2026');
  expect(cards()[0]?.textContent).toContain('By Meera Pillai (sample)');
  expect(cards()[0]?.textContent).toMatch(/\d min read/);

  await user.click(main().getByRole('link', { name: /How to read the label/ }));
  expect(address()).toBe(LABELS);
  await title(/How to read the label/);
  expect(screen.getByText(/updated 14 Nov 2026/)).toBeDefined();
  await screen.findByRole('heading', { level: 2, name: 'Fifth: the price' });

  const heading = await screen.findByRole('heading', { name: 'Shop this article' });
  const related = within(heading.closest('section') as HTMLElement);
  await waitFor(() => expect(related.getAllByRole('article')).toHaveLength(4));
  await user.click(related.getByRole('link', { name: /Franch Orthovin Thailam/ }));
  expect(address()).toBe('/product/franch-orthovin-thailam');
});

test.each([DRAFT, 'no-such-article', 'A%2FB'])(
  'an article that is not public is not found: %s',
  async (slug) => {
    const { user, address, backend, goTo } = await renderShop('/about', { documents });
    backend.failReads(`blogs/${DRAFT}`, 'denied');
    goTo(`/blog/${slug}`);
    await screen.findByRole('heading', { name: 'We could not find this article' });
    await waitFor(() => expect(robots()).toBe('noindex'));
    await user.click(main().getByRole('link', { name: 'All articles' }));
    expect(address()).toBe('/blogs');
  },
);

test('the list leaves out drafts and malformed articles, and follows what is published', async () => {
  const wrong = { 'blogs/wrong-shape': articleFields({ title: { not: 'a title' } }) };
  const { change, release, goTo } = await renderPage('/blogs', {
    documents: { ...documents, ...wrong },
    reads: 'wait',
  });
  await status(/Loading articles…/);
  release();
  await waitFor(() => expect(cards()).toHaveLength(8));
  expect(screen.queryByText(/Turmeric in the kitchen/)).toBeNull();
  const article = articleFields({ title: 'Just now', publishedAt: new Date(Date.now() - 60_000) });
  change('blogs/just-now', article);
  await waitFor(() => expect(cards()[0]?.textContent).toContain('Just now'));
  change('blogs/just-now', { status: 'draft' });
  await waitFor(() => expect(cards()).toHaveLength(8));
  goTo('/blog/wrong-shape');
  expect((await main().findByRole('alert')).textContent).toContain('is being fixed');
});

test('older articles load on request, are part of the URL and get the focus', async () => {
  const all = { ...documents, ...olderArticles(8) };
  const { user, address } = await renderPage('/blogs', { documents: all });
  await waitFor(() => expect(cards()).toHaveLength(12));
  await status(/The 12 newest/);
  await user.click(main().getByRole('link', { name: 'Load older articles' }));
  expect(address()).toBe('/blogs?pages=2');
  await waitFor(() => expect(cards()).toHaveLength(16));
  const next = within(cards()[12] as HTMLElement).getByRole('link');
  await waitFor(() => expect(document.activeElement).toBe(next));
  cleanup();
  await renderPage('/blogs?pages=2', { documents: all });
  await waitFor(() => expect(cards()).toHaveLength(16));
  expect(cards().at(-1)?.textContent).toContain('Older 7');
});

test('an article works by keyboard, can be shared, and stays without a network', async () => {
  const { user, address, setOnline } = await renderShop('/blogs', { documents });
  await waitFor(() => expect(cards()).toHaveLength(8));
  act(() =>
    within(cards()[0] as HTMLElement)
      .getByRole('link')
      .focus(),
  );
  await user.keyboard('{Enter}');
  await title(/How to read the label/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  await user.tab();
  expect(document.activeElement).toBe(main().getByRole('link', { name: 'All articles' }));
  // A table wider than the screen is scrollable with the arrow keys.
  const table = await main().findByRole('region', { name: 'Table, scrolls sideways' });
  await user.tab();
  expect(document.activeElement).toBe(table);

  await user.click(await screen.findByRole('button', { name: 'Share this article' }));
  await screen.findByText('Link copied.');
  expect(await navigator.clipboard.readText()).toBe(new URL(LABELS, location.href).href);
  setOnline(false);
  await screen.findByText(/^You’re offline\. /);
  expect(screen.getByRole('heading', { name: 'Fifth: the price' })).toBeDefined();
  setOnline(true);
  await waitFor(() => expect(screen.queryByText(/^You’re offline\. /)).toBeNull());
  await user.click(await main().findByRole('link', { name: 'write to us' }));
  expect(address()).toBe('/contact');
});

test('a loading article is announced, and a shop without articles says so', async () => {
  const documentsOf = { 'settings/store': documents['settings/store'] ?? {} };
  const { goTo, release } = await renderPage('/blog/none', {
    documents: documentsOf,
    reads: 'wait',
  });
  await screen.findByText('Loading article…');
  release();
  goTo('/blogs');
  expect(await screen.findByRole('heading', { name: 'No articles yet' })).toBeDefined();
});
