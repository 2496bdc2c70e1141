import { yieldToMain } from '#data/query/yield-to-main.ts';

/** The query parameters by which an address asks for another view than its prerendered page shows. */
const VIEW_PARAMETERS =
  'category|search|sort|pages|concern|price|size|rating|saving|stock|origin|topic|order|ticket';

/** The id of the template that holds the code of a prerendered page: its entry script, and links that preload the rest. */
export const PAGE_CODE = 'page-code';

/**
 * Inline script of every prerendered page, which runs before first paint; its hash is in the Content-Security-Policy
 * of firebase.json.
 *
 * Queues clicks on buttons until the app can handle them (`replayClicks`). Links clicked after a queued button are
 * queued as well, so that "Add to cart" and then "Cart" show a cart with the product; a second click on the same link
 * follows it at once. Links, forms with an action and everything else work without JavaScript.
 *
 * Marks a page whose address asks for another view: the style sheet then shows placeholders instead of wrong
 * products.
 *
 * Starts the page's code when its pictures and fonts have loaded and are painted, so that they do not share a slow
 * network with it; at the first use of the page, or for another view, as soon as the document is complete.
 */
export const PRE_HYDRATION_SCRIPT = `(() => {
  const startCode = () => {
    const code = document.getElementById('${PAGE_CODE}');
    if (document.readyState !== 'loading') code?.replaceWith(code.content);
  };
  const clicks = new Set();
  const keep = (event) => {
    const target = event.target.closest(clicks.size ? 'a, button' : 'button');
    if (!target || target.form?.hasAttribute('action') || (target.href && clicks.has(target))) return;
    event.preventDefault();
    event.stopPropagation();
    clicks.add(target);
    startCode();
  };
  document.addEventListener('click', keep, true);
  window.takeEarlyClicks = () => {
    document.removeEventListener('click', keep, true);
    delete window.takeEarlyClicks;
    return clicks;
  };
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, startCode);
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(startCode, { timeout: 200 }));
  if (/[?&](${VIEW_PARAMETERS})=/.test(location.search)) {
    document.documentElement.dataset.otherView = '';
    document.addEventListener('DOMContentLoaded', startCode);
  }
})()`;

interface PreHydrationWindow extends Window {
  takeEarlyClicks?: () => ReadonlySet<HTMLElement>;
}

/** Whether the address asks for another view than the prerendered page shows. */
export function isOtherView(): boolean {
  return document.documentElement.dataset['otherView'] !== undefined;
}

/** Shows the rendered view and dispatches the clicks that came before the app could handle them, each once and in order. */
export async function replayClicks(): Promise<void> {
  delete document.documentElement.dataset['otherView'];
  const clicks = (window as PreHydrationWindow).takeEarlyClicks?.() ?? [];
  for (const element of clicks) {
    element.click();
    // React renders what a click changed before the next one.
    await yieldToMain();
  }
}
