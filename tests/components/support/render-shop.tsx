import { act, cleanup, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { readThrough } from '#data/adapter.ts';
import { live } from '#data/live.ts';
import { startSession } from '#data/session.ts';
import type { Role } from '#domain/role.ts';
import {
  type Answer,
  createMemoryBackend,
  type Documents,
  type MemoryBackend,
  setBackend,
} from './memory-backend.ts';

interface ShopOptions {
  readonly documents?: Documents;
  /** The signed-in account; a visitor without an account when left out. */
  readonly user?: { readonly uid?: string; readonly name?: string; readonly email?: string };
  readonly role?: Role;
  readonly online?: boolean;
  /** What callable functions answer from the beginning, by their names. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Viewport width in pixels; a phone by default. */
  readonly width?: number;
}

export interface RenderedShop {
  readonly backend: MemoryBackend;
  readonly user: UserEvent;
  /** The address that the shop shows now: path, query and fragment. */
  readonly address: () => string;
  readonly goTo: (address: string) => void;
  readonly goBack: () => void;
}

/**
 * Renders the whole shop at an address, its data from memory. The backend starts with the given documents; it can be
 * changed, held back and made to fail while the test runs.
 */
export async function renderShop(
  address: string,
  options: ShopOptions = {},
): Promise<RenderedShop> {
  const { documents = {}, user: account, role, online = true, width = 360 } = options;
  const backend = createMemoryBackend(documents);
  for (const [name, answer] of Object.entries(options.answers ?? {})) backend.answer(name, answer);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  Object.assign(window, { innerWidth: width });
  if (account) {
    localStorage.setItem('franch.signed-in', 'profile');
    backend.signIn(account, role ?? null);
  }
  setBackend(backend);
  readThrough(backend.adapter);
  await startSession();
  const [{ Shop }, { walkThrough }, { preloadPage }] = await Promise.all([
    import('../../../src/app/Shop.tsx'),
    import('../../../src/app/walk.ts'),
    import('../../../src/app/routes.tsx'),
    // Header, footer and bar: to import them first takes a busy machine longer than a test waits for an element.
    import('../../../src/app/deferred.ts'),
  ]);
  await preloadPage(address.replace(/[?#].*/, ''));
  const history = createMemoryHistory({ initialEntries: [address], v5Compat: true });
  showInWindow(history);
  render(<Shop walk={walkThrough(history)} />);
  return {
    backend,
    user: userEvent.setup(),
    address: () => {
      const { pathname, search, hash } = history.location;
      return `${pathname}${search}${hash}`;
    },
    goTo: (next) => act(() => history.push(next)),
    goBack: () => act(() => history.go(-1)),
  };
}

/** Keeps `window.location` at the address of a memory history: links that begin with `?` are resolved against it. */
function showInWindow(history: ReturnType<typeof createMemoryHistory>): void {
  const show = (): void =>
    window.history.replaceState(null, '', history.createHref(history.location));
  for (const method of ['push', 'replace', 'go'] as const) {
    const move = history[method].bind(history) as (...given: unknown[]) => void;
    Object.assign(history, {
      [method]: (...given: unknown[]) => {
        move(...given);
        show();
      },
    });
  }
  show();
}

afterEach(async () => {
  await vi.dynamicImportSettled();
  cleanup();
  live.reset();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  // The lazy parts of a page that a test did not wait for are imported to their end.
}, 60_000);
