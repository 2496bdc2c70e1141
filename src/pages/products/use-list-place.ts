import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import type { CatalogView } from '#domain/catalog.ts';
import type { Entry } from './use-return-place.ts';

/** After "Load more" the keyboard goes on at the first product that was not there before. */
export function useFocusOnNewPage(
  list: RefObject<HTMLElement | null>,
  view: CatalogView,
  shown: number,
): void {
  const before = useRef({ pages: view.pages, shown });
  useEffect(() => {
    const { pages, shown: known } = before.current;
    if (view.pages === pages) {
      before.current.shown = shown;
    } else if (view.pages < pages) {
      before.current = { pages: view.pages, shown };
    } else if (shown > known) {
      before.current = { pages: view.pages, shown };
      const links = list.current?.querySelectorAll<HTMLElement>('article a');
      links?.item(known)?.focus({ preventScroll: true });
    }
  }, [list, view.pages, shown]);
}

/** Another choice of filters begins at the top of the list, where somebody chose it from further down. */
export function useTopOfNewChoice(
  list: RefObject<HTMLElement | null>,
  view: CatalogView,
  { kind }: Entry,
): void {
  const choice = JSON.stringify(view.filters);
  const shown = useRef(choice);
  useEffect(() => {
    const same = shown.current === choice;
    shown.current = choice;
    if (same || kind === NavigationType.Pop || !list.current) return;
    if (list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  }, [list, choice, kind]);
}
