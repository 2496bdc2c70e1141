import { takePageLetters } from '#ui/fonts.ts';
import { whenIdle } from '#ui/idle.ts';
import { leaving } from '#ui/kept.ts';

/** How many parts are laid out in one go: on a cheap phone about ten milliseconds of work. */
const AT_ONCE = 2;
/** What is kept out of sight (`KeptList.tsx`). */
const KEPT = '[data-kept]';

/**
 * Lays out what is far down a page (`far` in the style sheet), a little whenever the browser is idle, from now on: who
 * scrolls fast, or wants a picture of the whole page, finds it drawn. Before that it would have stood in the way of the
 * first letter. Of a list that is kept out of sight only what was seen last stays so: it is what comes back first.
 */
export function layOutFar(): void {
  let isAsked = false;
  let seen = new Set<Element>();
  function ask(): void {
    if (isAsked) return;
    isAsked = true;
    whenIdle(layOut);
  }
  function layOut(): void {
    isAsked = false;
    for (const kept of document.querySelectorAll<HTMLElement>(KEPT)) prepareReturn(kept, seen);
    const waiting = document.querySelectorAll<HTMLElement>(`.far:not([data-laid], ${KEPT} *)`);
    for (const part of [...waiting].slice(0, AT_ONCE)) part.dataset['laid'] = '';
    if (waiting.length > AT_ONCE) ask();
  }
  leaving.watch(() => (seen = new Set([...document.querySelectorAll('.far')].filter(isInView))));
  new MutationObserver(ask).observe(document.body, { childList: true, subtree: true });
  ask();
}

function isInView(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Takes on the letters of the page around it, while nobody waits for it. */
function prepareReturn(kept: HTMLElement, seen: ReadonlySet<Element>): void {
  const isReady = !takePageLetters(kept);
  const unseen = [...kept.querySelectorAll<HTMLElement>('[data-laid]')].filter(
    (part) => !seen.has(part),
  );
  if (isReady && unseen.length === 0) return;
  for (const part of unseen) delete part.dataset['laid'];
  // To say where it stands a browser has to lay it out.
  kept.firstElementChild?.getBoundingClientRect();
}
