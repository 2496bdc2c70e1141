import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { hydratePageData } from '#data/prerendered/page-data.ts';
import { withoutTracking } from '#domain/site/tracking-parameters.ts';
import { App } from './App.tsx';
import { reloadForNewChunks } from './chunk-reload.ts';
import { isOtherView } from './hydration/pre-hydration.ts';
import { preloadPage } from './routing/pages.ts';
import { routes } from './routing/routes.tsx';

/** Hydrates the prerendered page, or renders where there is none for this address. */
export async function start(root: HTMLElement): Promise<void> {
  reloadForNewChunks();
  removeTracking();
  const app = (
    <StrictMode>
      <App router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  const { pathname } = window.location;
  const isPrerendered = hydratePageData(pathname);
  // The prerendered page stays until its code is loaded. Without code it cannot be hydrated: the app says what is wrong.
  const isLoaded = root.firstElementChild !== null && (await isPageLoaded(pathname));
  if (isPrerendered && isLoaded && !isOtherView()) hydrateRoot(root, app, { onRecoverableError });
  else createRoot(root).render(app);
}

/**
 * A prerendered text that Chrome has translated differs from what hydration expects. React renders that part again, which
 * is no error. Chrome marks the document with a class.
 */
function onRecoverableError(error: unknown): void {
  if (!document.documentElement.className.includes('translated')) reportError(error);
}

async function isPageLoaded(pathname: string): Promise<boolean> {
  return preloadPage(pathname).then(
    () => true,
    () => false,
  );
}

/**
 * Removes tracking parameters from the address before anything reads it: an address that is copied, kept for after the
 * sign-in or used as a key is the page's own.
 */
function removeTracking(): void {
  const { pathname, search, hash } = window.location;
  const clean = withoutTracking(search);
  if (clean !== search)
    window.history.replaceState(window.history.state, '', pathname + clean + hash);
}
