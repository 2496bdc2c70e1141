import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdReload } from '#data/browser/reload-hold.ts';
import { isReloading, reloadForNewChunks } from './chunk-reload.ts';

const reload = vi.fn<() => void>();
let fail: (event: { readonly payload: Error }) => void;

/** Reports that a chunk could not be loaded, which is on the server by now. */
async function failToLoad(): Promise<boolean> {
  fail({
    payload: new TypeError('Failed to fetch dynamically imported module: /assets/auth-1.js'),
  });
  return isReloading();
}

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: typeof fail) => (fail = listener),
    location: { reload },
  });
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  reloadForNewChunks();
});
afterEach(() => vi.unstubAllGlobals());

test('a page whose chunk is there after all reloads', async () => {
  expect(await failToLoad()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that waits to place an order does not reload until it has ended', async () => {
  const endHold = holdReload();
  expect(await failToLoad()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  endHold();
  expect(await failToLoad()).toBe(true);
});
