import { paths } from '#domain/paths.ts';
import { gateBack } from '#ui/back-gate.ts';
import { leaving, returning } from '#ui/kept.ts';
import { whenPainted } from '#ui/when-painted.ts';

/** Where the keyboard is when nobody has chosen a place for it (`shell/FreshPage.tsx`). */
const NOBODY = 'body, main';

/** The kept list, once its fonts have settled (`#ui/fonts.ts`): it is not shown while they may still change. */
const KEPT = ':root[data-fonts] [data-kept]';

/** A list in the window of which the shop has not heard yet. */
interface Shown {
  /** Brings the keyboard to where it was. */
  readonly moveKeyboard: () => void;
  readonly takeBack: () => void;
}

/**
 * Back to a list that is kept (`KeptList.tsx`) shows it at once. The shop hears of it when that is painted: on a cheap phone
 * it takes thirty milliseconds to put away what was in front, and ten to move the keyboard.
 */
export function showReturns(): void {
  let shown: Shown | null = null;
  // Each time anew: others stand there as well.
  leaving.watch(() => gateBack(hold));
  function hold(event: PopStateEvent): void {
    shown?.takeBack();
    const next = bringBack();
    shown = next;
    if (!next) return;
    event.stopImmediatePropagation();
    const key = entryKey();
    const before = document.activeElement;
    whenPainted(() => {
      if (shown !== next) return;
      shown = null;
      // Somebody has gone on from the list already, for the shop from what was in front of it.
      if (entryKey() !== key) return next.takeBack();
      const now = document.activeElement;
      if (now === before || now?.matches(NOBODY)) next.moveKeyboard();
      window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown }));
    });
  }
}

/** What React Router calls the open entry of the history: the first one of a visit has no key there. */
function entryKey(): unknown {
  return (window.history.state as { key?: unknown } | null)?.key ?? 'default';
}

/** Brings the list of the open entry into the window, as React will; null where it is not kept. */
function bringBack(): Shown | null {
  const list = document.querySelector<HTMLElement>(KEPT);
  const key = list?.dataset['kept'];
  if (!list || key !== entryKey() || window.location.pathname !== paths.products) return null;
  const others = [...(list.parentElement?.children ?? [])].filter(
    (other): other is HTMLElement => other !== list && other instanceof HTMLElement,
  );
  for (const other of others) other.hidden = true;
  delete list.dataset['kept'];
  let moveKeyboard = (): void => {};
  returning.tell((move) => (moveKeyboard = move));
  return {
    moveKeyboard: () => moveKeyboard(),
    takeBack: () => {
      for (const other of others) other.hidden = false;
      list.dataset['kept'] = key;
    },
  };
}
