import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '../../../src/app/App.tsx';
import { lazyPage } from '../../../src/app/routing/lazy-page.ts';
import { RouteFailure } from '../../../src/app/routing/RouteFailure.tsx';
import { expectConsole } from '../../support/quiet-console.ts';
import { renderShop } from '../support/render-shop.tsx';
import { SETTINGS } from '../support/shop-documents.ts';

vi.mock('#pages/about/AboutPage.tsx', () => ({
  default: () => {
    throw new Error('a page that breaks');
  },
}));

const terms = vi.hoisted(() => ({ isReachable: false }));
vi.mock('#pages/terms/TermsPage.tsx', () => {
  if (!terms.isReachable) throw new TypeError('The code cannot be reached.');
  return { default: () => <h1>Our terms</h1> };
});

const header = vi.hoisted(() => ({ isBroken: false }));
vi.mock('../../../src/app/layout/ConnectionBanner.tsx', () => ({
  ConnectionBanner() {
    if (header.isBroken) throw new Error('a layout that breaks');
    return null;
  },
}));

afterEach(() => {
  terms.isReachable = false;
  header.isBroken = false;
});

const title = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

test('after a page broke, links lead to pages that work', async () => {
  expectConsole('error', /a page that breaks/);
  expectConsole('error', /render-failed/);
  const { goTo } = await renderShop('/about', { documents: SETTINGS });
  await title(/Something went wrong/);
  goTo('/shipping');
  await title(/Shipping/);
  goTo('/about');
  expect(await title(/Something went wrong/)).toBeDefined();
});

test('a page whose code could not be loaded opens at a later visit', async () => {
  expectConsole('error', /error when mocking a module/);
  expectConsole('error', /render-failed/);
  const { goTo, goBack, setOnline } = await renderShop('/shipping', { documents: SETTINGS });
  await title(/Shipping/);
  setOnline(false);
  goTo('/terms');
  await title(/You’re offline/);
  goBack();
  await title(/Shipping/);
  setOnline(true);
  terms.isReachable = true;
  goTo('/terms');
  expect(await title(/Our terms/)).toBeDefined();
});

test('a visitor who did not wait for missing code can open its page later', async () => {
  const { goTo } = await renderShop('/shipping', { documents: SETTINGS });
  await title(/Shipping/);
  goTo('/terms');
  goTo('/faq');
  await title(/Questions/);
  terms.isReachable = true;
  goTo('/terms');
  expect(await title(/Our terms/)).toBeDefined();
});

test('a layout that broke says so in the shop’s words, with ways back', async () => {
  expectConsole('error', /a layout that breaks/);
  expectConsole('error', /render-failed/);
  header.isBroken = true;
  const { goTo } = await renderShop('/shipping', { documents: SETTINGS });
  await title(/^Something went wrong$/);
  expect(document.body.textContent).not.toMatch(/Unexpected Application Error|breaks/);
  // Nothing else of the shop is left: the notice is the page's main part.
  expect(screen.getByRole('main').textContent).toContain('Something went wrong');
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeDefined();
  const home = screen.getByRole('link', { name: 'Go to home page' });
  expect(home.getAttribute('href')).toBe('/');
  header.isBroken = false;
  goTo('/faq');
  expect(await title(/Questions/)).toBeDefined();
});

test('a router that broke says so as well', async () => {
  expectConsole('error', /a router that breaks/);
  expectConsole('error', /render-failed/);
  const router = createMemoryRouter([{ path: '*', element: null }]);
  vi.spyOn(router, 'subscribe').mockImplementation(() => {
    throw new Error('a router that breaks');
  });
  render(<App router={router} />);
  expect(await title(/^Something went wrong$/)).toBeDefined();
});

test('a page that broke before hydration is shown for another view too, and its buttons work', async () => {
  expectConsole('error', /a page that breaks/);
  expectConsole('error', /render-failed/);
  const early = vi.fn(() => new Set<HTMLElement>());
  Object.assign(window, { takeEarlyClicks: early });
  document.documentElement.dataset['otherView'] = '';
  await renderShop('/about', { documents: SETTINGS });
  await title(/Something went wrong/);
  expect(document.documentElement.dataset['otherView']).toBeUndefined();
  expect(early).toHaveBeenCalled();
});

/** Opens a router with a home page and a lazy page at any other address. */
async function openLazyPage(load: () => Promise<never>) {
  const Page = lazyPage(load);
  const waiting = (
    <Suspense>
      <Outlet />
    </Suspense>
  );
  const children = [
    { path: '/', element: <h1>Home</h1> },
    { path: '*', element: <Page /> },
  ];
  const router = createMemoryRouter([
    { element: waiting, children: [{ errorElement: <RouteFailure />, children }] },
  ]);
  render(<RouterProvider router={router} />);
  await title(/Home/);
  return router;
}

test('a visit imports missing code once, and the next visit once more', async () => {
  expectConsole('error', /The chunk is missing/);
  expectConsole('error', /render-failed/);
  const load = vi.fn(() => Promise.reject(new TypeError('The chunk is missing.')));
  const router = await openLazyPage(load);
  await act(() => router.navigate('/page'));
  await title(/Something went wrong/);
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/again'));
  await title(/Something went wrong/);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a visit imports missing code once, however long the open page waits for it', async () => {
  expectConsole('error', /The chunk is missing/);
  expectConsole('error', /render-failed/);
  const load = vi.fn(async () => {
    await new Promise((over) => {
      setTimeout(over, 20);
    });
    throw new TypeError('The chunk is missing.');
  });
  const router = await openLazyPage(load);
  // Without act(), as in a browser: the open page stays until the import has failed.
  void router.navigate('/page');
  await title(/Something went wrong/);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['/products?search=100%', 'Results for “100%”'],
  ['/contact?topic=%&order=%FF', 'Contact us'],
])('%s shows its page', async (address, name) => {
  await renderShop(address, { documents: SETTINGS });
  expect(await title(name)).toBeDefined();
});

test.each([
  ['/%', 'Page not found'],
  ['/product/%E0%A4%A', 'We could not find this product'],
  ['/blog/%FF', 'We could not find this article'],
])('%s says that there is no such page', async (address, name) => {
  expectConsole('warn', /could not be decoded/);
  await renderShop(address, { documents: SETTINGS });
  expect(await title(name)).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Search the shop' })).toBeDefined();
});

test('a page opens at a malformed fragment as at none', async () => {
  expectConsole('warn', /is not a decodable element ID/);
  await renderShop('/faq#%E0%A4%A', { documents: SETTINGS });
  expect(await title('Questions and answers')).toBeDefined();
});
