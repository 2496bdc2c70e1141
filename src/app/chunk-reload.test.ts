import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdReload } from '#data/browser/reload-hold.ts';
import { isReloading, reloadForNewChunks } from './chunk-reload.ts';

const reload = vi.fn<() => void>();
let fail: () => void;

/** Reports that a chunk could not be loaded. */
function failToLoad(): Promise<boolean> {
  fail();
  return isReloading();
}

beforeEach(() => {
  reload.mockReset();
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: typeof fail) => (fail = listener),
    location: { reload },
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  reloadForNewChunks();
});
afterEach(() => vi.unstubAllGlobals());

test('a page that lacks a chunk reloads when the site answers', async () => {
  expect(await failToLoad()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  ['fails', () => Promise.resolve(new Response('', { status: 503 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a page that lacks a chunk does not reload when the site %s', async (_, answer) => {
  vi.stubGlobal('fetch', answer);
  expect(await failToLoad()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that waits to place an order does not reload until it has ended', async () => {
  const endHold = holdReload();
  expect(await failToLoad()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  endHold();
  expect(await failToLoad()).toBe(true);
});
