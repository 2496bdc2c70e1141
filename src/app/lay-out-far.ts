import { takePageLetters } from '#ui/fonts.ts';
import { whenIdle } from '#ui/idle.ts';
import { leaving } from '#ui/kept.ts';

/** How many parts are laid out in one go: on a cheap phone about ten milliseconds of work. */
const AT_ONCE = 2;
/** What is kept out of sight (`KeptList.tsx`). */
const KEPT = '[data-kept]';

/**
 * Lays out what is far down a page (`far` in the style sheet), a little whenever the browser is idle, from the first scroll
 * on: who scrolls fast finds it drawn, and who only looks pays nothing for it. Of a list that is kept out of sight only
 * what was seen last stays so: it is what comes back first.
 */
export function layOutFar(): void {
  let isScrolled = window.scrollY > 0;
  let isAsked = false;
  let seen = new Set<HTMLElement>();
  function ask(): void {
    if (isAsked) return;
    isAsked = true;
    whenIdle(layOut);
  }
  function layOut(): void {
    isAsked = false;
    for (const kept of document.querySelectorAll<HTMLElement>(KEPT)) prepareReturn(kept, seen);
    if (!isScrolled) return;
    const waiting = document.querySelectorAll<HTMLElement>(`.far:not([data-laid], ${KEPT} *)`);
    for (const part of [...waiting].slice(0, AT_ONCE)) part.dataset['laid'] = '';
    if (waiting.length > AT_ONCE) ask();
  }
  function scroll(): void {
    isScrolled = true;
    ask();
  }
  window.addEventListener('scroll', scroll, { once: true, passive: true });
  leaving.watch(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.far')];
    seen = new Set(parts.filter(isInView));
    // Somebody may not have scrolled, or have been quicker than this.
    for (const part of seen) part.dataset['laid'] = '';
  });
  new MutationObserver(ask).observe(document.body, { childList: true, subtree: true });
  ask();
}

function isInView(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Takes on the letters of the page around it, while nobody waits for it. */
function prepareReturn(kept: HTMLElement, seen: ReadonlySet<HTMLElement>): void {
  const isReady = !takePageLetters(kept);
  const unseen = [...kept.querySelectorAll<HTMLElement>('[data-laid]')].filter(
    (part) => !seen.has(part),
  );
  if (isReady && unseen.length === 0) return;
  for (const part of unseen) delete part.dataset['laid'];
  // To say where it stands a browser has to lay it out.
  kept.firstElementChild?.getBoundingClientRect();
}
