import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageOver } from '../../../tests/support/fixtures/storage.ts';

const stored = new Map<string, string>();
const root = { style: { visibility: '' } };
const reload = vi.fn<() => void>();
const reset = vi.fn<() => void>();
let page: EventTarget;
let modules: typeof import('./restored-page.ts') & typeof import('./local-storage.ts');

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000 });
  stored.clear();
  root.style.visibility = '';
  page = Object.assign(new EventTarget(), { location: { reload } });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { getElementById: () => root, forms: [{ reset }] });
  vi.stubGlobal('localStorage', storageOver(stored));
  vi.resetModules();
  modules = { ...(await import('./restored-page.ts')), ...(await import('./local-storage.ts')) };
  modules.guardRestoredPage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const dispatch = (type: 'pagehide' | 'pageshow', persisted = true): boolean =>
  page.dispatchEvent(Object.assign(new Event(type), { persisted }));

it('hides a page while it is cached, and shows it again at once for the same person', () => {
  const onRestore = vi.fn();
  modules.watchRestores(onRestore);
  dispatch('pagehide');
  expect(root.style.visibility).toBe('hidden');
  expect(onRestore).not.toHaveBeenCalled();
  dispatch('pageshow');
  expect(root.style.visibility).toBe('');
  expect(onRestore).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

it('keeps a restored page hidden and loads it again after a sign-out, with empty fields', () => {
  const onRestore = vi.fn();
  modules.watchRestores(onRestore);
  dispatch('pagehide');
  modules.clearLocalStorage();
  dispatch('pageshow');
  expect(root.style.visibility).toBe('hidden');
  expect(reset).toHaveBeenCalledBefore(reload);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(onRestore).not.toHaveBeenCalled();
});

it('counts a sign-out that the page had not heard of, unless its content is newer', () => {
  modules.clearLocalStorage();
  dispatch('pagehide');
  dispatch('pageshow');
  expect(reload).toHaveBeenCalledTimes(1);
  modules.markContentCurrent();
  dispatch('pagehide');
  dispatch('pageshow');
  expect(root.style.visibility).toBe('');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leaves a page alone that is not cached, such as one that is left for good', () => {
  dispatch('pagehide', false);
  expect(root.style.visibility).toBe('');
  modules.clearLocalStorage();
  dispatch('pageshow', false);
  expect(reload).not.toHaveBeenCalled();
});
