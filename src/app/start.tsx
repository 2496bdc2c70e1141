import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { takePageData } from '#data/prerendered/page-data.ts';
import '#ui/theme.css';
import { reloadForNewChunks } from './chunk-reload.ts';
import { isOtherView } from './hydration/pre-hydration.ts';
import { preloadPage } from './routing/pages.ts';
import { routes } from './routing/routes.tsx';

/** Hydrates the prerendered page, or renders where there is none for this address. */
export async function start(root: HTMLElement): Promise<void> {
  reloadForNewChunks();
  const { pathname } = window.location;
  const isPrerendered = takePageData(pathname);
  // Without its code the page would show its loading state first.
  await preloadPage(pathname).catch(() => undefined);
  const app = (
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>
  );
  if (isPrerendered && !isOtherView()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
