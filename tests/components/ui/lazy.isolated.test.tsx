import { waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// React hydrates in tasks of its own, as in a browser.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

/** Loads the module again: its parts are registered once per page. */
async function freshLazy() {
  vi.resetModules();
  return import('#ui/loading/lazy.tsx');
}

test('parts count as hydrated only once React handles clicks inside them', async () => {
  const { lazyPartsHydrated, lazyOnIdle } = await freshLazy();
  let deliver = (): void => {};
  const code = new Promise<void>((resolve) => (deliver = resolve));
  const handled = vi.fn<() => void>();
  const Part = lazyOnIdle(async () => {
    await code;
    return () => (
      <button type="button" onClick={handled}>
        Add
      </button>
    );
  });
  const page = document.createElement('div');
  // What a prerendered page holds: a finished Suspense boundary.
  page.innerHTML = '<!--$--><button type="button">Add</button><!--/$-->';
  document.body.append(page);
  const button = page.querySelector('button');
  const clicked = vi.fn<() => void>(() => button?.click());
  /** The code arrives when the page is hydrated and the boundary inside it is not. */
  function Probe() {
    useLayoutEffect(() => {
      deliver();
      void lazyPartsHydrated().then(clicked);
    }, []);
    return null;
  }
  window.dispatchEvent(new Event('pointerdown'));
  const root = hydrateRoot(
    page,
    <>
      <Part />
      <Probe />
    </>,
  );
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect(handled).toHaveBeenCalledOnce();
  expect(page.querySelector('button')).toBe(button);
  root.unmount();
  page.remove();
});

test('a part whose code cannot be loaded does not hold the others back', async () => {
  const { lazyPartsHydrated, lazyOnIdle } = await freshLazy();
  const Broken = lazyOnIdle<object>(() => Promise.reject(new Error('offline')));
  const page = document.createElement('div');
  page.innerHTML = '<!--$--><p>Prerendered</p><!--/$-->';
  const hydrated = vi.fn<() => void>();
  function Probe() {
    useLayoutEffect(hydrated, []);
    return null;
  }
  const root = hydrateRoot(
    page,
    <>
      <Broken />
      <Probe />
    </>,
  );
  await waitFor(() => expect(hydrated).toHaveBeenCalled());
  window.dispatchEvent(new Event('pointerdown'));
  await lazyPartsHydrated();
  expect(page.textContent).toBe('Prerendered');
  root.unmount();
});
