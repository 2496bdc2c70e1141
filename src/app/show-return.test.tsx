import { act, cleanup, render, screen } from '@testing-library/react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { watchBack } from '#ui/back-gate.ts';
import { returning } from '#ui/kept.ts';
import { whenPainted } from '#ui/when-painted.ts';
import { KeptList } from './KeptList.tsx';
import { showReturns } from './show-return.ts';
import { useEntry, type Walk, WalkContext, walkThrough } from './walk.ts';

watchBack();
showReturns();
// A page that is set in the shop's fonts already (`#ui/fonts.ts`).
document.documentElement.dataset['fonts'] = '';

afterEach(cleanup);

function Page() {
  return <h1>{useEntry(({ location }) => location.pathname)}</h1>;
}

const LIST = (
  <article>
    <a href="/product/neem">Neem</a>
  </article>
);

/** A shop in which somebody has gone from a list to a product. */
function openProduct(): Walk {
  window.history.replaceState(null, '', '/products');
  const walk = walkThrough(createBrowserHistory({ v5Compat: true }));
  render(
    <WalkContext value={walk}>
      <KeptList list={LIST}>
        <Page />
      </KeptList>
    </WalkContext>,
  );
  act(() => walk.go('/product/neem'));
  return walk;
}

const told = (): Promise<unknown> =>
  new Promise((come) => window.addEventListener('popstate', come, { once: true, capture: true }));

/** Goes through the history, until the browser has said so; nothing is painted before the test asks for it. */
async function walkBy(entries: number): Promise<void> {
  await act(async () => {
    const arrived = told();
    window.history.go(entries);
    await arrived;
  });
}

const painted = (): Promise<void> => act(() => new Promise<void>(whenPainted));

const isKept = (): boolean => document.querySelector('[data-kept]')?.textContent === 'Neem';
const page = (): string | null | undefined => screen.queryByRole('heading')?.textContent;

it('shows the list before the shop is told of it, which follows once that is painted', async () => {
  const walk = openProduct();
  expect(isKept()).toBe(true);
  await walkBy(-1);
  expect(isKept()).toBe(false);
  expect(page()).toBeUndefined();
  expect(walk.now().location.pathname).toBe('/product/neem');
  await painted();
  expect(walk.now().location.pathname).toBe('/products');
  expect(screen.queryByRole('heading', { hidden: true })).toBeNull();
  expect(isKept()).toBe(false);
});

it('makes way for whoever goes forward again before that', async () => {
  const walk = openProduct();
  await walkBy(-1);
  await walkBy(1);
  expect(page()).toBe('/product/neem');
  expect(isKept()).toBe(true);
  await painted();
  expect(walk.now().location.pathname).toBe('/product/neem');
});

it('makes way for whoever follows a link before that', async () => {
  const walk = openProduct();
  await walkBy(-1);
  act(() => walk.go('/product/tulsi'));
  await painted();
  expect(page()).toBe('/product/tulsi');
  expect(isKept()).toBe(true);
  await walkBy(-1);
  await painted();
  expect(page()).toBeUndefined();
  expect(isKept()).toBe(false);
});

it('leaves other entries of the history to the shop', async () => {
  const walk = openProduct();
  act(() => walk.go('/product/tulsi'));
  await walkBy(-1);
  expect(page()).toBe('/product/neem');
  expect(isKept()).toBe(true);
});

it('brings the keyboard back once the list is painted, unless it was moved on', async () => {
  let moved = 0;
  const end = returning.watch((turn) => turn?.(() => (moved += 1)));
  openProduct();
  await walkBy(-1);
  expect(moved).toBe(0);
  await painted();
  expect(moved).toBe(1);
  openProduct();
  await walkBy(-1);
  screen.getAllByRole('link', { name: 'Neem' }).at(-1)?.focus();
  await painted();
  expect(moved).toBe(1);
  end();
});
