import { whenIdle } from '#ui/idle.ts';

/** How many parts are laid out in one go: on a cheap phone about ten milliseconds of work. */
const AT_ONCE = 2;

/**
 * Lays out what is far down a page (`far` in the style sheet), a little whenever the browser is idle, from now on: who
 * scrolls fast, or wants a picture of the whole page, finds it drawn. Before that it would have stood in the way of the
 * first letter.
 */
export function layOutFar(): void {
  let isAsked = false;
  function ask(): void {
    if (isAsked) return;
    isAsked = true;
    whenIdle(layOut);
  }
  function layOut(): void {
    isAsked = false;
    const waiting = [...document.querySelectorAll<HTMLElement>('.far:not([data-laid])')];
    for (const part of waiting.slice(0, AT_ONCE)) part.dataset['laid'] = '';
    if (waiting.length > AT_ONCE) ask();
  }
  new MutationObserver(ask).observe(document.body, { childList: true, subtree: true });
  ask();
}
