import { act, cleanup, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router-dom';
import { vi } from 'vitest';
import { setAdapter } from '#data/firebase/adapter.ts';
import { queryStore } from '#data/query/query-store.ts';
import { startSession } from '#data/account/session.ts';
import type { Role } from '#domain/staff/role.ts';
import { dismissToast } from '#ui/feedback/toast.ts';
import { Toaster } from '#ui/feedback/Toaster.tsx';
import type { Account } from './memory-auth.ts';
import {
  type Answer,
  createMemoryBackend,
  type Documents,
  type MemoryBackend,
  setBackend,
} from './memory-backend.ts';

interface ShopOptions {
  readonly documents?: Documents;
  /** The signed-in account; an anonymous visitor when omitted. */
  readonly user?: Partial<Account>;
  readonly role?: Role;
  readonly online?: boolean;
  /** Initial responses of callable functions, by name. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Leaves every read without an answer (for good, or delayed) until `release`. */
  readonly reads?: 'hang' | 'wait';
  /** Called with the path of every document and list that is read. */
  readonly onRead?: (path: string) => void;
  /** Viewport width in pixels; a phone by default. */
  readonly width?: number;
}

export interface RenderedShop {
  readonly backend: MemoryBackend;
  readonly user: UserEvent;
  /** The current address: path, query and fragment. */
  readonly address: () => string;
  readonly goTo: (address: string) => void;
  readonly goBack: () => void;
  /** Changes fields of a document from outside the page; null removes the document. */
  readonly change: (path: string, fields: Documents[string] | null) => void;
  /** Leaves the page and opens it again: browser storage stays. */
  readonly reload: () => void;
  /** Answers reads again. */
  readonly release: () => void;
  /** Ends or restores the network. */
  readonly setOnline: (online: boolean) => void;
}

type Router = ReturnType<typeof createMemoryRouter>;

/**
 * Renders the whole shop at an address with in-memory data. The backend starts with the given documents; a test can
 * change it, delay it and make it fail.
 */
export async function renderShop(
  address: string,
  options: ShopOptions = {},
): Promise<RenderedShop> {
  const { routes } = await loadPage(address);
  return renderRoutes(routes, address, options);
}

/** Renders the page of an address without header, footer and session gate, for what only the page does. */
export async function renderPage(
  address: string,
  options: ShopOptions = {},
): Promise<RenderedShop> {
  const { routes } = await loadPage(address);
  const children = routes.flatMap((route) => route.children ?? []);
  return renderRoutes([{ element: <Frame part={<Outlet />} />, children }], address, options);
}

/** Renders one part of the shop, which stays at every address. */
export async function renderPart(
  part: ReactNode,
  { at = '/', ...options }: ShopOptions & { readonly at?: string } = {},
): Promise<RenderedShop> {
  return renderRoutes([{ path: '*', element: <Frame part={part} /> }], at, options);
}

function Frame({ part }: { part: ReactNode }) {
  return (
    <>
      <main tabIndex={-1}>
        <Suspense>{part}</Suspense>
      </main>
      <Toaster close="Close" />
    </>
  );
}

async function loadPage(address: string) {
  const [{ routes }, { preloadPage }] = await Promise.all([
    import('../../../src/app/routing/routes.tsx'),
    import('../../../src/app/routing/pages.ts'),
  ]);
  await preloadPage(address.replace(/[?#].*/, ''));
  return { routes };
}

async function renderRoutes(
  routes: RouteObject[],
  address: string,
  options: ShopOptions,
): Promise<RenderedShop> {
  const { documents = {}, user: account, role, online = true, width = 360 } = options;
  const backend = createMemoryBackend(documents);
  const release = {
    hang: () => backend.hangReads(),
    wait: () => backend.holdReads(''),
    none: () => () => {},
  }[options.reads ?? 'none']();
  // Registering sends it in the background.
  backend.answer('sendConfirmation', { outcome: 'sent' });
  for (const [name, answer] of Object.entries(options.answers ?? {})) backend.answer(name, answer);
  if (account) {
    localStorage.setItem('franch.signed-in', 'profile');
    backend.signIn(account, role ?? null);
  }
  setBackend(backend);
  const { adapter } = backend;
  setAdapter({
    ...adapter,
    listenToDocument(path, ...rest) {
      options.onRead?.(path);
      return adapter.listenToDocument(path, ...rest);
    },
    listenToList(read, ...rest) {
      options.onRead?.(read.path);
      return adapter.listenToList(read, ...rest);
    },
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  Object.assign(window, { innerWidth: width });
  await startSession();
  const { App } = await import('../../../src/app/App.tsx');
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  followRouter(router);
  const show = () => render(<App router={router} />);
  let shown = show();
  return {
    backend,
    user: userEvent.setup(),
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return `${pathname}${search}${hash}`;
    },
    goTo: (next) => act(() => void router.navigate(next)),
    goBack: () => act(() => void router.navigate(-1)),
    change: (path, fields) =>
      act(() => backend.change({ [path]: fields && { ...backend.document(path), ...fields } })),
    reload: () => {
      shown.unmount();
      queryStore.reset();
      shown = show();
    },
    release: () => act(release),
    setOnline: (isOnline) =>
      act(() => {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
        window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
      }),
  };
}

/** Keeps `window.location` at the address of a router. */
function followRouter(router: Router): void {
  const follow = (): void =>
    window.history.replaceState(null, '', router.createHref(router.state.location));
  router.subscribe(follow);
  follow();
}

/** Leaves the page as after a closed browser: no page, no data, nothing stored. */
export async function closeShop(): Promise<void> {
  await vi.dynamicImportSettled();
  cleanup();
  // A toast outlives its page: the next test must not find it.
  dismissToast();
  setBackend(createMemoryBackend());
  queryStore.reset();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
}
