import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { CatalogView } from '#domain/catalog/catalog.ts';

/** The product link that was followed from each list of this visit, by the key of the list's history entry. */
const followedLinks = new Map<string, string>();

/** Back to a list moves the focus to the product that was opened from it. `<ScrollRestoration>` restores the scroll position. */
export function useFocusOnReturn(list: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    const element = list.current;
    const pathname = type === NavigationType.Pop ? followedLinks.get(key) : undefined;
    // A closed dialog has given the focus back to the list already.
    if (pathname !== undefined && !element?.contains(document.activeElement))
      linksIn(element)
        .find((link) => link.pathname === pathname)
        ?.focus({ preventScroll: true });
    const onClick = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) followedLinks.set(key, link.pathname);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [list, key, type]);
}

/** "Load more" moves the focus to the first product of the new page. */
export function useFocusOnNewPage(
  list: RefObject<HTMLElement | null>,
  view: CatalogView,
  shown: number,
): void {
  const last = useRef({ pages: view.pages, shown });
  useEffect(() => {
    const { pages, shown: known } = last.current;
    if (view.pages === pages) {
      last.current.shown = shown;
    } else if (view.pages < pages) {
      last.current = { pages: view.pages, shown };
    } else if (shown > known) {
      last.current = { pages: view.pages, shown };
      linksIn(list.current)[known]?.focus({ preventScroll: true });
    }
  }, [list, view.pages, shown]);
}

/** A changed filter choice scrolls back to the top of the list. */
export function useTopOfNewChoice(list: RefObject<HTMLElement | null>, view: CatalogView): void {
  const type = useNavigationType();
  const choice = JSON.stringify(view.filters);
  const lastChoice = useRef(choice);
  useEffect(() => {
    const same = lastChoice.current === choice;
    lastChoice.current = choice;
    if (same || type === NavigationType.Pop || !list.current) return;
    if (list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  }, [list, choice, type]);
}

function linksIn(list: HTMLElement | null): readonly HTMLAnchorElement[] {
  return [...(list?.querySelectorAll<HTMLAnchorElement>('article a') ?? [])];
}
