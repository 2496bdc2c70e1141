import { act, cleanup, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { readThrough } from '#data/adapter.ts';
import { live } from '#data/live.ts';
import { type SessionUser, startSession } from '#data/session.ts';
import type { Role } from '#domain/role.ts';
import {
  createMemoryBackend,
  type Documents,
  type MemoryBackend,
  setBackend,
} from './memory-backend.ts';

interface ShopOptions {
  readonly documents?: Documents;
  /** The signed-in account; a visitor without an account when left out. */
  readonly user?: Partial<SessionUser>;
  readonly role?: Role;
  readonly online?: boolean;
  /** Viewport width in pixels; a phone by default. */
  readonly width?: number;
}

export interface RenderedShop {
  readonly backend: MemoryBackend;
  readonly user: UserEvent;
  /** The address that the shop shows now: path, query and fragment. */
  readonly address: () => string;
  readonly goTo: (address: string) => void;
  /** Leaves the page and opens it again: what the browser stores stays. */
  readonly reload: () => void;
  /** Ends or restores the network. */
  readonly setOnline: (online: boolean) => void;
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
  setBackend(backend);
  readThrough(backend.adapter);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  Object.assign(window, { innerWidth: width });
  if (account) {
    localStorage.setItem('franch.signed-in', 'profile');
    backend.signIn(account, role ?? null);
  }
  await startSession();
  const [{ Shop }, { walkThrough }, { preloadPage }] = await Promise.all([
    import('../../../src/app/Shop.tsx'),
    import('../../../src/app/walk.ts'),
    import('../../../src/app/routes.tsx'),
  ]);
  await preloadPage(address.replace(/[?#].*/, ''));
  const history = createMemoryHistory({ initialEntries: [address], v5Compat: true });
  const show = () => render(<Shop walk={walkThrough(history)} />);
  let shown = show();
  return {
    backend,
    user: userEvent.setup(),
    address: () => {
      const { pathname, search, hash } = history.location;
      return `${pathname}${search}${hash}`;
    },
    goTo: (next) => act(() => history.push(next)),
    reload: () => {
      shown.unmount();
      live.reset();
      shown = show();
    },
    setOnline: (isOnline) =>
      act(() => {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
        window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
      }),
  };
}

afterEach(async () => {
  await vi.dynamicImportSettled();
  cleanup();
  setBackend(createMemoryBackend());
  live.reset();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});
