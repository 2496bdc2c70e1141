import { startTransition, StrictMode } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { takePageData } from '#data/page-data.ts';
import { watchBack } from '#ui/back-gate.ts';
import { App } from './App.tsx';
import { isOtherView } from './early.ts';
import { watchGoneCode } from './gone-code.ts';
import { preloadPage } from './routes.tsx';
import { walkThrough } from './walk.ts';

type Roots = Pick<typeof import('react-dom/client'), 'createRoot' | 'hydrateRoot'>;

/** Takes over the page that was made for this address, or draws one where there is none. */
export async function start(root: HTMLElement, { createRoot, hydrateRoot }: Roots): Promise<void> {
  watchBack();
  watchGoneCode();
  const shop = (
    <StrictMode>
      <App walk={walkThrough(createBrowserHistory({ v5Compat: true }))} />
    </StrictMode>
  );
  if (!root.hasChildNodes()) return createRoot(root).render(shop);
  const { pathname } = window.location;
  const [fits] = await Promise.all([
    takePageData(pathname).catch(() => false),
    wholeStyle(),
    // Without its code the page would be taken over as one that is loading.
    preloadPage(pathname).catch(() => undefined),
  ]);
  removeParserIds();
  if (fits && !isOtherView()) startTransition(() => void hydrateRoot(root, shop));
  else createRoot(root).render(shop);
}

/** Removes the ids that prerendered HTML has for its first paint (`beginning.ts`): React's tree is without them. */
function removeParserIds(): void {
  for (const element of document.querySelectorAll('#begun,#begun-wide'))
    element.removeAttribute('id');
}

/** The longest wait for the style sheet, in milliseconds: one that failed before we listened may never fire an event. */
const STYLE_MS = 3_000;

/** Resolves when the whole style sheet is here, which parts that the page does not show yet need; or is not to be had. */
async function wholeStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return;
  await new Promise((come) => {
    link.addEventListener('load', come);
    link.addEventListener('error', come);
    setTimeout(come, STYLE_MS);
  });
}
